#include <algorithm>

#include <fmt/format.h>

#include <sabar/random/ranking.hpp>

namespace sabar {

// The Lehmer code: digit i counts the smaller elements to the right of place i; its radix is n-i.
Natural rank_of(PermutationView p) {
  Natural number;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const auto digit =
        std::count_if(p.begin() + static_cast<std::ptrdiff_t>(i), p.end(), [&](Place other) { return other < p[i]; });
    number.multiply_add(static_cast<std::uint32_t>(p.size() - i), static_cast<std::uint32_t>(digit));
  }
  return number;
}

Result<Permutation> unrank(const Natural& number, std::size_t n) {
  if (n > kMaxPlaces) {
    return fail(fmt::format("{} cards are too many", n), {}, fmt::format("at most {}", kMaxPlaces));
  }
  Natural rest = number;
  std::vector<std::uint32_t> digits(n);
  for (std::size_t i = n; i-- > 0;) {
    digits[i] = rest.divide(static_cast<std::uint32_t>(n - i));
  }
  if (!rest.zero()) {
    return fail(fmt::format("{} is too large", number.text()), {},
                fmt::format("the orders of {} cards are numbered 0..{}!-1", n, n));
  }
  Permutation left = identity(n);
  Permutation result;
  result.reserve(n);
  for (const std::uint32_t digit : digits) {
    result.push_back(left[digit]);
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(digit));
  }
  return result;
}

}  // namespace sabar
