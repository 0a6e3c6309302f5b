#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

#include <sabar/report/bars.hpp>
#include <sabar/report/format.hpp>

namespace sabar::report {
namespace {

// The picture, in units of the view box.
constexpr double kBarsLeft = 14;
constexpr double kBarsWidth = 372;
constexpr double kBarsTotal = kBarsLeft + kBarsWidth + 14;
constexpr double kRowHeight = 46;
constexpr double kBarTop = 22;  // within a row
constexpr double kBarHeight = 16;
constexpr double kAxisHeight = 40;

double row_top(std::size_t row) { return kRowHeight * static_cast<double>(row); }

class Rows {
public:
  Rows(std::size_t rows, const BarFrame& frame) : bottom_(row_top(rows)) {
    fmt::format_to(out(), R"(<svg viewBox="0 0 {} {}" role="img" aria-labelledby="{}-t" class="chart">)", kBarsTotal,
                   bottom_ + kAxisHeight, frame.id);
    fmt::format_to(out(), R"(<title id="{}-t">{}</title>)", frame.id, frame.title);
  }

  [[nodiscard]] std::back_insert_iterator<std::string> out() { return std::back_inserter(svg_); }
  [[nodiscard]] double bottom() const { return bottom_; }

  void tick(double x, std::string_view words) {
    fmt::format_to(out(), R"(<path class="rule" d="M{:.1f} 0V{:.1f}"/>)", x, bottom_);
    // At the right edge a long number would be cut off.
    const bool last = x > kBarsLeft + kBarsWidth - 1;
    fmt::format_to(out(), R"(<text x="{:.1f}" y="{:.1f}" text-anchor="{}">{}</text>)", last ? kBarsTotal : x,
                   bottom_ + 15, last ? "end" : "middle", words);
  }
  void label(std::size_t row, std::string_view name, std::string_view words) {
    const double y = row_top(row) + kBarTop - 6;
    fmt::format_to(out(), R"(<text class="name" x="{}" y="{:.1f}">{}</text>)", kBarsLeft, y, name);
    fmt::format_to(out(), R"(<text class="name" x="{}" y="{:.1f}" text-anchor="end">{}</text>)", kBarsLeft + kBarsWidth,
                   y, words);
  }
  void bar(std::size_t row, double to) {
    fmt::format_to(out(), R"(<g class="bars"><rect x="{}" y="{:.1f}" width="{:.1f}" height="{}"/></g>)", kBarsLeft,
                   row_top(row) + kBarTop, std::max(0.0, to - kBarsLeft), kBarHeight);
  }
  [[nodiscard]] std::string finish(std::string_view axis) {
    fmt::format_to(out(), R"(<text class="name" x="{}" y="{:.1f}" text-anchor="middle">{}</text></svg>)",
                   kBarsLeft + kBarsWidth / 2, bottom_ + kAxisHeight - 6, axis);
    svg_ += "\n";
    return std::move(svg_);
  }

private:
  std::string svg_;
  double bottom_;
};

double place_of_share(double share) { return kBarsLeft + kBarsWidth * std::clamp(share, 0.0, 1.0); }

// Powers of ten from the one below the smallest value to the one above the largest.
struct TenScale {
  int low = 0;
  int high = 1;

  explicit TenScale(const std::vector<EffortBar>& bars) {
    double least = HUGE_VAL;
    double most = 0;
    for (const EffortBar& bar : bars) {
      for (const double value : {bar.median, bar.mean}) {
        least = value > 0 ? std::min(least, value) : least;
        most = std::max(most, value);
      }
    }
    if (most <= 0) return;
    low = static_cast<int>(std::floor(std::log10(least)));
    low -= 2 * std::pow(10.0, low) > least ? 1 : 0;  // the least value, too, has a bar to be seen
    high = std::max(low + 1, static_cast<int>(std::ceil(std::log10(most))));
  }
  [[nodiscard]] double place(double value) const {
    if (value <= 0) return kBarsLeft;
    return place_of_share((std::log10(value) - low) / (high - low));
  }
};

}  // namespace

std::string rate_bars(const std::vector<RateBar>& bars, const std::optional<Interval>& band, const BarFrame& frame) {
  Rows rows(bars.size(), frame);
  if (band) {
    const double left = place_of_share(band->low);
    fmt::format_to(rows.out(), R"(<rect class="band" x="{:.1f}" y="0" width="{:.1f}" height="{:.1f}"/>)", left - 1,
                   std::max(2.0, place_of_share(band->high) - left + 2), rows.bottom());
  }
  for (int percent = 0; percent <= 100; percent += 20)
    rows.tick(place_of_share(percent / 100.0), fmt::format("{}", percent));
  for (std::size_t row = 0; row < bars.size(); ++row) {
    const RateBar& bar = bars[row];
    const double y = row_top(row) + kBarTop + kBarHeight / 2;
    const double low = place_of_share(bar.interval.low);
    const double high = place_of_share(bar.interval.high);
    rows.bar(row, place_of_share(bar.share));
    rows.label(row, bar.name, bar.words);
    const std::string whisker =
        fmt::format("M{0:.1f} {1:.1f}H{2:.1f}M{0:.1f} {3:.1f}v8M{2:.1f} {3:.1f}v8", low, y, high, y - 4);
    fmt::format_to(rows.out(), R"(<path class="halo" d="{0}"/><path class="dash" d="{0}"/>)", whisker);
  }
  return rows.finish(frame.axis);
}

std::string effort_bars(const std::vector<EffortBar>& bars, const BarFrame& frame, const Marks& marks) {
  const TenScale scale(bars);
  Rows rows(bars.size(), frame);
  const int step = std::max(1, (scale.high - scale.low + 5) / 6);
  for (int power = scale.low; power <= scale.high; power += step) {
    rows.tick(scale.place(std::pow(10.0, power)), number_text(std::pow(10.0, power), 3, marks));
  }
  for (std::size_t row = 0; row < bars.size(); ++row) {
    rows.bar(row, scale.place(bars[row].median));
    rows.label(row, bars[row].name, bars[row].words);
    fmt::format_to(rows.out(), R"(<g class="ring"><circle cx="{:.1f}" cy="{:.1f}" r="4.5"/></g>)",
                   scale.place(bars[row].mean), row_top(row) + kBarTop + kBarHeight / 2);
  }
  return rows.finish(frame.axis);
}

std::string_view bars_style() {
  return ".band { fill: var(--good); opacity: 0.22; }\n"
         ".strategies { margin: 1rem 0; padding-left: 1.2rem; } .strategies li { margin: 0.3rem 0; }\n"
         "main figure { max-width: 46rem; } .figures figure { max-width: 38rem; }\n";
}

}  // namespace sabar::report
