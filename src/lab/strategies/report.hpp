// From single games to figures: win rates with intervals, and what share of the deals can be won at all.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <sabar/lab/strategies/strategies.hpp>

namespace sabar::lab {

struct Interval {
  double low = 0;
  double high = 1;
};

// Wilson's interval for a share, at 95 %: unlike the usual ± it stays within 0 … 1 and is right for shares near them.
[[nodiscard]] Interval wilson_interval(std::uint64_t hits, std::uint64_t trials);

struct Spread {
  double mean = 0;
  double median = 0;
};

inline constexpr std::size_t kHalts = 9;

struct StrategyFigures {
  std::string name;
  std::uint64_t games = 0;
  std::uint64_t won = 0;
  std::uint64_t unsolvable = 0;
  std::array<std::uint64_t, kHalts> unknown_by{};  // why the others are unknown, by Halt
  std::uint64_t faults = 0;                        // deals on which a fault was met, whatever became of them
  Interval interval;                               // of the win rate
  Spread nodes;
  Spread seconds;
  Spread moves;  // of the games won

  [[nodiscard]] std::uint64_t unknown() const { return games - won - unsolvable; }
  [[nodiscard]] double rate() const { return games == 0 ? 0 : static_cast<double>(won) / static_cast<double>(games); }
};

// What all of them together know of the deals.
struct Winnable {
  bool asked = false;  // a solver was among them; strategies alone cannot tell
  std::uint64_t games = 0;
  std::uint64_t can = 0;     // somebody won
  std::uint64_t cannot = 0;  // somebody proved it

  [[nodiscard]] std::uint64_t undecided() const { return games - can - cannot; }
  // The share of these deals that can be won, as far as it is known.
  [[nodiscard]] Interval share() const;
  // The share of the deals that can be won which a strategy with so many wins has won.
  [[nodiscard]] Interval share_won(std::uint64_t won) const;
};

struct StrategiesReport {
  std::vector<StrategyFigures> strategies;
  Winnable winnable;
  bool stopped = false;
};

[[nodiscard]] StrategiesReport report_strategies(const StrategiesRun& run);

}  // namespace sabar::lab
