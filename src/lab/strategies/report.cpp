#include <algorithm>
#include <numeric>

#include <sabar/lab/strategies/report.hpp>

namespace sabar::lab {
namespace {

Spread spread_of(std::vector<double> values) {
  if (values.empty()) return {};
  std::sort(values.begin(), values.end());
  const std::size_t middle = values.size() / 2;
  const double median = values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
  return {std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size()), median};
}

// Of games won the moves count; of all games the rest.
StrategyFigures figures_of(const StrategiesRun& run, std::size_t strategy) {
  StrategyFigures figures;
  figures.name = run.strategies[strategy];
  figures.games = run.deals.size();
  std::vector<double> nodes;
  std::vector<double> seconds;
  std::vector<double> moves;
  for (const auto& deal : run.deals) {
    const trials::Outcome& outcome = deal[strategy];
    nodes.push_back(static_cast<double>(outcome.nodes));
    seconds.push_back(outcome.seconds);
    figures.faults += outcome.halt == Halt::fault ? 1 : 0;
    switch (outcome.verdict) {
      case Verdict::solved:
        ++figures.won;
        moves.push_back(static_cast<double>(outcome.moves));
        break;
      case Verdict::unsolvable:
        ++figures.unsolvable;
        break;
      case Verdict::unknown:
        ++figures.unknown_by[static_cast<std::size_t>(outcome.halt)];
        break;
    }
  }
  figures.interval = trials::wilson_interval(figures.won, figures.games);
  figures.nodes = spread_of(std::move(nodes));
  figures.seconds = spread_of(std::move(seconds));
  figures.moves = spread_of(std::move(moves));
  return figures;
}

}  // namespace

StrategiesReport report_strategies(const StrategiesRun& run) {
  StrategiesReport report;
  for (std::size_t i = 0; i < run.strategies.size(); ++i) report.strategies.push_back(figures_of(run, i));
  report.winnable = trials::Winnable::of(run.strategies);
  for (const auto& deal : run.deals) report.winnable.count(deal);
  report.stopped = run.stopped;
  return report;
}

}  // namespace sabar::lab
