#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include <sabar/lab/shuffles/laws/fit.hpp>
#include <sabar/lab/shuffles/laws/p_value.hpp>

namespace sabar::lab {
namespace {

TEST(PValue, ChiSquareHasTheTabulatedQuantiles) {
  EXPECT_NEAR(chi_square_upper(3.841458820694124, 1), 0.05, 1e-12);
  EXPECT_NEAR(chi_square_upper(18.307038053275146, 10), 0.05, 1e-12);
  EXPECT_NEAR(chi_square_upper(2 * std::log(1e6), 2), 1e-6, 1e-15);  // exp(-x/2) for two degrees
  EXPECT_NEAR(chi_square_upper(2601, 2601), 0.49631, 1e-4);
  EXPECT_EQ(chi_square_upper(1e7, 51), 0);
}

TEST(PValue, ChiSquareTwoSidedCatchesCountsThatAreTooEven) {
  EXPECT_LT(chi_square_two_sided(45, 325), 1e-30);
  EXPECT_LT(chi_square_two_sided(700, 325), 1e-25);
  EXPECT_GT(chi_square_two_sided(325, 325), 0.9);
}

TEST(PValue, NormalAndPoissonTails) {
  EXPECT_NEAR(normal_two_sided(1.959963984540054), 0.05, 1e-12);
  EXPECT_NEAR(normal_two_sided(-5), 5.733031437583869e-07, 1e-18);
  EXPECT_NEAR(poisson_upper(3, 1), 1 - 2.5 * std::exp(-1), 1e-14);
  EXPECT_NEAR(poisson_lower(2, 1), 2.5 * std::exp(-1), 1e-14);
  EXPECT_EQ(poisson_upper(0, 3), 1);
}

TEST(PValue, NeverLeavesTheUnitInterval) {
  const double infinity = std::numeric_limits<double>::infinity();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  for (const double x : {-1.0, 0.0, 1e-300, 1.0, 1e300, infinity, nan}) {
    for (const double degrees : {-1.0, 0.0, 1.0, 1e6, 1e9}) {
      for (const double p : {chi_square_upper(x, degrees), chi_square_two_sided(x, degrees), normal_two_sided(x),
                             poisson_upper(x, degrees), poisson_lower(x, degrees)}) {
        EXPECT_GE(p, 0) << x << ' ' << degrees;
        EXPECT_LE(p, 1) << x << ' ' << degrees;
      }
    }
  }
}

TEST(Fit, PoolsCellsAndKnowsImpossibleValues) {
  const std::vector<std::uint64_t> observed{48, 52, 0, 0};
  const LawCheck even = fit_histogram(observed, {0.5, 0.5, 1e-9, 0}, 100);
  EXPECT_EQ(even.degrees, 1);  // the value that is almost never seen joins its neighbour
  EXPECT_NEAR(even.value, 0.16, 1e-6);
  const LawCheck impossible = fit_histogram(observed, {1, 0, 0, 0}, 100);
  EXPECT_EQ(impossible.impossible, 52U);
  EXPECT_EQ(impossible.p, 0);
  const std::vector<std::uint64_t> certain_value{100, 0};
  EXPECT_EQ(fit_histogram(certain_value, {1, 0}, 100).p, 1);
}

TEST(Fit, FewDecksProveNothing) {
  EXPECT_EQ(fit_chi_square(1e6, 10, kEnoughDecks - 1).p, 1);
  EXPECT_EQ(fit_mean({50, 10, 1}, 0, 1).p, 1);
  EXPECT_EQ(fit_mean({1000, 10, 0}, 10).p, 1);  // no spread, right mean
  EXPECT_EQ(fit_mean({1000, 10, 0}, 11).p, 0);
}

}  // namespace
}  // namespace sabar::lab
