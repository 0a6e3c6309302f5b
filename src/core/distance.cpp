#include <algorithm>
#include <string>

#include <sabar/core/distance.hpp>

namespace sabar {
namespace {

constexpr std::size_t kDigits = 18;  // fit 64 bits

}  // namespace

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
    if (i >= kDigits && digit != 0) {
      return std::nullopt;
    }
    if (i < kDigits) {
      result += static_cast<std::uint64_t>(digit) * place;
      place *= 10;
    }
  }
  return result;
}

}  // namespace sabar
