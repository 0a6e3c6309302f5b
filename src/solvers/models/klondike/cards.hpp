// Sets of cards as words of 64 bits, made for the questions Klondike asks.
//
// The four cards of a rank are four neighbouring bits, ranks from the ace up. Within a rank the colours change places
// from one rank to the next, so that a card and the cards that may carry it have the same half of their four bits: what
// lies on a set is the set shifted by four. The two cards of one rank and colour are a pair; each is the other's twin.
//
//   carriers of a set:  pairs(any_of(set << 4))       twins:  twins(set)
#pragma once

#include <cstddef>
#include <cstdint>

#include <sabar/core/card.hpp>
#include <sabar/solvers/models/card_bits.hpp>

namespace sabar::klondike {

using card_bits::card_set;
using card_bits::Cards;
using card_bits::first_of;
using card_bits::rank_of;

inline constexpr Cards kLowBits = 0x5555'5555'5555'5555;     // the first card of each pair
inline constexpr Cards kLowColours = 0x3333'3333'3333'3333;  // the first pair of each rank
inline constexpr std::size_t kCardBits = 64;

[[nodiscard]] constexpr std::uint8_t bit_of(int rank, int suit) {  // rank from 0
  return static_cast<std::uint8_t>(4 * rank + (suit ^ (rank % 2 == 1 ? 2 : 0)));
}
[[nodiscard]] constexpr std::uint8_t bit_of(Card card) {
  return bit_of(card.rank() - 1, static_cast<int>(card.suit()));
}
[[nodiscard]] constexpr int suit_of(int bit) { return (bit % 4) ^ (rank_of(bit) % 2 == 1 ? 2 : 0); }
[[nodiscard]] constexpr Card card_of(int bit) { return {static_cast<Suit>(suit_of(bit)), rank_of(bit) + 1}; }

// The first card of every pair of which the set has one card at least, or both.
[[nodiscard]] constexpr Cards any_of(Cards set) { return (set | set >> 1) & kLowBits; }
[[nodiscard]] constexpr Cards both_of(Cards set) { return set & set >> 1 & kLowBits; }
[[nodiscard]] constexpr Cards pairs(Cards first) { return first | first << 1; }
[[nodiscard]] constexpr Cards pair_of(int bit) { return Cards{3} << (bit & ~1); }
[[nodiscard]] constexpr Cards twins(Cards set) { return (set & kLowBits) << 1 | (set >> 1 & kLowBits); }

// The next higher or lower card of its suit, for each card.
[[nodiscard]] constexpr Cards suit_up(Cards set) { return (set & kLowColours) << 6 | (set >> 2 & kLowColours) << 4; }
[[nodiscard]] constexpr Cards suit_down(Cards set) { return (set & kLowColours) >> 2 | (set >> 2 & kLowColours) >> 4; }

}  // namespace sabar::klondike
