// Drawing order: scale, bars, values, then the marks of the laws on top.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include <fmt/format.h>

#include <sabar/lab/shuffles/html/svg_bars.hpp>
#include <sabar/report/axis.hpp>
#include <sabar/report/format.hpp>

namespace sabar::lab::html {
namespace {

constexpr std::size_t kMostBars = 64;
constexpr double kFewestDecks = 0.5;  // a law that expects less gets no mark
constexpr double kLowestBar = 0.8;    // a single deck can still be seen

// The picture, in units of the view box.
constexpr double kWidth = 400;
constexpr double kHeight = 248;
constexpr double kLeft = 44;
constexpr double kTop = 36;
constexpr double kFieldWidth = kWidth - kLeft - 8;
constexpr double kFieldHeight = kHeight - kTop - 42;
constexpr double kBase = kTop + kFieldHeight;

using Expected = std::vector<double> Histogram::*;

template <class T>
void join(std::vector<T>& list, std::size_t group) {
  std::vector<T> joined((list.size() + group - 1) / group);
  for (std::size_t k = 0; k < list.size(); ++k) joined[k / group] += list[k];
  list = std::move(joined);
}

double largest(const std::vector<double>& list) {
  return list.empty() ? 0 : *std::max_element(list.begin(), list.end());
}

class Chart {
public:
  Chart(const TestResult& test, const Report& report, const Text& text)
      : bars_(test.histogram), sign_(test.name == "sign"), count_(static_cast<double>(report.count)), text_(text) {
    group_ = join_bars(bars_);
    top_ = std::max(1.0, largest(bars_.uniform));
    top_ = std::max(top_, largest(bars_.riffle));
    if (report.law == OrderLaw::one_cycle) top_ = std::max(top_, largest(bars_.one_cycle));
    for (const std::uint64_t decks : bars_.observed) top_ = std::max(top_, static_cast<double>(decks));
    top_ *= 1.05;
    width_ = kFieldWidth / static_cast<double>(bars_.values.size());
  }

  std::string draw() {
    draw_scale();
    draw_bars();
    draw_values();
    draw_uniform();
    draw_marks(&Histogram::one_cycle, "ring", [this](double x, double y) {
      return fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="{:.2f}"/>)", x, y, std::clamp(width_ / 4, 1.3, 3.4));
    });
    draw_marks(&Histogram::riffle, "wedge", [](double x, double y) {
      return fmt::format(R"(<path d="M{:.1f} {:.1f}l3.4 5.6h-6.8z"/>)", x, y - 2.8);
    });
    return std::move(svg_);
  }

private:
  [[nodiscard]] auto out() { return std::back_inserter(svg_); }
  [[nodiscard]] double middle(std::size_t k) const { return kLeft + width_ * (static_cast<double>(k) + 0.5); }
  [[nodiscard]] double height(double decks) const { return kBase - kFieldHeight * decks / top_; }
  [[nodiscard]] double percent(double decks) const { return 100 * decks / count_; }

  [[nodiscard]] std::string value_text(std::size_t k) const {
    if (sign_) return std::string(bars_.values[k] > 0 ? text_.odd : text_.even);
    return report::number_text(bars_.values[k], 6, text_.page.marks);
  }

  void draw_scale() {
    const double step = report::round_step(percent(top_), 4);
    const auto steps = static_cast<int>(percent(top_) / step);
    for (int k = 0; k <= steps; ++k) {
      const double share = step * k;
      const double y = height(share * count_ / 100);
      fmt::format_to(out(), R"(<path class="rule" d="M{} {:.1f}h{}"/>)", kLeft, y, kFieldWidth);
      fmt::format_to(out(), R"(<text x="{}" y="{:.1f}" text-anchor="end">{}</text>)", kLeft - 5, y + 4,
                     report::number_text(share, 3, text_.page.marks));
    }
    fmt::format_to(out(), R"(<text class="name" x="4" y="13">{}</text>)", text_.share_of_decks);
  }

  void draw_bars() {
    const double gap = width_ > 8 ? width_ * 0.16 : width_ > 4 ? 0.8 : 0.3;
    svg_ += R"(<g class="bars">)";
    for (std::size_t k = 0; k < bars_.values.size(); ++k) {
      const auto decks = static_cast<double>(bars_.observed[k]);
      const double y = decks > 0 ? std::min(height(decks), kBase - kLowestBar) : kBase;
      fmt::format_to(out(), R"(<rect x="{:.2f}" y="{:.1f}" width="{:.2f}" height="{:.1f}"><title>{}</title></rect>)",
                     kLeft + width_ * static_cast<double>(k) + gap / 2, y, width_ - gap, kBase - y, hint(k));
    }
    svg_ += "</g>";
  }

  // What the browser shows when a bar is pointed at.
  [[nodiscard]] std::string hint(std::size_t k) const {
    std::string line = fmt::format("{}: {}", value_text(k), report::count_text(bars_.observed[k], text_.page.marks));
    const auto add = [&](const std::vector<double>& law, std::string_view name) {
      if (!law.empty())
        line += fmt::format("; {} {}", name, report::fixed_text(law[k], law[k] < 10 ? 1 : 0, text_.page.marks));
    };
    add(bars_.uniform, text_.uniform);
    add(bars_.one_cycle, text_.one_cycle);
    return line;
  }

