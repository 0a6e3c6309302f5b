// Why a move stands on a winning line, read from the line itself: what the move does at once, or what a later move of
// the line needs it for.
//
//   Eight of clubs goes on the nine of hearts in column 2; it makes room for the king of spades, two moves later.
#pragma once

#include <span>
#include <vector>

#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/strategy/reason.hpp>

namespace sabar {

// Of the first move; the line wins from the table. Without a better reason it is that the line wins.
[[nodiscard]] Reason reason_on_line(const Rules& rules, const Table& table, std::span<const Move> line);

// Of every move.
[[nodiscard]] std::vector<Reason> reasons_on_line(const Rules& rules, const Table& table, std::span<const Move> line);

// For a player, who must not learn from a reason what lies face down or in the stock: no card is named of which that is
// true, nor its equal from another pack. The reason is one of this table.
[[nodiscard]] Reason without_hidden_cards(Reason reason, const Rules& rules, const Table& table);

}  // namespace sabar
