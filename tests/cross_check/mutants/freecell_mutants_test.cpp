// Planted faults of the search by links are caught by the cross-check; the search without a fault is not.
#include "cross_check/mutants/freecell_mutants.hpp"

#include <gtest/gtest.h>

#include "cross_check/reduced.hpp"

namespace sabar {
namespace {

TEST(FreecellMutants, AreAllCaught) {
  expect_all_caught(freecell_mutants::list(), freecell_mutants::search_with<freecell_mutants::Sound>);
}

}  // namespace
}  // namespace sabar
