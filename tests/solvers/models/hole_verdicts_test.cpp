// The verdicts of the search of hole games: against Solvitaire's, and the same whatever slices it is given.
#include <nlohmann/json.hpp>

#include <sabar/check/patience/judge.hpp>
#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/search/dfs.hpp>
#include <sabar/solvers/models/hole/layers.hpp>
#include <sabar/solvers/models/hole/model.hpp>

#include "golden_files.hpp"
#include "solvers/models/model_laws.hpp"
#include "solvers/models/small_games.hpp"

namespace sabar {
namespace {

class HoleTruth : public testing::TestWithParam<std::string> {};

TEST_P(HoleTruth, AgreesWithSolvitaire) {
  const GameFile& game = **find_game(GetParam());
  for (const std::string& line : golden_lines(fmt::format("solvitaire/{}.jsonl", GetParam()))) {
    const auto deal = read_deal(game, line);
    ASSERT_TRUE(deal.has_value()) << deal.error().text();
    EXPECT_EQ(to_text(judged_verdict(hole::make, game.rules, deal->table)),
              nlohmann::json::parse(line)["verdict"].get<std::string>())
        << deal->source;
  }
}

INSTANTIATE_TEST_SUITE_P(Solvitaire, HoleTruth, testing::Values("golf", "black-hole", "worm-hole"), test_name);

class HoleDeals : public testing::TestWithParam<std::string> {};

TEST_P(HoleDeals, AreTheSameSearchWhateverTheSlicesAre) {
  SearchOptions options;
  options.budget.nodes = 40'000;
  expect_same_in_slices(hole::make, **find_game(GetParam()), options);
}

TEST_P(HoleDeals, AreDecidedTheSameWithTechniquesMissing) {
  const GameFile& game = **find_game(GetParam());
  for (std::uint64_t deal = 1; deal <= std::max<std::uint64_t>(walk_count() / 50, 4); ++deal) {
    const Table table = numbered_deal(game, deal);
    const Verdict verdict = judged_verdict(hole::make, game.rules, table);
    EXPECT_NE(verdict, Verdict::unknown) << deal;
    if (walk_count() >= 1000) {
      EXPECT_EQ(judged_verdict(hole::make, game.rules, table, {"rank-cuts"}), verdict) << deal;
      EXPECT_EQ(judged_verdict(hole::make, game.rules, table, {"equal-piles"}), verdict) << deal;
      EXPECT_EQ(judged_verdict(hole::make, game.rules, table, {"by-layers"}), verdict) << deal;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, HoleDeals, testing::ValuesIn(games_that_fit(hole::fits)), test_name);

TEST(HoleSearch, EndsWithItsBudget) {
  const GameFile& game = **find_game("black-hole");
  SearchOptions options;
  options.budget.nodes = 10;
  const auto few_nodes = hole::make(game.rules, numbered_deal(game, 1), options);
  drive(**few_nodes);
  EXPECT_EQ((*few_nodes)->halt(), Halt::nodes);
  EXPECT_EQ((*few_nodes)->nodes(), 10U);

  const GameFile& golf = **find_game("golf-wrap");
  std::size_t memory = 0;
  for (std::uint64_t deal = 1; deal <= 40; ++deal) {
    options.budget = {kNoLimit, 64 << 10};
    const auto few_bytes = hole::make(golf.rules, numbered_deal(golf, deal), options);
    drive(**few_bytes);
    memory += (*few_bytes)->halt() == Halt::memory ? 1 : 0;
    EXPECT_LE((*few_bytes)->bytes(), std::size_t{128} << 10);
  }
  EXPECT_GT(memory, 0U);
}

// Depth-first search and the search by layers decide alike, and the layers' line has the fewest draws.
TEST(HoleSearch, LayersAgreeWithDepthFirstSearch) {
  for (const std::string& name : names_of(kHoleGames)) {
    const GameFile game = small_game(name);
    for (std::uint64_t deal = 1; deal <= walk_count() / 5; ++deal) {
      const auto board = hole::lay_out(game.rules, numbered_deal(game, deal), {});
      ASSERT_TRUE(board.has_value());
      if (!hole::HoleLayers::fits(*board)) {
        break;
      }
      const hole::HoleGame<true> steps(*board, {});
      DepthFirst deep(steps, board->start, {});
      hole::HoleLayers layers(*board, steps, {});
      drive(deep);
      drive(layers);
      ASSERT_EQ(deep.halt(), layers.halt()) << name << " " << deal;
      const auto draws = [](const std::vector<hole::HoleStep>& line) {
        std::size_t sum = 0;
        for (const hole::HoleStep& step : line) {
          sum += step.draws;
        }
        return sum;
      };
      if (deep.halt() == Halt::found) {
        EXPECT_LE(draws(layers.line()), draws(deep.line()));
        EXPECT_EQ(layers.line().size(), deep.line().size());
      }
    }
  }
}

TEST_P(HoleDeals, CanBeTakenUpAnywhereOnAWinningLine) {
  expect_taken_up_anywhere("hole", GetParam(), 1, OnTheWay::won);
}

}  // namespace
}  // namespace sabar
