#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

#include <sabar/lab/pegs/plot.hpp>
#include <sabar/report/axis.hpp>
#include <sabar/report/format.hpp>

namespace sabar::lab::html {
namespace {

// The picture, in units of the view box.
constexpr double kPlotLeft = 74;
constexpr double kPlotTop = 40;
constexpr double kPlotWidth = 520;
constexpr double kPlotHeight = 300;
constexpr double kPlotRight = kPlotLeft + kPlotWidth;
constexpr double kPlotBottom = kPlotTop + kPlotHeight;
constexpr double kPlotTotalWidth = kPlotRight + 96;
constexpr double kPlotTotalHeight = kPlotBottom + 52;
constexpr double kNameGap = 17;  // between names at the ends of lines
constexpr std::size_t kPlotColours = 4;

struct PlotScale {
  double first = 0;
  double last = 1;
  int low = 0;
  int high = 1;

  explicit PlotScale(const std::vector<GrowthLine>& lines) {
    double least = HUGE_VAL;
    double most = 1;
    first = HUGE_VAL;
    last = 0;
    for (const GrowthLine& line : lines) {
      for (const GrowthPoint& point : line.points) {
        first = std::min(first, point.size);
        last = std::max(last, point.size);
        least = point.effort > 0 ? std::min(least, point.effort) : least;
        most = std::max(most, point.effort);
      }
    }
    first = std::min(first, last);
    low = least < HUGE_VAL ? static_cast<int>(std::floor(std::log10(least))) : 0;
    high = std::max(low + 1, static_cast<int>(std::ceil(std::log10(most))));
  }
  [[nodiscard]] double x(double size) const {
    return kPlotLeft + (last > first ? kPlotWidth * (size - first) / (last - first) : kPlotWidth / 2);
  }
  [[nodiscard]] double y(double effort) const {
    const double power = effort > 0 ? std::log10(effort) : low;
    return kPlotBottom - kPlotHeight * std::clamp((power - low) / (high - low), 0.0, 1.0);
  }
};

// Circle, square, diamond, triangle.
std::string mark(std::size_t shape, double x, double y) {
  constexpr std::array<std::string_view, kPlotColours> kMarks = {
      "m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z", "m-4 -4h8v8h-8z", "m0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z",
      "m0 -5.5l5.2 9h-10.4z"};
  return fmt::format("M{:.1f} {:.1f}{}", x, y, kMarks[shape % kPlotColours]);
}

std::string power_of_ten(int power, const report::Marks& marks) {
  constexpr int kInFull = 6;
  return power >= 0 && power <= kInFull
             ? report::count_text(static_cast<std::uint64_t>(std::llround(std::pow(10, power))), marks)
             : fmt::format(R"(10<tspan dy="-5" font-size="9">{}</tspan>)", power);
}

std::string plot_axes(const PlotScale& scale, const GrowthFrame& frame, const report::Marks& marks) {
  std::string svg;
  const auto out = std::back_inserter(svg);
  for (int power = scale.low; power <= scale.high; power += std::max(1, (scale.high - scale.low + 7) / 8)) {
    const double y = scale.y(std::pow(10.0, power));
    fmt::format_to(out, R"(<path class="rule" d="M{} {:.1f}H{}"/>)", kPlotLeft, y, kPlotRight);
    fmt::format_to(out, R"(<text x="{}" y="{:.1f}" text-anchor="end">{}</text>)", kPlotLeft - 8, y + 4,
                   power_of_ten(power, marks));
  }
  const double step = std::max(1.0, report::round_step(scale.last - scale.first, 10));
  for (double size = std::ceil(scale.first / step) * step; size <= scale.last; size += step) {
    const double x = scale.x(size);
    fmt::format_to(out, R"(<path class="rule" d="M{0:.1f} {1}v5"/>)", x, kPlotBottom);
    fmt::format_to(out, R"(<text x="{:.1f}" y="{}" text-anchor="middle">{:.0f}</text>)", x, kPlotBottom + 19, size);
  }
  fmt::format_to(out, R"(<text class="name" x="{}" y="{}" text-anchor="middle">{}</text>)", kPlotLeft + kPlotWidth / 2,
                 kPlotTotalHeight - 10, frame.across);
  fmt::format_to(out, R"(<text class="name" x="10" y="{}">{}</text>)", kPlotTop - 18, frame.upwards);
  return svg;
}

std::string plot_line(const GrowthLine& line, std::size_t number, const PlotScale& scale) {
  std::string path;
  std::string full;
  std::string open;
  for (const GrowthPoint& point : line.points) {
    const double x = scale.x(point.size);
    const double y = scale.y(point.effort);
    path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? 'M' : 'L', x, y);
    (point.at_least ? open : full) += mark(number, x, y);
  }
  return fmt::format(
      R"(<g class="line line{}"><path class="way" d="{}"/><path class="full" d="{}"/><path class="open" d="{}"/></g>)",
      number % kPlotColours, path, full, open);
}

// Names at the ends of the lines, moved apart where they would meet.
std::string plot_names(const std::vector<GrowthLine>& lines, const PlotScale& scale) {
  struct Name {
    double y = 0;
    std::size_t line = 0;
  };
  std::vector<Name> names;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!lines[i].points.empty()) names.push_back({scale.y(lines[i].points.back().effort), i});
  }
  std::stable_sort(names.begin(), names.end(), [](const Name& a, const Name& b) { return a.y < b.y; });
  std::string svg;
  double above = -kNameGap;
  for (const Name& name : names) {
    above = std::max(name.y, above + kNameGap);
    svg += fmt::format(R"(<text class="name name{}" x="{:.1f}" y="{:.1f}">{}</text>)", name.line % kPlotColours,
                       scale.x(lines[name.line].points.back().size) + 12, above + 4, lines[name.line].name);
  }
  return svg;
}

