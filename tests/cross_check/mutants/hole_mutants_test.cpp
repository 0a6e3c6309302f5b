// Planted faults of the searches of hole games are caught by the cross-check; the searches without a fault are not.
#include <gtest/gtest.h>

#include "cross_check/mutants/hole_stock_mutants.hpp"
#include "cross_check/reduced.hpp"

namespace sabar {
namespace {

using hole_mutants::layers_with;
using hole_mutants::search_with;
using hole_mutants::Sound;

TEST(HoleMutants, AreAllCaught) { expect_all_caught(hole_mutants::list(), search_with<Sound<false>>); }
TEST(HoleMutants, WithAStockAreAllCaught) { expect_all_caught(hole_mutants::stock_list(), search_with<Sound<true>>); }
TEST(HoleMutants, ByLayersAreAllCaught) { expect_all_caught(hole_mutants::layers_list(), layers_with<Sound<true>>); }

}  // namespace
}  // namespace sabar
