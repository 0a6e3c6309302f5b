// Exact laws of how the cards follow each other: successions, descents, rising sequences; and riffles.
#pragma once

#include <cstddef>

#include <sabar/lab/shuffles/laws/cycle_laws.hpp>

namespace sabar::lab {

// Places where v is followed at once by v+1, uniform order: C(n-1, k) (D(n-k) + D(n-k-1)) of the n! permutations have k
// (Whitworth). n entries.
[[nodiscard]] Law successions_law(std::size_t n);

// Descents of a uniform permutation: Eulerian numbers over n!. n entries. Rising sequences are one more than the
// descents of the inverse, so they have the same law shifted by one.
[[nodiscard]] Law descents_law(std::size_t n);

// Descents of a uniform one-cycle permutation (Gessel and Reutenauer 1993, with m the Moebius function):
// sum over n-cycles of t^{des+1} = (1/n) sum_{d | n} m(d) (1-t)^{n-n/d} A_{n/d}(t),  A_r(t) = sum over S_r of
// t^{des+1}.
[[nodiscard]] Law one_cycle_descents_law(std::size_t n);

// Rising sequences less one after m riffles (Bayer and Diaconis 1992): P(r) = A(n, r) C(2^m + n - r, n) / 2^{mn}.
[[nodiscard]] Law riffle_law(std::size_t n, unsigned riffles);

// How far m riffles of n cards are from uniform, 0 … 1: half the sum of |P(order) - 1/n!| over all orders.
[[nodiscard]] double riffle_total_variation(std::size_t n, unsigned riffles);

// Means of the total |displacement| and of the inversions.
[[nodiscard]] double mean_displacement(std::size_t n);
[[nodiscard]] double one_cycle_mean_displacement(std::size_t n);
[[nodiscard]] double displacement_variance(std::size_t n);  // uniform; Diaconis and Graham 1977
[[nodiscard]] double mean_inversions(std::size_t n);
[[nodiscard]] double one_cycle_mean_inversions(std::size_t n);
[[nodiscard]] double inversions_variance(std::size_t n);  // uniform

}  // namespace sabar::lab
