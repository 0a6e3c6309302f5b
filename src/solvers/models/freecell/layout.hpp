// What the rules of a FreeCell-like game fix for all its positions: which card carries which, how many cells there are,
// and what goes to an empty column.
//
//   if (fits(rules)) {
//     const Layout layout = read_layout(rules);
//     auto position = read_position(rules, layout, table);
//   }
#pragma once

#include <array>
#include <cstdint>

#include <sabar/core/card.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/models/card_bits.hpp>

namespace sabar::freecell {

struct Position;

using card_bits::bit_of;
using card_bits::card_of;
using card_bits::card_set;
using card_bits::Cards;
using card_bits::first_of;
using card_bits::rank_of;
using card_bits::suit_of;

inline constexpr Cards kOneSuit = 0x1111'1111'1111'1111;  // shifted by the suit
inline constexpr int kMaxColumns = 16;

struct Layout {
  std::array<Cards, kCards> carriers{};   // the cards on which a card may be put
  std::array<Cards, kCards> strangers{};  // the others
  Cards all = 0;                          // cards of the deck
  Cards fillers = 0;                      // cards that may go to an empty column
  std::uint8_t cards = 0;
  std::uint8_t columns = 0;
  std::uint8_t cells = 0;
  SuitRule suits = SuitRule::alternate;  // by which columns build
  bool whole_runs = false;               // runs move without the help of cells

  // Any card may wait in an empty column.
  [[nodiscard]] bool fills_any() const { return fillers == all; }
};

[[nodiscard]] Layout read_layout(const Rules& rules);

// An error for a table with foundations that do not begin with the ace.
[[nodiscard]] Result<Position> read_position(const Rules& rules, const Layout& layout, const Table& table);

}  // namespace sabar::freecell
