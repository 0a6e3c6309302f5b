// Lines that grow: sizes along the bottom, effort upwards on a scale of powers of ten.
//
// Every line has a mark of its own shape, and its name stands at its end, so that nothing hangs on colour alone. A mark
// that is not filled says 'at least so much': the limit of nodes was reached there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sabar/report/format.hpp>

namespace sabar::lab::html {

struct GrowthPoint {
  double size = 0;
  double effort = 0;
  bool at_least = false;
};

struct GrowthLine {
  std::string name;  // HTML already
  std::vector<GrowthPoint> points;
};

// Everything of type string is HTML already.
struct GrowthFrame {
  std::string_view id;  // makes the ids of the picture unique in the page
  std::string title;
  std::string across;  // what the sizes are
  std::string upwards;
};

// For a page with the style sheet of the reports and growth_style().
[[nodiscard]] std::string growth_plot(const std::vector<GrowthLine>& lines, const GrowthFrame& frame,
                                      const report::Marks& marks);
[[nodiscard]] std::string_view growth_style();

// The same as a file of its own, with its title above; light and dark.
[[nodiscard]] std::string growth_picture(const std::vector<GrowthLine>& lines, const GrowthFrame& frame,
                                         const report::Marks& marks);

}  // namespace sabar::lab::html
