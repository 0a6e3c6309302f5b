// Runs carried card by card, where the rules move single cards.
#include <algorithm>

#include <fmt/format.h>

#include "session/patience/sessions.hpp"

namespace sabar {
namespace {

// The run QS JH 10S 9H 8S 7H on column 1 and its target KD on column 2, with some cells and columns free.
Session run_session(std::size_t free_cells, std::size_t free_columns) {
  std::vector<std::string> columns = {"KH QS JH 10S 9H 8S 7H", "KD", "KS QH JS 10H 9S 8H 7S", "KC QD JC 10D 9C 8D 7C"};
  std::vector<std::string> loose = {"QC", "JD", "10C", "9D", "8C", "7D"};
  const auto take = [&] {
    const std::string card = loose.back();
    loose.pop_back();
    return card;
  };
  std::string cells = "cell";
  for (std::size_t i = 0; i < 4; ++i) {
    cells += i < free_cells ? " -" : fmt::format(" {}", take());
  }
  for (std::size_t i = free_columns; i < 3; ++i) {
    columns.push_back(take());
  }
  columns.push_back(fmt::format("{}", fmt::join(loose, " ")));
  columns.resize(8);
  std::string text;
  for (const std::string_view suit : {"H", "D", "C", "S"}) {
    text += fmt::format("foundation A{0} 2{0} 3{0} 4{0} 5{0} 6{0}\n", suit);
  }
  for (const std::string& column : columns) {
    text += fmt::format("column {}\n", column);
  }
  return freecell_session(fmt::format("{}{}\n", text, cells));
}

Table moved(Table table, std::size_t from, std::size_t to, std::size_t count) {
  auto& source = table.piles[from].cards;
  auto& target = table.piles[to].cards;
  target.insert(target.end(), source.end() - static_cast<std::ptrdiff_t>(count), source.end());
  source.resize(source.size() - count);
  return table;
}

TEST(Carry, RoomForARunIsTheClassicFormula) {
  for (std::size_t cells = 0; cells <= 4; ++cells) {
    for (std::size_t columns = 0; columns <= 3; ++columns) {
      if (4 - cells + 3 - columns > 5) {
        continue;  // not so many cards to fill the room with
      }
      Session session = run_session(cells, columns);
      const Table wanted = moved(session.table(), 0, 1, 6);
      const bool enough = 6 <= std::max(cells + columns + 1, (cells + 1) << columns);
      const auto played = session.play("t1-t2x6");
      ASSERT_EQ(played.has_value(), enough) << cells << " cells, " << columns << " columns";
      if (enough) {
        EXPECT_EQ(session.table(), wanted);
      } else {
        EXPECT_NE(played.error().message.find("6 cards need more room"), std::string::npos);
        EXPECT_FALSE(played.error().hint.empty());
        EXPECT_EQ(session.moves_made(), 0U);
      }
    }
  }
}

TEST(Carry, AnEmptyTargetIsNoRoom) {
  Session session = run_session(1, 2);
  EXPECT_FALSE(session.play("t1-t8x5"));  // one cell, one other column: four cards
  const Table wanted = moved(session.table(), 0, 7, 4);
  ASSERT_TRUE(session.play("t1-t8x4"));
  EXPECT_EQ(session.table(), wanted);
}

TEST(Carry, IsOneStepOfSingleMoves) {
  Session session = run_session(4, 1);
  const Table before = session.table();
  ASSERT_TRUE(session.play("t1-t2x6"));
  const Table after = session.table();
  const std::size_t moves = session.moves_made();
  EXPECT_EQ(moves, 11U);
  for (const Move& move : session.moves()) {
    EXPECT_EQ(move.count, 1U);
  }
  ASSERT_TRUE(session.undo());
  EXPECT_EQ(session.table(), before);
  EXPECT_EQ(session.redo_count(), moves);
  ASSERT_TRUE(session.redo());
  EXPECT_EQ(session.table(), after);
  EXPECT_FALSE(session.can_redo());

  // Within the step: undo and redo go to its ends.
  ASSERT_TRUE(session.go_to(4));
  ASSERT_TRUE(session.redo());
  EXPECT_EQ(session.moves_made(), moves);
  ASSERT_TRUE(session.go_to(4));
  ASSERT_TRUE(session.undo());
  EXPECT_EQ(session.moves_made(), 0U);
}

TEST(Carry, RefusalsSayWhy) {
  Session session = run_session(4, 1);
  const auto reason = [&](std::string_view move) {
    const auto played = session.play(move);
    return played ? std::string() : played.error().text();
  };
  EXPECT_NE(reason("t1-t2x5").find("the JH cannot go on the KD"), std::string::npos) << reason("t1-t2x5");
  EXPECT_NE(reason("t1-t2x8").find("no run"), std::string::npos);
  EXPECT_NE(reason("t1-t1x2").find("itself"), std::string::npos);
  EXPECT_NE(reason("t1-f1x2").find("only the top card"), std::string::npos) << reason("t1-f1x2");
  EXPECT_NE(reason("c1-t2x2").find("c1 is empty"), std::string::npos) << reason("c1-t2x2");
}

TEST(Carry, WhatIsListedCanBePlayedAndNothingElse) {
  std::size_t listed = 0;
  for (const GameFile& game : game_list()) {
    WalkDice dice(game.identity.low);
    Session session = deal_session(game, 9);
    for (int round = 0; round < 4; ++round) {
      walk(session, dice, 12);
      const auto carries = session.carries();
      listed += carries.size();
      for (const Move& move : carries) {
        ASSERT_EQ(std::count(session.legal().begin(), session.legal().end(), move), 0) << game.name;
        Session copy = session;
        const auto played = copy.play(move);
        ASSERT_TRUE(played) << game.name << ": " << played.error().text();
        ASSERT_GT(copy.moves_made(), session.moves_made() + 1);
        ASSERT_TRUE(copy.undo());
        ASSERT_EQ(copy.table(), session.table());
      }
    }
  }
  EXPECT_GT(listed, 20U);
}

}  // namespace
}  // namespace sabar
