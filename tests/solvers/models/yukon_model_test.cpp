// The links of Yukon against the rules: the same moves, the same positions, and verdicts on real deals.
#include <random>

#include <gtest/gtest.h>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/models/yukon/group_game.hpp>
#include <sabar/solvers/models/yukon/model.hpp>
#include <sabar/solvers/models/yukon/rivals.hpp>
#include <sabar/solvers/models/yukon/waiting.hpp>

#include "cross_check/reduced.hpp"
#include "solvers/models/klondike_deals.hpp"
#include "solvers/models/model_laws.hpp"

namespace sabar::yukon_model {  // names of its own: tests are compiled several in one
namespace {

using yukon::GroupGame;
using yukon::GroupMove;
using yukon::Layout;

class YukonModel : public ReducedTest {};

// The model reaches exactly the positions that the rules reach.
TEST_P(YukonModel, HasTheMovesOfTheRules) {
  const Layout layout = yukon::read_layout(rules());
  const GroupGame game(layout, {false, false, false});
  expect_moves_of_the_rules<GroupGame, GroupMove>(
      rules(), game, reduced_deals(), [&](std::uint64_t number) { return deal(number); },
      [&](const Table& table) { return game.begin(yukon::read_position(rules(), layout, table).value()); });
}

INSTANTIATE_TEST_SUITE_P(Reduced, YukonModel, testing::ValuesIn(names_of(kYukonGames)), reduced_test_name);

Solution solve_yukon(std::string_view game, std::uint64_t number) {
  const Rules& rules = (*find_game(game))->rules;
  const auto solution = solve("yukon", rules, klondike_deal(rules, Scheme::ms, number), {});  // lines are judged
  EXPECT_TRUE(solution) << solution.error().text();
  return solution.value_or(Solution{});
}

// Deals on which KPatience, whose numbers these are, agrees or has no answer.
TEST(YukonVerdicts, AreKnownForTheFirstDeals) {
  for (std::uint64_t number = 1; number <= 6; ++number) {
    EXPECT_EQ(solve_yukon("yukon", number).verdict, Verdict::solved) << number;
  }
  EXPECT_EQ(solve_yukon("yukon", 20).verdict, Verdict::unsolvable);
}

// Two jacks that need the queen of diamonds: nobody waits in a plain circle, and the deal is lost at the first look.
TEST(YukonVerdicts, RivalsAreSeenAtTheFirstLook) {
  const Rules& rules = (*find_game("yukon"))->rules;
  const Layout layout = yukon::read_layout(rules);
  const auto position = yukon::read_position(rules, layout, klondike_deal(rules, Scheme::ms, 26)).value();
  EXPECT_FALSE(yukon::waits_for_ever(layout, position));
  EXPECT_TRUE(yukon::has_rivals(layout, position));
  const Solution solution = solve_yukon("yukon", 26);
  EXPECT_EQ(solution.verdict, Verdict::unsolvable);
  EXPECT_EQ(solution.nodes, 0U);
}

TEST(YukonSearch, SaysWhatItIsNotMadeFor) {
  const Rules& klondike = (*find_game("klondike"))->rules;
  const auto search = make_search("yukon", klondike, klondike_deal(klondike, Scheme::ms, 1), {});
  ASSERT_FALSE(search);
  EXPECT_NE(search.error().text().find("does not fit"), std::string::npos);
  for (const std::string_view name : {"alaska", "yukon-cells", "double-yukon", "grandfather", "scorpion", "freecell"}) {
    EXPECT_FALSE(yukon::fits((*find_game(name))->rules)) << name;
  }
  for (const std::string_view name : {"yukon", "russian", "moosehide", "odessa", "brisbane"}) {
    EXPECT_TRUE(yukon::fits((*find_game(name))->rules)) << name;
  }
}

TEST(YukonSearch, GoesOnFromAnyPosition) {
  SearchOptions options;
  options.budget.nodes = 5'000;  // a deal that is won at once, and so is all that comes after
  expect_taken_up_anywhere("yukon", "yukon", 10, OnTheWay::won, options);
}

}  // namespace
}  // namespace sabar::yukon_model
