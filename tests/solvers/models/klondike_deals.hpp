// Deals of Klondike by number, for tests.
#pragma once

#include <string_view>

#include <gtest/gtest.h>

#include <sabar/games/patience/deal_order.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

inline const Rules& klondike_rules(int draw) {
  const auto game = find_game(draw == 1 ? "klondike" : "klondike-3");
  EXPECT_TRUE(game);
  return (*game)->rules;
}

inline Table klondike_deal(const Rules& rules, Scheme scheme, std::uint64_t number) {
  const auto table = deal_of(rules, {scheme, Natural(number), usual_order(rules, scheme)});
  EXPECT_TRUE(table);
  return *table;
}

inline Solution solve_klondike(const Rules& rules, const Table& table, const SearchOptions& options = {}) {
  const auto solution = solve("klondike", rules, table, options);  // solved lines are judged
  EXPECT_TRUE(solution) << solution.error().text();
  return solution.value_or(Solution{});
}

}  // namespace sabar
