#include <bit>

#include <sabar/games/pegs/classes.hpp>

namespace sabar::pegs {
namespace {

// The first hole has the first colour.
Colouring diagonal_colouring(const Board& board, int sign) {
  Colouring colouring;
  constexpr int kShift = 3 * 256;  // a multiple of three that keeps the sum positive
  const auto diagonal = [&](const Point& hole) { return hole.column + sign * hole.row; };
  for (std::size_t i = 0; i < board.size(); ++i) {
    const int steps = diagonal(board.holes[i]) - diagonal(board.holes[0]);
    const auto colour = static_cast<std::uint8_t>((steps + kShift) % 3);
    colouring.colours.push_back(colour);
    colouring.holes[colour] |= bit(i);
  }
  return colouring;
}

std::uint8_t bits_of(const std::array<int, 3>& count) {
  return static_cast<std::uint8_t>(((count[0] + count[1]) & 1) | (((count[0] + count[2]) & 1) << 1));
}

}  // namespace

std::array<int, 3> Colouring::count(Holes pegs) const {
  return {std::popcount(pegs & holes[0]), std::popcount(pegs & holes[1]), std::popcount(pegs & holes[2])};
}

std::vector<Colouring> colourings(const Board& board) {
  std::vector<Colouring> list = {diagonal_colouring(board, 1)};
  if (board.grid == Grid::square) {
    list.push_back(diagonal_colouring(board, -1));
  }
  return list;
}

std::uint8_t class_of(const std::vector<Colouring>& colourings, Holes pegs) {
  unsigned bits = 0;
  for (const Colouring& colouring : colourings) {
    bits = bits << 2 | bits_of(colouring.count(pegs));
  }
  return static_cast<std::uint8_t>(bits);
}

Holes permitted_finishes(const Board& board, Holes start) {
  const auto list = colourings(board);
  const std::uint8_t wanted = class_of(list, start);
  Holes holes = 0;
  for (std::size_t i = 0; i < board.size(); ++i) {
    holes |= class_of(list, bit(i)) == wanted ? bit(i) : 0;
  }
  return holes;
}

std::optional<ClassArgument> class_argument(const Board& board, Holes start, const Finish& finish) {
  const auto list = colourings(board);
  if (!finish.pegs && permitted_finishes(board, start) != 0) {
    return std::nullopt;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    ClassArgument argument{i, list[i].count(start), list[i].count(finish.pegs.value_or(0)), false};
    const std::uint8_t bits = bits_of(argument.at_start);
    argument.all_alike = bits == 0;
    if (finish.pegs ? bits != bits_of(argument.at_finish) : bits == 0) {
      return argument;
    }
  }
  // Each colouring alone would permit a last peg, but no hole suits both.
  return finish.pegs ? std::nullopt : std::optional(ClassArgument{0, list[0].count(start), {}, false});
}

std::string draw_colouring(const Board& board, const Colouring& colouring) {
  std::vector<std::string> cells;
  for (const std::uint8_t colour : colouring.colours) {
    cells.emplace_back(1, static_cast<char>('A' + colour));
  }
  return draw_cells(board, cells);
}

}  // namespace sabar::pegs
