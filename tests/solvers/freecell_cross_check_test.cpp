// The model of FreeCell with every choice of techniques against the oracle, on reduced decks of every kind.
#include <gtest/gtest.h>

#include "search/reduced.hpp"

namespace sabar {
namespace {

class FreecellCrossCheck : public ReducedTest {};

TEST_P(FreecellCrossCheck, AgreesWithTheOracle) {
  ASSERT_TRUE(fits_freecell(rules()));
  expect_model_agrees(freecell_settings());
}

INSTANTIATE_TEST_SUITE_P(Reduced, FreecellCrossCheck, testing::ValuesIn(names_of(kFreecellGames)), reduced_test_name);

}  // namespace
}  // namespace sabar
