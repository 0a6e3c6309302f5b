// The chi-square of card by position and of the draws has the mean and the variance that its law claims.
#include <cmath>

#include <gtest/gtest.h>

#include <sabar/lab/shuffles/examine.hpp>

#include "lab/shuffles/decks.hpp"

namespace sabar::lab {
namespace {

struct Moments {
  double mean = 0;
  double variance = 0;
  double degrees = 0;
};

Moments simulate(std::size_t n, bool one_cycle, const std::string& name) {
  constexpr int kRounds = 2000;
  BatteryOptions options;
  options.n = n;
  double sum = 0;
  double squares = 0;
  Moments moments;
  for (int round = 0; round < kRounds; ++round) {
    const auto seed = static_cast<std::uint64_t>(round) + 1000 * n;
    Tally tally(options);
    feed(tally, one_cycle ? "sattolo" : "fisher-yates", seed, 100, options);
    Report report;
    (name == "draws" ? examine_draws : examine_places)(tally, report.tests);
    const TestResult& test = test_named(report, name);
    const LawCheck& check = one_cycle ? *test.one_cycle : *test.uniform;
    sum += check.value;
    squares += check.value * check.value;
    moments.degrees = check.degrees;
  }
  moments.mean = sum / kRounds;
  moments.variance = squares / kRounds - moments.mean * moments.mean;
  return moments;
}

// Standard errors of the mean and of the variance of 2000 chi-squares, five of each.
void expect_chi_square(const Moments& moments, double degrees, const std::string& where) {
  EXPECT_EQ(moments.degrees, degrees) << where;
  EXPECT_NEAR(moments.mean, degrees, 5 * std::sqrt(2 * degrees / 2000)) << where;
  EXPECT_NEAR(moments.variance, 2 * degrees, 2 * degrees * 5 * std::sqrt((2 + 12 / degrees) / 2000)) << where;
}

TEST(Places, UniformOrdersGiveTheClaimedChiSquare) {
  for (const std::size_t n : {3U, 5U, 8U}) {
    const auto cards = static_cast<double>(n);
    expect_chi_square(simulate(n, false, "card-position"), (cards - 1) * (cards - 1), std::to_string(n));
  }
}

TEST(Places, OneCycleOrdersGiveTheClaimedChiSquare) {
  for (const std::size_t n : {3U, 4U, 5U, 8U}) {
    const auto cards = static_cast<double>(n);
    expect_chi_square(simulate(n, true, "card-position"), cards * cards - 3 * cards + 1, std::to_string(n));
  }
}

TEST(Draws, SumToTheClaimedChiSquare) {
  expect_chi_square(simulate(6, false, "draws"), 15, "uniform");
  expect_chi_square(simulate(6, true, "draws"), 10, "one cycle");
}

}  // namespace
}  // namespace sabar::lab
