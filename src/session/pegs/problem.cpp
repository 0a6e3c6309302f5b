#include <bit>
#include <optional>

#include <fmt/format.h>

#include <sabar/games/pegs/classes.hpp>
#include <sabar/games/pegs/layout.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/session/pegs/problem.hpp>

namespace sabar {
namespace {

// The first hole for which the finish in its mirror image is permitted.
std::optional<pegs::Problem> mirror_problem(const pegs::Board& board) {
  for (std::size_t hole = 0; hole < board.size(); ++hole) {
    const pegs::Holes start = board.all() & ~pegs::bit(hole);
    const pegs::Holes permitted = pegs::permitted_finishes(board, start);
    const pegs::Holes mirror = pegs::bit(board.size() - 1 - hole);
    const pegs::Holes finish = (permitted & mirror) != 0 ? mirror : permitted & (~permitted + 1);
    if (finish != 0) {
      return pegs::Problem{board, start, pegs::Finish::exactly(finish)};
    }
  }
  return std::nullopt;
}

}  // namespace

std::size_t usual_vacancy(const pegs::Board& board) {
  const pegs::Layout layout(board);
  pegs::Holes fixed = board.all();
  for (std::size_t hole = 0; hole < board.size(); ++hole) {
    for (const auto& symmetry : layout.symmetries()) {
      fixed &= symmetry[hole] == hole ? ~pegs::Holes{0} : ~pegs::bit(hole);
    }
  }
  return std::has_single_bit(fixed) ? static_cast<std::size_t>(std::countr_zero(fixed)) : 0;
}

Result<pegs::Holes> read_pegs_start(const pegs::Board& board, std::string_view vacancy) {
  if (vacancy.empty()) {
    return board.start.value_or(board.all() & ~pegs::bit(usual_vacancy(board)));
  }
  return pegs::read_holes(board, vacancy).and_then([&](pegs::Holes holes) -> Result<pegs::Holes> {
    if (holes == board.all()) {
      return fail("no peg is left on the board", {}, "empty fewer holes");
    }
    return board.all() & ~holes;
  });
}

Result<pegs::Finish> read_pegs_finish(const pegs::Board& board, pegs::Holes start, std::string_view text) {
  const pegs::Holes empty = board.all() & ~start;
  if (text.empty() && board.finish) {
    return pegs::Finish::exactly(*board.finish);
  }
  if (text == "any" || (text.empty() && !std::has_single_bit(empty))) {
    return pegs::Finish::any();
  }
  if (text == "complement" || text.empty()) {
    return empty == 0 ? fail("every hole has a peg: nothing is left for the complement", {}, "use any")
                      : Result<pegs::Finish>(pegs::Finish::exactly(empty));
  }
  const auto holes = pegs::read_holes(board, text);
  if (!holes) {
    return fail(holes.error().message, {}, fmt::format("{}; any and complement also do", holes.error().hint));
  }
  return pegs::Finish::exactly(*holes);
}

pegs::Problem playable_problem(const pegs::Problem& problem) {
  return pegs::class_argument(problem.board, problem.start, problem.finish)
             ? mirror_problem(problem.board).value_or(problem)
             : problem;
}

}  // namespace sabar
