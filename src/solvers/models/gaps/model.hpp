// The search for rows with gaps (Gaps, Montana): best-first search finds wins, depth-first search goes to the end.
//
//   if (gaps::fits(rules)) auto search = gaps::make(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::gaps {

// One pack without aces in a grid with a row for each suit, and the goal of rows in order.
[[nodiscard]] bool fits(const Rules& rules);

// What it exhausts cannot be won. An error for other rules or a wrong table.
[[nodiscard]] Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start,
                                                   const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> techniques();

}  // namespace sabar::gaps
