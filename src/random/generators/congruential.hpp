// The small congruential generators behind many a rand(): here to be studied, not to be dealt from.
//
// Their 31 bits of state reach at most 2^31 of the 2^226 orders of 52 cards. A word of ours is put together from native
// words, the first one highest, until 64 bits are full; of the last native word its high bits are used (the better
// ones in these generators) and its low bits dropped: 15-bit words make 4 × 15 + 4 bits, 31-bit words 2 × 31 + 2.
#pragma once

#include <cstdint>

#include <sabar/random/generators/generator.hpp>

namespace sabar {

template <class Native>
constexpr std::uint64_t word_from_native(Native& generator) {
  std::uint64_t word = 0;
  int missing = 64;
  while (missing >= Native::kNativeBits) {
    word = word << Native::kNativeBits | generator.next_native();
    missing -= Native::kNativeBits;
  }
  return word << missing | generator.next_native() >> (Native::kNativeBits - missing);
}

// The rand() of Microsoft's C library, by which FreeCell deal numbers are defined.
class MicrosoftRand : public WordGenerator {
public:
  static constexpr GeneratorInfo kInfo{"ms", "the 15-bit rand() of Microsoft's C library", 31, 31};
  static constexpr int kNativeBits = 15;

  explicit constexpr MicrosoftRand(std::uint64_t seed) : state_(static_cast<std::uint32_t>(seed)) {}

  constexpr std::uint32_t next_native() {
    state_ = state_ * 214013 + 2531011;
    return state_ >> 16 & 0x7fff;
  }

  constexpr std::uint64_t operator()() { return word_from_native(*this); }

private:
  std::uint32_t state_;
};

// The example rand() of the C standard.
class AnsiCRand : public WordGenerator {
public:
  static constexpr GeneratorInfo kInfo{"ansi", "the example rand() of the C standard", 31, 31};
  static constexpr int kNativeBits = 15;

  explicit constexpr AnsiCRand(std::uint64_t seed) : state_(static_cast<std::uint32_t>(seed)) {}

  constexpr std::uint32_t next_native() {
    state_ = state_ * 1103515245 + 12345;
    return state_ >> 16 & 0x7fff;
  }

  constexpr std::uint64_t operator()() { return word_from_native(*this); }

private:
  std::uint32_t state_;
};

// Park and Miller's "minimal standard" (CACM 1988): powers of 16807 modulo the prime 2^31 - 1. The native word is the
// state less one, 0 … 2^31 - 3, so it misses two of the 2^31 words: a bias of its own, smaller than any test here sees.
// The seed is taken modulo the prime, and 0, which would stay 0, becomes 1.
class MinimalStandard : public WordGenerator {
public:
  static constexpr GeneratorInfo kInfo{"minstd", "Park and Miller's minimal standard, 16807 mod 2^31-1", 31, 31};
  static constexpr int kNativeBits = 31;
  static constexpr std::uint32_t kModulus = 0x7fffffff;

  explicit constexpr MinimalStandard(std::uint64_t seed) : state_(static_cast<std::uint32_t>(seed % kModulus)) {
    if (state_ == 0) state_ = 1;
  }

  // The state itself, 1 … 2^31 - 2, as the literature lists it.
  constexpr std::uint32_t next_state() {
    state_ = static_cast<std::uint32_t>(std::uint64_t{state_} * 16807 % kModulus);
    return state_;
  }

  constexpr std::uint32_t next_native() { return next_state() - 1; }

  constexpr std::uint64_t operator()() { return word_from_native(*this); }

private:
  std::uint32_t state_;
};

}  // namespace sabar
