// The search for rows that close up (Accordion, Late Binding Solitaire): beams find wins, depth-first search goes to
// the end.
//
//   if (row_model_fits(rules)) auto search = make_row_search(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

// One pack in one row, and the goal of one pile.
[[nodiscard]] bool row_model_fits(const Rules& rules);

// What it exhausts cannot be won. An error for other rules or a wrong table.
[[nodiscard]] Result<std::unique_ptr<Search>> make_row_search(const Rules& rules, const Table& start,
                                                              const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> row_techniques();

}  // namespace sabar
