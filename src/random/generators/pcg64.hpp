// PCG64 (XSL-RR 128/64): a 128-bit congruential generator whose halves are folded and rotated by its top bits.
//
// O'Neill, "PCG: a family of simple fast space-efficient statistically good algorithms for random number generation",
// Harvey Mudd College 2014. The stream selects one of 2^127 increments.
#pragma once

#include <bit>
#include <cstdint>

#include <sabar/core/uint128.hpp>
#include <sabar/random/generators/generator.hpp>

namespace sabar {

class Pcg64 : public WordGenerator {
public:
  static constexpr GeneratorInfo kInfo{"pcg64", "O'Neill's 128-bit congruential generator with permuted output", 128,
                                       64};

  explicit constexpr Pcg64(std::uint64_t seed) : Pcg64(seed, kDefaultIncrement >> 1) {}

  constexpr Pcg64(Uint128 state, Uint128 stream) : increment_(stream << 1 | 1) {
    state_ = (increment_ + state) * kMultiplier + increment_;
  }

  constexpr std::uint64_t operator()() {
    state_ = state_ * kMultiplier + increment_;
    const auto high = static_cast<std::uint64_t>(state_ >> 64);
    return std::rotr(high ^ static_cast<std::uint64_t>(state_), static_cast<int>(high >> 58));
  }

private:
  static constexpr Uint128 kMultiplier = static_cast<Uint128>(2549297995355413924) << 64 | 4865540595714422341;
  static constexpr Uint128 kDefaultIncrement = static_cast<Uint128>(6364136223846793005) << 64 | 1442695040888963407;

  Uint128 state_ = 0;
  Uint128 increment_;
};

}  // namespace sabar
