// The search of rows with gaps: the laws of a game, verdicts against the oracle, planted faults, real lines.
#include <gtest/gtest.h>

#include <sabar/check/judge.hpp>
#include <sabar/solvers/gaps/gap_game.hpp>

#include "gap_mutants.hpp"
#include "laws.hpp"
#include "search/reduced.hpp"
#include "walked.hpp"

namespace sabar {
namespace {

class GapLaws : public ReducedTest {};

TEST_P(GapLaws, ObeysTheLawsOfAGame) {
  for (std::uint64_t walk = 1; walk <= reduced_deals(); ++walk) {
    const auto board = gaps::read_gaps(rules(), deal(walk));
    ASSERT_TRUE(board.has_value()) << board.error().text();
    const gaps::GapGame game(*board, {.reach = walk % 2 == 0});
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
    if (gap_model_fits(game.rules)) {
      names.push_back(game.name);
    }
  }
  EXPECT_EQ(names, (std::vector<std::string>{"gaps", "gaps-suits"}));
  const GameFile& golf = **find_game("golf");
  EXPECT_FALSE(make_gap_search(golf.rules, numbered_deal(golf, 1), {}).has_value());
}

TEST(GapModel, CanBeTakenUpAnywhereOnAWinningLine) {
  const GameFile& game = **find_game("gaps");
  for (std::uint64_t number = 1; number <= 60; ++number) {
    const Table start = numbered_deal(game, number);
    SearchOptions options;
    options.budget.nodes = 200'000;
    const auto solution = solve("auto", game.rules, start, options);
    ASSERT_TRUE(solution.has_value()) << solution.error().text();
    if (solution->verdict != Verdict::solved) {
      continue;
    }
    auto judge = *Judge::begin(game.rules, start);
    for (std::size_t i = 0; i < solution->line.size(); ++i) {
      ASSERT_TRUE(judge.play(solution->line[i]).has_value());
      const auto later = i % 8 == 7 ? solve("auto", game.rules, judge.table(), options) : solution;
      ASSERT_TRUE(later.has_value()) << later.error().text();
      // A beam may lose its way within the budget, but what can be won is never called lost.
      ASSERT_NE(later->verdict, Verdict::unsolvable) << i;
    }
    EXPECT_TRUE(judge.won());
    return;
  }
  ADD_FAILURE() << "no deal was won";
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
    if (!gaps::GapGame(*board, {}).hopeful(board->start)) {
      EXPECT_EQ(truth_of(rules, table)->verdict, Verdict::unsolvable) << number;
      ++lost;
    }
  }
  EXPECT_TRUE(lost > 0 || reduced_deals() < 50);
}

}  // namespace
}  // namespace sabar
