#include <cmath>

#include <gtest/gtest.h>

#include "lab/shuffles/decks.hpp"

namespace sabar::lab {
namespace {

constexpr std::uint64_t kDecks = 100'000;

void expect_finite(const std::optional<LawCheck>& check, const std::string& where) {
  if (!check) return;
  for (const double value : {check->value, check->degrees, check->z, check->p, check->adjusted_p}) {
    EXPECT_TRUE(std::isfinite(value)) << where;
  }
  EXPECT_GE(check->p, 0) << where;
  EXPECT_LE(check->p, 1) << where;
}

TEST(Battery, S8_FisherYatesIsQuiet) {
  const Report report = feed("fisher-yates", 7, kDecks).report(OrderLaw::uniform);
  EXPECT_EQ(report.judgement, Judgement::as_theory);
  EXPECT_EQ(verdict_text(report), "as theory");
  EXPECT_EQ(report.tests.size(), 19U);
  for (const TestResult& test : report.tests) {
    EXPECT_FALSE(test.uniform->rejected) << test.name;
    EXPECT_EQ(test.judgement, Judgement::as_theory) << test.name;
  }
  EXPECT_EQ(report.distinct, kDecks);
}

TEST(Battery, S8_SattoloDiffersAsItMust) {
  const Report report = feed("sattolo", 7, kDecks).report(OrderLaw::one_cycle);
  EXPECT_EQ(report.judgement, Judgement::differs_as_it_must);
  EXPECT_EQ(verdict_text(report), "differs from uniform, as Sattolo must");
  for (const char* name : {"card-position", "fixed-points", "cycles", "longest-cycle", "sign", "draws", "suits"}) {
    EXPECT_EQ(test_named(report, name).judgement, Judgement::differs_as_it_must) << name;
  }
  EXPECT_EQ(fact_named(report, "fixed-points"), 0);
  EXPECT_EQ(fact_named(report, "derangements"), 1);
  EXPECT_EQ(fact_named(report, "one-cycle"), 1);
  EXPECT_EQ(fact_named(report, "odd"), 1);
  EXPECT_NEAR(fact_named(report, "displacement"), 918.667, 1.5);
}

TEST(Battery, S8_WrongDeclarationsAreBroken) {
  EXPECT_EQ(feed("sattolo", 1, 2000).report(OrderLaw::uniform).judgement, Judgement::broken);
  EXPECT_EQ(feed("fisher-yates", 1, 2000).report(OrderLaw::one_cycle).judgement, Judgement::broken);
  EXPECT_EQ(feed("riffle:7", 1, 2000).report(OrderLaw::riffle, 8).judgement, Judgement::broken);
}

TEST(Battery, S8_NaiveSwapsAreCaught) {
  const Report report = feed("naive", 3, 20'000).report(OrderLaw::broken);
  EXPECT_EQ(report.judgement, Judgement::broken);
  EXPECT_GT(test_named(report, "card-position").uniform->z, 100);
}

TEST(Battery, S8_RandModuloIsCaughtByTheParitiesOfItsDraws) {
  const Report report = feed("rand-modulo", 5, kDecks).report(OrderLaw::broken);
  EXPECT_EQ(report.judgement, Judgement::broken);
  EXPECT_FALSE(test_named(report, "card-position").uniform->rejected);
  EXPECT_LT(test_named(report, "draw-pairs").uniform->z, -9);
  const Report longer = feed("rand-modulo", 6, 200'000).report(OrderLaw::broken);
  EXPECT_TRUE(test_named(longer, "draw-patterns").uniform->rejected);
}

TEST(Battery, S8_SevenRifflesAreCaughtByRisingSequences) {
  const Report report = feed("riffle:7", 5, 20'000).report(OrderLaw::riffle, 7);
  const TestResult& rising = test_named(report, "rising");
  EXPECT_TRUE(rising.uniform->rejected);
  EXPECT_FALSE(rising.riffle->rejected);
  EXPECT_EQ(rising.judgement, Judgement::differs_as_it_must);
  EXPECT_EQ(verdict_text(rising.judgement, report.law, report.riffles), "differs from uniform, as 7 riffles must");
  EXPECT_EQ(report.judgement, Judgement::differs);  // other tests know no law of riffles
}

// The paper's own deal: no fixed point, one cycle, 6 10 7 5 in the tableau and 7 3 6 8 in the stock.
TEST(Battery, S5_S7_MeasuresThePapersDeal) {
  Permutation deck{6,  12, 11, 28, 14, 15, 34, 18, 44, 16, 50, 4,  32, 13, 8,  22, 19, 40,
                   20, 23, 24, 29, 48, 26, 37, 39, 52, 38, 21, 45, 27, 46, 1,  5,  25, 30,
                   41, 3,  47, 42, 9,  2,  51, 10, 33, 35, 43, 36, 17, 7,  31, 49};
  for (Place& card : deck) --card;
  Battery battery(BatteryOptions{});
  battery.add(deck);
  const Report report = battery.report(OrderLaw::one_cycle);
  EXPECT_EQ(report.judgement, Judgement::as_theory);  // one deal proves nothing
  EXPECT_EQ(fact_named(report, "fixed-points"), 0);
  EXPECT_EQ(fact_named(report, "cycles"), 1);
  EXPECT_EQ(fact_named(report, "inversions"), static_cast<double>(inversions(deck)));
  EXPECT_EQ(fact_named(report, "displacement"), static_cast<double>(total_displacement(deck)));
  EXPECT_EQ(fact_named(report, "rising"), static_cast<double>(rising_sequences(deck)));
  ASSERT_EQ(report.areas.size(), 2U);
  EXPECT_EQ(report.areas[0].mean_of_suit, (std::vector<double>{6, 10, 7, 5}));
  EXPECT_EQ(report.areas[1].mean_of_suit, (std::vector<double>{7, 3, 6, 8}));
  EXPECT_EQ(report.heat[5 * 52 + 0], 1U);  // card 6 lies first
}

TEST(Battery, S9_AnyDeckAndAnyNumberOfRuns) {
  for (const std::size_t n : {2U, 3U, 4U, 5U, 6U, 13U, 24U, 64U, 65U, 104U, 520U}) {
    for (const std::uint64_t runs : {1U, 2U, 10U, 150U, 700U}) {
      for (const char* algorithm : {"fisher-yates", "sattolo", "riffle:2"}) {
        BatteryOptions options;
        options.n = n;
        options.areas = {n / 2, n - n / 2};
        options.suit_size = n == 520 ? 13 : std::max<std::size_t>(1, n / 4);
        const auto law =
            *algorithm == 'f' ? OrderLaw::uniform : (*algorithm == 's' ? OrderLaw::one_cycle : OrderLaw::riffle);
        const Report report = feed(algorithm, n * runs, runs, options).report(law, 2);
        EXPECT_EQ(report.count, runs);
        for (const TestResult& test : report.tests) {
          const std::string where = test.name + ' ' + algorithm + ' ' + std::to_string(n) + ' ' + std::to_string(runs);
          expect_finite(test.uniform, where);
          expect_finite(test.one_cycle, where);
          expect_finite(test.riffle, where);
          EXPECT_NE(test.judgement, Judgement::broken) << where;
          EXPECT_EQ(test.histogram.values.size(), test.histogram.observed.size()) << where;
        }
      }
    }
  }
}

TEST(Battery, IgnoresWhatIsNoDeckOfItsSize) {
  Battery battery(BatteryOptions{});
  battery.add(identity(51));
  EXPECT_EQ(battery.count(), 0U);
  EXPECT_TRUE(battery.report(OrderLaw::uniform).tests.empty());
  BatteryOptions none;
  none.n = 1;
  Battery empty(none);
  empty.add(identity(1));
  EXPECT_EQ(empty.count(), 0U);
}

// All permutations once each: every histogram is the law itself.
TEST(Battery, AllOrdersOnceFitTheirLawsExactly) {
  for (const bool one_cycle : {false, true}) {
    BatteryOptions options;
    options.n = 8;
    Battery battery(options);
    for_each_order(8, one_cycle, [&](PermutationView p) { battery.add(p); });
    const Report report = battery.report(one_cycle ? OrderLaw::one_cycle : OrderLaw::uniform);
    for (const TestResult& test : report.tests) {
      if (test.name == "repeats" || test.name == "draw-patterns") continue;  // too even on purpose
      const LawCheck& check = one_cycle ? *test.one_cycle : *test.uniform;
      EXPECT_NEAR(check.value, 0, 1e-6) << test.name;
    }
  }
}

}  // namespace
}  // namespace sabar::lab
