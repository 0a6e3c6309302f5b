// Position classes: why some problems are impossible before any search.
//
// Colour the holes in three colours along the diagonals, so that three holes in a row always have three colours. A jump
// takes a peg from two colours and adds one to the third, so the number of pegs on every colour changes by one, and
// whether two colours have both an even or both an odd number, or one each, never changes. On a square grid the
// diagonals run two ways: two colourings, four such bits, sixteen classes. On a triangular grid there is one colouring
// and four classes.
//
// Hans Zantema's argument about the European board is the case of the empty centre: 12, 12 and 12 pegs, all even; one
// peg left means one odd and two even.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <sabar/games/pegs/game.hpp>

namespace sabar::pegs {

// The colour of every hole: 0, 1 or 2.
struct Colouring {
  std::vector<std::uint8_t> colours;
  std::array<Holes, 3> holes{};

  [[nodiscard]] std::array<int, 3> count(Holes pegs) const;
};

// Both diagonals on a square grid, the one of a triangular grid.
[[nodiscard]] std::vector<Colouring> colourings(const Board& board);

// Two bits for each colouring: whether the second and the third colour differ from the first in being even or odd.
// Jumps never change it.
[[nodiscard]] std::uint8_t class_of(const std::vector<Colouring>& colourings, Holes pegs);

// Holes in which a last peg can be as far as classes go.
[[nodiscard]] Holes permitted_finishes(const Board& board, Holes start);

// Why a finish is impossible.
struct ClassArgument {
  std::size_t colouring = 0;       // the first that tells start and finish apart
  std::array<int, 3> at_start{};   // pegs on each colour
  std::array<int, 3> at_finish{};  // the same at the finish; unused if any last peg would do
  bool all_alike = false;          // start: all three even or all three odd, so no single peg can be left
};

// Nothing if the classes permit it.
[[nodiscard]] std::optional<ClassArgument> class_argument(const Board& board, Holes start, const Finish& finish);

// The board with A, B and C for the colours.
[[nodiscard]] std::string draw_colouring(const Board& board, const Colouring& colouring);

}  // namespace sabar::pegs
