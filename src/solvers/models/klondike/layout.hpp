// What a deal of Klondike fixes for all its positions: what lies beneath what, and the order of the stock.
//
//   if (fits(rules)) {
//     auto layout = read_layout(rules, table);               // of the deal, or of any position
//     auto position = read_position(rules, *layout, table);  // of this game, now or later
//   }
#pragma once

#include <array>
#include <cstdint>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/models/klondike/cards.hpp>

namespace sabar::klondike {

struct Position;

inline constexpr std::size_t kMaxStock = 24;
inline constexpr std::size_t kMaxColumns = 8;
inline constexpr std::size_t kMaxDealt = 13;  // cards of a column that lie where they were dealt

// What happens when a locked card leaves its place.
struct Beneath {
  Cards turned = 0;  // the card that turns up, if any
  Cards locked = 0;  // that card, unless it is a king at the bottom
  std::uint16_t weight = 0;
  std::uint8_t frees = 0;  // 1: the column is free now
  friend constexpr bool operator==(const Beneath&, const Beneath&) = default;
};

// A column as it was dealt, from the bottom, up to the lowest card that is face up.
struct DealtColumn {
  std::array<std::uint8_t, kMaxDealt> card{};
  std::uint8_t size = 0;
  std::uint16_t weight = 0;  // of one card, in Position::dealt
  friend constexpr bool operator==(const DealtColumn&, const DealtColumn&) = default;
};

struct Layout {
  std::array<Beneath, kCardBits> beneath{};     // by the locked card
  std::array<std::uint8_t, kCardBits> place{};  // of a stock card: how many are drawn before it in a pass
  std::array<std::uint8_t, kMaxStock> stock{};  // the card at a place
  std::array<DealtColumn, kMaxColumns> column{};
  Cards covering = 0;  // cards that were dealt on another card
  Cards in_stock = 0;
  Cards kings = 0;  // of the highest rank
  int kings_shift = 48;
  std::uint8_t ranks = 13;
  std::uint8_t columns = 0;
  std::uint8_t draw = 1;
  std::uint8_t redeals = 0;  // kUnlimited or how often
  bool returns = true;       // cards may come back from the foundations

  friend constexpr bool operator==(const Layout&, const Layout&) = default;
};

// How many of four bits.
[[nodiscard]] constexpr int count_four(Cards bits) {
  constexpr std::uint64_t kCounts = 0x4332'3221'3221'2110;
  return static_cast<int>(kCounts >> (4 * (bits & 15)) & 15);
}

// An error when the table is not one that play can lead to: face-up cards of a column that do not follow each other,
// too many columns or stock cards for the words used here.
[[nodiscard]] Result<Layout> read_layout(const Rules& rules, const Table& table);
// An error when the table does not belong to the game the layout is of.
[[nodiscard]] Result<Position> read_position(const Rules& rules, const Layout& layout, const Table& table);

}  // namespace sabar::klondike
