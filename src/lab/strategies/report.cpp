#include <algorithm>
#include <cmath>
#include <numeric>

#include <sabar/lab/strategies/report.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::lab {
namespace {

static_assert(static_cast<std::size_t>(Halt::fault) + 1 == kHalts);

constexpr double kNormal95 = 1.959963984540054;  // 95 % of the normal law lie within so many standard deviations

double share_of(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

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
    const Outcome& outcome = deal[strategy];
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
  figures.interval = wilson_interval(figures.won, figures.games);
  figures.nodes = spread_of(std::move(nodes));
  figures.seconds = spread_of(std::move(seconds));
  figures.moves = spread_of(std::move(moves));
  return figures;
}

bool is_solver(const std::string& name) {
  return std::ranges::any_of(solver_list(),
                             [&](const SolverInfo& info) { return info.name == name && !info.strategy; });
}

Winnable winnable_of(const StrategiesRun& run) {
  Winnable winnable;
  winnable.asked = std::ranges::any_of(run.strategies, is_solver);
  winnable.games = run.deals.size();
  const auto some = [](const std::vector<Outcome>& deal, Verdict verdict) {
    return std::ranges::any_of(deal, [&](const Outcome& outcome) { return outcome.verdict == verdict; });
  };
  for (const auto& deal : run.deals) {
    winnable.can += some(deal, Verdict::solved) ? 1 : 0;
    winnable.cannot += some(deal, Verdict::unsolvable) ? 1 : 0;
  }
  return winnable;
}

}  // namespace

Interval wilson_interval(std::uint64_t hits, std::uint64_t trials) {
  if (trials == 0) return {0, 1};
  const auto n = static_cast<double>(trials);
  const double p = static_cast<double>(hits) / n;
  const double z2 = kNormal95 * kNormal95;
  const double middle = p + z2 / (2 * n);
  const double half = kNormal95 * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
  const double scale = 1 + z2 / n;
  return {hits == 0 ? 0 : (middle - half) / scale, hits == trials ? 1 : (middle + half) / scale};
}

Interval Winnable::share() const { return {share_of(can, games), share_of(games - cannot, games)}; }

Interval Winnable::share_won(std::uint64_t won) const { return {share_of(won, games - cannot), share_of(won, can)}; }

StrategiesReport report_strategies(const StrategiesRun& run) {
  StrategiesReport report;
  for (std::size_t i = 0; i < run.strategies.size(); ++i) report.strategies.push_back(figures_of(run, i));
  report.winnable = winnable_of(run);
  report.stopped = run.stopped;
  return report;
}

}  // namespace sabar::lab
