// From counts and a law to a p-value: the few kinds of test that all others are made of.
#pragma once

#include <cstdint>
#include <span>

#include <sabar/lab/shuffles/laws/cycle_laws.hpp>
#include <sabar/lab/shuffles/report.hpp>

namespace sabar::lab {

// Fewer decks than this and the large-sample laws (sums of squares, means) do not hold: those tests then keep silent
// with p = 1. Histogram tests guard themselves by pooling.
inline constexpr std::uint64_t kEnoughDecks = 100;

// Smallest expected count of a cell; neighbouring values are pooled until they reach it.
inline constexpr double kCellExpects = 5;

// Pearson's chi-square of a histogram. A value that the law excludes makes p zero; if all cells pool into one, p is 1.
[[nodiscard]] LawCheck fit_histogram(std::span<const std::uint64_t> observed, const Law& law, std::uint64_t count);

// A statistic that is chi-square under the law; two-sided where counts that are too even are suspicious as well.
enum class Tail { upper, two_sided };
[[nodiscard]] LawCheck fit_chi_square(double value, double degrees, std::uint64_t count, Tail tail = Tail::upper);

// What a sum and a sum of squares say about a mean.
struct Sample {
  std::uint64_t count = 0;
  double mean = 0;
  double variance = 0;  // unbiased
  [[nodiscard]] double standard_error() const;
};
[[nodiscard]] Sample sample_of(std::uint64_t count, std::uint64_t sum, std::uint64_t sum_of_squares);
[[nodiscard]] Sample sample_of(std::span<const std::uint64_t> histogram);

// The sample's mean against the exact one, in standard errors: of the exact variance, or of the sample's own.
[[nodiscard]] LawCheck fit_mean(const Sample& sample, double mean, double variance);
[[nodiscard]] LawCheck fit_mean(const Sample& sample, double mean);

// The law excludes so many observations.
[[nodiscard]] LawCheck excluded(std::uint64_t impossible);

}  // namespace sabar::lab
