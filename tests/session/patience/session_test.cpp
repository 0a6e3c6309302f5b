// The line of a session against the plainest thing there is: a list of all tables.
#include <algorithm>
#include <string>
#include <utility>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/core/deck.hpp>
#include <sabar/rules/patience/piles.hpp>

#include "session/patience/sessions.hpp"

namespace sabar {
namespace {

// What the line of a session should be: a list of tables, each from the one before by the judge.
class PlainLine {
public:
  explicit PlainLine(const Session& session) : rules_(session.rules()), tables_{session.table()} {}

  void play(const Move& move) {
    auto judge = Judge::begin(rules_, table());
    ASSERT_TRUE(judge && judge->play(move)) << to_text(rules_, move);
    tables_.resize(now_ + 1);
    tables_.push_back(judge->table());
    ++now_;
  }
  void go_to(std::size_t n) { now_ = n; }
  [[nodiscard]] std::size_t now() const { return now_; }
  [[nodiscard]] std::size_t last() const { return tables_.size() - 1; }
  [[nodiscard]] const Table& table() const { return tables_[now_]; }

private:
  Rules rules_;
  std::vector<Table> tables_;
  std::size_t now_ = 0;
};

void expect_same(const Session& session, const PlainLine& plain) {
  ASSERT_EQ(session.table(), plain.table()) << session.name();
  ASSERT_EQ(session.moves_made(), plain.now()) << session.name();
  ASSERT_EQ(session.redo_count(), plain.last() - plain.now()) << session.name();
  ASSERT_EQ(session.can_undo(), plain.now() > 0);
  ASSERT_EQ(session.can_redo(), plain.now() < plain.last());
  ASSERT_EQ(session.history().size(), session.moves_made());
}

void wander(Session& session, PlainLine& plain, WalkDice& dice) {
  switch (dice.below(10)) {
    case 0: {
      const bool possible = plain.now() > 0;
      ASSERT_EQ(session.undo(), possible);
      plain.go_to(plain.now() - (possible ? 1 : 0));
      break;
    }
    case 1: {
      const bool possible = plain.now() < plain.last();
      ASSERT_EQ(session.redo(), possible);
      plain.go_to(plain.now() + (possible ? 1 : 0));
      break;
    }
    case 2: {
      const std::size_t n = dice.below(plain.last() + 1);
      ASSERT_TRUE(session.go_to(n));
      plain.go_to(n);
      break;
    }
    default:
      if (play_random(session, dice)) {
        plain.play(session.moves().back());
      }
  }
}

TEST(Session, TheLineOfEveryGameIsAListOfTables) {
  for (const GameFile& game : game_list()) {
    WalkDice dice(game.identity.low);
    Session session = deal_session(game, dice.below(1000));
    PlainLine plain(session);
    for (int step = 0; step < 120; ++step) {
      ASSERT_NO_FATAL_FAILURE(wander(session, plain, dice)) << game.name;
      ASSERT_NO_FATAL_FAILURE(expect_same(session, plain)) << game.name << " step " << step;
    }
    session.restart();
    plain.go_to(0);
    expect_same(session, plain);
  }
}

RC_GTEST_PROP(Session, LongLinesGoBothWays, (std::uint64_t seed)) {
  WalkDice dice(seed);
  Session session = deal_session("klondike", seed % 1000);
  PlainLine plain(session);
  for (int round = 0; round < 5; ++round) {
    for (std::size_t i = dice.below(150); i > 0 && play_random(session, dice); --i) {
      plain.play(session.moves().back());
    }
    for (int i = 0; i < 4; ++i) {
      const std::size_t n = dice.below(plain.last() + 1);
      plain.go_to(n);
      RC_ASSERT(session.go_to(n));
      RC_ASSERT(session.table() == plain.table());
    }
  }
}

TEST(Session, GameIsWonWhenAllProgressIsMade) {
  for (const GameFile& game : game_list()) {
    WalkDice dice(game.identity.high);
    Session session = deal_session(game, 1 + dice.below(1000));
    for (int step = 0; step < 150; ++step) {
      const Progress progress = session.progress();
      ASSERT_LE(progress.done, progress.total) << game.name;
      ASSERT_EQ(session.won(), progress.done == progress.total) << game.name << ", move " << session.moves_made();
      if (!play_random(session, dice)) {
        ASSERT_EQ(session.stuck(), !session.won());
        break;
      }
      ASSERT_FALSE(session.stuck() && !session.legal().empty());
    }
  }
}

TEST(Session, AWonGameHasAllItsCardsHome) {
  Session session = freecell_session(
      "foundation AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH\n"
      "foundation AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD\n"
      "foundation AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC\n"
      "foundation AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS\n"
      "column KH\ncolumn\ncolumn\ncolumn\ncolumn\ncolumn\ncolumn\ncolumn\n");
  EXPECT_FALSE(session.won());
  EXPECT_EQ(session.progress(), (Progress{51, 52}));
  EXPECT_EQ(session.progress().percent(), 98U);
  ASSERT_TRUE(session.play("t1-f1"));
  EXPECT_TRUE(session.won());
  EXPECT_EQ(session.progress().percent(), 100U);
  EXPECT_FALSE(session.stuck());
}

// Cards laid out as each kind of goal wants them, straight from the deck.
TEST(Progress, IsCompleteWhenTheGoalIsReached) {
  const auto empty_table = [](const Rules& rules) {
    Table table;
    table.piles.resize(map_piles(rules).piles);
    return table;
  };
  {
    const Session session = deal_session("accordion", 1);
    Table table = empty_table(session.rules());
    table.piles[0].cards = make_deck();
    EXPECT_EQ(session.progress().done, 0U);
    EXPECT_EQ(measure_progress(session.rules(), session.start_table(), table), (Progress{51, 51}));
  }
  {
    const Session session = deal_session("gaps", 1);
    Table table = empty_table(session.rules());
    for (const Card card : make_deck()) {
      const std::size_t place = static_cast<std::size_t>(card.index() - 1);
      (card.rank() == 1 ? table.piles.back() : table.piles[place]).cards.push_back(card);
    }
    EXPECT_EQ(measure_progress(session.rules(), session.start_table(), table), (Progress{48, 48}));
    std::swap(table.piles[2], table.piles[3]);
    EXPECT_EQ(measure_progress(session.rules(), session.start_table(), table), (Progress{38, 48}));
  }
  for (const GameFile& game : game_list()) {
    if (game.rules.goal.kind != GoalKind::ordered) {
      continue;
    }
    const Session session = deal_session(game, 1);
    Table table = empty_table(session.rules());
    std::vector<Card> deck = make_deck(game.rules.deck);
    std::reverse(deck.begin(), deck.end());
    for (std::size_t i = 0; i < deck.size(); ++i) {
      table.piles[i / static_cast<std::size_t>(game.rules.deck.ranks)].cards.push_back(deck[i]);
    }
    EXPECT_EQ(measure_progress(game.rules, session.start_table(), table), (Progress{deck.size(), deck.size()}));
    std::swap(table.piles[0].cards[3], table.piles[1].cards[5]);
    EXPECT_EQ(measure_progress(game.rules, session.start_table(), table).done, deck.size() - 4);
  }
}

TEST(Session, RefusalsAreInWordsAndChangeNothing) {
  Session session = deal_session("klondike", 17);
  const Table before = session.table();
  const auto reason = [&](std::string_view move) {
    const auto played = session.play(move);
    EXPECT_FALSE(played) << move;
    EXPECT_EQ(session.table(), before);
    EXPECT_EQ(session.moves_made(), 0U);
    return played ? std::string() : played.error().text();
  };
  EXPECT_NE(reason("w-t1").find("w is empty"), std::string::npos);
  EXPECT_NE(reason("redeal").find("stock still has cards"), std::string::npos);
  EXPECT_NE(reason("t9-t1").find("t9"), std::string::npos);
  EXPECT_NE(reason("t7-t1x7").find("face up"), std::string::npos);
  EXPECT_NE(reason("hello").find("no move"), std::string::npos);
  EXPECT_FALSE(session.go_to(1));
  EXPECT_FALSE(session.undo());
  EXPECT_FALSE(session.redo());
}

TEST(Session, EveryMoveThatIsNotLegalIsRefusedWithAReason) {
  for (const GameFile& game : game_list()) {
    WalkDice dice(game.identity.low ^ 7);
    Session session = deal_session(game, 5);
    walk(session, dice, 20);
    const auto carries = session.carries();
    const std::size_t piles = session.table().piles.size();
    for (int i = 0; i < 100; ++i) {
      Move move = transfer(dice.below(piles), dice.below(piles), 1 + dice.below(3));
      move.kind = static_cast<MoveKind>(dice.below(5));
      const auto is = [&](const Move& known) { return known == move; };
      const bool known = std::any_of(session.legal().begin(), session.legal().end(), is) ||
                         std::any_of(carries.begin(), carries.end(), is);
      Session copy = session;
      const auto played = copy.play(move);
      ASSERT_EQ(played.has_value(), known) << game.name << " " << to_text(game.rules, move);
      if (!played) {
        ASSERT_FALSE(played.error().message.empty());
        ASSERT_EQ(played.error().message.find("not among the legal"), std::string::npos)
            << game.name << " " << to_text(game.rules, move);
        ASSERT_EQ(copy.table(), session.table());
      }
    }
  }
}

TEST(Session, APlayedMoveCutsOffWhatCouldBeRedone) {
  Session session = deal_session("klondike", 3);
  ASSERT_TRUE(session.play("draw"));
  ASSERT_TRUE(session.play("draw"));
  ASSERT_TRUE(session.undo());
  EXPECT_EQ(session.redo_moves().size(), 1U);
  ASSERT_TRUE(session.play("draw"));
  EXPECT_FALSE(session.can_redo());
  EXPECT_EQ(session.history(), (std::vector<std::string>{"draw", "draw"}));
  session.restart();
  EXPECT_EQ(session.redo_count(), 2U);
}

TEST(Session, WhatWasMovedFromCanBeCopiedAndGivenANewGame) {
  Session session = deal_session("klondike", 3);
  const std::string text = session.save();
  const Session taken = std::move(session);
  Session copy = session;  // NOLINT(bugprone-use-after-move): a value like any other, which only has no game
  session = taken;
  EXPECT_EQ(session.save(), text);
  copy = session;
  EXPECT_EQ(copy.save(), text);
}

TEST(Session, AnOriginMustGiveTheCards) {
  const GameFile& game = **find_game("klondike");
  const Session session = deal_session(game, 4);
  EXPECT_EQ(to_text(session.origin()), "sabar:4");
  const auto other = Session::begin(game, session.start_table(), NumberedDeal{Scheme::sabar, Natural(5)});
  ASSERT_FALSE(other);
  EXPECT_NE(other.error().message.find("another deal"), std::string::npos);
  const auto given = Session::begin(game, session.start_table());
  ASSERT_TRUE(given);
  EXPECT_EQ(to_text(given->origin()), "cards");
}

}  // namespace
}  // namespace sabar
