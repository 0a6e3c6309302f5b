// The shuffle by a linear congruential sequence, which the papers on solitaire call the LCM method.
//
// X ← (a X + c) mod m runs through all of 0 … m-1 when m is a power of two, a ≡ 1 mod 4 and c is odd (Hull and Dobell,
// "Random number generators", SIAM Review 1962). The cards are taken in the order in which their numbers turn up;
// numbers from n on are passed over. However good the generator that picks a, c and the start, there are no more orders
// than there are parameters: 32,768 for a deck of 52.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <sabar/random/generators/bounded.hpp>
#include <sabar/random/generators/generator.hpp>

namespace sabar {

struct CongruentialParameters {
  std::uint64_t multiplier;
  std::uint64_t increment;
  std::uint64_t start;
};

// The smallest power of two, at least 4, that is not below n.
constexpr std::uint64_t congruential_modulus(std::size_t n) { return std::bit_ceil(std::max<std::uint64_t>(n, 4)); }

// How many parameters there are, m/4 × m/2 × m: no more orders can come out. For decks up to 65,536.
constexpr std::uint64_t congruential_parameter_count(std::size_t n) {
  const std::uint64_t m = congruential_modulus(n);
  return m / 4 * (m / 2) * m;
}

template <Generator G>
constexpr CongruentialParameters draw_congruential_parameters(std::size_t n, G& generator) {
  const std::uint64_t m = congruential_modulus(n);
  const std::uint64_t multiplier = 4 * draw_below(generator, m / 4) + 1;
  const std::uint64_t increment = 2 * draw_below(generator, m / 2) + 1;
  return {multiplier, increment, draw_below(generator, m)};
}

// The start itself is the first number of the sequence.
template <class T>
void congruential_with(std::span<T> items, const CongruentialParameters& parameters) {
  const std::vector<T> before(items.begin(), items.end());
  const std::uint64_t mask = congruential_modulus(items.size()) - 1;
  std::uint64_t x = parameters.start & mask;
  for (std::size_t place = 0; place < items.size();) {
    if (x < items.size()) items[place++] = before[static_cast<std::size_t>(x)];
    x = (parameters.multiplier * x + parameters.increment) & mask;
  }
}

template <class T, Generator G>
void congruential(std::span<T> items, G& generator) {
  congruential_with(items, draw_congruential_parameters(items.size(), generator));
}

}  // namespace sabar
