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
#include <sabar/lab/strategies/strategies.hpp>
#include <sabar/random/generators/splitmix64.hpp>
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

Result<Solution> play_strategy(const StrategiesOptions& options, const std::string& strategy, const Table& table,
                               const SearchOptions& search, const Guard& guard, double& seconds) {
  const auto start = std::chrono::steady_clock::now();
  auto solution = solve_despite_faults(strategy, options.rules, table, search, guard);
  seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return solution;
}

Outcome outcome_of(const Solution& solution, double seconds) {
  Outcome outcome{solution.verdict, solution.halt, solution.nodes, solution.line.size(), seconds};
  if (solution.fault) outcome.fault = std::make_shared<const SearchFault>(*solution.fault);
  return outcome;
}

// A deal that one of them won, as the judge has seen, and another calls unsolvable: that must not end up in a table.
void withdraw_proofs(const std::string& winner, const SearchFault& won, const StrategiesOptions& options,
                     std::vector<Outcome>& outcomes) {
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    if (outcomes[i].verdict != Verdict::unsolvable) continue;
    SearchFault fault = won;
    fault.reason = fmt::format("{} has won what {} calls unsolvable", winner, options.strategies[i]);
    fault.solver = options.strategies[i];
    outcomes[i].verdict = Verdict::unknown;
    outcomes[i].halt = Halt::fault;
    outcomes[i].fault = std::make_shared<const SearchFault>(std::move(fault));
  }
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
  SearchOptions search{options.budget, seed_of_deal(options.seed, number), options.without, {}};
  std::vector<Outcome> outcomes;
  std::string winner;
  SearchFault won{{}, {}, {}, search, *table, {}};
  for (const std::string& strategy : options.strategies) {
    double seconds = 0;
    auto solution = play_strategy(options, strategy, *table, search, guard, seconds);
    if (!solution) return named(solution.error());
    if (solution->halt == Halt::stopped) break;
    outcomes.push_back(outcome_of(*solution, seconds));
    if (winner.empty() && solution->verdict == Verdict::solved) {
      winner = strategy;
      won.line = std::move(solution->line);
    }
  }
  if (!winner.empty()) withdraw_proofs(winner, won, options, outcomes);
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
