// The search for Spider and its family: beams with growing width, then the general engine, which may also prove,
// then more beams, and the general engine again for what is left.
//
//   if (spider::fits(rules)) auto search = spider::make(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::spider {

// Columns that build down by one, in suit or whatever the suit, from which runs or any open cards move; complete runs
// that leave or stay; a stock that is dealt to the columns, or none. Nothing else.
[[nodiscard]] bool fits(const Rules& rules);

// From any position of a game.
[[nodiscard]] Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start,
                                                   const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> techniques();

}  // namespace sabar::spider
