// The parts of a layout: what kinds of piles a table has, how wide its cards are, and who fills which part.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/tui/patience/layout/layout.hpp>

namespace sabar::tui {

inline constexpr int kLeastPitch = 5;  // from one card to the next, gap included
inline constexpr int kMostPitch = 9;
inline constexpr int kMostCardHeight = 3;
inline constexpr int kFanStep = 4;     // from card to card of the waste
inline constexpr int kFan = 3;         // cards of the waste that are seen
inline constexpr int kLeastLines = 4;  // of a bank of columns, label included

// Wide cards have a wider gap.
[[nodiscard]] constexpr int card_width(int pitch) { return pitch >= 8 ? pitch - 2 : pitch - 1; }

// Piles by the part of the screen they belong to.
struct Parts {
  std::vector<std::size_t> left;     // of the head: stock, waste, hole, cells
  std::vector<std::size_t> right;    // of the head: foundations, discard
  std::vector<std::size_t> singles;  // reserve piles of one card
  std::vector<std::size_t> aside;    // reserve piles of more cards: columns on the left
  std::vector<std::size_t> columns;
  std::vector<std::size_t> boards;  // groups of places, grids and rows
};

[[nodiscard]] Parts part_piles(const Rules& rules, const Table& table);

// One line of single cards: head or reserve.
struct Strip {
  std::vector<std::size_t> left;
  std::vector<std::size_t> right;
  int fan = 0;  // more characters for the last cards of the waste
  int pitch = kMostPitch;

  [[nodiscard]] int slots() const { return static_cast<int>(left.size() + right.size()); }
  [[nodiscard]] int width() const { return slots() * pitch - (pitch - card_width(pitch)) + fan; }
};

// Columns side by side.
struct Bank {
  std::vector<std::size_t> aside;
  std::vector<std::size_t> columns;
  int pitch = kMostPitch;

  [[nodiscard]] int slots() const { return static_cast<int>(aside.size() + columns.size()); }
  [[nodiscard]] int width() const { return slots() * pitch - (pitch - card_width(pitch)) + (aside.empty() ? 0 : 2); }
};

[[nodiscard]] std::vector<Bank> make_banks(const Parts& parts, int width);
[[nodiscard]] std::vector<Strip> make_strips(const Rules& rules, const Parts& parts, int width, int pitch);

// A group that is a board: places (those that nothing blocks in front, the others above and between the ones that block
// them), a grid, or a row broken into lines. Its first pile has the number `first`. The lines used.
int lay_out_board(const Group& group, std::size_t first, const Table& table, const Box& room, int card_height,
                  Layout& layout);
// Lines in which a board looks good.
[[nodiscard]] int board_lines(const Group& group, int width);

// A pile that shows its top card only.
void lay_out_single(const Table& table, std::size_t pile, const Box& slot, int label_y, Layout& layout);

}  // namespace sabar::tui
