// The boards of peg solitaire as the page lists them, and the problem that a request asks for.
#pragma once

#include <sabar/api/room.hpp>
#include <sabar/solvers/pegs/method.hpp>

namespace sabar {

[[nodiscard]] Result<Json> list_pegs_boards(Request& request);

// `board` or `text`, `vacancy`, `finish`.
[[nodiscard]] Result<pegs::Problem> asked_pegs_problem(Request& request);

}  // namespace sabar