std::string plot_body(const std::vector<GrowthLine>& lines, const GrowthFrame& frame, const report::Marks& marks) {
  const PlotScale scale(lines);
  std::string svg = plot_axes(scale, frame, marks);
  for (std::size_t i = 0; i < lines.size(); ++i) svg += plot_line(lines[i], i, scale);
  return svg + plot_names(lines, scale);
}

constexpr std::string_view kPictureStyle = R"(
:root { --sheet: #fffefb; --ink: #1d2126; --soft: #555c66; --line: #d9d5cb;
  --must: #1d4f91; --dash: #a8470a; --ring: #4b2a8a; --wedge: #00695c; }
@media (prefers-color-scheme: dark) { :root { --sheet: #1c2026; --ink: #e9e7e1; --soft: #a9b0ba; --line: #373d46;
  --must: #94c1fb; --dash: #ffab66; --ring: #cfb5ff; --wedge: #6fdccb; } }
text { fill: var(--soft); font: 12.5px system-ui, "Noto Sans", "Liberation Sans", sans-serif; }
.name { fill: var(--ink); font-size: 13px; } .head { fill: var(--ink); font-size: 15px; font-weight: 600; }
.rule { stroke: var(--line); stroke-width: 1; } .sheet { fill: var(--sheet); }
)";

}  // namespace

std::string growth_plot(const std::vector<GrowthLine>& lines, const GrowthFrame& frame, const report::Marks& marks) {
  return fmt::format(
      "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-labelledby=\"{}-t\" class=\"chart\"><title id=\"{}-t\">{}</title>"
      "{}</svg>\n",
      kPlotTotalWidth, kPlotTotalHeight, frame.id, frame.id, frame.title, plot_body(lines, frame, marks));
}

std::string_view growth_style() {
  return ".line path { stroke-width: 2; } .way { fill: none; } .line .open { fill: var(--sheet); }\n"
         ".line0 path { stroke: var(--dash); } .line0 .full, .chart .name0, .name0 { fill: var(--dash); }\n"
         ".line1 path { stroke: var(--must); } .line1 .full, .chart .name1, .name1 { fill: var(--must); }\n"
         ".line2 path { stroke: var(--ring); } .line2 .full, .chart .name2, .name2 { fill: var(--ring); }\n"
         ".line3 path { stroke: var(--wedge); } .line3 .full, .chart .name3, .name3 { fill: var(--wedge); }\n"
         ".line .way { fill: none; }\n";
}

std::string growth_picture(const std::vector<GrowthLine>& lines, const GrowthFrame& frame, const report::Marks& marks) {
  constexpr double kHead = 30;
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 {0} {1} {2}\" width=\"{1}\" height=\"{2}\" role=\"img\" "
      "aria-labelledby=\"{3}-t\">\n<title id=\"{3}-t\">{4}</title>\n<style>{5}{6}</style>\n"
      "<rect class=\"sheet\" x=\"0\" y=\"{0}\" width=\"{1}\" height=\"{2}\"/>\n"
      "<text class=\"head\" x=\"10\" y=\"{7}\">{4}</text>\n{8}\n</svg>\n",
      -kHead, kPlotTotalWidth, kPlotTotalHeight + kHead, frame.id, frame.title, kPictureStyle, growth_style(), -8,
      plot_body(lines, frame, marks));
}

}  // namespace sabar::lab::html
