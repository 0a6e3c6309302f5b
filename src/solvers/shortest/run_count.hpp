// How many moves a line has if a run counts one, as in most programs in which a player moves it at once.
//
// Where cards move one by one, a run is carried over by way of cells and empty columns. A stretch of the line that
// takes the top cards of a column to another one, in their order, and leaves all other piles as they were, is such a
// move; the line is cut into stretches and single moves so that there are as few as possible.
#pragma once

#include <cstddef>
#include <vector>

#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

// The line has transfers only, and is one that the judge accepts.
[[nodiscard]] std::size_t count_with_runs(const Rules& rules, const Table& start, const std::vector<Move>& line);

}  // namespace sabar
