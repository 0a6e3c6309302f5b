// A deck of 52 bytes shuffled inside the registers of a processor with AVX2.
//
// The swaps of a shuffle, for i = 51, 50, … 1 item i with item r(i), are slow one by one: each waits for memory that
// the one before may have changed. Here nothing goes through memory. The swaps of a block of places make a permutation,
// and the byte at c of a register says from where place c takes its item. To find it, the swaps are run in the opposite
// order: then swap i puts the new place i, which takes from r(i), and sends the one that took from r(i) to take from i:
// one comparison and one choice for all places at once. The permutations of the three blocks 32 … 51, 16 … 31 and
// 1 … 15 are found side by side, then the deck is sent through them one after the other.
//
// On a Zen 3 a shuffle takes 30 ns with all its draws, instead of 100 ns by swaps in memory; about 230 vector
// operations at somewhat more than three per cycle bound it. The results are those of the plain swaps
// (batched_shuffle.hpp), bit by bit. Whether the processor has AVX2 is asked at run time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include <sabar/random/shuffles/fixed_draws.hpp>

#if defined(__x86_64__) && defined(__GNUC__)
#define SABAR_WIDE_LANES 1
#include <immintrin.h>
#else
#define SABAR_WIDE_LANES 0
#endif

namespace sabar {

#if SABAR_WIDE_LANES

struct alignas(32) LaneBytes {
  std::uint8_t bytes[32];
};

// A place v is written 0x40 | v ^ 16 × block: never 0, the low four bits choose a byte of a half register, and step k
// of every block brings the same new place, 0x40 | k. Which makes it, too, the shuffle that copies draw k everywhere.
struct LaneStep {
  LaneBytes place;
  LaneBytes to_earlier;  // copies draw k to the first k bytes of both halves, 0 to the rest
  LaneBytes to_low;      // the same, but to all of the low half
};

struct LaneTables {
  std::array<LaneStep, 16> steps{};
  std::array<LaneBytes, 4> top_places{};  // 48 … 51
  LaneBytes same_high{};                  // every place takes from itself, written for block 32 … 51
  LaneBytes same_middle{};                // for block 16 … 31
  alignas(16) std::array<std::uint8_t, 16> middle_order{};
  alignas(16) std::array<std::uint8_t, 16> low_order{};
};

inline constexpr LaneTables kLaneTables = [] {
  LaneTables tables;
  for (std::uint8_t k = 0; k < 16; ++k) {
    for (std::uint8_t byte = 0; byte < 32; ++byte) {
      const std::uint8_t earlier = byte % 16 < k ? k : 0x80;
      tables.steps[k].place.bytes[byte] = 0x40 | k;
      tables.steps[k].to_earlier.bytes[byte] = earlier;
      tables.steps[k].to_low.bytes[byte] = byte < 16 ? k : earlier;
      if (k < 4) tables.top_places[k].bytes[byte] = 0x50 | k;
    }
  }
  for (std::uint8_t byte = 0; byte < 32; ++byte) {
    tables.same_high.bytes[byte] = 0x60 ^ byte;
    tables.same_middle.bytes[byte] = 0x50 ^ byte;
  }
  for (std::uint8_t lane = 0; lane < 16; ++lane) tables.low_order[kLanePlaces[lane].second] = lane;
  for (std::uint8_t lane = 0; lane < 8; ++lane) {
    tables.middle_order[kLanePlaces[16 + lane].first - 16u] = lane;
    tables.middle_order[kLanePlaces[16 + lane].second - 16u] = 8 + lane;
  }
  return tables;
}();

inline bool has_wide_lanes() { return __builtin_cpu_supports("avx2") != 0; }

// Two draws from each of eight lanes, and what is not 0 where a lane is rejected.
struct LaneDraws {
  __m128i first;
  __m128i second;
  __m128i rejected;
};

template <class Vector = __m128i>
const Vector* as_vector(const void* bytes) {
  return static_cast<const Vector*>(bytes);
}

inline LaneDraws draw_in_lanes(const DeckPlan& plan, std::size_t lane, __m128i fraction) {
  const __m128i first = _mm_load_si128(as_vector(&plan.first[lane]));
  const __m128i second = _mm_load_si128(as_vector(&plan.second[lane]));
  const __m128i left = _mm_mullo_epi16(fraction, first);
  const __m128i last = _mm_mullo_epi16(left, second);
  return {_mm_mulhi_epu16(fraction, first), _mm_mulhi_epu16(left, second),
          _mm_subs_epu16(_mm_load_si128(as_vector(&plan.surplus[lane])), last)};
}

[[gnu::target("avx2")]] inline __m256i load_lanes(const LaneBytes& bytes) {
  return _mm256_load_si256(as_vector<__m256i>(&bytes));
}

// Where a place took from the draw's place, it takes from the new place.
[[gnu::target("avx2")]] inline __m256i take_from(__m256i places, __m256i draw, __m256i place) {
  return _mm256_blendv_epi8(places, place, _mm256_cmpeq_epi8(places, draw));
}

// Bits 4 and 5 of each place choose among four quarters of the deck, those of block 32 … 51 first.
[[gnu::target("avx2")]] inline __m256i pick_items(const __m256i (&quarters)[4], __m256i places) {
  const __m256i odd = _mm256_slli_epi16(places, 3);
  const __m256i high =
      _mm256_blendv_epi8(_mm256_shuffle_epi8(quarters[2], places), _mm256_shuffle_epi8(quarters[3], places), odd);
  const __m256i low =
      _mm256_blendv_epi8(_mm256_shuffle_epi8(quarters[0], places), _mm256_shuffle_epi8(quarters[1], places), odd);
  return _mm256_blendv_epi8(high, low, _mm256_slli_epi16(places, 2));
}

// The words come in registers: read back from memory two at a time, they would have to wait until they are written.
[[gnu::target("avx2")]] inline bool shuffle_in_lanes(const DeckPlan& plan, __m128i words_0_1, __m128i words_2_3,
                                                     __m128i words_4_5, __m128i word_6, const unsigned char* from,
                                                     unsigned char* to) {
  const LaneDraws a = draw_in_lanes(plan, 0, words_0_1);
  const LaneDraws b = draw_in_lanes(plan, 8, words_2_3);
  const LaneDraws c = draw_in_lanes(plan, 16, words_4_5);
  const LaneDraws d = draw_in_lanes(plan, 24, word_6);
  const __m128i rejected = _mm_or_si128(_mm_or_si128(a.rejected, b.rejected), _mm_or_si128(c.rejected, d.rejected));
  if (_mm_testz_si128(rejected, rejected) == 0) [[unlikely]] {
    return false;
  }

  const LaneTables& tables = kLaneTables;
  const __m128i low_order = _mm_load_si128(as_vector(tables.low_order.data()));
  const __m128i middle_order = _mm_load_si128(as_vector(tables.middle_order.data()));
  const __m128i low =
      _mm_xor_si128(_mm_shuffle_epi8(_mm_packus_epi16(a.second, b.second), low_order), _mm_set1_epi8(0x40));
  const __m128i middle =
      _mm_xor_si128(_mm_shuffle_epi8(_mm_packus_epi16(c.first, c.second), middle_order), _mm_set1_epi8(0x50));
  const __m128i high = _mm_xor_si128(_mm_packus_epi16(a.first, b.first), _mm_set1_epi8(0x60));
  const __m128i top = _mm_xor_si128(_mm_packus_epi16(d.first, d.first), _mm_set1_epi8(0x60));

  const __m256i high_draws = _mm256_broadcastsi128_si256(high);
  const __m256i middle_draws = _mm256_broadcastsi128_si256(middle);
  const __m256i top_draws = _mm256_broadcastsi128_si256(top);
  const __m256i high_low_draws = _mm256_set_m128i(low, high);
  __m256i from_high = load_lanes(tables.same_high);  // block 32 … 51: from where places 0 … 31 take
  __m256i high_low = high_low_draws;                 // low half: places 32 … 47; high half: block 0 … 15
  __m256i from_middle = _mm256_blend_epi32(load_lanes(tables.same_middle), middle_draws, 0xf0);
#pragma GCC unroll 4
  for (const LaneStep& step : tables.steps) {
    const __m256i place = load_lanes(step.place);
    from_high = take_from(from_high, _mm256_shuffle_epi8(high_draws, place), place);
    from_middle = take_from(from_middle, _mm256_shuffle_epi8(middle_draws, load_lanes(step.to_low)), place);
    high_low = take_from(high_low, _mm256_shuffle_epi8(high_low_draws, load_lanes(step.to_earlier)), place);
  }
  const __m128i from_low = _mm256_extracti128_si256(high_low, 1);
  __m256i high_top = _mm256_blend_epi32(high_low, top_draws, 0xf0);  // places 32 … 47, 48 … 51
#pragma GCC unroll 1
  for (std::size_t k = 0; k < 4; ++k) {
    const __m256i place = load_lanes(tables.top_places[k]);
    from_high = take_from(from_high, _mm256_shuffle_epi8(top_draws, place), place);
    high_top = take_from(high_top, _mm256_shuffle_epi8(top_draws, load_lanes(tables.steps[k].to_low)), place);
  }

  int last_four = 0;
  std::memcpy(&last_four, from + 48, sizeof last_four);
  const __m256i quarters[4] = {_mm256_broadcastsi128_si256(_mm_loadu_si128(as_vector(from))),
                               _mm256_broadcastsi128_si256(_mm_loadu_si128(as_vector(from + 16))),
                               _mm256_broadcastsi128_si256(_mm_loadu_si128(as_vector(from + 32))),
                               _mm256_set1_epi32(last_four)};
  const __m256i lower = pick_items(quarters, from_high);
  const __m256i upper = pick_items(quarters, high_top);
  const __m256i halves =
      _mm256_blendv_epi8(_mm256_shuffle_epi8(_mm256_permute2x128_si256(lower, lower, 0x11), from_middle),
                         _mm256_shuffle_epi8(_mm256_permute2x128_si256(lower, lower, 0x00), from_middle),
                         _mm256_slli_epi16(from_middle, 3));
  last_four = _mm_cvtsi128_si32(_mm256_extracti128_si256(upper, 1));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(to), _mm_shuffle_epi8(_mm256_castsi256_si128(halves), from_low));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(to + 16), _mm256_extracti128_si256(halves, 1));
  _mm_storeu_si128(reinterpret_cast<__m128i*>(to + 32), _mm256_castsi256_si128(upper));
  std::memcpy(to + 48, &last_four, sizeof last_four);
  return true;
}

// The 52 bytes at from, shuffled, to the 52 at to; the two may be the same. False, and nothing done, when a lane is
// rejected. Only where has_wide_lanes().
inline bool shuffle_in_lanes(const DeckPlan& plan, const DeckWords& words, const unsigned char* from,
                             unsigned char* to) {
  const auto word = [&](std::size_t k) { return static_cast<long long>(words[k]); };
  return shuffle_in_lanes(plan, _mm_set_epi64x(word(1), word(0)), _mm_set_epi64x(word(3), word(2)),
                          _mm_set_epi64x(word(5), word(4)), _mm_cvtsi64_si128(word(6)), from, to);
}

#else

inline bool has_wide_lanes() { return false; }
inline bool shuffle_in_lanes(const DeckPlan&, const DeckWords&, const unsigned char*, unsigned char*) { return false; }

#endif

}  // namespace sabar
