// The search for Canfield and its kin: best-first search and a narrow beam for a win, then depth-first search for the
// proof that there is none, with wider beams between its attempts.
//
//   if (canfield::fits(rules)) auto search = canfield::make(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::canfield {

// One pack or a part of it with four suits; one reserve pile whose top is played and which fills emptied columns at
// once; columns that build down from the foundations' base, dealt face up; foundations that keep their cards; a stock
// drawn to a waste with as many redeals as one likes.
[[nodiscard]] bool fits(const Rules& rules);

// From any position of a game.
[[nodiscard]] Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start,
                                                   const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> techniques();

}  // namespace sabar::canfield
