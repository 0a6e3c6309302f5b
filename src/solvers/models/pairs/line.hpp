// From steps of a game of pairs to moves of the rules.
#pragma once

#include <span>
#include <vector>

#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/models/pairs/board.hpp>
#include <sabar/solvers/models/pairs/game.hpp>

namespace sabar::pairs {

[[nodiscard]] std::vector<Move> real_moves(const Rules& rules, const Table& start, const PairBoard& board,
                                           std::span<const PairStep> steps);

}  // namespace sabar::pairs
