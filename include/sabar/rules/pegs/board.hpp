// A board of peg solitaire as data: holes on a square or a triangular grid. Engine and judge share this and nothing
// else.
//
// A board is drawn in a text file, one character a hole: `*` with a peg, `o` without, `.` or a blank where there is
// none. Holes may stand close together or one place apart. On a triangular grid every row is shifted by half a place
// against the row above, as the triangle of fifteen holes is usually drawn. After a line `finish` the same holes may be
// drawn once more as they should look at the end.
//
//   title  A small cross
//   grid   square
//     * *
//   * * o *
//     * *
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/language.hpp>
#include <sabar/core/result.hpp>

namespace sabar::pegs {

inline constexpr std::size_t kMostHoles = 64;

// A set of holes: bit i is hole i.
using Holes = std::uint64_t;

[[nodiscard]] constexpr Holes bit(std::size_t hole) { return Holes{1} << hole; }

enum class Grid : std::uint8_t { square, triangular };

// Counted from 0; row 0 is on top. On a triangular grid the holes below (c, r) are (c, r+1) to the left and (c+1, r+1)
// to the right, so that row r of a triangle has the columns 0 to r.
struct Point {
  std::int8_t column = 0;
  std::int8_t row = 0;

  friend constexpr bool operator==(const Point&, const Point&) = default;
};

// A jump as data: the hole a peg leaves and the hole it reaches. What it jumps over lies between.
struct Hop {
  std::uint8_t from = 0;
  std::uint8_t to = 0;

  friend constexpr bool operator==(const Hop&, const Hop&) = default;
};

struct Board {
  std::string name;   // "english"
  std::string title;  // "English board"
  Grid grid = Grid::square;
  std::vector<Point> holes;     // row by row
  std::optional<Holes> start;   // pegs, if the drawing shows a start
  std::optional<Holes> finish;  // pegs, if a finish is drawn

  [[nodiscard]] std::size_t size() const { return holes.size(); }
  [[nodiscard]] Holes all() const { return size() == kMostHoles ? ~Holes{0} : bit(size()) - 1; }
  [[nodiscard]] std::optional<std::size_t> hole_at(Point place) const;
};

// Reads a drawn board; errors say line and column.
[[nodiscard]] Result<Board> read_board(std::string_view name, std::string_view text);

// English, European, Wiegleb's, Bell's, the diamond and the triangle.
[[nodiscard]] std::span<const Board> boards();
// The title in a language, where the language has one for it.
[[nodiscard]] std::string_view title_of(const Board& board, Language language);
// One of them by name; null if there is none.
[[nodiscard]] const Board* find_board(std::string_view name);

// A picture with one cell a hole, aligned as the board is; cells wider than one character are padded.
[[nodiscard]] std::string draw_cells(const Board& board, std::span<const std::string> cells);
// Pegs `*`, empty holes `o`: what read_board() reads.
[[nodiscard]] std::string draw_pegs(const Board& board, Holes pegs);

}  // namespace sabar::pegs
