#include <algorithm>
#include <bit>
#include <string>

#include <fmt/format.h>

#include <sabar/core/natural.hpp>
#include <sabar/core/result.hpp>

namespace sabar {
namespace {

// Some times those of the number of orders of the largest deck; to read n digits takes n squared.
constexpr std::size_t kMostDigits = 10'000;
constexpr std::size_t kShortDigits = 18;  // fit 64 bits

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

// As on paper, from the last digit on.
std::optional<std::uint64_t> distance(const Natural& from, const Natural& to) {
  if (to < from) {
    return std::nullopt;
  }
  std::string lower = from.text();
  std::string upper = to.text();
  std::ranges::reverse(lower);
  std::ranges::reverse(upper);
  lower.resize(upper.size(), '0');
  std::uint64_t result = 0;
  std::uint64_t place = 1;
  int borrow = 0;
  for (std::size_t i = 0; i < upper.size(); ++i) {
    int digit = upper[i] - lower[i] - borrow;
    borrow = digit < 0 ? 1 : 0;
    digit += 10 * borrow;
    if (i >= kShortDigits && digit != 0) {
      return std::nullopt;
    }
    if (i < kShortDigits) {
      result += static_cast<std::uint64_t>(digit) * place;
      place *= 10;
    }
  }
  return result;
}

}  // namespace sabar
