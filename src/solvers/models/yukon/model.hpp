// The search for Yukon and its kin: a look at cards that wait for ever, a short depth-first search, beams, and a
// depth-first search to the end.
//
//   if (yukon::fits(rules)) auto search = yukon::make(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::yukon {

// One pack or a part of it with four suits, all of it in columns that build down by one and from which any face-up card
// moves with all that lie on it; foundations from the ace up, which keep their cards.
[[nodiscard]] bool fits(const Rules& rules);

// From any position of a game.
[[nodiscard]] Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start,
                                                   const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> techniques();

}  // namespace sabar::yukon
