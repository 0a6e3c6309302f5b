// The greedy paper's strategy (G3): its phases one by one, its lots, and that it knows when it is stuck.
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/strategy/paper_phases.hpp>
#include <sabar/solvers/strategy/player.hpp>
#include <sabar/solvers/strategy/strategies.hpp>

#include "check/patience/positions.hpp"
#include "games/patience/deals.hpp"

namespace sabar {
namespace {

using positions::Position;
using strategy::PaperPhases;
using strategy::PaperTurn;

constexpr std::string_view kSmallKlondike =
    "columns 4 deal 2 open 1 build down alternate move run fill K\nfoundations 4 return\n"
    "stock draw 1 redeals unlimited";

// What a phase could move, as texts.
std::string phase_moves(const Position& position, const PaperTurn& turn) {
  const patience::Engine engine(position.rules);
  const auto start = engine.start(position.table);
  EXPECT_TRUE(start) << (start ? "" : start.error().text());
  MoveList<Move> legal;
  engine.legal(*start, legal);
  std::vector<Move> found;
  PaperPhases(engine).list(*start, legal, turn, found);
  std::string text;
  for (const Move& move : found) {
    text += fmt::format("{}{}", text.empty() ? "" : " ", to_text(position.rules, move));
  }
  return text;
}

std::unique_ptr<Player> paper_player(const Position& position, std::uint64_t seed) {
  auto player = Player::begin(kGreedyPaper, position.rules, position.table, {seed, {}});
  EXPECT_TRUE(player) << (player ? "" : player.error().text());
  return player ? *std::move(player) : nullptr;
}

std::set<Ending> endings(const Position& position, std::uint64_t seeds) {
  std::set<Ending> all;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const auto player = paper_player(position, seed);
    player->play(kNoLimit);
    EXPECT_TRUE(player->done());
    all.insert(player->ending());
  }
  return all;
}

TEST(GreedyPaper, G3_PhaseOneTakesTopCardsToFoundations) {
  const Position position = positions::position(kSmallKlondike, "t1: 5S AH | t2: 2H | t3: AC | t4: KD AS | f4: ");
  EXPECT_EQ(phase_moves(position, {1, false}), "t1-f1 t3-f3 t4-f4");
}

TEST(GreedyPaper, G3_PhaseTwoMovesATopCardButNoKing) {
  const Position position = positions::position(kSmallKlondike, "t1: 9S KD | t2: 6S 5H | t3: 6C");
  EXPECT_EQ(phase_moves(position, {2, false}), "t2-t3");
  // A king may go to the empty column only with his run: phase 3.
  EXPECT_EQ(phase_moves(position, {3, false}), "t1-t4");
}

TEST(GreedyPaper, G3_PhaseTwoTakesTheTopCardOffARun) {
  const Position position = positions::position(kSmallKlondike, "t1: <KD> 7D 6S 5H | t2: 8C | t3: 6C");
  EXPECT_EQ(phase_moves(position, {2, false}), "t1-t3");
  EXPECT_EQ(phase_moves(position, {3, false}), "t1-t2x3");
}

TEST(GreedyPaper, G3_PhaseThreeLeavesAcesAndKingsWithNothingBeneath) {
  EXPECT_EQ(phase_moves(positions::position(kSmallKlondike, "t1: <9D> 2S AH | t2: 3H"), {3, false}), "");
  EXPECT_EQ(phase_moves(positions::position(kSmallKlondike, "t1: KD QS | t2: 3H"), {3, false}), "");
  EXPECT_EQ(phase_moves(positions::position(kSmallKlondike, "t1: <9D> KD QS | t2: 3H"), {3, false}), "t1-t3x2");
}

TEST(GreedyPaper, G3_PhaseFourDealsOnlyWhenNothingMoved) {
  const Position position = positions::position(kSmallKlondike, "t1: KD | s: 3C 4C");
  EXPECT_EQ(phase_moves(position, {4, false}), "draw");
  EXPECT_EQ(phase_moves(position, {4, true}), "");
  EXPECT_EQ(phase_moves(positions::position(kSmallKlondike, "t1: KD | w: 3C 4C"), {4, false}), "redeal");
}

TEST(GreedyPaper, G3_PhasesFiveAndSixPlayTheDealtCard) {
  const Position position = positions::position(kSmallKlondike, "t1: 3D | t2: 3H | w: 5C 2S | f4: AS");
  EXPECT_EQ(phase_moves(position, {5, false}), "w-f4");
  EXPECT_EQ(phase_moves(position, {6, false}), "w-t1");
}

TEST(GreedyPaper, G3_ARoundGoesThroughSixPhases) {
  PaperTurn turn;
  for (int phase = 1; phase <= 6; ++phase) {
    EXPECT_EQ(turn.phase, phase);
    EXPECT_EQ(turn.moved, phase > 2);
    turn.pass(phase == 2 || phase == 5);
  }
  EXPECT_EQ(turn.phase, 1);
  EXPECT_FALSE(turn.moved);
}

// A lot that falls on a column without a move lets the phase pass; so a card may be dealt although one could move.
TEST(GreedyPaper, G3_LotsChooseTheColumn) {
  const Position position =
      positions::position(kSmallKlondike, "t1: KS 6S 5H | t2: 8C 7D | t3: KH 2D AD | t4: 6C | s: KC");
  std::set<Why> first;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    first.insert(paper_player(position, seed)->next()->reason.why);
  }
  EXPECT_EQ(first, (std::set<Why>{Why::paper_home, Why::paper_top, Why::paper_run, Why::paper_deal}));
}

