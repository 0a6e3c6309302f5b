// Strategies and solvers on the same deals: what the lab measures of them.
//
// Every win is judged. Strategies that draw lots get a seed for each deal, made of the run's seed and the deal's
// number: what is measured of one deal depends neither on the other deals, nor on the strategies beside it, nor on the
// threads. Times excepted, the same options give the same figures on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <sabar/core/natural.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/games/patience/deal_order.hpp>
#include <sabar/lab/shuffles/comparison.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/search/budget.hpp>
#include <sabar/search/drive.hpp>
#include <sabar/solvers/fault.hpp>

namespace sabar::lab {

inline constexpr std::uint64_t kMaxStrategyDeals = 10'000'000;

struct StrategiesOptions {
  Rules rules;
  std::vector<std::string> strategies;  // names of solver_list(), each once
  Scheme scheme = Scheme::sabar;
  DealOrder order = DealOrder::row;
  Natural first{1};  // deal number
  std::uint64_t count = 100;
  std::uint64_t seed = 1;
  Budget budget;                     // for each deal and strategy
  std::vector<std::string> without;  // techniques switched off
  std::size_t threads = 1;
};

// What one strategy made of one deal.
struct Outcome {
  Verdict verdict = Verdict::unknown;
  Halt halt = Halt::stopped;
  std::uint64_t nodes = 0;
  std::uint64_t moves = 0;  // of the winning line
  double seconds = 0;
  // A contradiction that was met and outlived; the halt is then `fault`. Not kept in stores.
  std::shared_ptr<const SearchFault> fault{};
};

struct StrategiesRun {
  std::vector<std::string> strategies;
  std::vector<std::vector<Outcome>> deals;  // in the order of their numbers; one outcome for each strategy
  std::vector<std::uint64_t> places;        // of these deals in the range
  bool stopped = false;                     // only deals that all strategies had finished are here
};

// The number of the deal at this place of the range, from 0.
[[nodiscard]] Natural number_of_deal(const StrategiesOptions& options, std::uint64_t index);

// Every strategy on that deal; fewer outcomes than strategies when the guard stopped it. One that calls unsolvable what
// another has won is wrong: its outcome is unknown, for the reason `fault`.
[[nodiscard]] Result<std::vector<Outcome>> play_deal(const StrategiesOptions& options, std::uint64_t index,
                                                     const Guard& guard);

// Known names, each once.
[[nodiscard]] Result<> check_strategy_names(const std::vector<std::string>& strategies);

// What the usual strategies are in this game: greedy-paper where it plays, greedy, random, dfs-paper, auto.
[[nodiscard]] std::vector<std::string> usual_strategies(const Rules& rules);

[[nodiscard]] Result<StrategiesRun> run_strategies(const StrategiesOptions& options, const Progress& progress = {});

}  // namespace sabar::lab
