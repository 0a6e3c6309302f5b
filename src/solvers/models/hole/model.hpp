// The search for games whose piles only give cards to a hole (Golf, Black Hole, TriPeaks …): exact verdicts, on average
// within a few milliseconds.
//
//   if (hole::fits(rules)) auto search = hole::make(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::hole {

// Columns, reserve piles and places that take no cards, a hole that does not look at suits, cells or places but not
// both, a stock that is drawn to the hole, and the goal to play every card.
[[nodiscard]] bool fits(const Rules& rules);

// Depth-first over the whole of the game: what it exhausts cannot be won. An error for other rules, a wrong table, or
// a position too large for exact 64-bit keys (more than one pack).
[[nodiscard]] Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start,
                                                   const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> techniques();

}  // namespace sabar::hole