  void draw_values() {
    const double labels = sign_ ? 2 : 9;
    const double step = std::max(1.0, report::round_step(static_cast<double>(bars_.values.size() * group_), labels));
    for (std::size_t k = 0; k < bars_.values.size(); ++k) {
      // A bar is labelled when a multiple of the step falls into it.
      const double from = bars_.values[k];
      const double multiple = std::ceil(from / step - 1e-9) * step + 0.0;  // no minus zero
      const bool first_place = k == 0 && from == 1 && step > 2;
      if (multiple >= from + static_cast<double>(group_) && !first_place) continue;
      fmt::format_to(out(), R"(<text x="{:.1f}" y="{}" text-anchor="middle">{}</text>)", middle(k), kBase + 16,
                     sign_ ? value_text(k) : report::number_text(first_place ? from : multiple, 6, text_.page.marks));
    }
    std::string axis = report::escape(lookup(text_.axis_names, bars_.axis, bars_.axis));
    if (sign_) axis.clear();
    if (group_ > 1) axis += fmt::format(" ({})", fmt::format(fmt::runtime(text_.grouped), group_));
    fmt::format_to(out(), R"(<text class="name" x="{}" y="{}" text-anchor="middle">{}</text>)", kLeft + kFieldWidth / 2,
                   kHeight - 6, axis);
  }

  void draw_uniform() {
    std::string path;
    for (std::size_t k = 0; k < bars_.uniform.size(); ++k) {
      if (bars_.uniform[k] < kFewestDecks) continue;
      fmt::format_to(std::back_inserter(path), "M{:.1f} {:.1f}h{:.1f}", kLeft + width_ * static_cast<double>(k),
                     height(bars_.uniform[k]), width_);
    }
    if (!path.empty()) fmt::format_to(out(), R"(<path class="halo" d="{0}"/><path class="dash" d="{0}"/>)", path);
  }

  template <class Shape>
  void draw_marks(Expected law, std::string_view name, Shape shape) {
    const std::vector<double>& expected = bars_.*law;
    if (expected.empty()) return;
    fmt::format_to(out(), R"(<g class="{}">)", name);
    for (std::size_t k = 0; k < expected.size(); ++k) {
      if (expected[k] < kFewestDecks) continue;
      if (expected[k] <= top_) {
        svg_ += shape(middle(k), height(expected[k]));
      } else {
        draw_arrow(k, expected[k]);
      }
    }
    svg_ += "</g>";
  }

  void draw_arrow(std::size_t k, double decks) {
    const double x = middle(k);
    const bool left_half = x < kLeft + kFieldWidth / 2;
    fmt::format_to(out(), R"(<path d="M{:.1f} {}v9m-4 -5l4 -4l4 4"/>)", x, kTop - 11);
    fmt::format_to(out(), R"(<text x="{:.1f}" y="{}" text-anchor="{}">{} %</text>)", x + (left_half ? 7 : -7), kTop - 4,
                   left_half ? "start" : "end", report::number_text(percent(decks), 3, text_.page.marks));
  }

  Histogram bars_;
  bool sign_;
  double count_;
  const Text& text_;
  std::size_t group_ = 1;
  double top_ = 1;    // decks at the upper edge
  double width_ = 1;  // of a bar with its gap
  std::string svg_;
};

}  // namespace

std::size_t join_bars(Histogram& histogram) {
  const std::size_t group = (histogram.values.size() + kMostBars - 1) / kMostBars;
  if (group <= 1) return 1;
  std::vector<double> values;
  for (std::size_t k = 0; k < histogram.values.size(); k += group) values.push_back(histogram.values[k]);
  histogram.values = std::move(values);
  join(histogram.observed, group);
  join(histogram.uniform, group);
  join(histogram.one_cycle, group);
  join(histogram.riffle, group);
  return group;
}

std::string bars_svg(const TestResult& test, const Report& report, std::string_view id, std::string_view title,
                     const Text& text) {
  std::string svg = fmt::format(R"(<svg viewBox="0 0 {0} {1}" role="img" aria-labelledby="{2}-t {2}-d" class="chart">)",
                                kWidth, kHeight, id);
  const std::string axis = report::escape(lookup(text.axis_names, test.histogram.axis, test.histogram.axis));
  fmt::format_to(std::back_inserter(svg), R"(<title id="{0}-t">{1}</title><desc id="{0}-d">{2}</desc>)", id, title,
                 fmt::format(fmt::runtime(text.bars_desc), axis));
  svg += Chart(test, report, text).draw();
  svg += "</svg>\n";
  return svg;
}

std::string bars_legend(bool riffles, const Text& text) {
  constexpr std::string_view kItem =
      R"(<li><svg class="chart key" viewBox="0 0 24 14" aria-hidden="true">{}</svg>{}</li>)";
  std::string list = R"(<ul class="legend">)";
  const auto add = [&](std::string_view shape, std::string_view words) {
    list += fmt::format(fmt::runtime(kItem), shape, words);
  };
  add(R"(<g class="bars"><rect x="5" y="1" width="14" height="13"/></g>)", text.observed);
  add(R"(<path class="dash" d="M3 7h18"/>)", text.theory_uniform);
  add(R"(<g class="ring"><circle cx="12" cy="7" r="4"/></g>)", text.theory_one_cycle);
  if (riffles) add(R"(<g class="wedge"><path d="M12 2l5 9h-10z"/></g>)", text.theory_riffles);
  add(R"(<g class="ring"><path d="M12 13v-11m-4 5l4 -5l4 5"/></g>)", text.off_scale);
  list += "</ul>\n";
  return list;
}

}  // namespace sabar::lab::html
