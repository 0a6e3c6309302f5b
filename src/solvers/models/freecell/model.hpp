// The search for FreeCell and its family: attempts that hope, each for a moment, then a complete search by single
// moves, then the general engine.
//
//   if (fits_freecell(rules)) auto search = make_freecell_search(rules, table, options, general);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

// One pack or a part of it, all cards in sight, columns that build down, cells or single cards in reserve (layout.hpp).
[[nodiscard]] bool fits_freecell(const Rules& rules);

// Makes the search that has the last word, if it comes to that.
using MakeGeneral = Result<std::unique_ptr<Search>> (*)(const Rules&, const Table&, const SearchOptions&);

// From any position of a game.
[[nodiscard]] Result<std::unique_ptr<Search>> make_freecell_search(const Rules& rules, const Table& start,
                                                                   const SearchOptions& options, MakeGeneral general);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> freecell_techniques();

}  // namespace sabar
