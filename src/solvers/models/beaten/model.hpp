// The search for games of beaten cards (Aces Up): beams for each row dealt find wins, depth-first search goes to the
// end.
//
//   if (beaten::fits(rules)) auto search = beaten::make(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::beaten {

// One pack, up to four columns that build nothing, a stock dealt to them, beaten cards, and so many left.
[[nodiscard]] bool fits(const Rules& rules);

// What it exhausts cannot be won. An error for other rules or a wrong table.
[[nodiscard]] Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start,
                                                   const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> techniques();

}  // namespace sabar::beaten
