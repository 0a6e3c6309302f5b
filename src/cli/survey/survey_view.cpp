#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/survey/survey_view.hpp>

namespace sabar::cli {
namespace {

using survey::SolverFigures;
using survey::SurveyReport;

constexpr std::size_t kWordWidth = 26;
constexpr std::size_t kFigureWidth = 12;
constexpr std::size_t kMostContradictions = 20;

std::string range_text(const Interval& interval) {
  return fmt::format("{:.3f} to {:.3f} %", 100 * interval.low, 100 * interval.high);
}

std::string rate_lines(const SolverFigures& figures) {
  const auto line = [](std::string_view words, double rate, const Interval& wilson, const Interval& exact) {
    return fmt::format("  {}{:>9.3f} %   {}   {}\n", padded(words, kWordWidth), 100 * rate,
                       padded(range_text(wilson), 22), range_text(exact));
  };
  std::string text = fmt::format("  {}{:>11}   {}   {}\n", padded("", kWordWidth), "rate", padded("95 %, Wilson", 22),
                                 "95 %, Clopper-Pearson");
  if (figures.strategy || figures.unknown() == 0) {
    return text + line(figures.strategy ? "won" : "can be won", figures.rate(), figures.wilson(), figures.exact());
  }
  text += line("won, unknown ones lost", figures.rate(), figures.wilson(), figures.exact());
  return text + line("won, unknown ones too", figures.rate_if_won(), figures.wilson_if_won(), figures.exact_if_won());
}

std::string unknown_text(const SolverFigures& figures) {
  std::string text;
  for (std::size_t halt = 0; halt < figures.unknown_by.size(); ++halt) {
    if (figures.unknown_by[halt] > 0) {
      text += fmt::format("{}{} {}", text.empty() ? " (" : ", ", to_text(static_cast<Halt>(halt)),
                          figures.unknown_by[halt]);
    }
  }
  return text.empty() ? text : text + ")";
}

std::string spread_line(std::string_view name, const survey::Spread& spread, double scale) {
  std::string line = fmt::format("  {}", padded(name, kWordWidth));
  for (const double value : {spread.mean, spread.median, spread.p90, spread.p99, spread.most}) {
    line += padded_left(spread.count == 0 ? "-" : fmt::format("{:.4g}", scale * value), kFigureWidth);
  }
  return line + "\n";
}

std::string solver_text(const SolverFigures& figures) {
  std::string text =
      figures.strategy
          ? fmt::format("{}: {} won, {} not{}\n", figures.name, figures.won, figures.unknown(), unknown_text(figures))
          : fmt::format("{}: {} can be won, {} cannot, {} unknown{}\n", figures.name, figures.won, figures.unsolvable,
                        figures.unknown(), unknown_text(figures));
  if (figures.faults > 0) {
    text += fmt::format("  faults of the program: {} (deals {}{})\n", figures.faults,
                        fmt::join(figures.fault_deals, ", "), figures.faults > figures.fault_deals.size() ? ", …" : "");
  }
  text += rate_lines(figures);
  text += fmt::format("  {}", padded("", kWordWidth));
  for (const std::string_view name : {"mean", "median", "90 %", "99 %", "most"}) {
    text += padded_left(name, kFigureWidth);
  }
  text += "\n" + spread_line("nodes", figures.nodes, 1) + spread_line("milliseconds", figures.seconds, 1000) +
          spread_line("moves of games won", figures.moves, 1);
  if (!figures.hardest.empty()) {
    text += "  hardest deals:";
    for (const survey::HardDeal& hard : figures.hardest) {
      text += fmt::format(" {} ({}, {:.3g} s)", hard.deal, to_text(hard.outcome.verdict), hard.outcome.seconds);
    }
    text += "\n";
  }
  return text;
}

// "greedy wins x % of the y % that can be won"
std::string shares_text(const SurveyReport& report) {
  const trials::Winnable& winnable = report.winnable;
  if (!winnable.asked || report.solvers.size() < 2) {
    return {};
  }
  const Interval share = winnable.share();
  const auto percent = [](const Interval& range) {
    const std::string low = fmt::format("{:.2f}", 100 * range.low);
    const std::string high = fmt::format("{:.2f}", 100 * range.high);
    return low == high ? low + " %" : fmt::format("{} to {} %", low, high);
  };
  std::string text = "\n";
  for (const SolverFigures& figures : report.solvers) {
    text += fmt::format("{} wins {:.2f} % of the deals, which is {} of the {} that can be won\n", figures.name,
                        100 * figures.rate(), percent(winnable.share_won(figures.won)), percent(share));
  }
  return text;
}

Json interval_json(const Interval& interval) { return Json{interval.low, interval.high}; }

Json spread_json(const survey::Spread& spread) {
  Json bins = Json::array();
  for (const report::Bin& bin : spread.bins) {
    bins.push_back({bin.from, bin.to, bin.count});
  }
  return Json{{"mean", spread.mean}, {"median", spread.median}, {"p90", spread.p90},
              {"p99", spread.p99},   {"most", spread.most},     {"bins", bins}};
}

}  // namespace

std::string survey_text(const SurveyReport& report) {
  const survey::Plan& plan = report.plan;
  std::string text =
      fmt::format("{}\n{} of {} deals, at most {} nodes and {} MiB each, seed {}{}{}\n", plan.title(), report.deals,
                  plan.deals(), plan.work.budget.nodes, plan.work.budget.bytes >> 20, plan.work.seed,
                  report.versions.empty() ? "" : ", version ", fmt::join(report.versions, " and "));
  if (!plan.work.without.empty()) {
    text += fmt::format("without {}\n", fmt::join(plan.work.without, ", "));
  }
  text += fmt::format("again: {}\n", plan.command());
  if (report.deals > 0) {
    for (const SolverFigures& figures : report.solvers) {
      text += fmt::format("\n{}", solver_text(figures));
    }
    text += shares_text(report);
  }
  for (const survey::AsideChunk& chunk : report.aside) {
    text += fmt::format("set aside: {} deals from {} on: {}\n", plan.size_of(chunk.number),
                        trials::number_of_deal(plan.work, plan.first_of(chunk.number)).text(), chunk.fault);
  }
  return text;
}

Json survey_json(const SurveyReport& report, const SolverFigures& figures) {
  const survey::Plan& plan = report.plan;
  Json json;
  json["game"] = plan.game.name;
  json["rules"] = plan.game.identity.text();
  json["scheme"] = scheme_info(plan.work.scheme).name;
  json["first"] = plan.work.first.text();
  json["deals"] = plan.deals();
  json["done"] = report.deals;
  json["solver"] = figures.name;
  json["strategy"] = figures.strategy;
  json["node_limit"] = plan.work.budget.nodes;
  json["byte_limit"] = plan.work.budget.bytes;
  json["without"] = plan.work.without;
  json["seed"] = plan.work.seed;
  json["versions"] = report.versions;
  json["won"] = figures.won;
  json["unsolvable"] = figures.unsolvable;
  json["unknown"] = figures.unknown();
  json["unknown_by"] = Json::object();
  for (std::size_t halt = 0; halt < figures.unknown_by.size(); ++halt) {
    if (figures.unknown_by[halt] > 0) {
      json["unknown_by"][std::string(to_text(static_cast<Halt>(halt)))] = figures.unknown_by[halt];
    }
  }
  json["faults"] = figures.faults;
  json["fault_deals"] = figures.fault_deals;
  json["rate"] = figures.rate();
  json["wilson"] = interval_json(figures.wilson());
  json["clopper_pearson"] = interval_json(figures.exact());
  if (!figures.strategy) {
    json["rate_unknown_won"] = figures.rate_if_won();
    json["wilson_unknown_won"] = interval_json(figures.wilson_if_won());
    json["clopper_pearson_unknown_won"] = interval_json(figures.exact_if_won());
  }
  if (report.winnable.asked) {
    json["winnable"] = interval_json(report.winnable.share());
    json["of_winnable"] = interval_json(report.winnable.share_won(figures.won));
  }
  json["nodes"] = spread_json(figures.nodes);
  json["seconds"] = spread_json(figures.seconds);
  json["moves"] = spread_json(figures.moves);
  json["hardest"] = Json::array();
  for (const survey::HardDeal& hard : figures.hardest) {
    json["hardest"].push_back({{"deal", hard.deal},
                               {"verdict", to_text(hard.outcome.verdict)},
                               {"nodes", hard.outcome.nodes},
                               {"seconds", hard.outcome.seconds}});
  }
  json["aside"] = report.aside.size();
  return json;
}

std::string difference_text(const survey::Difference& difference) {
  std::string text = fmt::format("{} deals are in both, {} only in the first, {} only in the second\n",
                                 difference.both(), difference.only_first, difference.only_second);
  text +=
      fmt::format("{}{:>12}{:>12}{:>12}\n", padded("first \\ second", kWordWidth), "solved", "unsolvable", "unknown");
  for (const Verdict verdict : {Verdict::solved, Verdict::unsolvable, Verdict::unknown}) {
    const auto& row = difference.counts[static_cast<std::size_t>(verdict)];
    text += fmt::format("{}{:>12}{:>12}{:>12}\n", padded(to_text(verdict), kWordWidth), row[0], row[1], row[2]);
  }
  const auto& wrong = difference.contradictions;
  if (wrong.empty()) {
    return text + "No contradiction.\n";
  }
  text += fmt::format("{} contradictions:", wrong.size());
  for (std::size_t i = 0; i < std::min(wrong.size(), kMostContradictions); ++i) {
    text += fmt::format(" {}", wrong[i].text());
  }
  return text + (wrong.size() > kMostContradictions ? " …\n" : "\n");
}

Json difference_json(const survey::Difference& difference) {
  Json json;
  json["both"] = difference.both();
  json["only_first"] = difference.only_first;
  json["only_second"] = difference.only_second;
  for (const Verdict a : {Verdict::solved, Verdict::unsolvable, Verdict::unknown}) {
    for (const Verdict b : {Verdict::solved, Verdict::unsolvable, Verdict::unknown}) {
      json["counts"][std::string(to_text(a))][std::string(to_text(b))] =
          difference.counts[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
    }
  }
  json["contradictions"] = Json::array();
  for (const Natural& deal : difference.contradictions) {
    json["contradictions"].push_back(deal.text());
  }
  return json;
}

}  // namespace sabar::cli
