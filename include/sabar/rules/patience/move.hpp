// A move of a patience game, as value and as text.
//
//   t3-t5      the top card of column 3 to column 5        t3-t5x4   four cards
//   w-f2       from the waste to foundation 2              p4-d      place 4 to the discard pile
//   p4+p9      a pair to the discard pile
//   draw       from the stock      redeal   the waste becomes the stock      gather   columns are dealt again
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>

namespace sabar {

enum class MoveKind : std::uint8_t { transfer, pair, draw, redeal, gather };

struct Move {
  MoveKind kind = MoveKind::transfer;
  std::uint8_t from = 0;   // pile numbers; of a pair the smaller one
  std::uint8_t to = 0;     // of a pair the larger one
  std::uint8_t count = 1;  // cards; 1 where it means nothing

  friend constexpr bool operator==(const Move&, const Move&) = default;
};

[[nodiscard]] constexpr Move transfer(std::size_t from, std::size_t to, std::size_t count = 1) {
  return {MoveKind::transfer, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to),
          static_cast<std::uint8_t>(count)};
}

[[nodiscard]] std::string to_text(const Rules& rules, const Move& move);
[[nodiscard]] Result<Move> parse_move(const Rules& rules, std::string_view text);

// A line: moves parted by white space; an error names the move by its number, counted from 1.
[[nodiscard]] Result<std::vector<Move>> parse_line(const Rules& rules, std::string_view text);
// Ten moves to a text line.
[[nodiscard]] std::string line_text(const Rules& rules, const std::vector<Move>& line);

}  // namespace sabar
