#include <gtest/gtest.h>

#include <sabar/trials/shares.hpp>

namespace sabar::trials {
namespace {

// Values from Wilson's formula, worked out apart.
TEST(Shares, WilsonInterval) {
  const Interval half = wilson_interval(50, 100);
  EXPECT_NEAR(half.low, 0.403832, 1e-6);
  EXPECT_NEAR(half.high, 0.596168, 1e-6);
  const Interval few = wilson_interval(1, 10);
  EXPECT_NEAR(few.low, 0.017876, 1e-6);
  EXPECT_NEAR(few.high, 0.404150, 1e-6);
  EXPECT_EQ(wilson_interval(0, 10).low, 0);
  EXPECT_EQ(wilson_interval(10, 10).high, 1);
  EXPECT_EQ(wilson_interval(0, 0).high, 1);
}

// A deal counts once, whoever won it or proved it lost.
TEST(Shares, WhatIsKnownOfADealIsWhatAnyOfThemKnows) {
  const Outcome won{Verdict::solved, Halt::found, 1, 1, 0};
  const Outcome lost{Verdict::unsolvable, Halt::exhausted, 1, 0, 0};
  const Outcome open{Verdict::unknown, Halt::nodes, 1, 0, 0};
  Winnable winnable = Winnable::of({"greedy", "auto"});
  EXPECT_TRUE(winnable.asked);
  EXPECT_FALSE(Winnable::of({"greedy", "random"}).asked);
  winnable.count({won, won});
  winnable.count({open, lost});
  winnable.count({open, open});
  EXPECT_EQ(winnable.games, 3U);
  EXPECT_EQ(winnable.can, 1U);
  EXPECT_EQ(winnable.cannot, 1U);
  EXPECT_EQ(winnable.undecided(), 1U);
}

}  // namespace
}  // namespace sabar::trials
