// The comparison of strategies as a table for people and as JSON.
#pragma once

#include <string>

#include <sabar/cli/json.hpp>
#include <sabar/lab/strategies/report.hpp>

namespace sabar::cli {

// What was compared, for head line and records.
struct StrategiesHead {
  std::string game;
  std::string identity;  // of the rules, in full
  std::string scheme;
  std::string deals;  // "1..100"
  std::uint64_t seed = 1;
  std::uint64_t nodes = 0;

  [[nodiscard]] std::string text() const;
};

[[nodiscard]] std::string strategies_view(const lab::StrategiesReport& report, const StrategiesHead& head);

// One object per strategy.
[[nodiscard]] Json strategy_json(const lab::StrategiesReport& report, const lab::StrategyFigures& figures,
                                 const StrategiesHead& head);

}  // namespace sabar::cli
