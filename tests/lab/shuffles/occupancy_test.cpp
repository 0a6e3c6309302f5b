#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include <sabar/lab/shuffles/laws/occupancy.hpp>
#include <sabar/random/generators/splitmix64.hpp>

namespace sabar::lab {
namespace {

TEST(Occupancy, TheBirthdayProblem) {
  // 23 people, 365 days: no shared birthday in 49.27 %.
  EXPECT_NEAR(fit_repeats(365, 23, 0).p, 2 * 0.492703, 1e-5);
  EXPECT_NEAR(expected_repeats(365, 23), 23 - 365 * (1 - std::pow(364.0 / 365, 23)), 1e-9);
}

TEST(Occupancy, SmallSeedsShow) {
  EXPECT_NEAR(expected_repeats(std::ldexp(1, 31), 1'000'000), 232.8, 0.1);
  EXPECT_NEAR(expected_repeats(std::ldexp(1, 20), 1'000'000), 355'500, 300);
  EXPECT_GT(fit_repeats(std::ldexp(1, 31), 1'000'000, 237).p, 0.5);  // measured once with 31-bit seeds
  EXPECT_LT(fit_repeats(std::ldexp(1, 32), 1'000'000, 237).p, 1e-12);
  EXPECT_EQ(fit_repeats(std::numeric_limits<double>::infinity(), 1'000'000, 0).p, 1);
  EXPECT_EQ(fit_repeats(std::numeric_limits<double>::infinity(), 1'000'000, 1).p, 0);
}

TEST(Occupancy, MoreOrdersThanThereAreIsImpossible) {
  const LawCheck check = fit_repeats(6, 1000, 993);
  EXPECT_EQ(check.impossible, 1U);
  EXPECT_EQ(check.p, 0);
  EXPECT_EQ(fit_repeats(6, 1000, 994).p, 1);
  EXPECT_LT(fit_repeats(6, 1000, 995).p, 1e-9);  // a box stayed empty
  EXPECT_EQ(fit_repeats(1, 10, 9).p, 1);
}

// In each regime (exact, rare hits, in between, nearly full) throws of a good generator give p-values that are spread
// out.
TEST(Occupancy, HoldsInEveryRegime) {
  struct Case {
    std::uint64_t boxes, throws;
  };
  for (const Case& c : {Case{720, 300}, Case{1 << 20, 20'000}, Case{1 << 13, 8'000}, Case{1 << 14, 90'000}}) {
    SplitMix64 random(c.boxes);
    int small = 0;
    int large = 0;
    for (int round = 0; round < 200; ++round) {
      std::vector<bool> seen(c.boxes);
      std::uint64_t repeats = 0;
      for (std::uint64_t k = 0; k < c.throws; ++k) {
        const std::uint64_t box = random() % c.boxes;
        repeats += seen[box] ? 1 : 0;
        seen[box] = true;
      }
      const double p = fit_repeats(static_cast<double>(c.boxes), c.throws, repeats).p;
      small += p < 0.2 ? 1 : 0;
      large += p > 0.6 ? 1 : 0;
    }
    EXPECT_GT(small, 15) << c.boxes;  // 40 expected
    EXPECT_LT(small, 65) << c.boxes;
    EXPECT_GT(large, 45) << c.boxes;  // 80 expected
  }
}

TEST(Occupancy, EstimatesThePool) {
  EXPECT_FALSE(estimate_boxes(1000, 0).has_value());
  EXPECT_NEAR(*estimate_boxes(1'000'000, 233), 1e12 / 466, 1e6);
  EXPECT_NEAR(*estimate_boxes(1'000'000, 355'500), std::ldexp(1, 20), 2000);
  EXPECT_NEAR(*estimate_boxes(1000, 994), 6, 1e-6);
}

}  // namespace
}  // namespace sabar::lab
