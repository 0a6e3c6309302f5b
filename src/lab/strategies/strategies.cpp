// A deal is the unit of work: a thread takes the next one and lets every strategy play it.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <optional>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include <sabar/lab/strategies/strategies.hpp>
#include <sabar/solvers/strategy/strategies.hpp>

namespace sabar::lab {
namespace {

constexpr auto kLookAround = std::chrono::milliseconds(20);

class Crew {
public:
  Crew(const trials::TrialOptions& options, std::size_t threads)
      : options_(options), threads_(threads), results_(options.count) {}

  Result<StrategiesRun> run(const Progress& progress) {
    std::vector<std::thread> threads;
    const std::size_t size = std::clamp<std::size_t>(threads_, 1, std::max<std::size_t>(1, options_.count));
    working_ = size;
    for (std::size_t i = 0; i < size; ++i) threads.emplace_back([this] { work(); });
    while (working_ > 0) {
      std::this_thread::sleep_for(kLookAround);
      if (progress && !progress(done_, options_.count)) stop_ = true;
    }
    for (std::thread& thread : threads) thread.join();
    return gather();
  }

private:
  using DealResult = Result<std::vector<trials::Outcome>>;

  void work() {
    for (std::uint64_t index = next_++; index < options_.count && !stop_; index = next_++) {
      DealResult result = attempt(index);
      if (!result) stop_ = true;
      if (!result || result->size() == options_.solvers.size()) results_[index] = std::move(result);
      ++done_;
    }
    --working_;
  }

  // An exception must not leave the thread: there nobody could say what went wrong.
  DealResult attempt(std::uint64_t index) {
    try {
      return trials::play_deal(options_, index, Guard{&stop_, std::nullopt});
    } catch (const std::exception& error) {
      return fail(error.what());
    }
  }

  Result<StrategiesRun> gather() {
    StrategiesRun run;
    run.strategies = options_.solvers;
    for (std::size_t place = 0; place < results_.size(); ++place) {
      std::optional<DealResult>& result = results_[place];
      if (!result) {
        run.stopped = true;
      } else if (!*result) {
        return tl::unexpected(result->error());
      } else {
        run.deals.push_back(**std::move(result));
        run.places.push_back(place);
      }
    }
    return run;
  }

  const trials::TrialOptions& options_;
  std::size_t threads_;
  std::vector<std::optional<DealResult>> results_;  // each is written by one thread and read when all have ended
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<std::size_t> working_ = 0;
  std::atomic<bool> stop_ = false;
};

}  // namespace

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
  return Crew(options, threads).run(progress);
}

}  // namespace sabar::lab
