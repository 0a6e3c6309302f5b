// Shortest lines of small deals, by the search over whole positions: breadth first, so its first line is a shortest
// one.
#pragma once

#include <gtest/gtest.h>

#include <sabar/solvers/shortest/line_search.hpp>

#include "cross_check/cross_check.hpp"

namespace sabar {

[[nodiscard]] inline std::string name_of_case(const testing::TestParamInfo<ReducedGame>& test) {
  std::string name(test.param.name);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

// Where the oracle gives up: some thirty thousand positions.
inline constexpr std::size_t kOracleBytes = std::size_t{5} << 20;

[[nodiscard]] inline Solution shortest_by_oracle(const Rules& rules, const Table& deal) {
  SearchOptions options;
  options.budget.bytes = kOracleBytes;
  return solve("reference", rules, deal, options).value_or(Solution{});
}

[[nodiscard]] inline Result<ShortLine> shorter(const Rules& rules, const Table& deal, const std::vector<Move>& line,
                                               const LineOptions& options, std::uint64_t slice = kSlice) {
  const auto search = make_line_search(rules, deal, line, options);
  if (!search) {
    return tl::unexpected(search.error());
  }
  while (!(*search)->done()) {
    (*search)->step(slice);
  }
  ShortLine result = conclude_line(**search, rules, deal, line);
  return result.fault ? Result<ShortLine>(fail(result.fault->reason)) : Result<ShortLine>(std::move(result));
}

}  // namespace sabar
