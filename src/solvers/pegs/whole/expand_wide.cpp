// The loop of expand.cpp for eight images in the registers of a processor with AVX2: one of short ranks, two of long.
#include <sabar/solvers/pegs/whole/expand.hpp>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>

namespace sabar::pegs {
namespace {

struct WideShort {
  __m256i lanes;
};
struct WideLong {
  __m256i low;
  __m256i high;
};

[[gnu::target("avx2"), gnu::always_inline]] inline __m256i load_wide(const void* row) {
  return _mm256_load_si256(static_cast<const __m256i*>(row));
}

[[gnu::target("avx2"), gnu::always_inline]] inline void add_row(WideShort& images, const std::uint32_t* row) {
  images.lanes = _mm256_xor_si256(images.lanes, load_wide(row));
}
[[gnu::target("avx2"), gnu::always_inline]] inline void add_row(WideLong& images, const std::uint64_t* row) {
  images.low = _mm256_xor_si256(images.low, load_wide(row));
  images.high = _mm256_xor_si256(images.high, load_wide(row + 4));
}
[[gnu::target("avx2"), gnu::always_inline]] inline WideShort all_lanes(std::uint32_t word) {
  return {_mm256_set1_epi32(static_cast<int>(word))};
}
[[gnu::target("avx2"), gnu::always_inline]] inline WideLong all_lanes(std::uint64_t word) {
  const __m256i lanes = _mm256_set1_epi64x(static_cast<long long>(word));
  return {lanes, lanes};
}
// Lane by lane the lesser of the two halves of a and of b.
[[gnu::target("avx2"), gnu::always_inline]] inline __m256i lesser_halves(__m256i a, __m256i b) {
  return _mm256_min_epu32(_mm256_blend_epi32(a, b, 0xf0), _mm256_permute2x128_si256(a, b, 0x21));
}
// The least lanes of four children, found side by side.
[[gnu::target("avx2"), gnu::always_inline]] inline void write_least(const WideShort (&children)[4],
                                                                    std::uint32_t* out) {
  const __m256i even = lesser_halves(children[0].lanes, children[1].lanes);
  const __m256i odd = lesser_halves(children[2].lanes, children[3].lanes);
  __m256i least = _mm256_min_epu32(_mm256_unpacklo_epi64(even, odd), _mm256_unpackhi_epi64(even, odd));
  least = _mm256_min_epu32(least, _mm256_shuffle_epi32(least, 0xb1));
  least = _mm256_permutevar8x32_epi32(least, _mm256_setr_epi32(0, 4, 2, 6, 0, 4, 2, 6));
  _mm_storeu_si128(static_cast<__m128i*>(static_cast<void*>(out)), _mm256_castsi256_si128(least));
}
// Ranks have at most 63 digits, so they may be compared as signed numbers.
[[gnu::target("avx2"), gnu::always_inline]] inline __m256i lesser_long(__m256i a, __m256i b) {
  return _mm256_blendv_epi8(a, b, _mm256_cmpgt_epi64(a, b));
}
[[gnu::target("avx2"), gnu::always_inline]] inline __m256i lesser_halves(const WideLong& a, const WideLong& b) {
  const __m256i first = lesser_long(a.low, a.high);
  const __m256i second = lesser_long(b.low, b.high);
  return lesser_long(_mm256_blend_epi32(first, second, 0xf0), _mm256_permute2x128_si256(first, second, 0x21));
}
[[gnu::target("avx2"), gnu::always_inline]] inline void write_least(const WideLong (&children)[4], std::uint64_t* out) {
  const __m256i even = lesser_halves(children[0], children[1]);
  const __m256i odd = lesser_halves(children[2], children[3]);
  const __m256i least = lesser_long(_mm256_unpacklo_epi64(even, odd), _mm256_unpackhi_epi64(even, odd));
  _mm256_storeu_si256(static_cast<__m256i*>(static_cast<void*>(out)), _mm256_permute4x64_epi64(least, 0xd8));
}

template <class Word, std::size_t kGroups>
[[gnu::target("avx2,bmi,popcnt")]] std::size_t expand_groups(const ExpandTables<Word>& tables,
                                                             std::span<const Word> boards, Way way, Word* children,
                                                             std::uint8_t* degrees) {
  Word* end = children;
  const __m128i flip = _mm_set_epi64x(0, way.backward ? -1 : 0);
  const auto first = all_lanes(way.complement ? tables.ones : Word{0});
  struct Four {
    std::remove_const_t<decltype(first)> children[4];
  };
  const std::size_t bytes = sizeof(Word) == 4 ? 4 : tables.bytes;
  const Word* const image_rows = tables.images.data();
  const std::uint64_t* const jump_rows = tables.jumpable.data();
  const Word* const triple_rows = tables.triples.data();
  for (const Word board : boards) {
    auto images = first;
#pragma GCC unroll 4
    for (std::size_t byte = 0; byte < bytes; ++byte) {
      add_row(images, image_rows + (byte * 256 + ((board >> (8 * byte)) & 0xff)) * 8);
    }
    const Word* const before = end;
    for (std::size_t group = 0; group < kGroups; ++group) {
      __m128i jumpable = flip;
#pragma GCC unroll 4
      for (std::size_t byte = 0; byte < bytes; ++byte) {
        const std::size_t row = byte * 256 + ((board >> (8 * byte)) & 0xff);
        jumpable = _mm_xor_si128(jumpable, _mm_load_si128(static_cast<const __m128i*>(
                                               static_cast<const void*>(jump_rows + (row * kGroups + group) * 2))));
      }
      const Word* const triples = triple_rows + 64 * group * 8;
      auto jumps = static_cast<std::uint64_t>(_mm_cvtsi128_si64(jumpable) & _mm_extract_epi64(jumpable, 1));
      Word* out = end;
      end += __builtin_popcountll(jumps);
      // Four side by side, and always as many as most boards have: how often the loop goes round is hard to foresee.
      // What is too many is overwritten by the next board.
      while (jumps != 0) {
#pragma GCC unroll 4
        for (std::size_t done = 0; done < Expander<Word>::kSlack; done += 4) {
          Four four;
#pragma GCC unroll 4
          for (auto& child : four.children) {
            child = images;
            add_row(child, triples + (static_cast<std::size_t>(_tzcnt_u64(jumps)) & 63) * 8);
            jumps &= jumps - 1;
          }
          write_least(four.children, out + done);
        }
        out += Expander<Word>::kSlack;
      }
    }
    *degrees++ = static_cast<std::uint8_t>(end - before);
  }
  return static_cast<std::size_t>(end - children);
}

template <class Word>
std::size_t expand_wide(const ExpandTables<Word>& tables, std::span<const Word> boards, Way way, Word* children,
                        std::uint8_t* degrees) {
  const auto expand = tables.groups == 1 ? expand_groups<Word, 1> : expand_groups<Word, 2>;
  return expand(tables, boards, way, children, degrees);
}

}  // namespace

template <class Word>
ExpandLoop<Word> wide_loop() {
  return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 ? &expand_wide<Word> : nullptr;
}

}  // namespace sabar::pegs

#else

namespace sabar::pegs {

template <class Word>
ExpandLoop<Word> wide_loop() {
  return nullptr;
}

}  // namespace sabar::pegs

#endif

namespace sabar::pegs {
template ExpandLoop<std::uint32_t> wide_loop<std::uint32_t>();
template ExpandLoop<std::uint64_t> wide_loop<std::uint64_t>();
}  // namespace sabar::pegs
