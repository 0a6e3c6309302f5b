// lane_sets() in the registers of a processor with AVX2.
#include <sabar/games/set/table_sets.hpp>

#if defined(__x86_64__) && defined(__GNUC__)
#include <array>
#include <bit>

#include <immintrin.h>

namespace sabar::set {
namespace {

constexpr std::size_t kLaneCards = deck_size(kUsualAttributes);

// A card as a byte of two-bit digits, and its bit in a table of 256: bit t / 32 of byte t % 32.
struct LaneTables {
  std::array<std::uint8_t, kLaneCards> byte{};
  alignas(32) std::array<std::array<std::uint8_t, 32>, kLaneCards> present{};
};

constexpr LaneTables make_lane_tables() {
  LaneTables tables;
  for (std::size_t card = 0; card < kLaneCards; ++card) {
    std::size_t byte = 0;
    for (std::size_t place = 0; place < kUsualAttributes; ++place) {
      byte = byte << 2 | static_cast<std::size_t>(digit(static_cast<Card>(card), kUsualAttributes, place) + 1);
    }
    tables.byte[card] = static_cast<std::uint8_t>(byte);
    tables.present[card][byte % 32] = static_cast<std::uint8_t>(1U << (byte / 32));
  }
  return tables;
}

constexpr LaneTables kLanes = make_lane_tables();

// Third cards, one in each byte.
[[gnu::target("avx2,bmi"), gnu::always_inline]] inline __m256i third_lanes(__m256i a, __m256i b) {
  const __m256i other = _mm256_xor_si256(a, b);
  const __m256i differ = _mm256_and_si256(_mm256_or_si256(other, _mm256_srli_epi16(other, 1)), _mm256_set1_epi8(0x55));
  const __m256i either = _mm256_or_si256(differ, _mm256_add_epi8(differ, differ));
  return _mm256_or_si256(other, _mm256_andnot_si256(either, a));
}

constexpr std::uint32_t third_byte(std::uint32_t a, std::uint32_t b) {
  const std::uint32_t other = a ^ b;
  const std::uint32_t differ = (other | other >> 1) & 0x55;
  return other | (a & ~(differ | differ << 1));
}

// The table of 256 bits, each half of it twice.
struct Present {
  __m256i low;
  __m256i high;
};

// A bit for each byte: is that card there?
[[gnu::target("avx2,bmi"), gnu::always_inline]] inline std::uint32_t present_lanes(const Present& present,
                                                                                   __m256i bytes) {
  const __m256i index = _mm256_and_si256(bytes, _mm256_set1_epi8(0x0f));
  // Bit 4 of the byte chooses the half; the blend looks at bit 7.
  const __m256i found = _mm256_blendv_epi8(_mm256_shuffle_epi8(present.low, index),
                                           _mm256_shuffle_epi8(present.high, index), _mm256_slli_epi16(bytes, 3));
  const __m256i bits = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201U));
  const __m256i wanted = _mm256_shuffle_epi8(bits, _mm256_and_si256(_mm256_srli_epi16(bytes, 5), _mm256_set1_epi8(7)));
  return static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_and_si256(found, wanted), wanted)));
}

[[gnu::target("avx2,bmi")]] std::size_t wide_lane_sets(std::span<const Card> table, PackedSet* sets) {
  const std::size_t size = table.size();
  alignas(32) std::array<std::uint8_t, kMostLanes + 2> bytes;
  _mm256_store_si256(static_cast<__m256i*>(static_cast<void*>(bytes.data())), _mm256_setzero_si256());
  std::array<std::uint8_t, 256> places;
  __m256i there = _mm256_setzero_si256();
  for (std::size_t i = 0; i < size; ++i) {
    const Card card = table[i];
    bytes[i] = kLanes.byte[card];
    places[kLanes.byte[card]] = static_cast<std::uint8_t>(i);
    there = _mm256_or_si256(
        there, _mm256_load_si256(static_cast<const __m256i*>(static_cast<const void*>(kLanes.present[card].data()))));
  }
  const Present present{_mm256_permute2x128_si256(there, there, 0x00), _mm256_permute2x128_si256(there, there, 0x11)};
  const __m256i all = _mm256_load_si256(static_cast<const __m256i*>(static_cast<const void*>(bytes.data())));
  std::size_t count = 0;
  // Bits of cards behind a whose third card with a is there; it counts if it lies behind them.
  const auto write = [&](std::uint64_t behind, std::size_t first, unsigned row) {
    for (; behind != 0; behind &= behind - 1) {
      const auto at = static_cast<unsigned>(std::countr_zero(behind));
      const std::size_t a = first + (at >> row);
      const std::size_t b = at & ((1U << row) - 1);
      const std::size_t c = places[third_byte(bytes[a], bytes[b])];
      sets[count] = pack(a, b, c);
      count += c > b ? 1U : 0U;
    }
  };
  if (size <= 16) {
    const __m256i twice = _mm256_permute2x128_si256(all, all, 0x00);
    const std::uint64_t used = ((std::uint64_t{1} << size) - 1) * 0x0001000100010001U;
    const auto two_rows = [&](std::size_t a) __attribute__((target("avx2,bmi"))) {
      const __m256i two = _mm256_inserti128_si256(_mm256_set1_epi8(static_cast<char>(bytes[a])),
                                                  _mm_set1_epi8(static_cast<char>(bytes[a + 1])), 1);
      return std::uint64_t{present_lanes(present, third_lanes(two, twice))};
    };
    for (std::size_t a = 0; a + 2 < size; a += 4) {
      const std::uint64_t after = 0xfff0'fff8'fffc'fffeU << a;
      const std::uint64_t lost = ((std::uint64_t{1} << a) - 1) * 0x0001000100010001U;  // bits of the row below
      write((two_rows(a) | two_rows(a + 2) << 32) & used & after & ~lost, a, 4);
    }
    return count;
  }
  const std::uint32_t used = ~std::uint32_t{0} >> (32 - size);
  for (std::size_t a = 0; a + 2 < size; ++a) {
    const std::uint32_t found = present_lanes(present, third_lanes(_mm256_set1_epi8(static_cast<char>(bytes[a])), all));
    write(found & used & (~std::uint32_t{1} << a), a, 5);
  }
  return count;
}

}  // namespace

LaneLoop wide_lane_loop() {
  return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 ? &wide_lane_sets : nullptr;
}

}  // namespace sabar::set

#else

namespace sabar::set {

LaneLoop wide_lane_loop() { return nullptr; }

}  // namespace sabar::set

#endif
