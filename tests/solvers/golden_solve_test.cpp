// Verdict, moves and nodes of some deals: the same with every compiler and in WebAssembly (tests/wasm asks the same).
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/core/verdict.hpp>

#include "golden_files.hpp"
#include "laws/games.hpp"
#include "solvers/models/klondike_deals.hpp"

namespace sabar {
namespace {

TEST(GoldenSolve, VerdictsMovesAndNodesAreTheSameEverywhere) {
  auto lines = golden_lines("solve.txt");
  ASSERT_GT(lines.size(), 50U);
  lines.resize(walk_count() < 1000 ? 20 : lines.size());  // fewer under the sanitizers
  for (const std::string& line : lines) {
    std::istringstream words(line);
    std::string game;
    std::string scheme;
    std::uint64_t number = 0;
    words >> game >> scheme >> number;
    std::string expected;
    std::getline(words >> std::ws, expected);
    const Rules& rules = (*find_game(game))->rules;
    SearchOptions options;
    options.budget.nodes = 1'000'000;
    const auto solution = solve("auto", rules, klondike_deal(rules, *parse_scheme(scheme), number), options);
    ASSERT_TRUE(solution) << line;
    EXPECT_EQ(fmt::format("{}, {} moves, {} nodes", to_text(solution->verdict), solution->line.size(), solution->nodes),
              expected)
        << line;
  }
}

}  // namespace
}  // namespace sabar
