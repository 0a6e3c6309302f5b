// xoshiro256**: four words linked by shifts and exclusive or, scrambled by two multiplications.
//
// Blackman and Vigna, "Scrambled linear pseudorandom number generators", ACM TOMS 2021. Its 256 bits of state are more
// than the 226 that every order of 52 cards asks for, and it is fast: the default of this program.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include <sabar/random/generators/generator.hpp>
#include <sabar/random/generators/splitmix64.hpp>

namespace sabar {

class Xoshiro256StarStar : public WordGenerator {
public:
  static constexpr GeneratorInfo kInfo{"xoshiro256**", "Blackman and Vigna's fast all-purpose generator", 256, 64};

  // The state words are four words of SplitMix64, as its authors advise.
  explicit constexpr Xoshiro256StarStar(std::uint64_t seed) {
    SplitMix64 fill(seed);
    for (std::uint64_t& word : state_) word = fill();
  }

  // Not all four may be zero: that state never leaves zero.
  explicit constexpr Xoshiro256StarStar(const std::array<std::uint64_t, 4>& state) : state_(state) {}

  constexpr std::uint64_t operator()() {
    const std::uint64_t word = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return word;
  }

private:
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace sabar
