#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include <sabar/core/natural.hpp>
#include <sabar/core/quote.hpp>

namespace sabar {
namespace {

// Some times those of the number of orders of the largest deck; to read n digits takes n squared.
constexpr std::size_t kMostDigits = 10'000;

}  // namespace

Natural::Natural(std::uint64_t value) {
  for (; value != 0; value >>= 32) {
    limbs_.push_back(static_cast<std::uint32_t>(value));
  }
}

Result<Natural> Natural::parse(std::string_view text) {
  if (text.empty()) {
    return fail("a number is missing");
  }
  if (text.size() > kMostDigits) {
    return fail(fmt::format("{} is too long for a number", quote_input(text)), {},
                fmt::format("at most {} digits", kMostDigits));
  }
  Natural number;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] < '0' || text[i] > '9') {
      return fail(fmt::format("{} is not a whole number", quote_input(text)), fmt::format("character {}", i + 1));
    }
    number.multiply_add(10, static_cast<std::uint32_t>(text[i] - '0'));
  }
  return number;
}

void Natural::multiply_add(std::uint32_t factor, std::uint32_t addend) {
  std::uint64_t carry = addend;
  for (std::uint32_t& limb : limbs_) {
    carry += static_cast<std::uint64_t>(limb) * factor;
    limb = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  if (carry != 0) {
    limbs_.push_back(static_cast<std::uint32_t>(carry));
  }
  while (!limbs_.empty() && limbs_.back() == 0) {
    limbs_.pop_back();
  }
}

std::uint32_t Natural::divide(std::uint32_t divisor) {
  std::uint64_t remainder = 0;
  for (std::size_t i = limbs_.size(); i-- > 0;) {
    remainder = (remainder << 32) | limbs_[i];
    limbs_[i] = static_cast<std::uint32_t>(remainder / divisor);
    remainder %= divisor;
  }
  while (!limbs_.empty() && limbs_.back() == 0) {
    limbs_.pop_back();
  }
  return static_cast<std::uint32_t>(remainder);
}

std::size_t Natural::bits() const {
  return limbs_.empty() ? 0 : 32 * (limbs_.size() - 1) + static_cast<std::size_t>(std::bit_width(limbs_.back()));
}

double Natural::to_double() const {
  double value = 0;
  for (std::size_t i = limbs_.size(); i-- > 0;) {
    value = value * 4294967296.0 + limbs_[i];
  }
  return value;
}

std::string Natural::text() const {
  if (zero()) {
    return "0";
  }
  std::string digits;
  Natural rest = *this;
  while (!rest.zero()) {
    std::uint32_t group = rest.divide(1000000000);
    for (int i = 0; i < 9 && (group != 0 || !rest.zero()); ++i) {
      digits.push_back(static_cast<char>('0' + group % 10));
      group /= 10;
    }
  }
  std::reverse(digits.begin(), digits.end());
  return digits;
}

std::strong_ordering operator<=>(const Natural& a, const Natural& b) {
  if (a.limbs_.size() != b.limbs_.size()) {
    return a.limbs_.size() <=> b.limbs_.size();
  }
  return std::lexicographical_compare_three_way(a.limbs_.rbegin(), a.limbs_.rend(), b.limbs_.rbegin(), b.limbs_.rend());
}

Natural factorial(std::size_t n) {
  Natural product(1);
  for (std::size_t k = 2; k <= n; ++k) {
    product.multiply_add(static_cast<std::uint32_t>(k), 0);
  }
  return product;
}

}  // namespace sabar
