// The law of a lower bound: at no position does it exceed the moves that a win takes.
#include <gtest/gtest.h>

#include <sabar/search/reference.hpp>
#include <sabar/search/seen_table.hpp>
#include <sabar/solvers/shortest/lower_bound.hpp>

#include "rules/patience/reading.hpp"
#include "solvers/shortest/cases.hpp"

namespace sabar {
namespace {

class ShortestBound : public testing::TestWithParam<ReducedGame> {};

void expect_never_exceeds(const Rules& rules, std::uint64_t number) {
  const patience::SmallEngine engine(rules);
  const auto deal = reduced_deal(rules, number);
  const auto start = engine.start(*deal);
  ASSERT_TRUE(start);
  const LowerBound bound(engine.rules(), engine.facts(), start->base);
  const Solution oracle = shortest_by_oracle(rules, *deal);
  auto position = *start;
  for (std::size_t i = 0; i < oracle.line.size(); ++i) {
    EXPECT_LE(bound(position), static_cast<int>(oracle.line.size() - i)) << number << ", move " << i;
    engine.apply(position, oracle.line[i]);
  }
  EXPECT_TRUE(oracle.verdict != Verdict::solved || bound(position) == 0) << number;
}

// Along a shortest line the distance is known everywhere; beside it the oracle is asked anew.
TEST_P(ShortestBound, NeverExceedsTheDistance) {
  const auto game = read_reduced(GetParam());
  ASSERT_TRUE(game);
  for (std::uint64_t number = 1; number <= 10; ++number) {
    expect_never_exceeds(game->rules, number);
  }
}

// Found by random rules.
TEST(ShortestBoundOfRuns, CountsWhatAnOpenStockDeals) {
  const Rules rules = must_read(
      "deck packs 3 suits 1 ranks 5\ncolumns 3 deal 3 open 1 build down any move run suit fill any\n"
      "foundations 3 collect runs\nstock to columns full open");
  expect_never_exceeds(rules, 570351);
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
