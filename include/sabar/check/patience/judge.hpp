// The judge: replays a line and says which move is wrong and why.
//
// It is written from docs/rules.md alone and shares nothing with the engine. It makes no lists of moves; it answers one
// yes/no question per move, over plain vectors, as slowly as it takes to be easy to read.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

namespace check {
class View;
}

class Judge {
public:
  // Checks the table and lets happen what happens before the first move.
  [[nodiscard]] static Result<Judge> begin(const Rules& rules, Table start);

  // Whether the move is allowed now; the error says why not. Any value of Move may be asked about.
  [[nodiscard]] Result<> permits(const Move& move) const;

  // Plays an allowed move and what follows from it; a move that is not allowed changes nothing.
  [[nodiscard]] Result<> play(const Move& move);

  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] bool won() const;

private:
  Judge(const Rules& rules, Table start);

  [[nodiscard]] check::View view() const;

  Rules rules_;
  PileMap map_;
  Table table_;
  bool settles_ = false;  // something may happen by itself
};

struct Ruling {
  bool accepted = false;   // every move is allowed
  std::size_t played = 0;  // moves up to the end or to the first wrong one
  std::string reason;      // "move 7 (t3-t5): t3 is empty"; empty if accepted
  bool won = false;        // accepted, and the goal is reached at the end
};

[[nodiscard]] Ruling judge_line(const Rules& rules, const Table& start, std::span<const Move> line);

}  // namespace sabar
