#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

#include <sabar/report/axis.hpp>
#include <sabar/report/format.hpp>
#include <sabar/report/histogram.hpp>

namespace sabar::report {
namespace {

// The picture, in units of the view box.
constexpr double kLeft = 62;
constexpr double kWidth = 330;
constexpr double kTop = 12;
constexpr double kHeight = 180;
constexpr double kBottom = kTop + kHeight;
constexpr double kTotalWidth = kLeft + kWidth + 18;
constexpr double kTotalHeight = kBottom + 42;

bool is_power_of_ten(const Bin& bin) {
  const double power = std::log10(bin.from);
  return std::abs(power - std::round(power)) < 1e-6;
}

// Where all columns lie within a power or two of ten, each has its tick.
bool few_powers(const std::vector<Bin>& bins) { return std::ranges::count_if(bins, is_power_of_ten) < 2; }

// At powers of ten, or at some five round numbers.
bool has_tick(const std::vector<Bin>& bins, std::size_t i, Scale scale) {
  if (scale == Scale::even) {
    const double step = round_step(bins.back().to - bins.front().from, 5);
    const double times = bins[i].from / std::max(step, bins[i].to - bins[i].from);
    return std::abs(times - std::round(times)) < 1e-6;
  }
  return few_powers(bins) || is_power_of_ten(bins[i]);
}

int tick_digits(const std::vector<Bin>& bins, Scale scale) {
  return scale == Scale::even ? 4 : few_powers(bins) ? 2 : 1;
}

}  // namespace

std::string histogram_svg(const std::vector<Bin>& bins, const HistogramFrame& frame, const Marks& marks) {
  std::string svg;
  const auto out = std::back_inserter(svg);
  fmt::format_to(out, R"(<svg viewBox="0 0 {} {}" role="img" aria-labelledby="{}-t" class="chart">)", kTotalWidth,
                 kTotalHeight, frame.id);
  fmt::format_to(out, R"(<title id="{}-t">{}</title>)", frame.id, frame.title);
  std::uint64_t most = 1;
  for (const Bin& bin : bins) {
    most = std::max(most, bin.count);
  }
  const double step = std::max(1.0, round_step(static_cast<double>(most), 4));
  const double top = step * std::ceil(static_cast<double>(most) / step);
  for (double value = 0; value <= top; value += step) {
    const double y = kBottom - kHeight * value / top;
    fmt::format_to(out, R"(<path class="rule" d="M{} {:.1f}h{}"/><text x="{}" y="{:.1f}" text-anchor="end">{}</text>)",
                   kLeft, y, kWidth, kLeft - 5, y + 4, count_text(static_cast<std::uint64_t>(value), marks));
  }
  const double width = bins.empty() ? kWidth : kWidth / static_cast<double>(bins.size());
  for (std::size_t i = 0; i < bins.size(); ++i) {
    const double x = kLeft + width * static_cast<double>(i);
    const double height = kHeight * static_cast<double>(bins[i].count) / top;
    fmt::format_to(
        out,
        R"(<g class="bars"><rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"><title>{}–{}: {}</title></rect></g>)",
        x + 0.5, kBottom - height, std::max(1.0, width - 1), height, number_text(bins[i].from, 2, marks),
        number_text(bins[i].to, 2, marks), count_text(bins[i].count, marks));
    if (has_tick(bins, i, frame.scale)) {
      fmt::format_to(out, R"(<path class="rule" d="M{0:.1f} {1}v5"/><text x="{0:.1f}" y="{2}" text-anchor="middle">)",
                     x, kBottom, kBottom + 18);
      fmt::format_to(out, "{}</text>", number_text(bins[i].from, tick_digits(bins, frame.scale), marks));
    }
  }
  fmt::format_to(out, R"(<text class="name" x="{:.1f}" y="{}" text-anchor="middle">{}</text></svg>)",
                 kLeft + kWidth / 2, kTotalHeight - 6, frame.across);
  return svg + "\n";
}

}  // namespace sabar::report
