// The model of Yukon with every choice of techniques against the oracle, on reduced decks of every kind.
#include <gtest/gtest.h>

#include "search/reduced.hpp"

namespace sabar {
namespace {

class YukonCrossCheck : public ReducedTest {};

TEST_P(YukonCrossCheck, AgreesWithTheOracle) {
  ASSERT_TRUE(fits_yukon(rules()));
  const auto settings = yukon_settings();
  std::uint64_t solved = 0;
  const std::uint64_t deals = 5 * reduced_deals() / 2;
  for (std::uint64_t number = 1; number <= deals; ++number) {
    const DealCheck check = check_deal(rules(), deal(number), settings);
    EXPECT_TRUE(check.fault.empty()) << GetParam() << " deal " << number << ": " << check.fault;
    solved += check.truth == Verdict::solved ? 1 : 0;
  }
  // A game in which every deal ends the same way would test nothing; the few deals under the sanitizers may.
  EXPECT_TRUE((solved > 0 && solved < deals) || deals < 100) << solved;
}

INSTANTIATE_TEST_SUITE_P(Reduced, YukonCrossCheck, testing::ValuesIn(names_of(kYukonGames)), reduced_test_name);

}  // namespace
}  // namespace sabar
