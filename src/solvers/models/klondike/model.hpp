// The search for Klondike in all its variants: exact verdicts, mostly within a millisecond.
//
//   if (fits_klondike(rules)) auto search = make_klondike_search(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

// One pack or a part of it, columns in alternate colours, kings for empty ones, stock and waste (layout.hpp).
[[nodiscard]] bool fits_klondike(const Rules& rules);

// From any position of a game. What it exhausts cannot be won. An error for a position that play does not lead to, or
// one too large for exact 64-bit keys.
[[nodiscard]] Result<std::unique_ptr<Search>> make_klondike_search(const Rules& rules, const Table& start,
                                                                   const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> klondike_techniques();

}  // namespace sabar
