// A position of a patience game in a few dozen bytes.
//
// All cards lie in one row, pile after pile, each pile from bottom to top; `ends` holds the borders between piles. A
// move turns a part of the row round like a ring (at most 52 bytes for one pack). So equal positions are equal bytes,
// there are no pointers, and a copy costs one or two cache lines: the undo record is simply the position before.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include <sabar/core/card.hpp>

namespace sabar::patience {

// The key reads eight bytes at a time and may look past the last card.
inline constexpr std::size_t kLookAhead = 8;

template <std::size_t Cards, std::size_t Piles>
struct BasicState {
  std::array<Card, Cards + kLookAhead> cards{};
  std::array<std::uint8_t, Piles + 1> ends{};  // pile p is cards[ends[p]] … cards[ends[p + 1] - 1]
  std::array<std::uint8_t, Piles> closed{};    // face-down cards at the bottom of each pile
  std::uint8_t base = 1;                       // rank on which foundations begin
  std::uint8_t redeals = 0;                    // used so far; stays 0 where they are unlimited
  std::uint8_t gathers = 0;                    // used so far

  friend bool operator==(const BasicState&, const BasicState&) = default;

  [[nodiscard]] std::size_t size(std::size_t pile) const { return std::size_t{ends[pile + 1]} - ends[pile]; }
  [[nodiscard]] bool empty(std::size_t pile) const { return ends[pile + 1] == ends[pile]; }
  [[nodiscard]] std::size_t face_up(std::size_t pile) const { return size(pile) - closed[pile]; }
  [[nodiscard]] Card top(std::size_t pile) const { return cards[std::size_t{ends[pile + 1]} - 1]; }
  // The card with `depth` cards on it.
  [[nodiscard]] Card from_top(std::size_t pile, std::size_t depth) const {
    return cards[std::size_t{ends[pile + 1]} - 1 - depth];
  }
  [[nodiscard]] std::span<const Card> pile(std::size_t pile) const {
    return std::span(cards).subspan(ends[pile], size(pile));
  }

  // Moves the top `count` cards of one pile on another, in the same order.
  void carry(std::size_t from, std::size_t to, std::size_t count);
  // Moves one card from under `depth` others on another pile.
  void pluck(std::size_t from, std::size_t depth, std::size_t to);
  // Turns the order of a whole pile round.
  void reverse(std::size_t pile) { std::reverse(cards.begin() + ends[pile], cards.begin() + ends[pile + 1]); }
};

template <std::size_t Cards, std::size_t Piles>
void BasicState<Cards, Piles>::carry(std::size_t from, std::size_t to, std::size_t count) {
  Card* const row = cards.data();
  Card hand[Cards];
  const auto take = [&](const Card* place) {
    count == 1 ? (void)(hand[0] = *place) : (void)std::memcpy(hand, place, count);
  };
  const auto put = [&](Card* place) { count == 1 ? (void)(*place = hand[0]) : (void)std::memcpy(place, hand, count); };
  if (from < to) {
    const std::size_t begin = ends[from + 1] - count;
    const std::size_t end = ends[to + 1];
    take(row + begin);
    std::memmove(row + begin, row + begin + count, end - begin - count);
    put(row + end - count);
    for (std::size_t pile = from + 1; pile <= to; ++pile) {
      ends[pile] = static_cast<std::uint8_t>(ends[pile] - count);
    }
  } else {
    const std::size_t begin = ends[to + 1];
    const std::size_t end = ends[from + 1];
    take(row + end - count);
    std::memmove(row + begin + count, row + begin, end - begin - count);
    put(row + begin);
    for (std::size_t pile = to + 1; pile <= from; ++pile) {
      ends[pile] = static_cast<std::uint8_t>(ends[pile] + count);
    }
  }
}

template <std::size_t Cards, std::size_t Piles>
void BasicState<Cards, Piles>::pluck(std::size_t from, std::size_t depth, std::size_t to) {
  // Brought to the top of its pile first.
  const auto top = cards.begin() + ends[from + 1];
  std::rotate(top - static_cast<std::ptrdiff_t>(depth) - 1, top - static_cast<std::ptrdiff_t>(depth), top);
  carry(from, to, 1);
}

}  // namespace sabar::patience
