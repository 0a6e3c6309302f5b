// From single games to figures.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <sabar/lab/strategies/strategies.hpp>
#include <sabar/trials/shares.hpp>

namespace sabar::lab {

struct Spread {
  double mean = 0;
  double median = 0;
};

struct StrategyFigures {
  std::string name;
  std::uint64_t games = 0;
  std::uint64_t won = 0;
  std::uint64_t unsolvable = 0;
  std::array<std::uint64_t, trials::kHalts> unknown_by{};  // why the others are unknown, by Halt
  std::uint64_t faults = 0;                                // deals on which a fault was met, whatever became of them
  Interval interval;                                       // of the win rate
  Spread nodes;
  Spread seconds;
  Spread moves;  // of the games won

  [[nodiscard]] std::uint64_t unknown() const { return games - won - unsolvable; }
  [[nodiscard]] double rate() const { return trials::share_of(won, games); }
};

struct StrategiesReport {
  std::vector<StrategyFigures> strategies;
  trials::Winnable winnable;  // what all of them together know
  bool stopped = false;
};

[[nodiscard]] StrategiesReport report_strategies(const StrategiesRun& run);

}  // namespace sabar::lab
