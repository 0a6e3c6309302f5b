// All searches and all choices of techniques against the oracle, on reduced decks. tools/cross-check does the same at
// length.
#include <gtest/gtest.h>

#include "cross_check/mutants.hpp"
#include "cross_check/reduced.hpp"

namespace sabar {
namespace {

class CrossCheck : public ReducedTest {};

TEST_P(CrossCheck, AllSearchesAgreeWithTheOracle) {
  const auto settings = settings_for(rules());
  std::uint64_t solved = 0;
  for (std::uint64_t number = 1; number <= reduced_deals(); ++number) {
    const DealCheck check = check_deal(rules(), deal(number), settings);
    EXPECT_TRUE(check.fault.empty()) << GetParam() << " deal " << number << ": " << check.fault;
    solved += check.truth == Verdict::solved ? 1 : 0;
  }
  // A game in which every deal ends the same way would test nothing.
  EXPECT_TRUE(!all_is_run() || (solved > 0 && solved < reduced_deals())) << solved;
}

INSTANTIATE_TEST_SUITE_P(Reduced, CrossCheck, testing::ValuesIn(reduced_names()), reduced_test_name);

// Deals that a technique once called lost.
struct FoundFault {
  std::string_view what;
  std::string_view game;
  std::uint64_t deal;
};
constexpr FoundFault kFoundFaults[] = {
    {"safe play where cards come back from foundations", "klondike-three", 3457},
    {"safe play where groups move: a card comes to its place under others", "yukon", 122},
    {"safe play where groups move: a card comes to its place under others", "yukon", 186},
    {"safe play of a card that is needed to fill a column, so that the next row can be dealt", "east-haven-full", 2590},
    {"whole runs while rows are still dealt", "east-haven", 69},
    {"whole runs while rows are still dealt", "east-haven-full", 102},
    {"two positions with one key: a face-down card and a card of another rank cancelled out", "spider", 65398},
};

TEST(FoundFaults, StayMended) {
  for (const FoundFault& fault : kFoundFaults) {
    const Rules rules = read_reduced(reduced_game(fault.game))->rules;
    const DealCheck check = check_deal(rules, *reduced_deal(rules, fault.deal), settings_for(rules));
    EXPECT_EQ(check.truth, Verdict::solved) << fault.what;
    EXPECT_TRUE(check.fault.empty()) << fault.what << ": " << check.fault;
  }
}

TEST(Mutants, AreAllCaught) {
  for (const Mutant& mutant : mutants::list()) {
    const Rules rules = read_reduced(reduced_game(mutant.game))->rules;
    ASSERT_FALSE(mutant.deals.empty()) << mutant.name;
    for (const std::uint64_t number : mutant.deals) {
      const Table deal = *reduced_deal(rules, number);
      const auto truth = truth_of(rules, deal);
      ASSERT_TRUE(truth.has_value());
      Solution answer;
      answer.verdict = mutant.search(rules, deal);
      EXPECT_NE(disagreement({std::string(mutant.name), {}, {}}, answer, truth->verdict), "")
          << mutant.name << " on deal " << number << " of " << mutant.game;
    }
  }
}

// The same parts without a fault, on the same deals.
TEST(Mutants, WithoutFaultAreNotCaught) {
  using mutants::SmallEngine;
  for (const Mutant& mutant : mutants::list()) {
    const Rules rules = read_reduced(reduced_game(mutant.game))->rules;
    for (const std::uint64_t number : mutant.deals) {
      const Table deal = *reduced_deal(rules, number);
      const Verdict verdict = mutants::search_with<SmallEngine, SafeFoundation, WholeRuns, KingMoves, OneEmpty,
                                                   PairMatching, Deadlock, BuriedRun>(rules, deal);
      EXPECT_EQ(verdict, truth_of(rules, deal)->verdict) << mutant.game << " deal " << number;
    }
  }
}

}  // namespace
}  // namespace sabar
