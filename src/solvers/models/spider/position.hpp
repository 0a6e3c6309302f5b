// A position of a Spider-like game in some 290 bytes: the columns one behind the other, and what the score and the hash
// need of them, kept from move to move.
//
// The hash does not know the order of the columns: it is a sum over columns of a scattered sum over cards. Cards that
// move together are multiplied by a power, so that their number does not matter. It hopes: while there is a stock the
// order of columns means something, and 64 bits may collide. Either loses a position at worst and forges no win.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sabar::spider {

inline constexpr std::size_t kMaxCards = 112;
inline constexpr std::size_t kMaxColumns = 14;

// Rank from 1 in the low four bits, suit above: a card lies in suit on the next number.
using Code = std::uint8_t;
[[nodiscard]] constexpr int rank_of(Code code) { return code & 15; }
[[nodiscard]] constexpr bool in_suit(Code beneath, Code on) { return beneath == on + 1; }
[[nodiscard]] constexpr bool in_order(Code beneath, Code on) { return rank_of(beneath) == rank_of(on) + 1; }

namespace detail {

[[nodiscard]] constexpr std::uint64_t scatter(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

struct HashTables {
  std::array<std::uint64_t, 64> card{};
  std::array<std::uint64_t, 2 * kMaxCards> power{};  // from -kMaxCards on
  constexpr HashTables() {
    for (std::size_t i = 0; i < card.size(); ++i) {
      card[i] = scatter(0x9e3779b97f4a7c15 * (i + 1));
    }
    constexpr std::uint64_t kBase = 0xd1342543de82ef95;
    std::uint64_t inverse = kBase;  // Newton's iteration modulo 2^64
    for (int i = 0; i < 6; ++i) {
      inverse *= 2 - kBase * inverse;
    }
    power[kMaxCards] = 1;
    for (std::size_t i = 1; i < kMaxCards; ++i) {
      power[kMaxCards + i] = power[kMaxCards + i - 1] * kBase;
      power[kMaxCards - i] = power[kMaxCards - i + 1] * inverse;
    }
  }
};
inline constexpr HashTables kHashTables;

}  // namespace detail

[[nodiscard]] inline std::uint64_t card_term(Code code, std::size_t place) {
  return detail::kHashTables.card[code] * detail::kHashTables.power[kMaxCards + place];
}
// What a sum over cards becomes when they lie so many places higher (or lower).
[[nodiscard]] inline std::uint64_t shifted(std::uint64_t sum, std::size_t to, std::size_t from) {
  return sum * detail::kHashTables.power[kMaxCards + to - from];
}

// What the score counts.
struct Features {
  std::int16_t breaks = 0;  // cards that do not follow the one beneath
  std::int16_t off = 0;     // cards on the next higher one of another suit
  std::int16_t closed = 0;  // cards face down
  std::int16_t empty = 0;   // columns without cards
  std::int16_t kings = 0;   // open columns on the highest rank
  std::int16_t home = 0;    // runs that have left
};

struct Position {
  std::array<Code, kMaxCards> cards{};                // column after column, from the bottom
  std::array<std::uint8_t, kMaxColumns + 1> first{};  // of each column; the last is the number of cards
  std::array<std::uint8_t, kMaxColumns> closed{};     // face down, from the bottom
  std::uint8_t dealt = 0;                             // cards of the stock
  Features features;
  std::array<std::uint64_t, kMaxColumns> sums{};  // over the cards of each column
  std::uint64_t hash = 0;
  std::int32_t score = 0;
  std::uint32_t node = 0;  // of a search

  [[nodiscard]] std::size_t size(std::size_t column) const {
    return static_cast<std::size_t>(first[column + 1] - first[column]);
  }
  [[nodiscard]] bool empty(std::size_t column) const { return first[column + 1] == first[column]; }
  [[nodiscard]] Code top(std::size_t column) const { return cards[first[column + 1] - 1U]; }
  [[nodiscard]] const Code* column(std::size_t column) const { return cards.data() + first[column]; }
};

}  // namespace sabar::spider
