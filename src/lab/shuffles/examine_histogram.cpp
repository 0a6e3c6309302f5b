#include <algorithm>
#include <utility>

#include <sabar/lab/shuffles/examine.hpp>

namespace sabar::lab {
namespace {

constexpr double kWorthABar = 0.5;  // expected decks; rarer values get a bar only when they were seen

double share(const std::optional<Prediction>& prediction, std::size_t k) {
  return prediction && k < prediction->law.size() ? prediction->law[k] : 0;
}

// The values worth showing are contiguous: from the first to the last that was seen or is expected under any law.
Histogram bars(std::string axis, std::size_t first, const Counts& observed, const HistogramLaws& laws, double count) {
  Histogram histogram;
  histogram.axis = std::move(axis);
  const auto visible = [&](std::size_t k) {
    const double most = std::max({share(laws.uniform, k), share(laws.one_cycle, k), share(laws.riffle, k)});
    return observed[k] > 0 || most * count >= kWorthABar;
  };
  std::size_t begin = 0;
  std::size_t end = observed.size();
  while (begin < end && !visible(begin)) ++begin;
  while (end > begin && !visible(end - 1)) --end;
  for (std::size_t k = begin; k < end; ++k) {
    histogram.values.push_back(static_cast<double>(first + k));
    histogram.observed.push_back(observed[k]);
    if (laws.uniform) histogram.uniform.push_back(share(laws.uniform, k) * count);
    if (laws.one_cycle) histogram.one_cycle.push_back(share(laws.one_cycle, k) * count);
    if (laws.riffle) histogram.riffle.push_back(share(laws.riffle, k) * count);
  }
  return histogram;
}

std::optional<LawCheck> check(const Counts& observed, const std::optional<Prediction>& prediction,
                              std::uint64_t count) {
  if (!prediction) return std::nullopt;
  LawCheck result = fit_histogram(observed, prediction->law, count);
  result.expected = prediction->expected;
  return result;
}

}  // namespace

TestResult heading(std::string name, std::string title, std::string statistic) {
  TestResult test;
  test.name = std::move(name);
  test.title = std::move(title);
  test.statistic = std::move(statistic);
  return test;
}

TestResult histogram_test(TestResult test, std::string axis, std::size_t first, const Counts& observed,
                          const HistogramLaws& laws) {
  std::uint64_t count = 0;
  for (const std::uint64_t decks : observed) count += decks;
  test.uniform = check(observed, laws.uniform, count);
  test.one_cycle = check(observed, laws.one_cycle, count);
  test.riffle = check(observed, laws.riffle, count);
  test.histogram = bars(std::move(axis), first, observed, laws, static_cast<double>(count));
  return test;
}

}  // namespace sabar::lab
