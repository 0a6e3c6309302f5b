// The model of Spider against the oracle, on reduced decks of every kind.
#include <gtest/gtest.h>

#include "search/reduced.hpp"

namespace sabar {
namespace {

class SpiderCrossCheck : public ReducedTest {};

TEST_P(SpiderCrossCheck, AgreesWithTheOracle) {
  ASSERT_TRUE(fits_spider(rules()));
  const std::uint64_t deals = 5 * reduced_deals() / 2;  // 2,000 of all kinds together
  expect_model_agrees(spider_settings(), deals, deals);
}

INSTANTIATE_TEST_SUITE_P(Reduced, SpiderCrossCheck, testing::ValuesIn(names_of(kSpiderGames)), reduced_test_name);

}  // namespace
}  // namespace sabar
