// Ultrasets: four cards in two pairs that lack the same third card, which lies outside the four.
//
// In other words: of the three ways to part four cards into two pairs, one gives two pairs with the same third card.
// For different cards that third card is never one of the four.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include <sabar/games/set/third.hpp>

namespace sabar::set {

// Places of four cards, in rising order.
using Quadruple = std::array<std::uint16_t, 4>;

[[nodiscard]] constexpr bool is_ultraset(Card a, Card b, Card c, Card d) {
  return third_card(a, b) == third_card(c, d) || third_card(a, c) == third_card(b, d) ||
         third_card(a, d) == third_card(b, c);
}

// All ultrasets of a table in the order of places, each once.
[[nodiscard]] std::vector<Quadruple> find_ultrasets(std::span<const Card> table);

}  // namespace sabar::set
