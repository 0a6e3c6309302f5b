#include <gtest/gtest.h>

#include <sabar/lab/shuffles/comparison.hpp>

#include "lab/shuffles/decks.hpp"

namespace sabar::lab {
namespace {

ComparisonOptions options_of(std::vector<std::string> algorithms, std::uint64_t count) {
  ComparisonOptions options;
  options.algorithms = std::move(algorithms);
  options.count = count;
  return options;
}

TEST(Comparison, S8_EveryShuffleGetsItsVerdict) {
  const auto result = compare_shuffles(options_of({"fisher-yates", "sattolo", "riffle:7", "naive"}, 20'000));
  ASSERT_TRUE(result) << result.error().text();
  ASSERT_EQ(result->shuffles.size(), 4U);
  EXPECT_EQ(result->shuffles[0].report.judgement, Judgement::as_theory);
  EXPECT_EQ(result->shuffles[1].report.judgement, Judgement::differs_as_it_must);
  EXPECT_EQ(result->shuffles[2].report.judgement, Judgement::differs);
  EXPECT_EQ(result->shuffles[3].report.judgement, Judgement::broken);
  for (const ComparedShuffle& shuffle : result->shuffles) EXPECT_GT(shuffle.report.ns_per_shuffle.value_or(0), 0);
  // Four shuffles of 19 tests: each p-value is multiplied by 76.
  const LawCheck& check = *result->shuffles[0].report.tests[0].uniform;
  EXPECT_DOUBLE_EQ(check.adjusted_p, std::min(1.0, check.p * 76));
}

TEST(Comparison, S8_TheSameSeedGivesTheSameReport) {
  const auto alone = compare_shuffles(options_of({"sattolo"}, 3000));
  const auto beside = compare_shuffles(options_of({"fisher-yates", "sattolo"}, 3000));
  ASSERT_TRUE(alone && beside);
  EXPECT_EQ(alone->shuffles[0].report.heat, beside->shuffles[1].report.heat);
  auto other = options_of({"sattolo"}, 3000);
  other.seed = 2;
  EXPECT_NE(alone->shuffles[0].report.heat, compare_shuffles(other)->shuffles[0].report.heat);
}

TEST(Comparison, SmallSeedsAreCaughtByRepeats) {
  auto options = options_of({"fisher-yates"}, 20'000);
  options.reseed_bits = 20;
  const auto result = compare_shuffles(options);
  ASSERT_TRUE(result) << result.error().text();
  const Report& report = result->shuffles[0].report;
  EXPECT_TRUE(test_named(report, "repeats").uniform->rejected);
  EXPECT_NEAR(static_cast<double>(report.repeats), 190, 70);  // 20,000^2 / 2^21
  EXPECT_NEAR(*report.estimated_orders / (1 << 20), 1, 0.4);
  EXPECT_FALSE(test_named(report, "card-position").uniform->rejected);
}

TEST(Comparison, CanBeStopped) {
  std::uint64_t seen_total = 0;
  const auto result =
      compare_shuffles(options_of({"fisher-yates", "sattolo"}, 10'000), [&](std::uint64_t done, std::uint64_t total) {
        seen_total = total;
        return done < 12'000;
      });
  ASSERT_TRUE(result);
  EXPECT_TRUE(result->stopped);
  EXPECT_EQ(seen_total, 20'000U);
  // The one that was cut short reports what it had.
  ASSERT_EQ(result->shuffles.size(), 2U);
  EXPECT_EQ(result->shuffles[0].report.count, 10'000U);
  EXPECT_LT(result->shuffles[1].report.count, 10'000U);
}

TEST(Comparison, BadOptionsAreErrors) {
  EXPECT_FALSE(compare_shuffles(options_of({}, 10)));
  EXPECT_FALSE(compare_shuffles(options_of({"no-such"}, 10)));
  EXPECT_FALSE(compare_shuffles(options_of({"sattolo"}, 0)));
  auto options = options_of({"sattolo"}, 10);
  options.battery.n = 1;
  EXPECT_FALSE(compare_shuffles(options));
  options = options_of({"sattolo"}, 10);
  options.reseed_bits = 65;
  EXPECT_FALSE(compare_shuffles(options));
}

}  // namespace
}  // namespace sabar::lab
