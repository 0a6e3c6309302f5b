// What the rules of a Canfield-like game and the cards of a deal fix for all its positions.
//
// Ranks are counted from the card with which the foundations begin, 0. Columns build down by one and do not go round
// beneath it, so a column is always one run.
//
//   if (fits(rules)) {
//     const auto layout = read_layout(rules, table);
//     const Position position = read_position(rules, *layout, table);
//   }
#pragma once

#include <cstdint>

#include <sabar/core/card.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/models/card_bits.hpp>

namespace sabar::canfield {

using card_bits::at;
using card_bits::card_set;
using card_bits::Cards;
using card_bits::first_of;
using card_bits::is_in;
using card_bits::PerCard;
using card_bits::suit_of;

inline constexpr int kNothing = 52;  // beneath the lowest card of a column
inline constexpr int kHome = 53;
inline constexpr int kNoPlace = 63;

// Values count from the base.
[[nodiscard]] constexpr int value_of(int bit) { return card_bits::rank_of(bit); }

// Which part of a column moves to another one.
enum class Part : std::uint8_t {
  any,      // any part of it
  freeing,  // all of it; a part only into an empty column, or if the card it frees can go home
  whole,    // all of it
};

struct Layout {
  PerCard<Cards> carriers{};      // the cards on which a card may be put
  PerCard<Cards> followers{};     // the cards that may be put on it
  PerCard<std::uint8_t> row{};    // stock and waste in the order of drawing
  PerCard<std::uint8_t> place{};  // of a card in that row, or kNoPlace
  PerCard<std::uint8_t> reserve{};
  Cards all = 0;
  int cards = 0;
  int ranks = 0;
  int base = 1;  // rank of value 0
  int columns = 0;
  int draw = 1;
  Part part = Part::any;
  bool column_fills = true;  // an empty column takes cards of columns, else of the waste only
  bool waste_fills = true;

  [[nodiscard]] int bit_of(Card card) const {
    const int value = card.rank() - base;
    return 4 * (value < 0 ? value + ranks : value) + static_cast<int>(card.suit());
  }
};

// An error for a table with foundations or columns that no play leads to.
[[nodiscard]] Result<Layout> read_layout(const Rules& rules, const Table& table);

}  // namespace sabar::canfield
