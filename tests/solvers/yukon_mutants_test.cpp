// Planted faults of the search of Yukon are caught by the cross-check; the search without a fault is not.
#include "yukon_mutants.hpp"

#include <gtest/gtest.h>

#include "search/reduced.hpp"

namespace sabar {
namespace {

TEST(YukonMutants, AreAllCaught) {
  for (const yukon_mutants::Mutant& mutant : yukon_mutants::list()) {
    const Rules rules = read_reduced(reduced_game(mutant.game))->rules;
    ASSERT_FALSE(mutant.deals.empty()) << mutant.name;
    for (const std::uint64_t number : mutant.deals) {
      const Table deal = *reduced_deal(rules, number);
      const auto truth = truth_of(rules, deal);
      ASSERT_TRUE(truth.has_value());
      EXPECT_NE(mutant.search(rules, deal), truth->verdict) << mutant.name << " on deal " << number;
      EXPECT_EQ(yukon_mutants::search_with<yukon_mutants::Sound>(rules, deal), truth->verdict) << number;
    }
  }
}

}  // namespace
}  // namespace sabar
