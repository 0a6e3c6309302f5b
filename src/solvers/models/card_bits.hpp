// Sets of cards as words: the four cards of a rank are four neighbouring bits, ranks from the ace up, or from wherever
// a model counts them.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <sabar/core/card.hpp>

namespace sabar::card_bits {

using Cards = std::uint64_t;

[[nodiscard]] constexpr Cards card_set(int bit) { return Cards{1} << bit; }
[[nodiscard]] constexpr bool is_in(Cards set, int bit) { return (set >> bit & 1) != 0; }
[[nodiscard]] constexpr int first_of(Cards set) { return std::countr_zero(set); }
[[nodiscard]] constexpr int rank_of(int bit) { return bit / 4; }  // from 0
[[nodiscard]] constexpr int suit_of(int bit) { return bit % 4; }
[[nodiscard]] constexpr int bit_of(Card card) { return 4 * (card.rank() - 1) + static_cast<int>(card.suit()); }
[[nodiscard]] constexpr Card card_of(int bit) { return {static_cast<Suit>(suit_of(bit)), rank_of(bit) + 1}; }

template <class T>
using PerCard = std::array<T, kCards>;

template <class A>
[[nodiscard]] constexpr auto& at(A& array, int card) {
  return array[static_cast<std::size_t>(card)];
}

}  // namespace sabar::card_bits
