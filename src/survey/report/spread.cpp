#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include <boost/math/distributions/beta.hpp>

#include <sabar/report/axis.hpp>
#include <sabar/survey/report/spread.hpp>

namespace sabar::survey {
namespace {

constexpr int kBinsPerTen = 3;

int bin_of(double value) { return static_cast<int>(std::floor(kBinsPerTen * std::log10(value) + 1e-9)); }
double edge_of(int bin) { return std::pow(10.0, static_cast<double>(bin) / kBinsPerTen); }

// The smallest value such that this share of all is at most it.
double quantile(const std::vector<double>& sorted, double share) {
  const auto place = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sorted.size())));
  return sorted[std::clamp<std::size_t>(place, 1, sorted.size()) - 1];
}

constexpr double kEvenBins = 24;

// All values are whole numbers.
std::vector<report::Bin> even_histogram(const std::vector<double>& sorted) {
  // Numbers so large that one more makes no difference to them stand in one bin.
  const double least = std::nextafter(sorted.back(), std::numeric_limits<double>::infinity()) - sorted.back();
  const double width = std::max({1.0, least, report::round_step(sorted.back() - sorted.front() + 1, kEvenBins)});
  const double first = std::floor(sorted.front() / width) * width;
  const auto bin_number = [&](double value) {
    return static_cast<std::size_t>(std::max(0.0, (value - first) / width));
  };
  std::vector<report::Bin> bins(bin_number(sorted.back()) + 1);
  for (std::size_t i = 0; i < bins.size(); ++i) {
    bins[i].from = first + static_cast<double>(i) * width;
    bins[i].to = bins[i].from + width;
  }
  for (const double value : sorted) {
    ++bins[bin_number(value)].count;
  }
  return bins;
}

// Values that are zero count with the smallest.
std::vector<report::Bin> histogram_of_powers(const std::vector<double>& sorted) {
  const auto positive = std::ranges::upper_bound(sorted, 0.0);
  if (positive == sorted.end()) {
    return {};
  }
  const int first = bin_of(*positive);
  const int last = bin_of(sorted.back());
  std::vector<report::Bin> bins;
  for (int bin = first; bin <= last; ++bin) {
    bins.push_back({edge_of(bin), edge_of(bin + 1), 0});
  }
  for (const double value : sorted) {
    const int bin = value > 0 ? std::clamp(bin_of(value), first, last) : first;
    ++bins[static_cast<std::size_t>(bin - first)].count;
  }
  return bins;
}

}  // namespace

Spread spread_of(std::vector<double> values, report::Scale scale) {
  Spread spread;
  if (values.empty()) {
    return spread;
  }
  std::ranges::sort(values);
  spread.count = values.size();
  spread.mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
  spread.least = values.front();
  spread.median = quantile(values, 0.5);
  spread.p90 = quantile(values, 0.9);
  spread.p99 = quantile(values, 0.99);
  spread.most = values.back();
  spread.bins = scale == report::Scale::even ? even_histogram(values) : histogram_of_powers(values);
  return spread;
}

Interval clopper_pearson(std::uint64_t hits, std::uint64_t trials) {
  constexpr double kTail = 0.025;
  const auto x = static_cast<double>(hits);
  const auto n = static_cast<double>(trials);
  Interval interval;
  if (hits > 0) {
    interval.low = boost::math::quantile(boost::math::beta_distribution<>(x, n - x + 1), kTail);
  }
  if (hits < trials) {
    interval.high = boost::math::quantile(boost::math::beta_distribution<>(x + 1, n - x), 1 - kTail);
  }
  return interval;
}

}  // namespace sabar::survey
