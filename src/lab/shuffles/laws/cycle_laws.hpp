// Exact laws of the cycles of a uniform permutation. A law is a list of probabilities, law[k] = P(value is k), and has
// n + 1 entries. For a uniform one-cycle permutation all of these are trivial: no fixed point, one cycle of length n.
#pragma once

#include <cstddef>
#include <vector>

namespace sabar::lab {

using Law = std::vector<double>;

// D(m) / m! for m = 0 … n: the share of permutations without a fixed point.
[[nodiscard]] std::vector<double> derangement_shares(std::size_t n);

// Montmort 1708: P(k) = (1/k!) sum_{j <= n-k} (-1)^j / j!.
[[nodiscard]] Law fixed_points_law(std::size_t n);

// Unsigned Stirling numbers over n!: P_n(k) = P_{n-1}(k-1) / n + P_{n-1}(k) (n-1) / n.
[[nodiscard]] Law cycle_count_law(std::size_t n);

// The share a_m of permutations of m without a cycle longer than L obeys a_m = (1/m) (a_{m-1} + … + a_{m-L}).
[[nodiscard]] Law longest_cycle_law(std::size_t n);

// The cycle through a given card has each length 1 … n with the same probability.
[[nodiscard]] Law first_cycle_law(std::size_t n);

// All the mass on one value.
[[nodiscard]] Law certain(std::size_t size, std::size_t value);

[[nodiscard]] double mean_of(const Law& law);

}  // namespace sabar::lab
