// The search for rows with gaps (Gaps, Montana): best-first search finds wins, depth-first search goes to the end.
//
//   if (gap_model_fits(rules)) auto search = make_gap_search(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

// One pack without aces, a row for each suit, one deal.
[[nodiscard]] bool gap_model_fits(const Rules& rules);

// What it exhausts cannot be won. An error for other rules or a wrong table.
[[nodiscard]] Result<std::unique_ptr<Search>> make_gap_search(const Rules& rules, const Table& start,
                                                              const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> gap_techniques();

}  // namespace sabar
