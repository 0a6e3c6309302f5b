// Shortest lines of games of pairs by their own model, held against the search over whole positions: stocks that are
// open or not, redeals of all kinds, goals that ask for the stock or not, cards that leave alone.
#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/models/pairs/words.hpp>

#include "share.hpp"
#include "solvers/shortest/cases.hpp"

namespace sabar {
namespace {

// The law of the lower bound: nowhere on a shortest line does it exceed the moves that are left. Asked of positions on
// lines of the oracle and, by the rules at full size, of the lines that the search itself finds.
void expect_bound_below(const Rules& rules, const Table& deal, const std::vector<Move>& line) {
  auto judge = *Judge::begin(rules, deal);
  for (std::size_t i = 0; i <= line.size(); ++i) {
    const auto words = pairs::PairWords::read(rules, judge.table());
    ASSERT_TRUE(words.has_value());
    const int bound = words->at_least(words->start());
    ASSERT_GE(bound, 0) << "after " << i << " moves";
    ASSERT_LE(static_cast<std::size_t>(bound), line.size() - i) << "after " << i << " moves";
    pairs::FreeStock easier(words->board());
    ASSERT_TRUE(words->hopeful(words->start(), easier)) << "after " << i << " moves";
    if (i < line.size()) {
      ASSERT_TRUE(judge.play(line[i]));
    }
  }
}

class ShortestPairs : public testing::TestWithParam<ReducedGame> {};

TEST_P(ShortestPairs, AreAsShortAsTheOracles) {
  const auto game = read_reduced(GetParam());
  ASSERT_TRUE(game) << game.error().text();
  std::size_t compared = 0;
  const std::size_t most = std::max<std::uint64_t>(3, share(30));
  for (std::uint64_t number = 1; number <= 200 && compared < most; ++number) {
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
    expect_bound_below(game->rules, deal, oracle.line);
    ASSERT_FALSE(HasFatalFailure()) << number;
    ++compared;
  }
  EXPECT_GE(compared, 3U);
}

TEST(ShortestPairsOfFullSize, BoundNeverExceedsTheDistance) {
  for (const char* name :
       {"pyramid", "pyramid-full", "pyramid-relaxed", "pyramid-strict", "giza", "fourteen", "wish"}) {
    const GameFile& game = **find_game(name);
    for (std::uint64_t number = 1; number <= 12; ++number) {
      const Table deal = *reduced_deal(game.rules, number);
      const auto won = solve("auto", game.rules, deal, {});
      if (won->verdict != Verdict::solved) {
        continue;
      }
      const auto found = shorter(game.rules, deal, won->line, {0, 1'000'000, std::size_t{1} << 28});
      ASSERT_TRUE(found && found->shortest()) << name << " " << number;
      expect_bound_below(game.rules, deal, found->line);
      ASSERT_FALSE(HasFatalFailure()) << name << " " << number;
    }
  }
}

// A bound that took cards of the waste from below only, though they could be had from above, called 66 the least.
TEST(ShortestPairsOfFullSize, KnownLengthsAreFound) {
  struct Known {
    const char* game;
    std::uint64_t deal;
    std::size_t moves;
  };
  for (const Known& known : {Known{"pyramid-relaxed", 10, 64}, Known{"pyramid", 1, 41}, Known{"pyramid", 3, 37}}) {
    const GameFile& game = **find_game(known.game);
    const Table deal = *reduced_deal(game.rules, known.deal);
    const auto won = solve("auto", game.rules, deal, {});
    const auto found = shorter(game.rules, deal, won->line, {0, 1'000'000, std::size_t{1} << 28});
    ASSERT_TRUE(found && found->shortest()) << known.game;
    EXPECT_EQ(found->line.size(), known.moves) << known.game << " " << known.deal;
  }
}

INSTANTIATE_TEST_SUITE_P(All, ShortestPairs, testing::ValuesIn(kPairGames), name_of_case);

}  // namespace
}  // namespace sabar
