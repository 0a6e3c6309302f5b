// One unbiased draw below a bound from a 64-bit word.
//
// Lemire, "Fast random integer generation in an interval", ACM TOMACS 2019: the high half of word × bound is the draw.
// Each draw is hit by floor or ceiling of 2^64 / bound words; words whose low half falls below 2^64 mod bound are the
// surplus and are thrown away, so that every draw is left with exactly the same number. The division behind that
// threshold is made only when the low half is below the bound, which is to say almost never.
#pragma once

#include <cstdint>

#include <sabar/core/uint128.hpp>
#include <sabar/random/generators/generator.hpp>

namespace sabar {

// 0 … bound - 1, each with the same probability; the bound is at least 1.
template <Generator G>
constexpr std::uint64_t draw_below(G& generator, std::uint64_t bound) {
  Product product = multiply(generator(), bound);
  if (product.low < bound) [[unlikely]] {
    const std::uint64_t threshold = (0 - bound) % bound;
    while (product.low < threshold) product = multiply(generator(), bound);
  }
  return product.high;
}

// The same as an object that holds on to its generator: a source of draws for the loops of shuffle.hpp.
template <Generator G>
class Draws {
public:
  explicit constexpr Draws(G& generator) : generator_(&generator) {}
  constexpr std::uint64_t operator()(std::uint64_t bound) { return draw_below(*generator_, bound); }

private:
  G* generator_;
};

}  // namespace sabar
