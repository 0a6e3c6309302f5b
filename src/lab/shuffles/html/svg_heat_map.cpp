// Drawing order: cells from the rarest colour to the most frequent, axes, legend.
#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

#include <sabar/lab/shuffles/html/svg_heat_map.hpp>
#include <sabar/report/axis.hpp>
#include <sabar/report/format.hpp>

namespace sabar::lab::html {
namespace {

constexpr std::size_t kMostCells = 128;
constexpr int kLevels = 2 * kHeatClip + 1;

// The picture, in units of the view box.
constexpr double kMapWidth = 400;
constexpr double kMapHeight = 428;
constexpr double kMapLeft = 56;
constexpr double kMapTop = 40;
constexpr double kSide = 328;
constexpr double kSwatch = 22;
constexpr double kLegendTop = kMapTop + kSide + 14;
constexpr double kLegendLeft = kMapLeft + (kSide - kSwatch * kLevels) / 2;

void draw_cells(const HeatGrid& grid, std::string& svg) {
  auto out = std::back_inserter(svg);
  fmt::format_to(out, R"svg(<g transform="translate({} {}) scale({:.6g})" class="cells">)svg", kMapLeft, kMapTop,
                 kSide / static_cast<double>(grid.side));
  fmt::format_to(out, R"(<rect class="z{}" width="{}" height="{}"/>)", kHeatClip, grid.side, grid.side);
  for (int level = -kHeatClip; level <= kHeatClip; ++level) {
    if (level == 0) continue;
    std::string path;
    for (std::size_t row = 0; row < grid.side; ++row) {
      for (std::size_t begin = 0; begin < grid.side; ++begin) {
        std::size_t end = begin;
        while (end < grid.side && heat_level(grid.z[row * grid.side + end]) == level) ++end;
        if (end == begin) continue;
        fmt::format_to(std::back_inserter(path), "M{} {}.5h{}", begin, row, end - begin);
        begin = end;
      }
    }
    if (!path.empty()) fmt::format_to(out, R"(<path class="z{}" d="{}"/>)", level + kHeatClip, path);
  }
  svg += "</g>";
}

void draw_axes(const HeatGrid& grid, const Text& text, std::string& svg) {
  auto out = std::back_inserter(svg);
  fmt::format_to(out, R"(<rect class="frame" x="{}" y="{}" width="{}" height="{}"/>)", kMapLeft, kMapTop, kSide, kSide);
  const auto last = static_cast<double>(grid.n);
  const double unit = kSide / last;
  for (const double value : report::ticks_of_places(grid.n)) {
    const double at = (value - 0.5) * unit;
    fmt::format_to(out, R"(<text x="{:.1f}" y="{}" text-anchor="middle">{}</text>)", kMapLeft + at, kMapTop - 5, value);
    fmt::format_to(out, R"(<text x="{}" y="{:.1f}" text-anchor="end">{}</text>)", kMapLeft - 5, kMapTop + at + 4,
                   value);
  }
  fmt::format_to(out, R"(<text class="name" x="{}" y="15" text-anchor="middle">{} →</text>)", kMapLeft + kSide / 2,
                 text.place);
  fmt::format_to(
      out, R"svg(<text class="name" transform="translate(14 {}) rotate(-90)" text-anchor="middle">← {}</text>)svg",
      kMapTop + kSide / 2, text.card);
}

void draw_legend(const Text& text, std::string& svg) {
  auto out = std::back_inserter(svg);
  for (int level = 0; level < kLevels; ++level) {
    const double x = kLegendLeft + kSwatch * level;
    fmt::format_to(out, R"(<rect class="swatch z{}" x="{}" y="{}" width="{}" height="12"/>)", level, x, kLegendTop,
                   kSwatch);
    const int z = level - kHeatClip;
    if (z == 0 || std::abs(z) == kHeatClip || std::abs(z) == 2) {
      const std::string_view bound = z == kHeatClip ? "≥ " : z == -kHeatClip ? "≤ " : "";
      const std::string_view sign = z > 0 ? "+" : z < 0 ? "−" : "";
      fmt::format_to(out, R"(<text x="{}" y="{}" text-anchor="middle">{}{}{}</text>)", x + kSwatch / 2, kLegendTop + 27,
                     bound, sign, std::abs(z));
    }
  }
  const double y = kLegendTop + 43;
  fmt::format_to(out, R"(<text class="name" x="{}" y="{}">{}</text>)", kLegendLeft, y, text.rarer);
  fmt::format_to(out, R"(<text class="name" x="{}" y="{}" text-anchor="middle">z</text>)", kMapLeft + kSide / 2, y);
  fmt::format_to(out, R"(<text class="name" x="{}" y="{}" text-anchor="end">{}</text>)",
                 kLegendLeft + kSwatch * kLevels, y, text.more_often);
}

}  // namespace

HeatGrid heat_grid(const Report& report) {
  const std::size_t n = report.n;
  HeatGrid grid;
  if (n < 2 || report.heat.size() != n * n || report.count == 0) return grid;
  grid.n = n;
  grid.block = (n + kMostCells - 1) / kMostCells;
  grid.side = (n + grid.block - 1) / grid.block;
  grid.decks.resize(grid.side * grid.side);
  grid.z.resize(grid.side * grid.side);
  for (std::size_t card = 0; card < n; ++card) {
    for (std::size_t place = 0; place < n; ++place) {
      grid.decks[card / grid.block * grid.side + place / grid.block] += report.heat[card * n + place];
    }
  }
  // How many of r cards fall on c of n places is hypergeometric.
  const auto size = [&](std::size_t k) { return static_cast<double>(std::min(grid.block, n - k * grid.block)); };
  const auto places = static_cast<double>(n);
  const auto count = static_cast<double>(report.count);
  for (std::size_t row = 0; row < grid.side; ++row) {
    for (std::size_t column = 0; column < grid.side; ++column) {
      const double mean = size(row) * size(column) / places;
      const double variance = mean * (1 - size(row) / places) * (places - size(column)) / (places - 1);
      const std::size_t cell = row * grid.side + column;
      grid.z[cell] = (grid.decks[cell] - count * mean) / std::sqrt(count * variance);
    }
  }
  return grid;
}

int heat_level(double z) { return static_cast<int>(std::lround(std::clamp<double>(z, -kHeatClip, kHeatClip))); }

std::string heat_map_svg(const HeatGrid& grid, std::string_view id, std::string_view title, const Text& text) {
  std::string svg = fmt::format(R"(<svg viewBox="0 0 {0} {1}" role="img" aria-labelledby="{2}-t {2}-d" class="heat">)",
                                kMapWidth, kMapHeight, id);
  fmt::format_to(std::back_inserter(svg), R"(<title id="{0}-t">{1}</title><desc id="{0}-d">{2}</desc>)", id, title,
                 fmt::format(fmt::runtime(text.heat_desc), grid.side, grid.side));
  draw_cells(grid, svg);
  draw_axes(grid, text, svg);
  draw_legend(text, svg);
  svg += "</svg>\n";
  return svg;
}

}  // namespace sabar::lab::html
