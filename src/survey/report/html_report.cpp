#include <optional>

#include <fmt/format.h>

#include <sabar/report/bars.hpp>
#include <sabar/report/format.hpp>
#include <sabar/report/histogram.hpp>
#include <sabar/report/page.hpp>
#include <sabar/survey/report/html_report.hpp>
#include <sabar/survey/report/words.hpp>

namespace sabar::survey {
namespace {

// What every section needs.
struct ReportDesk {
  const SurveyReport& report;
  const ReportWords& words;
  const report::PageWords& common;

  [[nodiscard]] std::string percent(double share) const {
    return fmt::format("{}&nbsp;%", report::fixed_text(100 * share, 2, common.marks));
  }
  [[nodiscard]] std::string percent(const Interval& range) const {
    const std::string low = report::fixed_text(100 * range.low, 2, common.marks);
    const std::string high = report::fixed_text(100 * range.high, 2, common.marks);
    return low == high ? fmt::format("{}&nbsp;%", low) : fmt::format("{}&nbsp;–&nbsp;{}&nbsp;%", low, high);
  }
  [[nodiscard]] std::string count(std::uint64_t number) const { return report::count_text(number, common.marks); }
  [[nodiscard]] std::string_view verdict(Verdict verdict) const {
    return verdict == Verdict::solved       ? words.solved_word
           : verdict == Verdict::unsolvable ? words.unsolvable_word
                                            : words.unknown_word;
  }
};

std::string table_start(std::string_view id, std::string_view caption, std::initializer_list<std::string_view> names) {
  std::string table = fmt::format(
      "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-labelledby=\"{0}-c\">\n<table class=\"facts\">"
      "<caption id=\"{0}-c\"><span>{1}</span></caption>\n<thead><tr>",
      id, caption);
  for (const std::string_view name : names) {
    table += fmt::format(R"(<th scope="col">{}</th>)", name);
  }
  return table + "</tr></thead>\n<tbody>\n";
}

std::string table_row(std::string_view name, const std::vector<std::string>& cells) {
  std::string row = fmt::format(R"(<tr><th scope="row">{}</th>)", name);
  for (const std::string& cell : cells) {
    row += fmt::format("<td>{}</td>", cell);
  }
  return row + "</tr>\n";
}

constexpr std::string_view kTableEnd = "</tbody></table>\n</div>\n";

report::PageHead head_of(const ReportDesk& desk, Language language) {
  const Plan& plan = desk.report.plan;
  const ReportWords& words = desk.words;
  const std::string game = report::escape(plan.game.title_in(language));
  const std::string last = trials::number_of_deal(plan.work, plan.deals() - 1).text();
  report::PageHead head;
  head.title = fmt::format(fmt::runtime(words.title), game);
  head.lead = fmt::format(fmt::runtime(words.lead), desk.count(desk.report.deals), desk.count(plan.deals()), game);
  head.items = {{words.deals, fmt::format("{}…{}", plan.work.first.text(), last)},
                {words.scheme, scheme_info(plan.work.scheme).name},
                {words.rules, plan.game.short_identity()},
                {words.limits, desk.count(plan.work.budget.nodes)},
                {words.seed, desk.count(plan.work.seed)},
                {words.version, report::escape(fmt::format("{}", fmt::join(desk.report.versions, ", ")))}};
  head.command = plan.command();
  return head;
}

// What a strategy is worth: 'greedy wins x % of the deals, y % of those that can be won'.
std::string rate_sentences(const ReportDesk& desk) {
  const trials::Winnable& winnable = desk.report.winnable;
  if (!winnable.asked || desk.report.solvers.size() < 2) {
    return {};
  }
  std::string list = "<ul>\n";
  for (const SolverFigures& figures : desk.report.solvers) {
    list += fmt::format("<li>{}</li>\n",
                        fmt::format(fmt::runtime(desk.words.wins), report::escape(figures.name),
                                    desk.percent(figures.rate()), desk.percent(winnable.share_won(figures.won))));
  }
  return list + "</ul>\n";
}

std::string fault_sentences(const ReportDesk& desk) {
  std::string text;
  for (const SolverFigures& figures : desk.report.solvers) {
    if (figures.faults > 0) {
      const std::string deals = fmt::format("{}{}", fmt::join(figures.fault_deals, ", "),
                                            figures.faults > figures.fault_deals.size() ? ", …" : "");
      text += fmt::format("<p><strong>{}</strong></p>\n",
                          fmt::format(fmt::runtime(desk.words.faults), report::escape(figures.name),
                                      desk.count(figures.faults), deals));
    }
  }
  return text;
}

std::string survey_rates(const ReportDesk& desk) {
  const ReportWords& words = desk.words;
  const trials::Winnable& winnable = desk.report.winnable;
  std::vector<report::RateBar> bars;
  std::string rows;
  for (const SolverFigures& figures : desk.report.solvers) {
    const std::string name = report::escape(figures.name);
    bars.push_back({name, desk.percent(figures.rate()), figures.rate(), figures.wilson()});
    const std::vector<std::string> cells{desk.count(figures.won),
                                         desk.count(figures.unsolvable),
                                         desk.count(figures.unknown()),
                                         desk.percent(figures.rate()),
                                         desk.percent(figures.wilson()),
                                         desk.percent(figures.exact()),
                                         figures.strategy ? "–" : desk.percent(figures.exact_if_won())};
    rows += table_row(name, cells);
  }
  std::string section = report::section_start("rates", words.rates);
  section +=
      fmt::format("<p>{}</p>\n<figure>\n{}</figure>\n", words.rates_note,
                  report::rate_bars(bars, winnable.asked ? std::optional(winnable.share()) : std::nullopt,
                                    {"rate-bars", std::string(words.rates_title), std::string(words.rates_axis)}));
  section += rate_sentences(desk) + fault_sentences(desk);
  section += table_start("rates-table", words.rates_caption,
                         {words.solver, words.won, words.unsolvable, words.unknown, words.rate, words.wilson,
                          words.exact, words.unknown_won});
  return section + rows + std::string(kTableEnd) + "</section>\n";
}

Spread scaled(Spread spread, double factor) {
  for (double* value : {&spread.mean, &spread.least, &spread.median, &spread.p90, &spread.p99, &spread.most}) {
    *value *= factor;
  }
  for (report::Bin& bin : spread.bins) {
    bin.from *= factor;
    bin.to *= factor;
  }
  return spread;
}

std::string effort_of(const ReportDesk& desk, const SolverFigures& figures, std::size_t number) {
  const ReportWords& words = desk.words;
  const std::string name = report::escape(figures.name);
  struct Quantity {
    std::string_view id, title, axis;
    Spread spread;
    report::Scale scale = report::Scale::powers;
  };
  const Quantity quantities[] = {{"nodes", words.nodes_title, words.nodes_axis, figures.nodes},
                                 {"time", words.time_title, words.time_axis, scaled(figures.seconds, 1000)},
                                 {"moves", words.moves_title, words.moves_axis, figures.moves, report::Scale::even}};
  std::string pictures = "<div class=\"figures\">\n";
  const std::string caption = fmt::format(fmt::runtime(words.spread_caption), name);
  std::string table = table_start(fmt::format("spread-{}", number), caption,
                                  {words.quantity, words.mean, words.median, words.p90, words.p99, words.most});
  for (const Quantity& quantity : quantities) {
    if (quantity.spread.count == 0) {
      continue;
    }
    const std::string title = fmt::format(fmt::runtime(quantity.title), name);
    const std::string id = fmt::format("{}-{}", quantity.id, number);
    pictures +=
        fmt::format("<figure><figcaption><b>{}</b></figcaption>\n{}</figure>\n", title,
                    report::histogram_svg(quantity.spread.bins, {id, title, std::string(quantity.axis), quantity.scale},
                                          desk.common.marks));
    std::vector<std::string> cells;
    for (const double value : {quantity.spread.mean, quantity.spread.median, quantity.spread.p90, quantity.spread.p99,
                               quantity.spread.most}) {
      cells.push_back(report::number_text(value, 4, desk.common.marks));
    }
    table += table_row(quantity.axis, cells);
  }
  return pictures + "</div>\n" + table + std::string(kTableEnd);
}

std::string hardest_section(const ReportDesk& desk) {
  const ReportWords& words = desk.words;
  std::string section =
      report::section_start("hardest", words.hardest) + fmt::format("<p>{}</p>\n", words.hardest_note);
  for (std::size_t i = 0; i < desk.report.solvers.size(); ++i) {
    const SolverFigures& figures = desk.report.solvers[i];
    section += table_start(fmt::format("hardest-{}", i), report::escape(figures.name),
                           {words.deal, words.verdict, words.nodes, words.seconds});
    for (const HardDeal& hard : figures.hardest) {
      section += table_row(hard.deal, {std::string(desk.verdict(hard.outcome.verdict)), desk.count(hard.outcome.nodes),
                                       report::number_text(hard.outcome.seconds, 3, desk.common.marks)});
    }
    section += kTableEnd;
  }
  for (const AsideChunk& chunk : desk.report.aside) {
    const Plan& plan = desk.report.plan;
    section +=
        fmt::format("<p>{}</p>\n", fmt::format(fmt::runtime(words.aside), desk.count(plan.size_of(chunk.number)),
                                               trials::number_of_deal(plan.work, plan.first_of(chunk.number)).text(),
                                               report::escape(chunk.fault)));
  }
  return section + "</section>\n";
}

}  // namespace

std::string report_page(const SurveyReport& report, Language language) {
  const ReportWords& words = report_words(language);
  const report::PageWords& common = report::page_words(language);
  const ReportDesk desk{report, words, common};
  const report::PageHead head = head_of(desk, language);
  std::string page = report::page_start(common, head.title, report::bars_style()) + report::page_head(common, head);
  page += report::page_contents(
      common,
      {{"rates", words.rates}, {"effort", words.effort}, {"hardest", words.hardest}, {"reading", words.reading}});
  page += survey_rates(desk);
  page += report::section_start("effort", words.effort) + fmt::format("<p>{}</p>\n", words.effort_note);
  for (std::size_t i = 0; i < report.solvers.size(); ++i) {
    page += effort_of(desk, report.solvers[i], i);
  }
  page += "</section>\n" + hardest_section(desk);
  page += report::reading_section(words.reading, {{words.interval_title, words.interval_text},
                                                  {words.unknown_title, words.unknown_text},
                                                  {words.repeat_title, words.repeat_text}});
  return page + report::page_end();
}

}  // namespace sabar::survey
