// Why a move stands on a winning line, read from the line itself: what the move does at once, or what a later move of
// the line needs it for.
//
//   Eight of clubs goes on the nine of hearts in column 2; it makes room for the king of spades, two moves later.
#pragma once

#include <span>

#include <sabar/rules/move.hpp>
#include <sabar/rules/rules.hpp>
#include <sabar/rules/table.hpp>
#include <sabar/solvers/strategy/reason.hpp>

namespace sabar {

// Of the first move; the line wins from the table. Without a better reason it is that the line wins.
[[nodiscard]] Reason reason_on_line(const Rules& rules, const Table& table, std::span<const Move> line);

}  // namespace sabar
