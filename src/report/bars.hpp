// Horizontal bars. Names stand above their bars, so that the picture also fits a telephone.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/interval.hpp>
#include <sabar/report/format.hpp>

namespace sabar::report {

// Everything of type string is HTML already.
struct RateBar {
  std::string name;
  std::string words;  // what stands at the right: "20.0 %"
  double share = 0;
  Interval interval;
};

struct EffortBar {
  std::string name;
  std::string words;
  double median = 0;
  double mean = 0;
};

struct BarFrame {
  std::string_view id;  // makes the ids of the picture unique in the page
  std::string title;
  std::string axis;
};

// Shares from 0 to 100 %; `band` lies behind the bars.
[[nodiscard]] std::string rate_bars(const std::vector<RateBar>& bars, const std::optional<Interval>& band,
                                    const BarFrame& frame);

// On a scale of powers of ten; a ring marks the mean.
[[nodiscard]] std::string effort_bars(const std::vector<EffortBar>& bars, const BarFrame& frame, const Marks& marks);

// The rules these pictures need beyond the style sheet of all pages.
[[nodiscard]] std::string_view bars_style();

}  // namespace sabar::report
