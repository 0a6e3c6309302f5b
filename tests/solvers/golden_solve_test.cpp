// Verdict, moves and nodes of some deals: the same with every compiler and in WebAssembly (tests/wasm asks the same).
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/core/verdict.hpp>

#include "golden_files.hpp"
#include "laws/games.hpp"
#include "solvers/models/klondike_deals.hpp"

namespace sabar {
namespace {

TEST(GoldenSolve, VerdictsMovesAndNodesAreTheSameEverywhere) {
  const bool writing = std::getenv("SABAR_WRITE_GOLDEN") != nullptr;
  auto lines = golden_lines("solve.txt");
  ASSERT_GT(lines.size(), 50U);
  lines.resize(walk_count() < 1000 && !writing ? 20 : lines.size());  // fewer under the sanitizers
  std::vector<std::string> answers;
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
    const std::string answer =
        fmt::format("{}, {} moves, {} nodes", to_text(solution->verdict), solution->line.size(), solution->nodes);
    answers.push_back(fmt::format("{} {} {} {}", game, scheme, number, answer));
    EXPECT_TRUE(writing || answer == expected) << line << "\nnow: " << answer;
  }
  if (writing) {
    std::ofstream(std::filesystem::path(SABAR_GOLDEN) / "solve.txt") << fmt::format("{}\n", fmt::join(answers, "\n"));
  }
}

}  // namespace
}  // namespace sabar
