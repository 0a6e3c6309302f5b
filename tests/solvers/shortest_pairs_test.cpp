// Shortest lines of games of pairs by their own model, held against the search over whole positions: stocks that are
// open or not, redeals of all kinds, goals that ask for the stock or not, cards that leave alone.
#include <gtest/gtest.h>

#include "solvers/shortest_cases.hpp"

namespace sabar {
namespace {

constexpr ReducedGame kPairGames[] = {
    {"open-twice", R"(
deck        ranks 5
places      10  shape pyramid 4
stock       draw 1  open  redeals 2
pairs       sum 5
goal        empty places
)"},
    {"open-six", R"(
deck        ranks 4
places      6  shape pyramid 3
stock       draw 1  open  redeals 1
pairs       sum 6
goal        empty places
)"},
    {"open-full", R"(
deck        ranks 4
places      6  shape pyramid 3
stock       draw 1  open  redeals 2
pairs       sum 4
goal        left 0
)"},
    {"closed-free", R"(
deck        ranks 5
places      10  shape pyramid 4
stock       draw 1  redeals unlimited
pairs       sum 5
goal        empty places
)"},
    {"closed-full", R"(
deck        ranks 4
places      6  shape pyramid 3
stock       draw 1  redeals 2
pairs       sum 5
goal        left 0
)"},
};

class ShortestPairs : public testing::TestWithParam<ReducedGame> {};

TEST_P(ShortestPairs, AreAsShortAsTheOracles) {
  const auto game = read_reduced(GetParam());
  ASSERT_TRUE(game) << game.error().text();
  std::size_t compared = 0;
  for (std::uint64_t number = 1; number <= 60; ++number) {
    const Table deal = *reduced_deal(game->rules, number);
    const auto won = solve("auto", game->rules, deal, {});
    ASSERT_TRUE(won) << won.error().text();
    const Solution oracle = won->verdict == Verdict::solved ? shortest_by_oracle(game->rules, deal) : Solution{};
    if (oracle.verdict != Verdict::solved) {
      continue;
    }
    const auto found = shorter(game->rules, deal, won->line, {0, 1'000'000, std::size_t{1} << 28});
    ASSERT_TRUE(found) << number << ": " << found.error().text();
    EXPECT_TRUE(found->shortest()) << number;
    EXPECT_EQ(found->line.size(), oracle.line.size()) << number;
    ++compared;
  }
  EXPECT_GE(compared, 5U);
}

INSTANTIATE_TEST_SUITE_P(All, ShortestPairs, testing::ValuesIn(kPairGames), name_of_case);

}  // namespace
}  // namespace sabar
