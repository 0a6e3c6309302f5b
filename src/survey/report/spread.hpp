// How values are spread: mean, quantiles, and a histogram.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/report/histogram.hpp>
#include <sabar/trials/shares.hpp>

namespace sabar::survey {

struct Spread {
  std::uint64_t count = 0;
  double mean = 0;
  double least = 0;
  double median = 0;
  double p90 = 0;  // nine of ten are at most this
  double p99 = 0;
  double most = 0;
  std::vector<report::Bin> bins;  // from the least to the most, empty ones too
};

[[nodiscard]] Spread spread_of(std::vector<double> values, report::Scale scale = report::Scale::powers);

// Exact interval for a share at 95 %: never holds the true share less often than it says, so it is wider than Wilson's.
[[nodiscard]] Interval clopper_pearson(std::uint64_t hits, std::uint64_t trials);

}  // namespace sabar::survey
