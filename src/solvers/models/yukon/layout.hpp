// What the rules of a Yukon-like game fix for all its positions: which card carries which, and what goes to an empty
// column.
//
//   if (fits(rules)) {
//     const Layout layout = read_layout(rules);
//     auto position = read_position(rules, layout, table);
//   }
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <sabar/core/card.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::yukon {

struct Position;

// Sets of cards as words: the four cards of a rank are four neighbouring bits, ranks from the ace up.
using Cards = std::uint64_t;

[[nodiscard]] constexpr Cards card_set(int bit) { return Cards{1} << bit; }
[[nodiscard]] constexpr bool is_in(Cards set, int bit) { return (set >> bit & 1) != 0; }
[[nodiscard]] constexpr int first_of(Cards set) { return std::countr_zero(set); }
[[nodiscard]] constexpr int rank_of(int bit) { return bit / 4; }  // from 0
[[nodiscard]] constexpr int suit_of(int bit) { return bit % 4; }
[[nodiscard]] constexpr int bit_of(Card card) { return 4 * (card.rank() - 1) + static_cast<int>(card.suit()); }

template <class T>
using PerCard = std::array<T, kCards>;

template <class A>
[[nodiscard]] constexpr auto& at(A& array, int card) {
  return array[static_cast<std::size_t>(card)];
}

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
