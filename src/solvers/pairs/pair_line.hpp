// From steps of a game of pairs to moves of the rules.
#pragma once

#include <span>
#include <vector>

#include <sabar/rules/move.hpp>
#include <sabar/rules/table.hpp>
#include <sabar/solvers/pairs/pair_board.hpp>
#include <sabar/solvers/pairs/pair_game.hpp>

namespace sabar::pairs {

[[nodiscard]] std::vector<Move> real_moves(const Rules& rules, const Table& start, const PairBoard& board,
                                           std::span<const PairStep> steps);

}  // namespace sabar::pairs
