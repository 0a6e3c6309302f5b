// Planted faults of the search of Yukon are caught by the cross-check; the search without a fault is not.
#include "cross_check/mutants/yukon_mutants.hpp"

#include <gtest/gtest.h>

#include "cross_check/reduced.hpp"

namespace sabar {
namespace {

TEST(YukonMutants, AreAllCaught) {
  expect_all_caught(yukon_mutants::list(), yukon_mutants::search_with<yukon_mutants::Sound>);
}

}  // namespace
}  // namespace sabar
