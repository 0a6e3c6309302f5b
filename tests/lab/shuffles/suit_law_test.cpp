#include <numeric>

#include <gtest/gtest.h>

#include <sabar/lab/shuffles/laws/suit_law.hpp>

#include "lab/shuffles/decks.hpp"

namespace sabar::lab {
namespace {

std::array<double, kSuits> suits_of(PermutationView p, const SuitLayout& layout) {
  std::array<double, kSuits> suits{};
  for (std::size_t i = 0; i < layout.area; ++i) suits[p[i] / layout.suit_size % kSuits] += 1;
  return suits;
}

SuitMoments count_all(const SuitLayout& layout, bool one_cycle) {
  SuitMoments moments;
  const auto orders = static_cast<double>(for_each_order(layout.n, one_cycle, [&](PermutationView p) {
    const auto suits = suits_of(p, layout);
    for (std::size_t s = 0; s < kSuits; ++s) {
      moments.mean[s] += suits[s];
      for (std::size_t t = 0; t < kSuits; ++t) moments.covariance[s][t] += suits[s] * suits[t];
    }
  }));
  for (double& mean : moments.mean) mean /= orders;
  for (std::size_t s = 0; s < kSuits; ++s) {
    for (std::size_t t = 0; t < kSuits; ++t) {
      moments.covariance[s][t] = moments.covariance[s][t] / orders - moments.mean[s] * moments.mean[t];
    }
  }
  return moments;
}

void expect_same(const SuitMoments& exact, const SuitMoments& counted) {
  for (std::size_t s = 0; s < kSuits; ++s) {
    EXPECT_NEAR(exact.mean[s], counted.mean[s], 1e-9) << s;
    for (std::size_t t = 0; t < kSuits; ++t) {
      EXPECT_NEAR(exact.covariance[s][t], counted.covariance[s][t], 1e-9) << s << ' ' << t;
    }
  }
}

// The last layout is two decks of four cards: suits come round again.
constexpr std::array<SuitLayout, 4> kLayouts{{{8, 5, 2}, {8, 3, 2}, {4, 2, 1}, {8, 5, 1}}};

TEST(SuitLaw, S7_MomentsAgreeWithAllPermutations) {
  for (const SuitLayout& layout : kLayouts) expect_same(uniform_suits(layout), count_all(layout, false));
}

TEST(SuitLaw, S7_MomentsAgreeWithAllCycles) {
  for (const SuitLayout& layout : kLayouts) expect_same(one_cycle_suits(layout), count_all(layout, true));
}

TEST(SuitLaw, S7_SpreadAgreesWithAllPermutations) {
  for (const SuitLayout& layout : kLayouts) {
    Law counted = uniform_squares_law(layout);
    EXPECT_NEAR(std::accumulate(counted.begin(), counted.end(), 0.0), 1, 1e-12);
    EXPECT_NEAR(mean_of(counted), uniform_suits(layout).mean_square(), 1e-9);
    double orders = 1;
    for (std::size_t k = 2; k <= layout.n; ++k) orders *= static_cast<double>(k);
    for_each_order(layout.n, false, [&](PermutationView p) {
      double squares = 0;
      for (const double cards : suits_of(p, layout)) squares += cards * cards;
      counted[static_cast<std::size_t>(squares)] -= 1 / orders;
    });
    for (const double rest : counted) EXPECT_NEAR(rest, 0, 1e-9);
  }
}

}  // namespace
}  // namespace sabar::lab
