// Several unbiased draws from one word.
//
// Brackett-Rozinsky and Lemire, "Batched ranged random integer generation", 2024. Multiply the word by the first bound:
// the high half is the first draw, the low half is a fraction that is left over; multiply that by the second bound, and
// so on. The draws are the digits, in the mixed radix of the bounds, of floor(word × product / 2^64): one draw below
// the product of the bounds. So Lemire's test makes them exact together: reject the word when the last low half is
// below 2^64 mod product. The bounds here are those of a shuffle, b, b-1, b-2 …
//
// Word is a parameter only so that the tests can run through every word of a shorter kind and count.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

#include <sabar/core/uint128.hpp>
#include <sabar/random/generators/generator.hpp>

namespace sabar {

template <class Word>
struct DoubleWord;
template <>
struct DoubleWord<std::uint8_t> {
  using type = std::uint16_t;
};
template <>
struct DoubleWord<std::uint16_t> {
  using type = std::uint32_t;
};
template <>
struct DoubleWord<std::uint32_t> {
  using type = std::uint64_t;
};
template <>
struct DoubleWord<std::uint64_t> {
  using type = Uint128;
};

// The draws that one word serves: below first, first - 1, … (count of them).
template <class Word>
struct Batch {
  std::size_t first;
  std::size_t count;
  Word product;

  // 2^bits mod product: as many words are too many.
  [[nodiscard]] constexpr Word surplus() const { return static_cast<Word>(static_cast<Word>(0 - product) % product); }
};

// Ten bits of the word are left over, so fewer than one word in 1024 is thrown away.
template <class Word>
inline constexpr int kBatchBits = std::numeric_limits<Word>::digits >= 32 ? std::numeric_limits<Word>::digits - 10
                                                                          : std::numeric_limits<Word>::digits;

// No batch of 64-bit words is longer: 18! needs 53 bits.
inline constexpr std::size_t kLongestBatch = 18;

// As many draws as surely keep the product within the bits; at least one. A draw below 1 is no draw and is left out.
template <class Word>
constexpr Batch<Word> next_batch(std::size_t bound) {
  Batch<Word> batch{bound, 1, static_cast<Word>(bound)};
  for (std::size_t next = bound - 1; next > 1; --next) {
    const auto used = static_cast<int>(std::bit_width(next));
    if (used >= kBatchBits<Word> || batch.product > (Word{1} << (kBatchBits<Word> - used)) - 1) break;
    batch.product = static_cast<Word>(batch.product * next);
    ++batch.count;
  }
  return batch;
}

// The high half of fraction × bound; the low half becomes the new fraction.
template <class Word>
constexpr Word take_draw(Word& fraction, std::size_t bound) {
  using Double = typename DoubleWord<Word>::type;
  const auto product = static_cast<Double>(static_cast<Double>(fraction) * static_cast<Double>(bound));
  fraction = static_cast<Word>(product);
  return static_cast<Word>(product >> std::numeric_limits<Word>::digits);
}

// All draws of the batch from one word; returns the fraction that is left.
template <class Word, class Index>
constexpr Word unpack_word(const Batch<Word>& batch, Word word, Index* draws) {
  for (std::size_t k = 0; k < batch.count; ++k) draws[k] = static_cast<Index>(take_draw(word, batch.first - k));
  return word;
}

template <class Word, class NextWord, class Index>
constexpr void draw_batch(const Batch<Word>& batch, NextWord&& next_word, Index* draws) {
  Word fraction = unpack_word<Word>(batch, next_word(), draws);
  if (fraction < batch.product) [[unlikely]] {
    const Word surplus = batch.surplus();
    while (fraction < surplus) fraction = unpack_word<Word>(batch, next_word(), draws);
  }
}

}  // namespace sabar
