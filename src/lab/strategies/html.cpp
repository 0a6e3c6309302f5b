// The page, section by section.
#include <optional>

#include <fmt/format.h>

#include <sabar/lab/strategies/html.hpp>
#include <sabar/lab/strategies/words.hpp>
#include <sabar/report/bars.hpp>
#include <sabar/report/format.hpp>
#include <sabar/report/page.hpp>

namespace sabar::lab {
namespace {

using html::StrategiesWords;
using report::escape;

// What every section needs.
struct Desk {
  const StrategiesReport& report;
  const StrategiesPage& page;
  const StrategiesWords& words;
  const report::PageWords& common;

  [[nodiscard]] std::string percent(double share) const {
    return fmt::format("{}&nbsp;%", report::fixed_text(100 * share, 1, common.marks));
  }
  // One number where both ends look the same.
  [[nodiscard]] std::string percent(const Interval& range) const {
    const std::string low = percent(range.low);
    const std::string high = percent(range.high);
    return low == high ? low : fmt::format(fmt::runtime(words.range), low, high);
  }
  [[nodiscard]] std::string count(std::uint64_t number) const { return report::count_text(number, common.marks); }
  [[nodiscard]] std::string whole(double number) const { return report::fixed_text(number, 0, common.marks); }
  [[nodiscard]] std::string milliseconds(double seconds) const {
    return report::number_text(1000 * seconds, 3, common.marks);
  }
};

report::PageHead head_of(const Desk& desk) {
  const StrategiesWords& words = desk.words;
  report::PageHead head;
  head.title = words.title;
  head.lead = fmt::format(fmt::runtime(words.lead), desk.count(desk.report.winnable.games), escape(desk.page.game));
  head.items = {{words.game, escape(desk.page.game)},
                {words.deals, escape(desk.page.deals)},
                {words.scheme, escape(desk.page.scheme)},
                {words.rules, escape(desk.page.rules)},
                {words.seed, fmt::format("{}", desk.page.seed)},
                {words.nodes_limit, desk.count(desk.page.nodes)}};
  head.command = desk.page.command;
  if (desk.report.stopped) {
    head.notes.push_back(fmt::format(fmt::runtime(words.stopped), desk.count(desk.report.winnable.games)));
  }
  for (const StrategyFigures& figures : desk.report.strategies) {
    if (figures.faults > 0) {
      head.notes.push_back(fmt::format(fmt::runtime(words.faults), escape(figures.name), desk.count(figures.faults)));
    }
  }
  return head;
}

std::string legend(std::initializer_list<std::pair<std::string_view, std::string_view>> entries) {
  std::string html = R"(<ul class="legend">)";
  for (const auto& entry : entries) {
    html += fmt::format(R"(<li><svg class="chart key" viewBox="0 0 24 14" aria-hidden="true">{}</svg>{}</li>)",
                        entry.first, entry.second);
  }
  return html + "</ul>\n";
}

constexpr std::string_view kBarKey = R"(<g class="bars"><rect x="2" y="1" width="20" height="12"/></g>)";
constexpr std::string_view kWhiskerKey = R"(<path class="dash" d="M3 7h18M3 3v8M21 3v8"/>)";
constexpr std::string_view kBandKey = R"(<rect class="band" x="2" y="0" width="20" height="14"/>)";
constexpr std::string_view kRingKey = R"(<g class="ring"><circle cx="12" cy="7" r="4.5"/></g>)";

// What each strategy is, how often it wins, and how much that is of what can be won.
std::string strategy_words(const Desk& desk, const StrategyFigures& figures) {
  const std::string rate = desk.percent(figures.rate());
  const trials::Winnable& winnable = desk.report.winnable;
  const std::string wins = winnable.asked ? fmt::format(fmt::runtime(desk.words.wins_of), rate,
                                                        desk.percent(winnable.share_won(figures.won)))
                                          : fmt::format(fmt::runtime(desk.words.wins), rate);
  return fmt::format("<li><b>{}</b> ({}): {}</li>\n", escape(figures.name),
                     escape(html::strategy_summary(desk.words, figures.name)), wins);
}

std::string winnable_words(const Desk& desk) {
  const trials::Winnable& winnable = desk.report.winnable;
  std::string html =
      fmt::format("<p><strong>{}</strong></p>\n<ul class=\"strategies\">\n",
                  winnable.asked ? fmt::format(fmt::runtime(desk.words.winnable), desk.count(winnable.can),
                                               desk.count(winnable.cannot), desk.count(winnable.undecided()),
                                               desk.percent(winnable.share()))
                                 : std::string(desk.words.winnable_open));
  for (const StrategyFigures& figures : desk.report.strategies) html += strategy_words(desk, figures);
  return html + "</ul>\n";
}

std::string rates_section(const Desk& desk) {
  const StrategiesWords& words = desk.words;
  const trials::Winnable& winnable = desk.report.winnable;
  std::vector<report::RateBar> bars;
  for (const StrategyFigures& figures : desk.report.strategies) {
    bars.push_back({escape(figures.name), desk.percent(figures.rate()), figures.rate(), figures.interval});
  }
  std::string html = report::section_start("rates", words.rates);
  html += fmt::format("<p>{}</p>\n", words.rates_note);
  html +=
      winnable.asked
          ? legend(
                {{kBarKey, words.legend_rate}, {kWhiskerKey, words.legend_interval}, {kBandKey, words.legend_winnable}})
          : legend({{kBarKey, words.legend_rate}, {kWhiskerKey, words.legend_interval}});
  html += fmt::format("<figure>\n{}</figure>\n",
                      report::rate_bars(bars, winnable.asked ? std::optional(winnable.share()) : std::nullopt,
                                        {"rate-bars", std::string(words.rates_title), std::string(words.rates_axis)}));
  return html + winnable_words(desk) + "</section>\n";
}

std::string effort_section(const Desk& desk) {
  const StrategiesWords& words = desk.words;
  std::vector<report::EffortBar> nodes;
  std::vector<report::EffortBar> times;
  for (const StrategyFigures& figures : desk.report.strategies) {
    const std::string name = escape(figures.name);
    nodes.push_back({name, desk.whole(figures.nodes.median), figures.nodes.median, figures.nodes.mean});
    times.push_back(
        {name, desk.milliseconds(figures.seconds.median), 1000 * figures.seconds.median, 1000 * figures.seconds.mean});
  }
  const auto figure = [&](std::string_view id, std::string_view title, const std::vector<report::EffortBar>& bars) {
    return fmt::format(
        "<figure><figcaption><b>{}</b></figcaption>\n{}</figure>\n", title,
        report::effort_bars(bars, {id, std::string(title), std::string(words.log_axis)}, desk.common.marks));
  };
  std::string html = report::section_start("effort", words.effort);
  html += fmt::format("<p>{}</p>\n{}<div class=\"figures\">\n", words.effort_note,
                      legend({{kBarKey, words.legend_median}, {kRingKey, words.legend_mean}}));
  html += figure("node-bars", words.nodes_title, nodes) + figure("time-bars", words.time_title, times);
  return html + "</div>\n</section>\n";
}

std::string figures_row(const Desk& desk, const StrategyFigures& figures) {
  const bool won = figures.won > 0;
  const trials::Winnable& winnable = desk.report.winnable;
  std::string html = fmt::format(R"(<tr><th scope="row">{}</th>)", escape(figures.name));
  const auto cell = [&](const std::string& value) { html += fmt::format("<td>{}</td>", value); };
  cell(desk.count(figures.games));
  cell(desk.count(figures.won));
  cell(desk.percent(figures.rate()));
  cell(desk.percent(figures.interval));
  if (winnable.asked) cell(desk.percent(winnable.share_won(figures.won)));
  cell(desk.count(figures.unsolvable));
  cell(desk.count(figures.unknown()));
  cell(desk.whole(figures.nodes.mean));
  cell(desk.whole(figures.nodes.median));
  cell(desk.milliseconds(figures.seconds.mean));
  cell(desk.milliseconds(figures.seconds.median));
  cell(won ? desk.whole(figures.moves.mean) : "–");
  cell(won ? desk.whole(figures.moves.median) : "–");
  return html + "</tr>\n";
}

std::string figures_section(const Desk& desk) {
  const StrategiesWords& words = desk.words;
  std::string html = report::section_start("figures", words.figures);
  html += fmt::format(
      "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-labelledby=\"figures-h\">\n<table class=\"facts\">"
      "<caption><span>{}</span></caption>\n<thead><tr>",
      words.figures_caption);
  for (const std::string_view name : {words.strategy, words.games, words.won, words.rate, words.interval,
                                      desk.report.winnable.asked ? words.of_winnable : std::string_view(),
                                      words.unsolvable, words.unknown, words.mean_nodes, words.median_nodes,
                                      words.mean_time, words.median_time, words.mean_moves, words.median_moves}) {
    html += name.empty() ? std::string() : fmt::format(R"(<th scope="col">{}</th>)", name);
  }
  html += "</tr></thead>\n<tbody>\n";
  for (const StrategyFigures& figures : desk.report.strategies) html += figures_row(desk, figures);
  html += fmt::format("</tbody></table>\n</div>\n<p class=\"note\">{}</p>\n</section>\n", words.figures_note);
  return html;
}

}  // namespace

std::string strategies_page(const StrategiesReport& report, const StrategiesPage& page) {
  const StrategiesWords& words = html::strategies_words(page.language);
  const report::PageWords& common = report::page_words(page.language);
  const Desk desk{report, page, words, common};
  std::string html = report::page_start(common, words.title, report::bars_style());
  html += report::page_head(common, head_of(desk));
  html += report::page_contents(
      common,
      {{"rates", words.rates}, {"effort", words.effort}, {"figures", words.figures}, {"reading", words.reading}});
  html += rates_section(desk) + effort_section(desk) + figures_section(desk);
  html += report::reading_section(words.reading, {{words.interval_title, words.interval_text},
                                                  {words.unknown_title, words.unknown_text},
                                                  {words.share_title, words.share_text}});
  return html + report::page_end();
}

}  // namespace sabar::lab
