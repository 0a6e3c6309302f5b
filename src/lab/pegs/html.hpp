// Methods of peg solitaire on growing problems, as one page for the browser and as one picture.
//
// The page stands alone: no script, no font, no picture and no style from elsewhere.
#pragma once

#include <cstdint>
#include <string>

#include <sabar/core/card_text.hpp>
#include <sabar/lab/pegs/growth.hpp>

namespace sabar::lab {

struct PegsPage {
  std::string board;  // title
  std::uint64_t seed = 1;
  std::uint64_t positions = 0;  // of each size
  std::uint64_t nodes = 0;      // boards at most, for each problem
  Language language = Language::english;
  std::string command;  // the command line that repeats the run
};

[[nodiscard]] std::string pegs_page(const PegsGrowth& growth, const PegsPage& page);

// The plot of boards looked at on positions of growing size, as an SVG file.
[[nodiscard]] std::string pegs_plot_file(const PegsGrowth& growth, const PegsPage& page);

}  // namespace sabar::lab
