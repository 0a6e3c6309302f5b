// The search for FreeCell and its family: attempts that hope, each for a moment, then a complete search by single
// moves, then the general engine.
//
//   if (freecell::fits(rules)) auto search = freecell::make(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::freecell {

// The rules the model is proved for: one pack or a part of it with four suits, all cards in sight, columns that build
// down by one, foundations from the ace up; cells or single cards in reserve. Whether cards may leave foundations does
// not matter to who only hopes.
[[nodiscard]] bool fits(const Rules& rules);

// From any position of a game.
[[nodiscard]] Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start,
                                                   const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> techniques();

}  // namespace sabar::freecell
