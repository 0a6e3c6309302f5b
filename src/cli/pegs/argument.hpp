// BOARD on the command line, and the problem that is asked about it.
#pragma once

#include <optional>
#include <string>

#include <sabar/cli/pegs/commands.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/solvers/pegs/method.hpp>

namespace sabar::cli {

struct PegsTask {
  pegs::Problem problem;
  pegs::Notation notation = pegs::Notation::coordinates;

  [[nodiscard]] const pegs::Board& board() const { return problem.board; }
  // The holes that are empty at the start: "d4".
  [[nodiscard]] std::string vacancy() const;
  // "d4", "any".
  [[nodiscard]] std::string finish() const;
  // "english vacancy d4 finish d4"; a start with many empty holes goes by its pegs.
  [[nodiscard]] std::string text() const;
};

// A name (`pegs/` may stand before it), a file with a drawing, or -.
[[nodiscard]] Result<pegs::Board> pegs_board(const std::string& text);

// The notation of that name, or the usual one of the board for an empty text.
[[nodiscard]] Result<pegs::Notation> pegs_notation(const pegs::Board& board, const std::string& text);

// Where nothing else is said, the middle hole is empty at the start (the first one on boards without a middle), and the
// last peg shall end where the hole was.
[[nodiscard]] Result<PegsTask> pegs_task(const PegsProblemOptions& options);

// The same for somebody who wants to play: where classes exclude the usual problem, one that they permit.
[[nodiscard]] Result<PegsTask> pegs_task_to_play(const PegsProblemOptions& options);

}  // namespace sabar::cli
