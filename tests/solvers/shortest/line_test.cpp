// Shorter and shortest lines, held against the search over whole positions.
#include <gtest/gtest.h>

#include "solvers/shortest/cases.hpp"

namespace sabar {
namespace {

class ShortestLine : public testing::TestWithParam<ReducedGame> {
protected:
  void SetUp() override {
    const auto game = read_reduced(GetParam());
    ASSERT_TRUE(game) << game.error().text();
    rules_ = game->rules;
  }
  // Calls visit(number, deal, any winning line) for the deals that can be won.
  template <class Visit>
  void each_win(std::uint64_t deals, Visit&& visit) const {
    for (std::uint64_t number = 1; number <= deals; ++number) {
      const auto deal = reduced_deal(rules_, number);
      const auto won = solve("auto", rules_, *deal, options_without({}));
      ASSERT_TRUE(won) << won.error().text();
      if (won->verdict == Verdict::solved) {
        visit(number, *deal, won->line);
      }
    }
  }
  Rules rules_;
};

constexpr std::uint64_t kDeals = 15;
constexpr LineOptions kProof = {3'000, 50'000'000, std::size_t{1} << 30};

TEST_P(ShortestLine, IsAsShortAsTheOracles) {
  std::size_t compared = 0;
  each_win(kDeals, [&](std::uint64_t number, const Table& deal, const std::vector<Move>& line) {
    const Solution oracle = shortest_by_oracle(rules_, deal);
    if (oracle.verdict != Verdict::solved) {
      return;  // too large for it
    }
    const auto found = shorter(rules_, deal, line, kProof);
    ASSERT_TRUE(found) << number << ": " << found.error().text();
    EXPECT_TRUE(found->shortest()) << number << ": " << found->line.size() << ", at least " << found->at_least;
    EXPECT_EQ(found->line.size(), oracle.line.size()) << number;
    EXPECT_EQ(found->at_least, oracle.line.size()) << number;
    ++compared;
  });
  if (compared == 0) {
    GTEST_SKIP() << "too large for the oracle";
  }
}

TEST_P(ShortestLine, ShorteningNeverLengthensAndLeavesTrueBounds) {
  each_win(6, [&](std::uint64_t number, const Table& deal, const std::vector<Move>& line) {
    const auto best = shorter(rules_, deal, line, kProof);
    ASSERT_TRUE(best) << best.error().text();
    std::size_t before = line.size();
    for (const std::uint64_t nodes : {0U, 1U, 50U, 500U, 5000U}) {
      const auto found = shorter(rules_, deal, line, {nodes, nodes, std::size_t{1} << 28});
      ASSERT_TRUE(found) << number << ": " << found.error().text();
      EXPECT_LE(found->line.size(), before) << number;
      EXPECT_GE(found->line.size(), best->line.size()) << number;
      EXPECT_LE(found->at_least, best->line.size()) << number;
      EXPECT_LE(found->nodes, 2 * nodes);
      before = nodes == 0 ? line.size() : before;
    }
  });
}

TEST_P(ShortestLine, IsTheSameWhateverTheSlices) {
  each_win(3, [&](std::uint64_t number, const Table& deal, const std::vector<Move>& line) {
    const LineOptions options = {4'000, 8'000, std::size_t{1} << 28};
    const auto whole = shorter(rules_, deal, line, options, kNoLimit / 2);
    for (const std::uint64_t slice : {1U, 7U, 1000U}) {
      const auto sliced = shorter(rules_, deal, line, options, slice);
      ASSERT_TRUE(whole && sliced);
      EXPECT_EQ(sliced->line, whole->line) << number;
      EXPECT_EQ(sliced->at_least, whole->at_least) << number;
      EXPECT_EQ(sliced->nodes, whole->nodes) << number;
    }
  });
}

INSTANTIATE_TEST_SUITE_P(ReducedGames, ShortestLine, testing::ValuesIn(kReducedGames), name_of_case);

TEST(ShortestLines, NeedAWinToBeginWith) {
  const auto game = read_reduced(kReducedGames[0]);
  const auto deal = reduced_deal(game->rules, 1);
  const auto search = make_line_search(game->rules, *deal, {}, {});
  ASSERT_FALSE(search);
  EXPECT_EQ(search.error().message, "the line does not win");
}

TEST(ShortestLines, StopEarlyWithAWin) {
  const auto game = read_reduced(kReducedGames[1]);
  for (std::uint64_t number = 1; number <= 20; ++number) {
    const auto deal = reduced_deal(game->rules, number);
    const auto won = solve("auto", game->rules, *deal, options_without({}));
    if (won->verdict != Verdict::solved) {
      continue;
    }
    auto search = make_line_search(game->rules, *deal, won->line, kProof);
    for (int slices = 0; slices < 40 && !(*search)->done(); ++slices) {
      (*search)->step(20);
      const ShortLine now = conclude_line(**search, game->rules, *deal, won->line);
      ASSERT_FALSE(now.fault) << now.fault->reason;
      EXPECT_LE(now.line.size(), won->line.size());
      EXPECT_LE(now.at_least, now.line.size());
    }
  }
}

}  // namespace
}  // namespace sabar
