// The law of a lower bound: at no position does it exceed the moves that a win takes.
#include <gtest/gtest.h>

#include <sabar/search/reference.hpp>
#include <sabar/search/seen_table.hpp>
#include <sabar/solvers/shortest/lower_bound.hpp>

#include "solvers/shortest_cases.hpp"

namespace sabar {
namespace {

class ShortestBound : public testing::TestWithParam<ReducedGame> {};

// Along a shortest line the distance is known everywhere; beside it the oracle is asked anew.
TEST_P(ShortestBound, NeverExceedsTheDistance) {
  const auto game = read_reduced(GetParam());
  ASSERT_TRUE(game);
  const patience::SmallEngine engine(game->rules);
  for (std::uint64_t number = 1; number <= 10; ++number) {
    const auto deal = reduced_deal(game->rules, number);
    const auto start = engine.start(*deal);
    ASSERT_TRUE(start);
    const LowerBound bound(engine.rules(), engine.facts(), start->base);
    const Solution oracle = shortest_by_oracle(game->rules, *deal);
    auto position = *start;
    for (std::size_t i = 0; i < oracle.line.size(); ++i) {
      EXPECT_LE(bound(position), static_cast<int>(oracle.line.size() - i)) << number << ", move " << i;
      engine.apply(position, oracle.line[i]);
    }
    EXPECT_TRUE(oracle.verdict != Verdict::solved || bound(position) == 0) << number;
  }
}

TEST_P(ShortestBound, NeverExceedsTheDistanceOnRandomWalks) {
  const auto game = read_reduced(GetParam());
  const patience::SmallEngine engine(game->rules);
  MoveList<Move> moves;
  std::uint64_t lots = 1;
  for (std::uint64_t number = 1; number <= 6; ++number) {
    const auto deal = reduced_deal(game->rules, number);
    auto position = *engine.start(*deal);
    const LowerBound bound(engine.rules(), engine.facts(), position.base);
    for (int i = 0; i < 25; ++i) {
      engine.legal(position, moves);
      if (moves.empty() || engine.goal(position)) {
        break;
      }
      lots = mixed(lots + number);
      engine.apply(position, moves[lots % moves.size()]);
      if (i % 6 != 5) {
        continue;
      }
      Reference<patience::SmallEngine> oracle(engine, position, Budget{kNoLimit, kOracleBytes / 2});
      drive(oracle);
      EXPECT_TRUE(oracle.halt() != Halt::found || bound(position) <= static_cast<int>(oracle.line().size()))
          << number << ", after " << i + 1 << " moves: " << bound(position);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(ReducedGames, ShortestBound, testing::ValuesIn(kReducedGames), name_of_case);

}  // namespace
}  // namespace sabar
