// The search for Klondike in all its variants: exact verdicts, mostly within a millisecond.
//
//   if (klondike::fits(rules)) auto search = klondike::make(rules, table, options);
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::klondike {

// The rules the model is proved for: one pack or a part of it with four suits, columns that build down in alternate
// colours, runs that move in any part, kings for empty columns, foundations from the ace up, and a stock that is seen
// only as it is drawn to a waste.
[[nodiscard]] bool fits(const Rules& rules);

// From any position of a game. What it exhausts cannot be won. An error for a position that play does not lead to, or
// one too large for exact 64-bit keys.
[[nodiscard]] Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start,
                                                   const SearchOptions& options);

// Techniques that options.without can name.
[[nodiscard]] std::span<const std::string_view> techniques();

}  // namespace sabar::klondike
