// Permutations of 0..n-1 and what can be said about one.
//
// A permutation is written as the deck after a shuffle of 0 1 2 … n-1: p[place] is the element that lies there now.
// The cycle walk is that of the Sattolo paper: from place i go to place p[i].
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <sabar/core/result.hpp>

namespace sabar {

using Place = std::uint16_t;
using Permutation = std::vector<Place>;
using PermutationView = std::span<const Place>;

// Largest deck that a permutation can describe.
inline constexpr std::size_t kMaxPlaces = 65535;

[[nodiscard]] Permutation identity(std::size_t n);

// Every element of 0..n-1 exactly once; the error names the place of the first wrong entry, counted from 1.
[[nodiscard]] Result<> check_permutation(PermutationView p);

[[nodiscard]] Permutation inverse(PermutationView p);

// First b, then a: result[i] = a[b[i]].
[[nodiscard]] Permutation compose(PermutationView a, PermutationView b);

// Each cycle from its smallest place on, cycles in the order of these.
[[nodiscard]] std::vector<std::vector<Place>> cycles(PermutationView p);
[[nodiscard]] std::size_t cycle_count(PermutationView p);

// +1 for an even number of swaps, -1 for an odd one.
[[nodiscard]] int sign(PermutationView p);

[[nodiscard]] std::size_t fixed_points(PermutationView p);

// For every element, its new place minus its old one.
[[nodiscard]] std::vector<std::int32_t> displacements(PermutationView p);
[[nodiscard]] std::uint64_t total_displacement(PermutationView p);

// Places whose element is larger than the next one's.
[[nodiscard]] std::size_t descents(PermutationView p);

// Maximal chains v, v+1, v+2 … that lie from left to right: one more than the descents of the inverse.
[[nodiscard]] std::size_t rising_sequences(PermutationView p);

// Places where v is followed at once by v+1.
[[nodiscard]] std::size_t successions(PermutationView p);

// Pairs that stand in the wrong order.
[[nodiscard]] std::uint64_t inversions(PermutationView p);

// One longest increasing subsequence, as elements from left to right.
[[nodiscard]] std::vector<Place> longest_increasing_subsequence(PermutationView p);

}  // namespace sabar
