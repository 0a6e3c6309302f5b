// The compact model of Klondike with every choice of techniques against the oracle, on reduced decks of every kind.
#include <gtest/gtest.h>

#include "search/reduced.hpp"

namespace sabar {
namespace {

class KlondikeCrossCheck : public ReducedTest {};

TEST_P(KlondikeCrossCheck, AgreesWithTheOracle) {
  ASSERT_TRUE(fits_klondike(rules()));
  expect_model_agrees(klondike_settings());
}

INSTANTIATE_TEST_SUITE_P(Reduced, KlondikeCrossCheck, testing::ValuesIn(names_of(kKlondikeGames)), reduced_test_name);

}  // namespace
}  // namespace sabar
