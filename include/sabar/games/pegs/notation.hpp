// Holes, jumps and lines as text.
//
//   coordinates  d4      column letter and row number, a1 on the top left; every board
//   letters      e, x, K row by row from a; a capital is the mirror image of its small letter, x the middle; boards
//   that
//                        look the same upside down and have a hole in the middle
//   numbers      13      row by row from 1; every board, usual for the triangle
//
// A jump is `d2-d4`, a sweep `d2-d4-f4`: consecutive jumps of one peg, which count as one move. Reading needs no word
// about the notation, because the three look different; letters may also be joined: `ex`, `exK`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/rules/pegs/board.hpp>

namespace sabar::pegs {

enum class Notation : std::uint8_t { coordinates, letters, numbers };

[[nodiscard]] Result<Notation> read_notation(std::string_view name);
[[nodiscard]] std::string_view to_text(Notation notation);
// Numbers on a triangular grid, coordinates on a square one.
[[nodiscard]] Notation usual_notation(const Board& board);
// The letter of every hole; empty if the board has no mirror letters.
[[nodiscard]] std::string hole_letters(const Board& board);
// An error if the board cannot be written so.
[[nodiscard]] Result<> check_notation(const Board& board, Notation notation);

// Writing; a board without mirror letters is written in coordinates.
[[nodiscard]] std::string hole_text(const Board& board, std::size_t hole, Notation notation);
[[nodiscard]] std::string holes_text(const Board& board, Holes holes, Notation notation);
[[nodiscard]] std::string jump_text(const Board& board, Hop hop, Notation notation);
// Jumps parted by blanks, one word for each.
[[nodiscard]] std::string jumps_text(const Board& board, std::span<const Hop> line, Notation notation);
// One word for each sweep.
[[nodiscard]] std::string sweeps_text(const Board& board, std::span<const Hop> line, Notation notation);
// A picture of the board with the name of every hole.
[[nodiscard]] std::string draw_names(const Board& board, Notation notation);

// Reading; errors name the place and what would do.
[[nodiscard]] Result<std::size_t> read_hole(const Board& board, std::string_view text);
[[nodiscard]] Result<Holes> read_holes(const Board& board, std::string_view text);
// Jumps and sweeps in any mixture.
[[nodiscard]] Result<std::vector<Hop>> read_line(const Board& board, std::string_view text);

// A line cut where another peg begins to move.
[[nodiscard]] std::vector<std::span<const Hop>> sweeps_of(std::span<const Hop> line);
[[nodiscard]] std::size_t count_sweeps(std::span<const Hop> line);

}  // namespace sabar::pegs
