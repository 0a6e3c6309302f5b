// The search for Yukon and its kin: a look at cards that wait for ever, a short depth-first search, beams, and a
// depth-first search to the end.
//
//   if (fits_yukon(rules)) auto search = make_yukon_search(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

// One pack, all of it in columns from which any face-up card moves with those on it (layout.hpp).
[[nodiscard]] bool fits_yukon(const Rules& rules);

// From any position of a game.
[[nodiscard]] Result<std::unique_ptr<Search>> make_yukon_search(const Rules& rules, const Table& start,
                                                                const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> yukon_techniques();

}  // namespace sabar
