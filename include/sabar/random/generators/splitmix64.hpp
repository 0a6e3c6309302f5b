// SplitMix64: a counter in steps of the golden ratio, scrambled by a finaliser.
//
// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014. Each of its 2^64 states gives
// another word, so consecutive seeds do no harm: it is the usual way to fill a larger state from one word.
#pragma once

#include <cstdint>

#include <sabar/random/generators/generator.hpp>

namespace sabar {

class SplitMix64 : public WordGenerator {
public:
  static constexpr GeneratorInfo kInfo{"splitmix64", "Steele, Lea and Flood's scrambled counter", 64, 64};

  explicit constexpr SplitMix64(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t operator()() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t word = state_;
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    return word ^ (word >> 31);
  }

private:
  std::uint64_t state_;
};

}  // namespace sabar
