// The one law of SET: any two cards make a set with exactly one third card.
//
// In every digit the three cards of a set add up to a multiple of 3, whether they agree or differ. So the third card of
// two is what is missing to that sum. Halves of three digits are looked up in a table, which serves decks of every
// size.
#pragma once

#include <array>
#include <cstddef>

#include <sabar/rules/set/cards.hpp>

namespace sabar::set {

inline constexpr std::size_t kHalf = 27;

using HalfTable = std::array<std::array<std::uint8_t, kHalf>, kHalf>;

[[nodiscard]] constexpr HalfTable make_half_table() {
  HalfTable table{};
  for (std::size_t a = 0; a < kHalf; ++a) {
    for (std::size_t b = 0; b < kHalf; ++b) {
      std::size_t third = 0;
      for (const std::size_t unit : {9U, 3U, 1U}) {
        third += unit * ((6 - a / unit % 3 - b / unit % 3) % 3);
      }
      table[a][b] = static_cast<std::uint8_t>(third);
    }
  }
  return table;
}

inline constexpr HalfTable kThirdOfHalves = make_half_table();

// The card that makes a set with two different cards; the card itself if both are the same. Any number of attributes.
[[nodiscard]] constexpr Card third_card(Card a, Card b) {
  return static_cast<Card>(kThirdOfHalves[a / kHalf][b / kHalf] * kHalf + kThirdOfHalves[a % kHalf][b % kHalf]);
}

// The cards are different.
[[nodiscard]] constexpr bool is_set(Card a, Card b, Card c) { return third_card(a, b) == c; }

// In how many attributes the cards of a set differ.
[[nodiscard]] constexpr int differing(Card a, Card b) {
  int count = 0;
  for (; a != b; a = static_cast<Card>(a / 3), b = static_cast<Card>(b / 3)) {
    count += a % 3 != b % 3 ? 1 : 0;
  }
  return count;
}

}  // namespace sabar::set
