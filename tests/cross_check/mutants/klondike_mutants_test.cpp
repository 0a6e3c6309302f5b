// Planted faults of the compact model are caught by the cross-check; the model without a fault is not.
#include "cross_check/mutants/klondike_mutants.hpp"

#include <gtest/gtest.h>

#include "cross_check/reduced.hpp"

namespace sabar {
namespace {

TEST(KlondikeMutants, AreAllCaught) {
  expect_all_caught(klondike_mutants::list(), klondike_mutants::search_with<klondike_mutants::Sound>);
}

}  // namespace
}  // namespace sabar
