// The boards on the ways from a start to a finish, by meeting in the middle.
//
// A jump taken back is a jump of the complement: where there was a peg there is none, and the other way round. So the
// boards from which the finish can be reached are the complements of what can be reached from the finish's complement.
// Two sets grow forward, one from the start and one from the finish's complement, each half as deep as a game; they are
// the same set when the finish is the complement of the start. Boards of the middle level with a child whose complement
// the other set has are on a way; from them the ways are taken back through the levels that were kept. Pagoda functions
// leave out boards that cannot reach the other end, about half of the middle level on the English board.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include <sabar/games/pegs/pagoda.hpp>
#include <sabar/solvers/pegs/whole/level_walk.hpp>

namespace sabar::pegs {

// One of the two: boards at 0, 1, 2 … jumps from its beginning, sorted least ranks.
template <class Word>
struct Half {
  Half(const Layout& layout, Holes origin, const std::vector<std::uint8_t>& symmetries, Registers registers)
      : frame(layout, origin, symmetries), expander(frame, registers) {}

  Frame frame;
  Expander<Word> expander;
  std::vector<std::vector<Word>> levels;
};

template <class Word>
struct Meeting {
  std::unique_ptr<Half<Word>> start;   // jumps are made
  std::unique_ptr<Half<Word>> finish;  // of complements; null if it is the same as the start's
  int jumps = 0;                       // of a whole game

  [[nodiscard]] const Half<Word>& other() const { return finish ? *finish : *start; }
};

// What to meet: a start and finishes with equally many pegs, all of one class.
struct MeetingPlan {
  const Layout* layout = nullptr;
  Holes start = 0;
  std::vector<Holes> finishes;
  Registers registers = Registers::wide;
};

// Incomplete if the meter says stop.
template <class Word>
[[nodiscard]] Meeting<Word> meet(const MeetingPlan& plan, Meter& meter);

}  // namespace sabar::pegs
