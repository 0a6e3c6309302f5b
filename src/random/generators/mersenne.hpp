// The Mersenne twisters of the standard library, as sources of 64-bit words.
//
// Matsumoto and Nishimura, ACM TOMACS 1998, and its 64-bit sister (Nishimura 2000). They are here because so many
// programs shuffle with them: a huge state, but slower than younger generators, and linear in every bit.
#pragma once

#include <cstdint>
#include <random>

#include <sabar/random/generators/generator.hpp>

namespace sabar {

// Two 32-bit draws to a word, the first one high. Only the low 32 bits of the seed count.
class MersenneTwister32 : public WordGenerator {
public:
  static constexpr GeneratorInfo kInfo{"mt19937", "the 32-bit Mersenne twister of the C++ library", 19937, 32};
  static constexpr int kNativeBits = 32;

  explicit MersenneTwister32(std::uint64_t seed) : engine_(static_cast<std::mt19937::result_type>(seed & 0xffffffff)) {}

  std::uint32_t next_native() { return static_cast<std::uint32_t>(engine_()); }

  std::uint64_t operator()() {
    const std::uint64_t high = next_native();
    return high << 32 | next_native();
  }

private:
  std::mt19937 engine_;
};

class MersenneTwister64 : public WordGenerator {
public:
  static constexpr GeneratorInfo kInfo{"mt19937-64", "the 64-bit Mersenne twister of the C++ library", 19937, 64};
  static constexpr int kNativeBits = 64;

  explicit MersenneTwister64(std::uint64_t seed) : engine_(seed) {}

  std::uint64_t next_native() { return engine_(); }

  std::uint64_t operator()() { return engine_(); }

private:
  std::mt19937_64 engine_;
};

}  // namespace sabar
