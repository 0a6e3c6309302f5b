#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/survey/report/spread.hpp>

namespace sabar::survey {
namespace {

// The ends of Clopper and Pearson's interval solve equations between sums of the binomial law.
double binomial_tail(std::uint64_t from, std::uint64_t n, double p) {
  double sum = 0;
  for (std::uint64_t k = from; k <= n; ++k) {
    const auto x = static_cast<double>(k);
    const auto m = static_cast<double>(n);
    sum += std::exp(std::lgamma(m + 1) - std::lgamma(x + 1) - std::lgamma(m - x + 1) + x * std::log(p) +
                    (m - x) * std::log1p(-p));
  }
  return sum;
}

TEST(SurveyStatistics, ClopperPearsonEndsHaveTheirTails) {
  for (const std::uint64_t n : {1U, 5U, 30U, 400U}) {
    for (std::uint64_t hits = 0; hits <= n; hits += std::max<std::uint64_t>(1, n / 7)) {
      const Interval interval = clopper_pearson(hits, n);
      if (hits == 0) {
        EXPECT_EQ(interval.low, 0);
      } else {
        EXPECT_NEAR(binomial_tail(hits, n, interval.low), 0.025, 1e-9);
      }
      if (hits == n) {
        EXPECT_EQ(interval.high, 1);
      } else {
        EXPECT_NEAR(1 - binomial_tail(hits + 1, n, interval.high), 0.025, 1e-9);
      }
    }
  }
}

TEST(SurveyStatistics, ClopperPearsonIsNotNarrowerThanWilson) {
  const Interval exact = clopper_pearson(8131, 10000);
  const Interval wilson = trials::wilson_interval(8131, 10000);
  EXPECT_LT(exact.low, wilson.low);
  EXPECT_GT(exact.high, wilson.high);
}

RC_GTEST_PROP(SurveyStatistics, SpreadIsOfItsValues, (std::vector<std::uint16_t> numbers)) {
  RC_PRE(!numbers.empty());
  const std::vector<double> values(numbers.begin(), numbers.end());
  const Spread spread = spread_of(values);
  RC_ASSERT(spread.count == values.size());
  RC_ASSERT((spread.least <= spread.median && spread.median <= spread.p90));
  RC_ASSERT((spread.p90 <= spread.p99 && spread.p99 <= spread.most));
  const auto at_most = std::ranges::count_if(values, [&](double value) { return value <= spread.p90; });
  RC_ASSERT(static_cast<double>(at_most) >= 0.9 * static_cast<double>(values.size()));
  std::uint64_t sum = 0;
  for (const report::Bin& bin : spread.bins) sum += bin.count;
  RC_ASSERT((spread.bins.empty() ? spread.most == 0 : sum == values.size()));
}

RC_GTEST_PROP(SurveyStatistics, EvenBinsHoldTheirValues, (std::vector<std::uint16_t> numbers)) {
  RC_PRE(!numbers.empty());
  const std::vector<double> values(numbers.begin(), numbers.end());
  const Spread spread = spread_of(values, report::Scale::even);
  RC_ASSERT(spread.bins.size() <= 26U);
  for (const report::Bin& bin : spread.bins) {
    const auto inside =
        std::ranges::count_if(values, [&](double value) { return value >= bin.from && value < bin.to; });
    RC_ASSERT(bin.count == static_cast<std::uint64_t>(inside));
    RC_ASSERT(bin.to - bin.from == spread.bins[0].to - spread.bins[0].from);
  }
}

// One more makes no difference to such numbers.
TEST(SurveyStatistics, EvenBinsOfHugeNumbersAreFew) {
  constexpr double kHuge = 9223372036854775807.0;
  for (const std::vector<double>& values :
       {std::vector<double>(100, kHuge), {1.0, kHuge}, {kHuge, 2 * kHuge}, {kHuge - 4096, kHuge}, {0.0, 1e300}}) {
    const Spread spread = spread_of(values, report::Scale::even);
    ASSERT_FALSE(spread.bins.empty());
    EXPECT_LE(spread.bins.size(), 100U);
    std::uint64_t count = 0;
    for (const report::Bin& bin : spread.bins) {
      count += bin.count;
      EXPECT_LT(bin.from, bin.to);
    }
    EXPECT_EQ(count, values.size());
  }
}

}  // namespace
}  // namespace sabar::survey
