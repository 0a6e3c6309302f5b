// The model of Canfield with every choice of techniques against the oracle, on reduced decks of every kind.
#include <gtest/gtest.h>

#include "search/reduced.hpp"

namespace sabar {
namespace {

class CanfieldCrossCheck : public ReducedTest {};

TEST_P(CanfieldCrossCheck, AgreesWithTheOracle) {
  ASSERT_TRUE(fits_canfield(rules()));
  expect_model_agrees(canfield_settings(), model_deals(), model_deals() / 4);
}

INSTANTIATE_TEST_SUITE_P(Reduced, CanfieldCrossCheck, testing::ValuesIn(names_of(kCanfieldGames)), reduced_test_name);

}  // namespace
}  // namespace sabar
