// The search of rows with gaps: the laws of a game, verdicts against the oracle, planted faults, real lines.
#include <array>
#include <set>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/models/gaps/game.hpp>
#include <sabar/solvers/models/gaps/model.hpp>
#include <sabar/solvers/models/gaps/reach.hpp>

#include "cross_check/mutants/gap_mutants.hpp"
#include "cross_check/reduced.hpp"
#include "cross_check/walked.hpp"
#include "laws/laws.hpp"
#include "solvers/models/model_laws.hpp"

namespace sabar {
namespace {

struct Breadth {
  int moves = -1;  // of a shortest win; none if there is none
  std::size_t positions = 0;
};

// Breadth first, until everything has been met.
Breadth shortest_win(const gaps::GapGame& game, const gaps::GapState& start) {
  std::set<std::array<std::uint8_t, gaps::kMostPlaces>> met = {start.at};
  std::vector<gaps::GapState> layer = {start};
  MoveList<gaps::GapStep> moves;
  int won = -1;
  for (int made = 0; !layer.empty(); ++made) {
    std::vector<gaps::GapState> next;
    for (const gaps::GapState& position : layer) {
      won = won < 0 && game.goal(position) ? made : won;
      game.legal(position, moves);
      for (const gaps::GapStep& move : moves) {
        gaps::GapState after = position;
        game.apply(after, move);
        if (met.insert(after.at).second) {
          next.push_back(after);
        }
      }
    }
    layer.swap(next);
  }
  return {won, met.size()};
}

class GapLaws : public ReducedTest {};

TEST_P(GapLaws, ObeysTheLawsOfAGame) {
  for (std::uint64_t walk = 1; walk <= reduced_deals(); ++walk) {
    const auto board = gaps::read_gaps(rules(), deal(walk));
    ASSERT_TRUE(board.has_value()) << board.error().text();
    const gaps::GapGame game(*board, {.reach = walk % 2 == 0, .order = walk % 3 != 0});
    expect_laws(game, board->start, walk, 40,
                [](const gaps::GapState& a, const gaps::GapState& b) { return a.at == b.at; });
    ASSERT_FALSE(HasFatalFailure()) << "walk " << walk;
  }
}

INSTANTIATE_TEST_SUITE_P(Reduced, GapLaws, testing::ValuesIn(names_of(kGapGames)), reduced_test_name);

TEST(GapMutants, AreAllCaught) { expect_all_caught(gap_mutants::list(), gap_mutants::search_with<gap_mutants::Sound>); }

TEST(GapModel, FitsItsGames) {
  std::vector<std::string> names;
  for (const GameFile& game : game_list()) {
    if (gaps::fits(game.rules)) {
      names.push_back(game.name);
    }
  }
  EXPECT_EQ(names, (std::vector<std::string>{"gaps", "gaps-suits"}));
  const GameFile& golf = **find_game("golf");
  EXPECT_FALSE(gaps::make(golf.rules, numbered_deal(golf, 1), {}).has_value());
}

TEST(GapModel, CanBeTakenUpAnywhereOnAWinningLine) {
  SearchOptions options;
  options.budget.nodes = 200'000;
  expect_taken_up_anywhere("auto", "gaps", 8, OnTheWay::not_lost, options);
}

// A beginning that keeps others for later is as good as all of them: the shortest win is as short, or there is none.
TEST(GapOrder, KeepsAShortestWin) {
  const std::uint64_t deals = 1 + reduced_deals() / 20;
  std::size_t kept = 0;
  for (const std::string_view kind : {"gaps-3-5", "gaps-3-5-suits", "gaps-4-4"}) {
    const Rules rules = read_reduced(reduced_game(kind))->rules;
    for (std::uint64_t number = 1; number <= deals; ++number) {
      const gaps::GapBoard board = *gaps::read_gaps(rules, *reduced_deal(rules, number));
      const auto all = shortest_win(gaps::GapGame(board, {.reach = false, .order = false}), board.start);
      const auto some = shortest_win(gaps::GapGame(board, {.reach = false, .order = true}), board.start);
      EXPECT_EQ(all.moves, some.moves) << kind << " " << number;
      EXPECT_LE(some.positions, all.positions);
      kept += some.positions < all.positions ? 1 : 0;
    }
  }
  EXPECT_GT(kept, deals);
}

// What the easier game calls lost is lost: asked of positions on random walks, of a search without techniques.
TEST(GapReach, CallsNoPositionLostThatCanBeWon) {
  const Rules rules = read_reduced(reduced_game("gaps-3-5-suits"))->rules;
  WalkDice dice(11);
  std::size_t lost = 0;
  for (std::uint64_t number = 1; number <= reduced_deals(); ++number) {
    const Table table = walked(rules, *reduced_deal(rules, number), dice, dice.below(8));
    const auto board = gaps::read_gaps(rules, table);
    ASSERT_TRUE(board.has_value());
    if (!gaps::is_hopeful(*board, gaps::gap_reach(*board, board->start))) {
      EXPECT_EQ(truth_of(rules, table)->verdict, Verdict::unsolvable) << number;
      ++lost;
    }
  }
  EXPECT_TRUE(lost > 0 || reduced_deals() < 50);
}

}  // namespace
}  // namespace sabar
