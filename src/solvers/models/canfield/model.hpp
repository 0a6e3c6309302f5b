// The search for Canfield and its kin: best-first search and a narrow beam for a win, then depth-first search for the
// proof that there is none, with wider beams between its attempts.
//
//   if (fits_canfield(rules)) auto search = make_canfield_search(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

// One pack, a reserve that fills emptied columns, free redeals (layout.hpp).
[[nodiscard]] bool fits_canfield(const Rules& rules);

// From any position of a game.
[[nodiscard]] Result<std::unique_ptr<Search>> make_canfield_search(const Rules& rules, const Table& start,
                                                                   const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> canfield_techniques();

}  // namespace sabar
