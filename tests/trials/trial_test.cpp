#include <atomic>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/rules/patience/game_file.hpp>
#include <sabar/trials/trial.hpp>

namespace sabar::trials {
namespace {

TrialOptions trial_of(std::string_view game, std::vector<std::string> solvers) {
  TrialOptions options;
  options.rules = (*find_game(game))->rules;
  options.solvers = std::move(solvers);
  options.budget.nodes = 2000;
  return options;
}

TEST(Trial, NumbersGoBeyondWhatAWordHolds) {
  TrialOptions options = trial_of("klondike", {"auto"});
  options.first = *Natural::parse("18446744073709551615");
  EXPECT_EQ(number_of_deal(options, 0).text(), "18446744073709551615");
  EXPECT_EQ(number_of_deal(options, 1).text(), "18446744073709551616");
  EXPECT_EQ(number_of_deal(options, UINT64_C(1) << 40).text(), "18446745173221179391");
}

TEST(Trial, EverySolverHasItsOutcomeAndAStopLeavesThemOut) {
  const TrialOptions options = trial_of("klondike", {"greedy", "auto"});
  const auto outcomes = play_deal(options, 0, {});
  ASSERT_TRUE(outcomes);
  ASSERT_EQ(outcomes->size(), 2U);
  EXPECT_EQ((*outcomes)[1].verdict, Verdict::solved);
  EXPECT_GT((*outcomes)[1].moves, 0U);
  const std::atomic<bool> stop = true;
  const auto stopped = play_deal(options, 0, Guard{&stop, std::nullopt});
  ASSERT_TRUE(stopped);
  EXPECT_TRUE(stopped->empty());
}

TEST(Trial, ErrorsNameTheDeal) {
  const auto outcomes = play_deal(trial_of("golf", {"greedy-paper"}), 6, {});
  ASSERT_FALSE(outcomes);
  EXPECT_EQ(outcomes.error().where, "deal 7");
}

TEST(Trial, NamesAreKnownAndStandOnce) {
  EXPECT_TRUE(check_solver_names({"auto", "greedy"}));
  EXPECT_EQ(check_solver_names({"gredy"}).error().hint, "did you mean 'greedy'?");
  EXPECT_FALSE(check_solver_names({"greedy", "greedy"}));
  EXPECT_FALSE(check_solver_names({}));
}

}  // namespace
}  // namespace sabar::trials
