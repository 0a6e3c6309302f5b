// A problem of peg solitaire from the words of a command or a page, and the usual one where nothing is said.
#pragma once

#include <cstddef>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/solvers/pegs/method.hpp>

namespace sabar {

// The hole that all symmetries leave where it is, else the first.
[[nodiscard]] std::size_t usual_vacancy(const pegs::Board& board);

// The pegs when these holes are empty. Without a text: the start of the drawing, or all but the usual vacancy.
[[nodiscard]] Result<pegs::Holes> read_pegs_start(const pegs::Board& board, std::string_view vacancy);

// Holes, `any` or `complement`. Without a text: the finish of the drawing, or the complement of a single vacancy.
[[nodiscard]] Result<pegs::Finish> read_pegs_finish(const pegs::Board& board, pegs::Holes start, std::string_view text);

// The problem itself, or where classes exclude it the first of the board with one vacancy that they permit.
[[nodiscard]] pegs::Problem playable_problem(const pegs::Problem& problem);

}  // namespace sabar
