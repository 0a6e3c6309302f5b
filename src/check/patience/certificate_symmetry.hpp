// Which positions of a certificate count as one: those that differ only in ways no rule can see.
//
// Decided from docs/rules.md alone. Whatever is left out here must be the same after every move too, or a certificate
// could pass with a hole in it:
//   - cells of a group are alike; so are foundations of a group that belong to the same suit, or to none;
//   - columns of a group are alike once nothing deals to them from left to right any more (no draw to columns is left,
//   no
//     gather is left), and complete runs that leave at once have a foundation each, so that it does not matter which
//     column comes first;
//   - reserve piles of a group are alike unless columns are filled from the leftmost one, or a draw still goes to them;
//   - in the hole only the top card counts, and the discard pile not at all: what is there is what is nowhere else.
// Empty columns that fill at once take their cards from left to right: in another order of the columns the same cards
// come to columns that are alike.
#pragma once

#include <string>

#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::check {

// The same bytes for positions that count as one, other bytes for all others. The table has settled.
[[nodiscard]] std::string position_form(const Rules& rules, const Table& table);

}  // namespace sabar::check
