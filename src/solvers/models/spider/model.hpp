// The search for Spider and its family: beams with growing width, then the general engine, which may also prove,
// then more beams, and the general engine again for what is left.
//
//   if (fits_spider(rules)) auto search = make_spider_search(rules, table, options, general);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

[[nodiscard]] bool fits_spider(const Rules& rules);

// From any position of a game; `general` makes the search that has the last word, if it comes to that.
[[nodiscard]] Result<std::unique_ptr<Search>> make_spider_search(
    const Rules& rules, const Table& start, const SearchOptions& options,
    Result<std::unique_ptr<Search>> (*general)(const Rules&, const Table&, const SearchOptions&));

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> spider_techniques();

}  // namespace sabar
