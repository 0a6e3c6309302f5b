// Every exact law against all permutations of a few cards.
#include <cmath>
#include <functional>
#include <numeric>

#include <gtest/gtest.h>

#include <sabar/lab/shuffles/laws/order_laws.hpp>

#include "lab/shuffles/decks.hpp"

namespace sabar::lab {
namespace {

using Value = std::function<std::size_t(PermutationView)>;

Law count_all(std::size_t n, bool one_cycle, std::size_t size, const Value& value) {
  Law law(size, 0.0);
  const auto orders = for_each_order(n, one_cycle, [&](PermutationView p) { law[value(p)] += 1; });
  for (double& share : law) share /= static_cast<double>(orders);
  return law;
}

void expect_same(const Law& law, const Law& counted, const std::string& what) {
  ASSERT_EQ(law.size(), counted.size()) << what;
  for (std::size_t k = 0; k < law.size(); ++k) EXPECT_NEAR(law[k], counted[k], 1e-12) << what << " value " << k;
}

std::size_t longest(PermutationView p) {
  std::size_t length = 0;
  for (const auto& cycle : cycles(p)) length = std::max(length, cycle.size());
  return length;
}

TEST(Laws, S5_CyclesAgreeWithAllPermutations) {
  for (std::size_t n = 2; n <= 7; ++n) {
    const std::string cards = " of " + std::to_string(n);
    expect_same(fixed_points_law(n), count_all(n, false, n + 1, fixed_points), "fixed points" + cards);
    expect_same(cycle_count_law(n), count_all(n, false, n + 1, cycle_count), "cycles" + cards);
    expect_same(longest_cycle_law(n), count_all(n, false, n + 1, longest), "longest cycle" + cards);
    expect_same(first_cycle_law(n), count_all(n, false, n + 1, [](PermutationView p) { return cycles(p)[0].size(); }),
                "first cycle" + cards);
  }
}

TEST(Laws, OrderAgreesWithAllPermutations) {
  for (std::size_t n = 2; n <= 8; ++n) {
    const std::string cards = " of " + std::to_string(n);
    expect_same(successions_law(n), count_all(n, false, n, successions), "successions" + cards);
    expect_same(descents_law(n), count_all(n, false, n, descents), "descents" + cards);
  }
}

TEST(Laws, GesselReutenauerAgreesWithAllCycles) {
  for (std::size_t n = 2; n <= 8; ++n) {
    const std::string cards = " of " + std::to_string(n);
    expect_same(one_cycle_descents_law(n), count_all(n, true, n, descents), "descents of cycles" + cards);
    expect_same(one_cycle_descents_law(n),
                count_all(n, true, n, [](PermutationView p) { return rising_sequences(p) - 1; }), "rising" + cards);
  }
}

TEST(Laws, MeansAgreeWithAllPermutations) {
  for (std::size_t n = 2; n <= 7; ++n) {
    for (const bool one_cycle : {false, true}) {
      double moved = 0;
      double moved_squares = 0;
      double inverted = 0;
      double inverted_squares = 0;
      const auto orders = static_cast<double>(for_each_order(n, one_cycle, [&](PermutationView p) {
        const auto distance = static_cast<double>(total_displacement(p));
        const auto pairs = static_cast<double>(inversions(p));
        moved += distance;
        moved_squares += distance * distance;
        inverted += pairs;
        inverted_squares += pairs * pairs;
      }));
      EXPECT_NEAR(moved / orders, one_cycle ? one_cycle_mean_displacement(n) : mean_displacement(n), 1e-9) << n;
      EXPECT_NEAR(inverted / orders, one_cycle ? one_cycle_mean_inversions(n) : mean_inversions(n), 1e-9) << n;
      if (one_cycle) continue;
      const double mean = moved / orders;
      EXPECT_NEAR(moved_squares / orders - mean * mean, displacement_variance(n), 1e-9) << n;
      const double mean_pairs = inverted / orders;
      EXPECT_NEAR(inverted_squares / orders - mean_pairs * mean_pairs, inversions_variance(n), 1e-9) << n;
    }
  }
}

TEST(Laws, SumToOneForAnyDeck) {
  for (const std::size_t n : {2U, 3U, 4U, 13U, 24U, 52U, 104U, 1000U}) {
    for (const Law& law :
         {fixed_points_law(n), cycle_count_law(n), longest_cycle_law(n), first_cycle_law(n), successions_law(n),
          descents_law(n), one_cycle_descents_law(n), riffle_law(n, 1), riffle_law(n, 7), riffle_law(n, 30)}) {
      EXPECT_NEAR(std::accumulate(law.begin(), law.end(), 0.0), 1, 1e-9) << n;
      for (const double p : law) EXPECT_GE(p, 0) << n;
    }
  }
}

TEST(Laws, FiguresOf52Cards) {
  EXPECT_NEAR(mean_of(cycle_count_law(52)), 4.538044, 1e-6);
  EXPECT_NEAR(fixed_points_law(52)[0], std::exp(-1), 1e-15);
  EXPECT_DOUBLE_EQ(mean_displacement(52), 901);
  EXPECT_NEAR(one_cycle_mean_displacement(52), 918.666667, 1e-6);
  EXPECT_NEAR(one_cycle_mean_inversions(52), 671.666667, 1e-6);
}

TEST(Laws, RifflesOfBayerAndDiaconis) {
  const std::vector<double> published{.923733, .613550, .334061, .167159, .085420,
                                      .042946, .021502, .010755, .005378, .002689};
  for (unsigned k = 0; k < published.size(); ++k) {
    EXPECT_NEAR(riffle_total_variation(52, 5 + k), published[k], 5.1e-7) << 5 + k;
  }
  EXPECT_NEAR(riffle_total_variation(52, 1), 1, 1e-9);
  // One riffle makes at most two rising sequences: 2^n - n interleavings of the sorted deck in 2^n cuts.
  EXPECT_NEAR(riffle_law(10, 1)[0], 11.0 / 1024, 1e-12);
  EXPECT_NEAR(riffle_law(10, 1)[1], 1013.0 / 1024, 1e-12);
}

}  // namespace
}  // namespace sabar::lab
