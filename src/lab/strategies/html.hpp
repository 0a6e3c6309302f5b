// A comparison of strategies as one page for the browser: win rates as bars with their intervals, beside the share of
// deals that can be won; nodes and times; all figures as a table.
//
// The page stands alone: no script, no font, no picture and no style from elsewhere.
#pragma once

#include <cstdint>
#include <string>

#include <sabar/core/card_text.hpp>
#include <sabar/lab/strategies/report.hpp>

namespace sabar::lab {

struct StrategiesPage {
  std::string game;    // title
  std::string rules;   // identity, in short
  std::string deals;   // "1..100"
  std::string scheme;  // of the deal numbers
  std::uint64_t seed = 1;
  std::uint64_t nodes = 0;  // at most, for each deal
  Language language = Language::english;
  std::string command;  // the command line that repeats the run
};

[[nodiscard]] std::string strategies_page(const StrategiesReport& report, const StrategiesPage& page);

}  // namespace sabar::lab
