// Searches by name on reduced deals: the same search whatever the slices, never more than the budget.
#include <gtest/gtest.h>

#include <sabar/solvers/models/hole/model.hpp>
#include <sabar/solvers/models/pairs/free_stock.hpp>
#include <sabar/solvers/search.hpp>

#include "cross_check/cross_check.hpp"
#include "cross_check/reduced.hpp"

namespace sabar {
namespace {

constexpr std::string_view kComplete[] = {"auto", "dfs", "best-first", "dfs-paper", "reference"};

class EverySearch : public ReducedTest {};

TEST_P(EverySearch, IsTheSameWhateverTheSlices) {
  for (std::uint64_t number = 1; number <= 3; ++number) {
    const Table table = deal(number);
    for (const std::string_view solver : kComplete) {
      SearchOptions options;
      options.budget.nodes = 3'000;
      const auto at_once = make_search(solver, rules(), table, options);
      const auto in_steps = make_search(solver, rules(), table, options);
      while (!(*at_once)->done()) {
        (*at_once)->step(std::uint64_t{1} << 40);
      }
      while (!(*in_steps)->done()) {
        (*in_steps)->step(1);
      }
      ASSERT_EQ((*at_once)->halt(), (*in_steps)->halt()) << solver << " deal " << number;
      ASSERT_EQ((*at_once)->nodes(), (*in_steps)->nodes()) << solver << " deal " << number;
      if ((*at_once)->halt() == Halt::found) {
        ASSERT_EQ((*at_once)->line(), (*in_steps)->line()) << solver << " deal " << number;
      }
    }
  }
}

TEST_P(EverySearch, EndsAtTheNodeItsBudgetNames) {
  for (const std::string_view solver :
       {"auto", "dfs", "best-first", "levels", "beam", "dfs-paper", "backtrack", "reference"}) {
    for (const std::uint64_t nodes : {0U, 1U, 7U, 50U}) {
      SearchOptions options;
      options.budget.nodes = nodes;
      const auto solution = solve(solver, rules(), deal(2), options);
      ASSERT_TRUE(solution.has_value()) << solution.error().text();
      ASSERT_LE(solution->nodes, nodes) << solver;
      if (solution->halt == Halt::nodes) {
        ASSERT_EQ(solution->nodes, nodes) << solver;
        ASSERT_EQ(solution->verdict, Verdict::unknown);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Reduced, EverySearch, testing::ValuesIn(reduced_names()), reduced_test_name);

// Real games, whose searches would go on for long.
TEST(Searches, KeepWithinTheirMemory) {
  constexpr std::size_t kSlack = std::size_t{256} << 10;  // rows double when they grow
  for (const std::string_view name : {"klondike", "spider-2", "pyramid"}) {
    const GameFile& game = **find_game(name);
    const Table table = *reduced_deal(game.rules, 3);
    for (const std::string_view solver :
         {"dfs", "best-first", "levels", "beam", "dfs-paper", "backtrack", "reference"}) {
      SearchOptions options;
      options.budget = {300'000, std::size_t{1} << 20};
      const auto search = make_search(solver, game.rules, table, options);
      while (!(*search)->done()) {
        (*search)->step(100);
        ASSERT_LE((*search)->bytes(), options.budget.bytes + kSlack) << name << " by " << solver;
      }
    }
  }
}

TEST(Searches, RefuseUnknownNames) {
  const GameFile& game = **find_game("klondike");
  const Table table = *reduced_deal(game.rules, 1);
  EXPECT_FALSE(make_search("dsf", game.rules, table, {}).has_value());
  EXPECT_FALSE(make_search("dfs", game.rules, table, options_without({"safe-foundations"})).has_value());
}

TEST(Searches, EveryTechniqueIsInTheCrossCheck) {
  std::vector<std::string_view> checked;
  for (const TechniqueSwitch& technique : technique_switches()) {
    checked.push_back(technique.name);
  }
  for (const ModelGames& model : kModelGames) {
    for (const std::string_view name : model.model().techniques()) {
      if (std::find(checked.begin(), checked.end(), name) == checked.end()) {
        checked.push_back(name);
      }
    }
  }
  for (const std::string_view name : technique_list()) {
    const bool hopeful = name == RunsLeave::kName;  // never part of a proof
    EXPECT_EQ(std::count(checked.begin(), checked.end(), name), hopeful ? 0 : 1) << name;
  }
}

}  // namespace
}  // namespace sabar
