// What the rules of a FreeCell-like game fix for all its positions: which card carries which, how many cells there are,
// and what goes to an empty column.
//
//   if (fits(rules)) {
//     const Layout layout = read_layout(rules);
//     auto position = read_position(rules, layout, table);
//   }
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include <sabar/core/card.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::freecell {

struct Position;

// Sets of cards as words: the four cards of a rank are four neighbouring bits, ranks from the ace up.
using Cards = std::uint64_t;

[[nodiscard]] constexpr Cards card_set(int bit) { return Cards{1} << bit; }
[[nodiscard]] constexpr int first_of(Cards set) { return std::countr_zero(set); }
[[nodiscard]] constexpr int rank_of(int bit) { return bit / 4; }  // from 0
[[nodiscard]] constexpr int suit_of(int bit) { return bit % 4; }
[[nodiscard]] constexpr int bit_of(Card card) { return 4 * (card.rank() - 1) + static_cast<int>(card.suit()); }
[[nodiscard]] constexpr Card card_of(int bit) { return {static_cast<Suit>(suit_of(bit)), rank_of(bit) + 1}; }

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
