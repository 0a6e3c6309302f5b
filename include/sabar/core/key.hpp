// A 128-bit key for positions that do not fit a machine word.
//
// At 2^128 values a table of ten billion positions has a chance of about 10^-19 of two positions sharing a key, so an
// exhausted search may trust it. The function is fixed by tests: keys are the same on every compiler and in
// WebAssembly.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace sabar {

struct Key128 {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  friend constexpr auto operator<=>(const Key128&, const Key128&) = default;

  // 32 hexadecimal digits.
  [[nodiscard]] std::string text() const;
};

// Hash of a sequence of bytes; the length is part of it.
[[nodiscard]] Key128 key_of(std::span<const std::uint8_t> bytes);

}  // namespace sabar
