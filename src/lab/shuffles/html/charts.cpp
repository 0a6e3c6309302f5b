// The pictures: a heat map for each shuffle, then for each test with bars one chart per shuffle, side by side.
#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

#include <sabar/lab/shuffles/html/sections.hpp>
#include <sabar/lab/shuffles/html/svg_bars.hpp>
#include <sabar/lab/shuffles/html/svg_heat_map.hpp>
#include <sabar/report/format.hpp>

namespace sabar::lab::html {
namespace {

std::string block_text(std::size_t block, std::size_t k, std::size_t n) {
  const std::size_t first = k * block + 1;
  const std::size_t last = std::min(n, (k + 1) * block);
  return first == last ? fmt::format("{}", first) : fmt::format("{}–{}", first, last);
}

std::string signed_text(double z, const Text& text) {
  return fmt::format("{}{}", z > 0 ? "+" : "", report::fixed_text(z, 1, text.page.marks));
}

// What the eye should find, in words.
std::string heat_caption(const Report& report, const HeatGrid& grid, const Text& text) {
  const auto count = static_cast<double>(report.count);
  std::uint64_t home = 0;
  for (std::size_t k = 0; k < report.n; ++k) home += report.heat[k * report.n + k];
  const auto worst = std::ranges::max_element(grid.z, {}, [](double z) { return std::abs(z); });
  const auto cell = static_cast<std::size_t>(worst - grid.z.begin());
  std::string caption = fmt::format(fmt::runtime(text.heat_cells),
                                    report::fixed_text(count / static_cast<double>(report.n), 1, text.page.marks));
  caption += ' ';
  caption += fmt::format(fmt::runtime(text.heat_home), report::count_text(home, text.page.marks),
                         report::count_text(report.count, text.page.marks));
  caption += ' ';
  caption += fmt::format(fmt::runtime(text.heat_worst), block_text(grid.block, cell / grid.side, grid.n),
                         block_text(grid.block, cell % grid.side, grid.n),
                         report::fixed_text(grid.decks[cell], 0, text.page.marks), signed_text(*worst, text));
  if (grid.block > 1) {
    caption += ' ';
    caption += fmt::format(fmt::runtime(text.heat_binned), grid.block);
  }
  return caption;
}

const TestResult* find_test(const Report& report, std::string_view name) {
  const auto found = std::ranges::find(report.tests, name, &TestResult::name);
  return found == report.tests.end() ? nullptr : &*found;
}

bool has_bars(const TestResult& test) { return !test.histogram.values.empty(); }

std::string bar_row(const Comparison& comparison, const TestResult& model, const Text& text) {
  const std::string heading = report::escape(test_title(text, model));
  std::string html = fmt::format("<h3>{}</h3>\n<p class=\"note\">{}</p>\n<div class=\"figures\">\n", heading,
                                 report::escape(test_statistic(text, model)));
  for (std::size_t k = 0; k < comparison.shuffles.size(); ++k) {
    const ComparedShuffle& shuffle = comparison.shuffles[k];
    const TestResult* test = find_test(shuffle.report, model.name);
    if (test == nullptr || !has_bars(*test)) continue;
    const std::string title = fmt::format("{}: {}", heading, report::escape(shuffle.algorithm));
    html += fmt::format(
        "<figure><figcaption><b>{}</b> {} {}</figcaption>\n{}</figure>\n", report::escape(shuffle.algorithm),
        report::escape(phrase(text, test->observed)),
        verdict_badge(test->judgement,
                      verdict_words(text, test->judgement, shuffle.report.law, shuffle.report.riffles)),
        bars_svg(*test, shuffle.report, fmt::format("bars-{}-{}", report::escape(model.name), k), title, text));
  }
  html += "</div>\n";
  return html;
}

}  // namespace

std::string heat_section(const Comparison& comparison, const Text& text) {
  std::string html = report::section_start("heat", text.heat);
  html += fmt::format("<p>{}</p>\n<div class=\"figures\">\n", text.heat_note);
  for (std::size_t k = 0; k < comparison.shuffles.size(); ++k) {
    const ComparedShuffle& shuffle = comparison.shuffles[k];
    const HeatGrid grid = heat_grid(shuffle.report);
    if (grid.side == 0) continue;
    const std::string name = report::escape(shuffle.algorithm);
    html += fmt::format(
        "<figure><figcaption><b>{}</b></figcaption>\n{}<p class=\"note\">{}</p></figure>\n", name,
        heat_map_svg(grid, fmt::format("heat-{}", k), fmt::format(fmt::runtime(text.heat_title), name), text),
        heat_caption(shuffle.report, grid, text));
  }
  html += "</div>\n</section>\n";
  return html;
}

std::string bars_section(const Comparison& comparison, const Text& text) {
  const bool riffles = std::ranges::any_of(
      comparison.shuffles, [](const ComparedShuffle& shuffle) { return shuffle.report.law == OrderLaw::riffle; });
  std::string html = report::section_start("bars", text.bars);
  html += fmt::format("<p>{}</p>\n{}", text.bars_note, bars_legend(riffles, text));
  if (!comparison.shuffles.empty()) {
    for (const TestResult& test : comparison.shuffles.front().report.tests) {
      if (has_bars(test)) html += bar_row(comparison, test, text);
    }
  }
  html += "</section>\n";
  return html;
}

}  // namespace sabar::lab::html
