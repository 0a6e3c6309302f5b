// Card by place as a picture: one cell for each pair, coloured by its deviation from a uniform shuffle.
//
// Cells of one colour make one path of horizontal strokes, so that 52 × 52 cells take some 20 kB. Above 128 cards
// neighbouring cells are joined.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/lab/shuffles/report.hpp>
#include <sabar/lab/shuffles/words/text.hpp>

namespace sabar::lab::html {

// The cells of the picture. A joined cell counts the cards of a block that came to the places of a block.
struct HeatGrid {
  std::size_t n = 0;          // cards
  std::size_t block = 1;      // cards and places joined on a side
  std::size_t side = 0;       // cells on a side
  std::vector<double> decks;  // side rows of side
  std::vector<double> z;      // deviation in standard deviations of a uniform shuffle
};

[[nodiscard]] HeatGrid heat_grid(const Report& report);

// Colours: classes z0 (rarer, five standard deviations or more) … z5 (as expected) … z10.
inline constexpr int kHeatClip = 5;
[[nodiscard]] int heat_level(double z);

// id makes the ids of the picture unique in the page; the title is HTML.
[[nodiscard]] std::string heat_map_svg(const HeatGrid& grid, std::string_view id, std::string_view title,
                                       const Text& text);

}  // namespace sabar::lab::html
