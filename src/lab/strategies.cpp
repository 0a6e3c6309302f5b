// A deal is the unit of work: a thread takes the next one and lets every strategy play it.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <optional>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/key.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/quote.hpp>
#include <sabar/games/patience/deal.hpp>
#include <sabar/lab/strategies.hpp>
#include <sabar/random/splitmix64.hpp>
#include <sabar/solvers/search.hpp>
#include <sabar/solvers/strategy/strategies.hpp>

namespace sabar::lab {
namespace {

constexpr auto kLookAround = std::chrono::milliseconds(20);

std::uint64_t seed_of_deal(std::uint64_t seed, const Natural& number) {
  const std::string text = number.text();
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  SplitMix64 mix(seed);
  return mix() ^ key_of(bytes).low;
}

Result<Table> table_of_deal(const StrategiesOptions& options, const Natural& number) {
  return order_of_deal(options.scheme, number, options.rules.deck).and_then([&](const std::vector<Card>& cards) {
    return deal_cards(options.rules, cards, options.order);
  });
}

Result<Outcome> play_strategy(const StrategiesOptions& options, const std::string& strategy, const Table& table,
                              std::uint64_t seed, const Guard& guard) {
  SearchOptions search;
  search.budget = options.budget;
  search.without = options.without;
  search.seed = seed;
  const auto start = std::chrono::steady_clock::now();
  const auto solution = solve(strategy, options.rules, table, search, guard);
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  if (!solution) return tl::unexpected(solution.error());
  return Outcome{solution->verdict, solution->halt, solution->nodes, solution->line.size(), time.count()};
}

// A deal that one of them won and another proved to be lost: a fault that must not end up in a table.
Result<> check_agreement(const std::vector<std::string>& strategies, const std::vector<Outcome>& outcomes) {
  const auto first = [&](Verdict verdict) {
    const auto found = std::ranges::find(outcomes, verdict, &Outcome::verdict);
    return static_cast<std::size_t>(found - outcomes.begin());
  };
  const std::size_t solved = first(Verdict::solved);
  const std::size_t unsolvable = first(Verdict::unsolvable);
  if (solved == outcomes.size() || unsolvable == outcomes.size()) return {};
  return fail(fmt::format("{} has won what {} calls unsolvable", strategies[solved], strategies[unsolvable]), {},
              "this is a fault of the program; please report the game and the deal");
}

class Crew {
public:
  explicit Crew(const StrategiesOptions& options) : options_(options), results_(options.count) {}

  Result<StrategiesRun> run(const Progress& progress) {
    std::vector<std::thread> threads;
    const std::size_t size = std::clamp<std::size_t>(options_.threads, 1, std::max<std::size_t>(1, options_.count));
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
  using DealResult = Result<std::vector<Outcome>>;

  void work() {
    for (std::uint64_t index = next_++; index < options_.count && !stop_; index = next_++) {
      DealResult result = attempt(index);
      if (!result) stop_ = true;
      if (!result || result->size() == options_.strategies.size()) results_[index] = std::move(result);
      ++done_;
    }
    --working_;
  }

  // An exception must not leave the thread: there nobody could say what went wrong.
  DealResult attempt(std::uint64_t index) {
    try {
      return play_deal(options_, index, Guard{&stop_, std::nullopt});
    } catch (const std::exception& error) {
      return fail(error.what());
    }
  }

  Result<StrategiesRun> gather() {
    StrategiesRun run;
    run.strategies = options_.strategies;
    for (std::optional<DealResult>& result : results_) {
      if (!result) {
        run.stopped = true;
      } else if (!*result) {
        return tl::unexpected(result->error());
      } else {
        run.deals.push_back(**std::move(result));
      }
    }
    return run;
  }

  const StrategiesOptions& options_;
  std::vector<std::optional<DealResult>> results_;  // each is written by one thread and read when all have ended
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<std::size_t> working_ = 0;
  std::atomic<bool> stop_ = false;
};

}  // namespace

Result<> check_strategy_names(const std::vector<std::string>& strategies) {
  if (strategies.empty()) return fail("no strategy to compare", {}, "`sabar solve --help` lists them");
  std::vector<std::string_view> names;
  for (const SolverInfo& info : solver_list()) names.push_back(info.name);
  for (auto name = strategies.begin(); name != strategies.end(); ++name) {
    if (std::find(names.begin(), names.end(), *name) == names.end()) {
      return fail(fmt::format("unknown strategy {}", quote_input(*name)), {}, nearest_name_hint(*name, names));
    }
    if (std::find(strategies.begin(), name, *name) != name) {
      return fail(fmt::format("{} stands twice in the list", quote_input(*name)), {}, "name each strategy once");
    }
  }
  return {};
}

Natural number_of_deal(const StrategiesOptions& options, std::uint64_t index) {
  // Natural adds 32 bits at a time.
  Natural number = options.first;
  for (; index > UINT32_MAX; index -= UINT32_MAX) number.multiply_add(1, UINT32_MAX);
  number.multiply_add(1, static_cast<std::uint32_t>(index));
  return number;
}

Result<std::vector<Outcome>> play_deal(const StrategiesOptions& options, std::uint64_t index, const Guard& guard) {
  const Natural number = number_of_deal(options, index);
  const auto named = [&](const Error& error) {
    return fail(error.message, fmt::format("deal {}", number.text()), error.hint);
  };
  const auto table = table_of_deal(options, number);
  if (!table) return named(table.error());
  std::vector<Outcome> outcomes;
  for (const std::string& strategy : options.strategies) {
    const auto outcome = play_strategy(options, strategy, *table, seed_of_deal(options.seed, number), guard);
    if (!outcome) return named(outcome.error());
    if (outcome->halt == Halt::stopped) break;
    outcomes.push_back(*outcome);
  }
  if (const auto agreed = check_agreement(options.strategies, outcomes); !agreed) return named(agreed.error());
  return outcomes;
}

std::vector<std::string> usual_strategies(const Rules& rules) {
  std::vector<std::string> names{std::string(kGreedy), std::string(kRandom), "dfs-paper", "auto"};
  if (check_strategy(kGreedyPaper, rules)) names.insert(names.begin(), std::string(kGreedyPaper));
  return names;
}

Result<StrategiesRun> run_strategies(const StrategiesOptions& options, const Progress& progress) {
  if (const auto checked = check_strategy_names(options.strategies); !checked) return tl::unexpected(checked.error());
  if (options.count < 1 || options.count > kMaxStrategyDeals) {
    return fail(fmt::format("{} deals are out of range", options.count), {}, fmt::format("1..{}", kMaxStrategyDeals));
  }
  return Crew(options).run(progress);
}

}  // namespace sabar::lab
