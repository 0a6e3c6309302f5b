// A histogram as SVG for a page with the style sheet of the laboratory.
#pragma once

#include <string>
#include <string_view>

#include <sabar/lab/shuffles/words/text.hpp>
#include <sabar/survey/report/spread.hpp>

namespace sabar::survey {

// Everything of type string is HTML already.
struct HistogramFrame {
  std::string_view id;  // makes the ids of the picture unique in the page
  std::string title;
  std::string across;
  Scale scale = Scale::powers;  // of the bins
};

[[nodiscard]] std::string histogram_svg(const std::vector<Bin>& bins, const HistogramFrame& frame,
                                        const lab::html::Text& text);

}  // namespace sabar::survey
