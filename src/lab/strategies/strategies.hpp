// Strategies and solvers on the same deals: what the lab measures of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/lab/shuffles/comparison.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/trials/trial.hpp>

namespace sabar::lab {

inline constexpr std::uint64_t kMaxStrategyDeals = 10'000'000;

struct StrategiesRun {
  std::vector<std::string> strategies;
  std::vector<std::vector<trials::Outcome>> deals;  // in the order of their numbers; one outcome for each strategy
  std::vector<std::uint64_t> places;                // of these deals in the range
  bool stopped = false;                             // only deals that all strategies had finished are here
};

// What the usual strategies are in this game: greedy-paper where it plays, greedy, random, dfs-paper, auto.
[[nodiscard]] std::vector<std::string> usual_strategies(const Rules& rules);

[[nodiscard]] Result<StrategiesRun> run_strategies(const trials::TrialOptions& options, std::size_t threads = 1,
                                                   const Progress& progress = {});

}  // namespace sabar::lab
