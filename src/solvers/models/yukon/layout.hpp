// What the rules of a Yukon-like game fix for all its positions: which card carries which, and what goes to an empty
// column.
//
//   if (fits(rules)) {
//     const Layout layout = read_layout(rules);
//     auto position = read_position(rules, layout, table);
//   }
#pragma once

#include <cstdint>

#include <sabar/core/card.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/models/card_bits.hpp>

namespace sabar::yukon {

struct Position;

using card_bits::at;
using card_bits::bit_of;
using card_bits::card_of;
using card_bits::card_set;
using card_bits::Cards;
using card_bits::first_of;
using card_bits::is_in;
using card_bits::PerCard;
using card_bits::rank_of;
using card_bits::suit_of;

struct Layout {
  PerCard<Cards> carriers{};   // the cards on which a card may be put
  PerCard<Cards> followers{};  // the cards that may be put on it
  Cards all = 0;               // cards of the deck
  Cards fillers = 0;           // cards that may go to an empty column
  std::uint8_t cards = 0;
  std::uint8_t columns = 0;
};

[[nodiscard]] Layout read_layout(const Rules& rules);

// An error for a table with foundations that do not begin with the ace.
[[nodiscard]] Result<Position> read_position(const Rules& rules, const Layout& layout, const Table& table);

}  // namespace sabar::yukon
