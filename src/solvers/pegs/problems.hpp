// All problems of a board with one empty hole at the start and one peg at the end: which can be solved?
//
// Problems that are mirror images or turns of each other are one. So are a problem and its reverse: taken back jump by
// jump, a solution of 'c3 empty, the last peg in d4' is one of 'd4 empty, the last peg in c3', with pegs and empty
// holes exchanged. Every yes has a line that the judge has replayed, every no a reason; what neither is found nor
// excluded within the budget is open.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/solvers/pegs/method.hpp>

namespace sabar::pegs {

struct PegPair {
  std::size_t vacancy = 0;
  std::size_t finish = 0;

  friend bool operator==(const PegPair&, const PegPair&) = default;
};

struct ProblemRow {
  PegPair pair;            // the first of its images
  std::size_t images = 0;  // problems it stands for, itself included
  bool reversed = false;   // decided by the reverse problem, whose boards are given
  Answer answer;
};

struct ProblemTable {
  std::vector<ProblemRow> rows;  // by vacancy, then finish; only those that the class permits, unless asked for all
  std::size_t forbidden = 0;     // problems, up to symmetry, that the position class forbids

  [[nodiscard]] std::size_t count(Verdict verdict) const;
};

struct ProblemOptions {
  MethodOptions method;                           // the budget is for each problem and each method
  bool with_forbidden = false;                    // rows for problems that the class forbids, too
  bool exhaustive = true;                         // what `best` leaves open is searched from both sides
  std::function<void(const ProblemRow&)> on_row;  // called for each row as it is decided
};

// An error if the judge rejects a line. A guard that says stop leaves the rest of the rows unknown.
[[nodiscard]] Result<ProblemTable> solve_problems(const Board& board, const ProblemOptions& options);

// The solution of the reverse problem: the same jumps taken back, as jumps of the complement.
[[nodiscard]] std::vector<Hop> reverse_line(const std::vector<Hop>& line);

}  // namespace sabar::pegs
