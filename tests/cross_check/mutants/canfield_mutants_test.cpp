// Planted faults of the search of Canfield are caught by the cross-check; the search without a fault is not.
#include "cross_check/mutants/canfield_mutants.hpp"

#include <gtest/gtest.h>

#include "cross_check/reduced.hpp"

namespace sabar {
namespace {

TEST(CanfieldMutants, AreAllCaught) {
  expect_all_caught(canfield_mutants::list(), canfield_mutants::search_with<canfield_mutants::Sound>);
}

}  // namespace
}  // namespace sabar
