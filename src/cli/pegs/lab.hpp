// sabar lab strategies pegs/BOARD: methods of peg solitaire on growing problems.
#pragma once

#include <sabar/cli/command.hpp>
#include <sabar/core/result.hpp>

namespace sabar::cli {

// Whether the game of the command line is a board of pegs.
[[nodiscard]] bool names_pegs(const GameChoice& game);

[[nodiscard]] Result<int> run_lab_pegs(const LabStrategiesOptions& given);

}  // namespace sabar::cli
