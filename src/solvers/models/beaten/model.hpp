// The search for games of beaten cards (Aces Up): beams for each row dealt find wins, depth-first search goes to the
// end.
//
//   if (beaten_model_fits(rules)) auto search = make_beaten_search(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

// One pack, columns that build nothing, a stock dealt to them, and beaten cards that leave.
[[nodiscard]] bool beaten_model_fits(const Rules& rules);

// What it exhausts cannot be won. An error for other rules or a wrong table.
[[nodiscard]] Result<std::unique_ptr<Search>> make_beaten_search(const Rules& rules, const Table& start,
                                                                 const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> beaten_techniques();

}  // namespace sabar
