// The judge as a whole: lines, tables that are wrong, and moves that make no sense.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "check/patience/positions.hpp"

namespace sabar {
namespace {

using namespace positions;

const char* const kSmall = "columns 2 build down alternate move run\nfoundations 4";

std::vector<Move> line_of(const Rules& rules, std::string_view text) {
  const auto line = parse_line(rules, text);
  EXPECT_TRUE(line) << (line ? "" : line.error().text());
  return line.value_or(std::vector<Move>{});
}

TEST(JudgeLine, SaysThatALineWins) {
  const Position start = position(kSmall, "t1: 2H AH | t2: AS");
  const Ruling ruling = judge_line(start.rules, start.table, line_of(start.rules, "t1-f1 t1-f1 t2-f4"));
  EXPECT_TRUE(ruling.accepted);
  EXPECT_TRUE(ruling.won);
  EXPECT_EQ(ruling.played, 3U);
  EXPECT_EQ(ruling.reason, "");
}

TEST(JudgeLine, SaysThatALineDoesNotWinYet) {
  const Position start = position(kSmall, "t1: 2H AH | t2: AS");
  const Ruling ruling = judge_line(start.rules, start.table, line_of(start.rules, "t1-f1"));
  EXPECT_TRUE(ruling.accepted);
  EXPECT_FALSE(ruling.won);
  EXPECT_EQ(ruling.played, 1U);
}

TEST(JudgeLine, NamesTheFirstWrongMoveAndWhy) {
  const Position start = position(kSmall, "t1: 2H AH | t2: AS");
  const Ruling ruling = judge_line(start.rules, start.table, line_of(start.rules, "t1-f1 t2-f1 t1-f1"));
  EXPECT_FALSE(ruling.accepted);
  EXPECT_FALSE(ruling.won);
  EXPECT_EQ(ruling.played, 1U);
  EXPECT_EQ(ruling.reason, "move 2 (t2-f1): the AS cannot go on the AH: foundations build up by suit");
}

TEST(JudgeLine, RefusesATableThatIsNotOne) {
  Position start = position(kSmall, "t1: 2H AH");
  const auto reason = [&] { return judge_line(start.rules, start.table, {}).reason; };
  EXPECT_EQ(reason(), "");
  start.table.base = 0;
  EXPECT_NE(reason(), "");
  start.table.base = 14;
  EXPECT_NE(reason(), "");
  start.table = position(kSmall, "t1: 2H AH").table;
  start.table.redeals = -1;
  EXPECT_NE(reason(), "");
  start.table = position(kSmall, "t1: 2H AH").table;
  start.table.piles[0].face_down = 3;
  EXPECT_NE(reason(), "");
  start.table = position(kSmall, "f1: 2H AH").table;
  start.table.piles[2].face_down = 1;
  EXPECT_NE(reason(), "");
  start.table = position(kSmall, "t1: 2H 2H").table;
  EXPECT_NE(reason(), "") << "a card is there twice";
  start.table.piles.clear();
  EXPECT_NE(reason(), "");
}

TEST(Judge, KeepsItsOwnRules) {
  auto start = std::make_unique<Position>(position(kSmall, "t1: 2H AH"));
  auto judge = Judge::begin(start->rules, start->table);
  const Move move = transfer(0, 2);
  start.reset();
  ASSERT_TRUE(judge);
  EXPECT_TRUE(judge->play(move));
}

TEST(Judge, TakesMovesInOneFormOnly) {
  const Position start = position("columns 2\nfoundations 4\npairs sum 13\nstock redeals 1", "t1: 6H | t2: 7H | s: 2C");
  const auto judge = Judge::begin(start.rules, start.table);
  ASSERT_TRUE(judge);
  EXPECT_TRUE(judge->permits({MoveKind::draw, 0, 0, 1}));
  EXPECT_FALSE(judge->permits({MoveKind::draw, 0, 0, 2}));
  EXPECT_FALSE(judge->permits({MoveKind::draw, 0, 0, 0}));
  EXPECT_FALSE(judge->permits({MoveKind::draw, 1, 0, 1}));
  EXPECT_FALSE(judge->permits({MoveKind::draw, 0, 1, 1}));
  EXPECT_TRUE(judge->permits({MoveKind::pair, 0, 1, 1}));
  EXPECT_FALSE(judge->permits({MoveKind::pair, 0, 1, 2}));
  EXPECT_FALSE(judge->permits({MoveKind::pair, 1, 0, 1}));
  EXPECT_FALSE(judge->permits({MoveKind::pair, 0, 0, 1}));
  EXPECT_FALSE(judge->permits({MoveKind::transfer, 0, 0, 1}));
  EXPECT_FALSE(judge->permits({MoveKind::transfer, 0, 1, 0}));
  EXPECT_FALSE(judge->permits({static_cast<MoveKind>(9), 0, 1, 1}));
}

TEST(JudgeLine, NamesMovesWithoutSense) {
  const Position start = position(kSmall, "t1: 2H AH");
  const auto reason = [&](const Move& move) {
    return judge_line(start.rules, start.table, std::span(&move, 1)).reason;
  };
  EXPECT_EQ(reason({MoveKind::transfer, 0, 99, 1}),
            "move 1 (kind 0, pile 0 to pile 99, 1 cards): there is no pile number 99 among 7 piles");
  EXPECT_EQ(reason({static_cast<MoveKind>(9), 0, 1, 1}),
            "move 1 (kind 9, pile 0 to pile 1, 1 cards): there is no such kind of move");
}

// One game of every kind of pile and move.
Position sample(int which) {
  switch (which) {
    case 0:
      return position(
          "columns 3 build down alternate move freeing-run fill from reserve waste then K\nreserve 1 deal 0\n"
          "cells 1\nfoundations 4 return build up suit wrap start first\nstock redeals unlimited",
          "t1: <9C> 5S 4H | t2: 6D | r1: <2C> 3C | f1: 3H | s: AS KS QH | w: JC | base: 3");
    case 1:
      return position("places 6 deal 0 shape pyramid 3\npairs sum 13\nstock draw 2 open redeals 2\ngoal empty places",
                      "p1: 6H | p2: 5H | p3: 8C | p4: 7H | p5: 6C | p6: KD | s: 2H 3H QS | w: AS");
    case 2:
      return position("row 6\ngoal one-pile", "a1: 5H | a2: 5C | a3: 9C | a4: 9H | a5: 2H | a6: 2C");
    case 3:
      return position("deck remove A\ngrid 2 x 3 deal 0 fill 2 row-suits\ngoal rows",
                      "g2: 2H | g3: 3H | g4: 2D | d: AH");
    case 4:
      return position(
          "deck ranks 3\ncolumns 3 build down any move run suit\nfoundations 2 collect runs\n"
          "stock to columns full\ngoal ordered",
          "t1: <2D> 3H 2H | t2: 2S AH | t3: <3D> AD | s: 2C 3C AC");
    default:
      return position("columns 3 build both other move group\nfoundations 4\nhole\nzigzag gather 3",
                      "t1: 5H 6C | t2: 7D AS | t3: 8D | h: 2C");
  }
}

std::vector<Card> all_cards(const Table& table) {
  std::vector<Card> cards;
  for (const TablePile& pile : table.piles) {
    cards.insert(cards.end(), pile.cards.begin(), pile.cards.end());
  }
  std::sort(cards.begin(), cards.end());
  return cards;
}

Move any_move() {
  const auto small = [] { return *rc::gen::inRange(0, 12); };
  Move move;
  move.kind = static_cast<MoveKind>(*rc::gen::inRange(0, 6));
  move.from = static_cast<std::uint8_t>(small());
  move.to = static_cast<std::uint8_t>(small());
  move.count = static_cast<std::uint8_t>(*rc::gen::weightedElement<int>({{6, 1}, {2, 2}, {1, 0}, {1, 3}, {1, 255}}));
  if (*rc::gen::inRange(0, 20) == 0) {
    move.to = static_cast<std::uint8_t>(*rc::gen::inRange(0, 256));
  }
  const bool plain = move.kind == MoveKind::draw || move.kind == MoveKind::redeal || move.kind == MoveKind::gather;
  return plain && *rc::gen::inRange(0, 2) == 0 ? Move{move.kind, 0, 0, 1} : move;
}

RC_GTEST_PROP(Judge, SurvivesAnyMoveAndLosesNoCard, ()) {
  const Position start = sample(*rc::gen::inRange(0, 6));
  auto judge = Judge::begin(start.rules, start.table);
  RC_ASSERT(judge.has_value());
  for (int step = 0; step < 60; ++step) {
    const Move move = any_move();
    const bool allowed = judge->permits(move).has_value();
    const Table before = judge->table();
    RC_ASSERT(judge->play(move).has_value() == allowed);
    RC_ASSERT(allowed || judge->table() == before);
    RC_ASSERT(all_cards(judge->table()) == all_cards(start.table));
    RC_ASSERT(Judge::begin(start.rules, judge->table())->table() == judge->table());  // settled
    static_cast<void>(judge->won());
  }
}

}  // namespace
}  // namespace sabar
