// Exact natural numbers of any size, with just what ranking permutations needs.
//
// 52! has 226 bits. Boost's and GMP's integers would do, but the engine core must also build for WebAssembly without
// exceptions, and all that is needed is arithmetic with one small operand.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>

namespace sabar {

class Natural {
public:
  Natural() = default;
  explicit Natural(std::uint64_t value);

  // Decimal digits only, ten thousand at most.
  [[nodiscard]] static Result<Natural> parse(std::string_view text);

  // this = this * factor + addend.
  void multiply_add(std::uint32_t factor, std::uint32_t addend);

  // this = this / divisor; returns the remainder.
  std::uint32_t divide(std::uint32_t divisor);

  [[nodiscard]] bool zero() const { return limbs_.empty(); }
  [[nodiscard]] std::size_t bits() const;
  [[nodiscard]] double to_double() const;
  [[nodiscard]] std::string text() const;

  friend bool operator==(const Natural&, const Natural&) = default;
  friend std::strong_ordering operator<=>(const Natural& a, const Natural& b);

private:
  std::vector<std::uint32_t> limbs_;  // least significant first, no leading zeros
};

[[nodiscard]] Natural factorial(std::size_t n);

// to - from; none when that is below zero or has more than 18 digits.
[[nodiscard]] std::optional<std::uint64_t> distance(const Natural& from, const Natural& to);

}  // namespace sabar
