// The links of FreeCell against the rules: the same moves, the same positions, and verdicts on real deals.
#include <random>

#include <gtest/gtest.h>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/models/freecell/expand.hpp>
#include <sabar/solvers/models/freecell/link_game.hpp>

#include "cross_check/reduced.hpp"
#include "laws/games.hpp"
#include "solvers/models/klondike_deals.hpp"
#include "solvers/models/model_laws.hpp"

namespace sabar::freecell_model {  // names of its own: tests are compiled several in one
namespace {

using freecell::Layout;
using freecell::LinkGame;
using freecell::LinkMove;

class FreecellModel : public ReducedTest {};

// By single moves the model reaches exactly the positions that the rules reach.
TEST_P(FreecellModel, HasTheMovesOfTheRules) {
  if (!LinkGame::fits(rules())) {
    GTEST_SKIP() << "runs move as one, or cards leave foundations";
  }
  const Layout layout = freecell::read_layout(rules());
  const LinkGame game(layout, false);
  expect_moves_of_the_rules<LinkGame, LinkMove>(
      rules(), game, reduced_deals(), [&](std::uint64_t number) { return deal(number); },
      [&](const Table& table) { return game.begin(freecell::read_position(rules(), layout, table).value()); });
}

INSTANTIATE_TEST_SUITE_P(Reduced, FreecellModel, testing::ValuesIn(names_of(kFreecellGames)), reduced_test_name);

Solution solve_freecell(std::string_view game, std::uint64_t number) {
  const Rules& rules = (*find_game(game))->rules;
  const auto solution = solve("freecell", rules, klondike_deal(rules, Scheme::ms, number), {});  // lines are judged
  EXPECT_TRUE(solution) << solution.error().text();
  return solution.value_or(Solution{});
}

// Of Microsoft's 32,000 deals one cannot be won.
TEST(FreecellVerdicts, AreThoseEverybodyKnows) {
  const std::uint64_t deals = walk_count() < 1000 ? 50 : 1000;  // fewer under the sanitizers
  for (std::uint64_t number = 1; number <= deals; ++number) {
    ASSERT_EQ(solve_freecell("freecell", number).verdict, Verdict::solved) << number;
  }
  EXPECT_EQ(solve_freecell("freecell", 11982).verdict, Verdict::unsolvable);
  // Not to be won by whoever always plays to the foundations.
  EXPECT_EQ(solve_freecell("freecell", 1941).verdict, Verdict::solved);
  EXPECT_EQ(solve_freecell("freecell", 98714).verdict, Verdict::solved);
}

// Where runs move as one and there are cells, a part of a run goes to the twin so that the card beneath can go to a
// cell.
TEST(GeneralSearch, WinsDealsThatWholeRunsWithCellsOnceLost) {
  const Rules rules = read_reduced(reduced_game("freecell-5-runs"))->rules;
  for (const std::uint64_t number : {454U, 901U, 1996U}) {
    const auto solution = solve("dfs", rules, *reduced_deal(rules, number), {});
    ASSERT_TRUE(solution) << solution.error().text();
    EXPECT_EQ(solution->verdict, Verdict::solved) << number;
  }
}

TEST(FreecellSearch, SaysWhatItIsNotMadeFor) {
  const Rules& klondike = (*find_game("klondike"))->rules;
  const auto search = make_search("freecell", klondike, klondike_deal(klondike, Scheme::ms, 1), {});
  ASSERT_FALSE(search);
  EXPECT_NE(search.error().text().find("does not fit"), std::string::npos);
}

// From the middle of a game, with cards home and in cells.
TEST(FreecellSearch, GoesOnFromAnyPosition) {
  const Rules& rules = (*find_game("freecell"))->rules;
  const patience::SmallEngine engine(rules);
  for (std::uint64_t number = 1; number <= 5; ++number) {
    const Solution whole = solve_freecell("freecell", number);
    auto state = *engine.start(klondike_deal(rules, Scheme::ms, number));
    for (std::size_t i = 0; i < whole.line.size(); ++i) {
      engine.apply(state, whole.line[i]);
      if (i % 10 == 0 || i + 1 == whole.line.size()) {
        const auto rest = solve("freecell", rules, engine.table(state), {});
        ASSERT_TRUE(rest) << rest.error().text();
        ASSERT_EQ(rest->verdict, Verdict::solved) << number << " after " << i;
      }
    }
  }
}

}  // namespace
}  // namespace sabar::freecell_model
