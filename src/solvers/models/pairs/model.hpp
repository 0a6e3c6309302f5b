// The search for games in which cards leave in pairs (Pyramid, Giza, Fourteen …): exact verdicts, on average within a
// millisecond for pyramids.
//
//   if (pairs::fits(rules)) auto search = pairs::make(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::pairs {

// One pack; piles and places that take no cards; pairs by sum or rank; a stock, open or not, drawn one by one to a
// waste; and the goal to clear some of the piles or everything.
[[nodiscard]] bool fits(const Rules& rules);

// Depth-first over the whole of the game: what it exhausts cannot be won. An error for other rules, a wrong table, or
// more redeals than its keys can count.
[[nodiscard]] Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start,
                                                   const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> techniques();

}  // namespace sabar::pairs
