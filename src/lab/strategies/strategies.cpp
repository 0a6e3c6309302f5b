// A deal is the unit of work: a thread takes the next one and lets every strategy play it.
#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include <sabar/lab/strategies/strategies.hpp>
#include <sabar/solvers/strategy/strategies.hpp>
#include <sabar/trials/worker_pool.hpp>

namespace sabar::lab {
std::vector<std::string> usual_strategies(const Rules& rules) {
  std::vector<std::string> names{std::string(kGreedy), std::string(kRandom), "dfs-paper", "auto"};
  if (check_strategy(kGreedyPaper, rules)) names.insert(names.begin(), std::string(kGreedyPaper));
  return names;
}

Result<StrategiesRun> run_strategies(const trials::TrialOptions& options, std::size_t threads,
                                     const Progress& progress) {
  if (const auto checked = trials::check_solver_names(options.solvers); !checked)
    return tl::unexpected(checked.error());
  if (options.count < 1 || options.count > kMaxStrategyDeals) {
    return fail(fmt::format("{} deals are out of range", options.count), {}, fmt::format("1..{}", kMaxStrategyDeals));
  }
  StrategiesRun run;
  run.strategies = options.solvers;
  trials::WorkerPool pool;
  std::uint64_t next = 0;
  std::uint64_t place = 0;
  trials::OrderedWork<std::uint64_t, std::vector<trials::Outcome>> work;
  work.next = [&] { return next < options.count ? std::optional(next++) : std::nullopt; };
  work.work = [&](std::uint64_t index) { return trials::play_deal(options, index, pool.guard()); };
  work.show = [&](std::vector<trials::Outcome> outcomes) {
    if (outcomes.size() == options.solvers.size()) {
      run.deals.push_back(std::move(outcomes));
      run.places.push_back(place);
    }
    ++place;
  };
  work.look = [&](std::uint64_t done) { return !progress || progress(done, options.count); };
  const std::size_t useful = std::min<std::uint64_t>(threads, options.count);
  if (const auto done = run_in_order(pool, useful, work); !done) return tl::unexpected(done.error());
  run.stopped = run.deals.size() < options.count;
  return run;
}

}  // namespace sabar::lab
