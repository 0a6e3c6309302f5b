// Orders that came twice: the birthday problem among n! (one-cycle: (n-1)!) orders. For 52 cards any repeat at all is
// out of the question, so a few of them unmask a small seed: 1,000,000 decks from 31-bit seeds repeat about 230 times.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/core/natural.hpp>
#include <sabar/lab/shuffles/examine.hpp>
#include <sabar/lab/shuffles/laws/occupancy.hpp>

namespace sabar::lab {
namespace {

LawCheck check(double orders, std::uint64_t decks, std::uint64_t repeats) {
  LawCheck result = fit_repeats(orders, decks, repeats);
  result.expected = fmt::format("{:.4g} repeats", expected_repeats(orders, decks));
  return result;
}

std::uint64_t count_repeats(std::vector<std::uint64_t> hashes) {
  std::sort(hashes.begin(), hashes.end());
  return static_cast<std::uint64_t>(hashes.end() - std::unique(hashes.begin(), hashes.end()));
}

}  // namespace

std::uint64_t examine_repeats(const Tally& tally, Tests& tests) {
  const std::uint64_t repeats = count_repeats(tally.orders);
  TestResult test = heading("repeats", "Repeated orders", "Decks in an order that had occurred before.");
  test.observed = fmt::format("{} repeats", repeats);
  test.uniform = check(factorial(tally.n).to_double(), tally.count, repeats);
  test.one_cycle = check(factorial(tally.n - 1).to_double(), tally.count, repeats);
  tests.push_back(std::move(test));
  return repeats;
}

}  // namespace sabar::lab
