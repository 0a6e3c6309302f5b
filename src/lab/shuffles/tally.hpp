// The counters behind a battery. One pass over a deck fills them all; the tests read them afterwards.
//
// Draws. A Fisher-Yates shuffle is a bijection between its draws j_{n-1} … j_1 (0 <= j_i <= i) and the permutations, so
// the draws of any permutation can be read off by undoing the swaps: p[n-1] is j_{n-1}, the element n-1 takes its
// place, and n-1 is done with. For a uniform permutation they are independent and uniform on 0..i; for a one-cycle
// permutation, which Sattolo's shuffle makes in the same way, on 0..i-1. Undoing a swap also takes i out of its cycle,
// so the same loop counts cycles (each ends with j_i = i) and their lengths (i hands its weight to j_i).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/lab/shuffles/battery.hpp>

namespace sabar::lab {

inline constexpr std::size_t kSuits = 4;
inline constexpr std::size_t kParityDraws = 64;  // draws 1 … 63 keep their lowest bit

using Counts = std::vector<std::uint64_t>;

struct Tally {
  explicit Tally(const BatteryOptions& options);

  void add(PermutationView deck);

  [[nodiscard]] bool has_suits() const { return area > 0; }
  [[nodiscard]] std::size_t suit_of(std::size_t card) const { return card / suit_size % kSuits; }

  std::size_t n;
  std::size_t suit_size;
  std::size_t area = 0;  // size of the first area; 0 when suits are not tested
  std::uint64_t count = 0;

  std::vector<std::uint32_t> heat;   // [card * n + place]
  std::vector<std::uint32_t> draws;  // [i (i+1) / 2 + j]

  Counts fixed_points, cycles, longest_cycle, first_cycle;
  Counts successions, descents, rising;
  Counts suit_squares;  // by the sum of the squares of the suit counts in the first area

  std::uint64_t displacement = 0, displacement_squares = 0;
  std::uint64_t inversions = 0, inversion_squares = 0;

  std::vector<std::uint64_t> orders;    // hash of each deck
  std::vector<std::uint64_t> parities;  // of each deck: bit i is the lowest bit of draw i

private:
  void count_neighbours(const Place* deck);
  void count_places(const Place* deck);
  void count_inversions(const Place* deck);
  void count_draws(const Place* deck);
  void count_suits(const Place* deck);

  std::vector<std::uint64_t> packed_suit_;  // of each card: a one in the 16-bit field of its suit
  std::array<Place, kMaxBatteryPlaces> where_{}, work_{}, weight_{};
};

}  // namespace sabar::lab
