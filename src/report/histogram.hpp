// A histogram as SVG for a page with the style sheet of the reports.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/report/format.hpp>

namespace sabar::report {

// Where the bins of a histogram end: effort is spread over powers of ten, lengths are not.
enum class Scale {
  powers,  // each is a third of a power of ten wide
  even,
};

struct Bin {
  double from = 0;
  double to = 0;
  std::uint64_t count = 0;
};

// Everything of type string is HTML already.
struct HistogramFrame {
  std::string_view id;  // makes the ids of the picture unique in the page
  std::string title;
  std::string across;
  Scale scale = Scale::powers;  // of the bins
};

[[nodiscard]] std::string histogram_svg(const std::vector<Bin>& bins, const HistogramFrame& frame, const Marks& marks);

}  // namespace sabar::report
