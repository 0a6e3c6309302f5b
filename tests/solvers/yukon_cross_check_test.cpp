// The model of Yukon with every choice of techniques against the oracle, on reduced decks of every kind.
#include <gtest/gtest.h>

#include "search/reduced.hpp"

namespace sabar {
namespace {

class YukonCrossCheck : public ReducedTest {};

TEST_P(YukonCrossCheck, AgreesWithTheOracle) {
  ASSERT_TRUE(fits_yukon(rules()));
  const std::uint64_t deals = 5 * reduced_deals() / 2;  // 2,000 of all kinds together
  expect_model_agrees(yukon_settings(), deals, deals);
}

INSTANTIATE_TEST_SUITE_P(Reduced, YukonCrossCheck, testing::ValuesIn(names_of(kYukonGames)), reduced_test_name);

}  // namespace
}  // namespace sabar
