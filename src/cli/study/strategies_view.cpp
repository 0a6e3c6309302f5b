#include <array>

#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/study/strategies_view.hpp>
#include <sabar/core/plural.hpp>

namespace sabar::cli {
namespace {

using lab::StrategyFigures;

constexpr std::size_t kIdentityDigits = 12;
constexpr std::size_t kNameWidth = 14;
constexpr std::size_t kCellWidth = 11;

std::string percent_text(double share) { return fmt::format("{:.1f} %", 100 * share); }

// One number where both ends look the same.
std::string percent_range(const Interval& range) {
  const std::string low = percent_text(range.low);
  const std::string high = percent_text(range.high);
  return low == high ? low : fmt::format("{} to {}", low, high);
}

std::string table_line(std::string_view name, const std::array<std::string, 11>& cells) {
  std::string line = padded(name, kNameWidth);
  for (const std::string& cell : cells) {
    line += padded_left(cell, kCellWidth);
  }
  return line + "\n";
}

std::string figures_line(const StrategyFigures& figures) {
  const bool won = figures.won > 0;
  return table_line(
      figures.name,
      {fmt::format("{}", figures.won), percent_text(figures.rate()),
       fmt::format("{:.1f}-{:.1f}", 100 * figures.interval.low, 100 * figures.interval.high),
       fmt::format("{}", figures.unsolvable), fmt::format("{}", figures.unknown()),
       fmt::format("{:.0f}", figures.nodes.mean), fmt::format("{:.0f}", figures.nodes.median),
       fmt::format("{:.3g}", 1000 * figures.seconds.mean), fmt::format("{:.3g}", 1000 * figures.seconds.median),
       won ? fmt::format("{:.0f}", figures.moves.mean) : "-", won ? fmt::format("{:.0f}", figures.moves.median) : "-"});
}

std::string winnable_lines(const lab::StrategiesReport& report) {
  const trials::Winnable& winnable = report.winnable;
  if (!winnable.asked) {
    return "How many of these deals can be won is not known: no solver is among the strategies (add auto).\n";
  }
  const std::string share = percent_range(winnable.share());
  std::string text = fmt::format("Of these deals {} can be won, {} cannot, {} are not decided: {} can be won.\n",
                                 winnable.can, winnable.cannot, winnable.undecided(), share);
  for (const StrategyFigures& figures : report.strategies) {
    text += fmt::format("  {} wins {} of the deals, which is {} of the {} that can be won\n", figures.name,
                        percent_text(figures.rate()), percent_range(winnable.share_won(figures.won)), share);
  }
  return text;
}

Json spread_json(const lab::Spread& spread) { return Json{{"mean", spread.mean}, {"median", spread.median}}; }

Json winnable_json(const trials::Winnable& winnable, const StrategyFigures& figures) {
  if (!winnable.asked) {
    return nullptr;
  }
  const Interval share = winnable.share();
  const Interval won = winnable.share_won(figures.won);
  return Json{{"can", winnable.can},
              {"cannot", winnable.cannot},
              {"undecided", winnable.undecided()},
              {"share", {share.low, share.high}},
              {"share_won", {won.low, won.high}}};
}

}  // namespace

std::string StrategiesHead::text() const {
  return fmt::format("{} {}:{} rules {}, seed {}, at most {} nodes for each deal", game, scheme, deals,
                     identity.substr(0, kIdentityDigits), seed, nodes);
}

std::string strategies_view(const lab::StrategiesReport& report, const StrategiesHead& head) {
  std::string text =
      fmt::format("{}\n{} games each; moves are those of the games won\n\n", head.text(), report.winnable.games);
  text += table_line("", {"", "", "", "", "", "nodes", "", "ms", "", "moves", ""});
  text += table_line("strategy", {"won", "rate", "95 % int.", "unsolvable", "unknown", "mean", "median", "mean",
                                  "median", "mean", "median"});
  for (const StrategyFigures& figures : report.strategies) {
    text += figures_line(figures);
  }
  text += "\n" + winnable_lines(report);
  for (const StrategyFigures& figures : report.strategies) {
    if (figures.faults > 0) {
      text +=
          fmt::format("{} met a fault of the program on {}\n", figures.name, counted(figures.faults, "deal", "deals"));
    }
  }
  return text;
}

Json strategy_json(const lab::StrategiesReport& report, const StrategyFigures& figures, const StrategiesHead& head) {
  Json json;
  json["game"] = head.game;
  json["rules"] = head.identity;
  json["scheme"] = head.scheme;
  json["deals"] = head.deals;
  json["seed"] = head.seed;
  json["node_limit"] = head.nodes;
  json["strategy"] = figures.name;
  json["games"] = figures.games;
  json["stopped"] = report.stopped;
  json["won"] = figures.won;
  json["unsolvable"] = figures.unsolvable;
  json["unknown"] = figures.unknown();
  Json reasons = Json::object();
  for (std::size_t halt = 0; halt < figures.unknown_by.size(); ++halt) {
    if (figures.unknown_by[halt] > 0) {
      reasons[std::string(to_text(static_cast<Halt>(halt)))] = figures.unknown_by[halt];
    }
  }
  json["unknown_by"] = reasons;
  json["faults"] = figures.faults;
  json["rate"] = figures.rate();
  json["interval"] = {figures.interval.low, figures.interval.high};
  json["nodes"] = spread_json(figures.nodes);
  json["seconds"] = spread_json(figures.seconds);
  json["moves"] = figures.won > 0 ? spread_json(figures.moves) : Json(nullptr);
  json["winnable"] = winnable_json(report.winnable, figures);
  return json;
}

}  // namespace sabar::cli
