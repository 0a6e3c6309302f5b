// Two chains of draws side by side, each in a 32-bit half of one random word.
//
// A 32 × 32 bit multiplication is cheaper than the full 64 × 64 one: SSE2, which every x86-64 has, does two at once,
// and WebAssembly has no full one at all. Each lane is a 64-bit product: its high half is the last draw, its low half
// the fraction that is left. Both forms below give the same numbers.
#pragma once

#include <array>
#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace sabar {

class PortableLanes {
public:
  // The low half of the word is the first lane, the high half the second.
  explicit PortableLanes(std::uint64_t word) : first_(word), second_(word >> 32) {}

  void multiply(std::uint32_t first, std::uint32_t second) {
    first_ = std::uint64_t{static_cast<std::uint32_t>(first_)} * first;
    second_ = std::uint64_t{static_cast<std::uint32_t>(second_)} * second;
  }

  void store(std::uint64_t* products) const {
    products[0] = first_;
    products[1] = second_;
  }

  // Is the fraction of either lane below its limit?
  [[nodiscard]] bool below(std::uint32_t first, std::uint32_t second) const {
    return static_cast<std::uint32_t>(first_) < first || static_cast<std::uint32_t>(second_) < second;
  }

private:
  std::uint64_t first_;
  std::uint64_t second_;
};

#if defined(__SSE2__)
class Sse2Lanes {
public:
  explicit Sse2Lanes(std::uint64_t word) : lanes_(_mm_cvtsi64_si128(static_cast<long long>(word))) {
    lanes_ = _mm_unpacklo_epi64(lanes_, _mm_srli_epi64(lanes_, 32));
  }

  void multiply(std::uint32_t first, std::uint32_t second) {
    lanes_ = _mm_mul_epu32(lanes_, _mm_set_epi64x(second, first));
  }

  // The place must be aligned to 16 bytes.
  void store(std::uint64_t* products) const { _mm_store_si128(reinterpret_cast<__m128i*>(products), lanes_); }

  // SSE2 compares signed numbers only, so both sides are shifted by 2^31; the high halves are compared with the least.
  [[nodiscard]] bool below(std::uint32_t first, std::uint32_t second) const {
    const __m128i shift = _mm_set1_epi32(static_cast<int>(0x80000000));
    const __m128i limits = _mm_set_epi32(0, static_cast<int>(second), 0, static_cast<int>(first));
    return _mm_movemask_epi8(_mm_cmplt_epi32(_mm_xor_si128(lanes_, shift), _mm_xor_si128(limits, shift))) != 0;
  }

private:
  __m128i lanes_;
};

using Lanes = Sse2Lanes;
#else
using Lanes = PortableLanes;
#endif

}  // namespace sabar
