// From steps of the hole game to moves of the rules.
#pragma once

#include <span>
#include <vector>

#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/models/hole/board.hpp>

namespace sabar::hole {

// A stock that has to be empty at the end is drawn out.
[[nodiscard]] std::vector<Move> real_moves(const Rules& rules, const Table& start, const HoleBoard& board,
                                           std::span<const HoleStep> steps);

}  // namespace sabar::hole
