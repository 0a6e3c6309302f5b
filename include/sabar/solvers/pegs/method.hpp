// Methods for problems of peg solitaire, by name. A problem is a board with pegs and a finish; an answer says solved
// with a judged line, unsolvable with its reason, or unknown with why the method ended.
//
//   const auto answer = solve("best", Problem::vacancy(*find_board("english"), 16, Finish::hole(16)), {});
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/games/pegs/game.hpp>
#include <sabar/rules/pegs/board.hpp>
#include <sabar/search/budget.hpp>
#include <sabar/search/drive.hpp>

namespace sabar::pegs {

struct Problem {
  Board board;
  Holes start = 0;
  Finish finish;

  // All holes but one have a peg.
  [[nodiscard]] static Problem vacancy(const Board& board, std::size_t hole, Finish finish) {
    return {board, board.all() & ~bit(hole), finish};
  }
};

struct MethodOptions {
  Budget budget;                                   // nodes are boards looked at; bytes are tables and stacks
  Guard guard;                                     // stop flag and deadline, looked at every few thousand boards
  std::atomic<std::uint64_t>* progress = nullptr;  // of counts: the boards looked at so far
};

struct MethodInfo {
  std::string_view name;
  std::string_view summary;  // one line, English
};

// Why there is no solution.
enum class Reason : std::uint8_t {
  none,            // there is one, or it is not known
  position_class,  // start and finish are in different classes: no jump leads from one to another
  pagoda,          // the finish weighs more than the start, and no jump adds weight
  exhausted,       // everything was looked at
};

struct Answer {
  Verdict verdict = Verdict::unknown;
  Halt halt = Halt::stopped;
  Reason reason = Reason::none;
  std::vector<Hop> line;     // judged; empty unless solved
  std::size_t moves = 0;     // of the line, a sweep counted once
  bool fewest = false;       // no line has fewer moves, and that is proved
  std::uint64_t boards = 0;  // boards looked at
  std::size_t table = 0;     // boards remembered at the end
  std::size_t bytes = 0;     // the most memory of tables and stacks
};

[[nodiscard]] const std::vector<MethodInfo>& method_list();
[[nodiscard]] std::string_view to_text(Reason reason);

// An error for an unknown method, for a start or a finish that does not fit the board, or if the judge rejects a line.
[[nodiscard]] Result<Answer> solve(std::string_view method, const Problem& problem, const MethodOptions& options);

}  // namespace sabar::pegs
