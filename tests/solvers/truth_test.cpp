// The verdicts of Solvitaire, a complete solver by other hands, on its own deals: ours must be the same.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/search.hpp>

#include "games/patience/solvitaire_presets.hpp"
#include "golden_files.hpp"
#include "laws/games.hpp"

namespace sabar {
namespace {

// Games in which every deal is decided; in the others a few deals may stay unknown within the nodes of a test.
constexpr std::array<std::string_view, 7> kDecided = {"bakers-game", "black-hole", "canfield",       "eight-off",
                                                      "free-cell",   "golf",       "seahaven-towers"};
constexpr std::uint64_t kNodes = 20'000'000;
constexpr std::uint64_t kFewNodes = 200'000;

class SolvitaireVerdicts : public testing::TestWithParam<Preset> {};

TEST_P(SolvitaireVerdicts, AreOurs) {
  const auto game = find_game(GetParam().game);
  ASSERT_TRUE(game);
  const bool decided = std::find(kDecided.begin(), kDecided.end(), GetParam().preset) != kDecided.end();
  const bool quick = walk_count() < 1000;  // under the sanitizers
  auto lines = golden_lines(fmt::format("solvitaire/{}.jsonl", GetParam().preset));
  lines.resize(quick ? 4 : lines.size());
  std::size_t unknown = 0;
  for (const std::string& line : lines) {
    const auto deal = read_deal(**game, line);
    ASSERT_TRUE(deal);
    SearchOptions options;
    options.budget.nodes = decided && !quick ? kNodes : kFewNodes;
    const auto solution = solve("auto", (*game)->rules, deal->table, options);  // solved lines are judged
    ASSERT_TRUE(solution) << solution.error().text();
    if (solution->verdict == Verdict::unknown) {
      ++unknown;
      continue;
    }
    EXPECT_EQ(to_text(solution->verdict), nlohmann::json::parse(line)["verdict"].get<std::string>())
        << GetParam().preset << " " << deal->source;
    EXPECT_EQ(solution->verdict == Verdict::solved, !solution->line.empty());
  }
  if (decided && !quick) {
    EXPECT_EQ(unknown, 0U);
  }
}

INSTANTIATE_TEST_SUITE_P(Solvitaire, SolvitaireVerdicts, testing::ValuesIn(kPresets),
                         [](const auto& chosen) { return preset_name(chosen.param.preset); });

}  // namespace
}  // namespace sabar
