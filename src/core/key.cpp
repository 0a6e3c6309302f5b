#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include <fmt/format.h>

#include <sabar/core/key.hpp>
#include <sabar/core/uint128.hpp>

namespace sabar {
namespace {

// Digits of the fractional part of pi, made odd.
constexpr std::array<std::uint64_t, 4> kMix = {0x243f6a8885a308d3, 0x13198a2e03707345, 0xa4093822299f31d1,
                                               0x082efa98ec4e6c89};

// Up to eight bytes as a number, little end first on every machine; what is missing is zero.
std::uint64_t word_of(std::span<const std::uint8_t> bytes) {
  std::uint64_t word = 0;
  if (std::endian::native == std::endian::little && bytes.size() >= sizeof word) {
    std::memcpy(&word, bytes.data(), sizeof word);
    return word;
  }
  for (std::size_t i = 0; i < std::min(bytes.size(), sizeof word); ++i) {
    word |= static_cast<std::uint64_t>(bytes[i]) << (8 * i);
  }
  return word;
}

}  // namespace

std::string Key128::text() const { return fmt::format("{:016x}{:016x}", high, low); }

Key128 key_of(std::span<const std::uint8_t> bytes) {
  const std::uint64_t length = bytes.size();
  Key128 key{kMix[0] ^ length, kMix[1] + length};
  for (std::size_t at = 0; at < bytes.size(); at += 8) {
    const std::uint64_t word = word_of(bytes.subspan(at));
    key.high = fold(key.high ^ word, kMix[2]) + key.low;
    key.low = fold(key.low ^ word ^ kMix[1], kMix[3] ^ (key.high | 1)) ^ word;
  }
  key.high = fold(key.high ^ kMix[3], key.low ^ kMix[2]);
  key.low = fold(key.low ^ kMix[0], key.high ^ kMix[1]);
  return key;
}

}  // namespace sabar