TEST(GreedyPaper, G3_WinsWhereOnlyTheOrderIsOpen) {
  const Position position = positions::position(kSmallKlondike, "t1: 2H AH | t2: 2S AS | s: AD AC");
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const auto player = paper_player(position, seed);
    player->play(kNoLimit);
    EXPECT_TRUE(player->won());
    EXPECT_EQ(player->ending(), Ending::none);
    EXPECT_TRUE(judge_line(position.rules, position.table, player->line()).won);
  }
}

TEST(GreedyPaper, G3_StuckWithoutAMove) {
  EXPECT_EQ(endings(positions::position(kSmallKlondike, "t1: KD 2S | t2: KC 2C | t3: KS 2D"), 5),
            std::set{Ending::no_move});
}

TEST(GreedyPaper, G3_StuckAfterAWholePassOfTheStock) {
  for (const std::string_view redeals : {"unlimited", "7"}) {
    const std::string rules =
        fmt::format("columns 3 build down alternate move run fill K\nfoundations 4\nstock draw 1 redeals {}", redeals);
    const Position position = positions::position(rules, "t1: KD 2S | t2: KC 2C | t3: KS 2D | s: 9S 9C 9H");
    EXPECT_EQ(endings(position, 5), std::set{Ending::whole_pass});
    const auto player = paper_player(position, 1);
    player->play(kNoLimit);
    EXPECT_EQ(player->line().size(), 3U);  // the three cards, once
  }
}

// The first pass begins in the middle and says nothing; the next one does.
TEST(GreedyPaper, G3_AHalfPassIsNotAWholeOne) {
  const Position position =
      positions::position("columns 4 build down alternate move run fill K\nfoundations 4\nstock draw 1 redeals 7",
                          "t1: KD 2S | t2: KC 2C | t3: KS 2D | t4: KH | s: 9S 9C | w: 9H");
  const auto player = paper_player(position, 1);
  player->play(kNoLimit);
  EXPECT_EQ(player->ending(), Ending::whole_pass);
  EXPECT_EQ(line_text(position.rules, player->line()), "draw draw redeal draw draw draw\n");
}

// The five goes to and fro between two sixes: it moves a card in every pass, and yet nothing new comes of it.
TEST(GreedyPaper, G3_StuckWhenPositionsComeBack) {
  const Position position = positions::position(kSmallKlondike, "t1: KD 6S 5H | t2: KH 6C | t3: KS 2D | s: 9S 9C 9H");
  EXPECT_EQ(endings(position, 50), std::set{Ending::came_back});
}

// The same to and fro, but a lot can also fall on the ace: the game must not end before.
TEST(GreedyPaper, G3_APositionThatCameBackIsNoEndWhileALotLeadsOn) {
  const Position position = positions::position(kSmallKlondike, "t1: KD 6S 5H | t2: KH 6C | t3: KS 2D AD");
  bool came_back = false;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const auto player = paper_player(position, seed);
    player->play(kNoLimit);
    EXPECT_EQ(player->ending(), Ending::came_back);
    EXPECT_EQ(player->table().piles[*parse_pile(position.rules, "f2")].cards.size(), 2U) << seed;
    came_back = came_back || line_text(position.rules, player->line()).starts_with("t1-t2 t2-t1 ");
  }
  EXPECT_TRUE(came_back);
}

TEST(GreedyPaper, G3_TheSameSeedPlaysTheSameGame) {
  const GameFile& game = game_named("klondike");
  std::set<std::string> lines;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Position position{game.rules, deal_of(game, Scheme::sabar, 17, DealOrder::row)};
    const auto one = paper_player(position, seed);
    const auto two = paper_player(position, seed);
    one->play(kNoLimit);
    while (two->next()) {
    }
    EXPECT_EQ(one->line(), two->line());
    EXPECT_EQ(one->reasons(), two->reasons());
    lines.insert(line_text(game.rules, one->line()));
  }
  EXPECT_GT(lines.size(), 5U);
}

TEST(GreedyPaper, G3_EndsOnAThousandDeals) {
  for (const std::string_view name : {"klondike", "klondike-3", "klondike-no-redeal", "canfield", "freecell"}) {
    const GameFile& game = game_named(name);
    std::size_t won = 0;
    for (std::uint64_t deal = 1; deal <= 1000; ++deal) {
      const Position position{game.rules, deal_of(game, Scheme::sabar, deal, DealOrder::row)};
      const auto player = paper_player(position, deal);
      player->play(kNoLimit);
      ASSERT_TRUE(player->done());
      ASSERT_NE(player->ending(), Ending::bound) << name << " " << deal;
      won += player->won() ? 1 : 0;
      if (deal <= 50 || player->won()) {
        const Ruling ruling = judge_line(game.rules, position.table, player->line());
        ASSERT_TRUE(ruling.accepted) << ruling.reason;
        ASSERT_EQ(ruling.won, player->won());
      }
    }
    if (name == "klondike") {
      EXPECT_GT(won, 150U);
      EXPECT_LT(won, 300U);
    }
  }
}

TEST(GreedyPaper, G3_SaysWhichGamesItPlays) {
  for (const std::string_view name : {"golf", "pyramid", "spider-1", "accordion", "gaps", "east-haven"}) {
    const GameFile& game = game_named(name);
    const auto made =
        make_strategy_search(kGreedyPaper, game.rules, deal_of(game, Scheme::sabar, 1, DealOrder::row), {});
    ASSERT_FALSE(made) << name;
    EXPECT_EQ(made.error().hint, "use greedy, which plays every game");
  }
}

}  // namespace
}  // namespace sabar
