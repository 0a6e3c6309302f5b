// Cycles, fixed points and the sign. Sattolo's shuffle has exactly one value in each of these tests: it makes one
// cycle, therefore no fixed point, and for an even number of cards always an odd permutation.
#include <fmt/format.h>

#include <sabar/lab/shuffles/examine.hpp>

namespace sabar::lab {
namespace {

TestResult cycle_test(TestResult test, std::string axis, const Counts& observed, Law uniform, std::size_t always) {
  HistogramLaws laws;
  const double mean = mean_of(uniform);
  laws.uniform = {std::move(uniform), fmt::format("mean {:.5g}", mean)};
  laws.one_cycle = {certain(observed.size(), always), fmt::format("always {}", always)};
  test.observed = fmt::format("mean {:.5g}", sample_of(observed).mean);
  return histogram_test(std::move(test), std::move(axis), 0, observed, laws);
}

TestResult sign_test(const Tally& tally) {
  Counts odd(2);
  for (std::size_t k = 0; k <= tally.n; ++k) odd[(tally.n + k) % 2] += tally.cycles[k];
  const std::size_t always = (tally.n + 1) % 2;
  HistogramLaws laws;
  laws.uniform = {Law{0.5, 0.5}, "odd 50 %"};
  laws.one_cycle = {certain(2, always), always == 1 ? "always odd" : "always even"};
  TestResult test = heading("sign", "Sign", "Whether the order is an even or an odd number of swaps away.");
  test.observed = fmt::format("odd {:.3f} %", 100.0 * static_cast<double>(odd[1]) / static_cast<double>(tally.count));
  return histogram_test(std::move(test), "odd", 0, odd, laws);
}

}  // namespace

void examine_cycles(const Tally& tally, Tests& tests) {
  tests.push_back(cycle_test(heading("fixed-points", "Fixed points", "Cards that lie where they lay before."),
                             "fixed points", tally.fixed_points, fixed_points_law(tally.n), 0));
  tests.push_back(cycle_test(heading("cycles", "Cycles", "Number of cycles of the permutation."), "cycles",
                             tally.cycles, cycle_count_law(tally.n), 1));
  tests.push_back(cycle_test(heading("longest-cycle", "Longest cycle", "Length of the longest cycle."), "length",
                             tally.longest_cycle, longest_cycle_law(tally.n), tally.n));
  tests.push_back(
      cycle_test(heading("first-cycle", "Cycle of the first card", "Length of the cycle through the first card."),
                 "length", tally.first_cycle, first_cycle_law(tally.n), tally.n));
  tests.push_back(sign_test(tally));
}

}  // namespace sabar::lab
