// Suits in the first area of a layout: exact means, covariances and, for a uniform order, the law of their spread.
//
// X_s is the number of cards of suit s on the first `area` places. The spread is the sum of the squares of the X_s; it
// is the sum over suits of (X_s - area/4)^2 plus the constant area^2/4.
#pragma once

#include <array>
#include <cstddef>

#include <sabar/lab/shuffles/laws/cycle_laws.hpp>
#include <sabar/lab/shuffles/tally.hpp>

namespace sabar::lab {

struct SuitMoments {
  std::array<double, kSuits> mean{};
  std::array<std::array<double, kSuits>, kSuits> covariance{};

  // Mean of the sum of squares.
  [[nodiscard]] double mean_square() const;
};

struct SuitLayout {
  std::size_t n;
  std::size_t area;
  std::size_t suit_size;
};

[[nodiscard]] SuitMoments uniform_suits(const SuitLayout& layout);

// From the probabilities of pairs of arcs (see order_laws.cpp); n >= 4.
[[nodiscard]] SuitMoments one_cycle_suits(const SuitLayout& layout);

// P(sum of squares is k) under the multivariate hypergeometric law, by enumeration of all suit counts.
[[nodiscard]] Law uniform_squares_law(const SuitLayout& layout);

// Wald's statistic of sample means against exact moments: d' C^-1 d times the count, chi-square with `rank` degrees of
// freedom. The suit counts add up to the area, so one suit is left out.
struct Wald {
  double value = 0;
  std::size_t rank = 0;
};
[[nodiscard]] Wald wald(const std::array<double, kSuits>& sample_mean, const SuitMoments& moments, double count);

}  // namespace sabar::lab
