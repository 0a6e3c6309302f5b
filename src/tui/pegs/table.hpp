// Where the holes of a board lie on a screen of characters, and what they look like there. Pure reckoning and drawing:
// no keys, no rules of play.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <sabar/rules/pegs/board.hpp>
#include <sabar/tui/canvas.hpp>
#include <sabar/tui/patience/layout/layout.hpp>

namespace sabar::tui {

struct PegsPlaces {
  std::vector<Box> holes;  // a tile for each
  Box board;               // all of them, with the letters and numbers at the edges
  bool edges = false;      // letters above and numbers at the left
  bool complete = false;   // the window is large enough
};

// As large as the window allows. Letters and numbers stand at the edges of boards on a square grid.
[[nodiscard]] PegsPlaces place_holes(const pegs::Board& board, const Box& window, bool edges);

struct PegsLook {
  pegs::Holes pegs = 0;
  pegs::Holes finish = 0;  // holes that shall have a peg at the end, if that is said
  std::optional<std::size_t> cursor;
  std::optional<std::size_t> held;
  pegs::Holes targets = 0;      // where the peg in hand can go
  std::vector<char32_t> marks;  // behind each tile; a blank for none
  bool ascii = false;
};

void draw_board(Canvas& canvas, const pegs::Board& board, const PegsPlaces& places, const PegsLook& look);

// The hole nearest to this one in the direction of an arrow; itself when there is none.
[[nodiscard]] std::size_t hole_beside(const PegsPlaces& places, std::size_t hole, int dx, int dy);

}  // namespace sabar::tui
