// A position of a Yukon-like game as links between cards: what lies beneath each card, and what lies on it.
//
// Columns have no names, so positions that differ only in their order are equal, and a card moves with all that lie on
// it by one change of link. A link that the rules would not make is never made again once it is cut: those are counted,
// and what is left of them and of the face-down cards says how far the game has come.
//
// The key is two sums over the links and the face-down cards that have nothing in common: 128 bits.
#pragma once

#include <sabar/core/key.hpp>
#include <sabar/solvers/models/yukon/layout.hpp>

namespace sabar::yukon {

inline constexpr int kNothing = 52;  // beneath the lowest card of a column; on its top card
inline constexpr int kHome = 53;

// A card with all that lie on it, onto another card or to an empty column (kNothing); or a top card home.
struct GroupMove {
  std::uint8_t card = 0;
  std::uint8_t target = 0;
  friend constexpr bool operator==(const GroupMove&, const GroupMove&) = default;
};

struct Position {
  Cards tops = 0;  // of columns
  Cards closed = 0;
  std::uint64_t low = 0;  // of the key
  std::uint64_t high = 0;
  std::array<std::uint8_t, 4> height{};  // cards of each suit that are home
  std::uint8_t home = 0;                 // cards that are home
  std::uint8_t filled = 0;               // columns that have cards
  std::uint8_t breaks = 0;               // links that the rules would not make
  PerCard<std::uint8_t> beneath{};
  PerCard<std::uint8_t> above{};

  friend bool operator==(const Position&, const Position&) = default;
};

[[nodiscard]] inline bool is_home(const Position& position, int card) {
  return rank_of(card) < at(position.height, suit_of(card));
}
// Whether the rules would put a card on another, or on an empty column.
[[nodiscard]] inline bool lies_well(const Layout& layout, int card, int beneath) {
  return beneath == kNothing ? is_in(layout.fillers, card) : is_in(at(layout.carriers, card), beneath);
}

void put_column(const Layout& layout, const TablePile& pile, Position& position);

// The card is one that may move so.
void play(const Layout& layout, const GroupMove& move, Position& position);

// Cards that may go home now.
[[nodiscard]] Cards home_cards(const Layout& layout, const Position& position);

// Sends home what goes home at once: a top card all of whose followers are home. Nothing will ever be put on it again,
// so a line that wins with it on the table also wins without it: moves of the card itself fall away, moves of groups
// with it on top are made without it, and whatever it covers is free the sooner. A follower that could go home itself
// is not enough, as it is where single cards move: it may come with others on it.
template <class Visit>
void send_home(const Layout& layout, Position& position, Visit&& visit) {
  for (bool again = true; again;) {
    again = false;
    for (Cards set = home_cards(layout, position); set != 0; set &= set - 1) {
      const int card = first_of(set);
      Cards left = at(layout.followers, card);
      while (left != 0 && is_home(position, first_of(left))) {
        left &= left - 1;
      }
      if (left == 0) {
        const GroupMove move{static_cast<std::uint8_t>(card), kHome};
        visit(move);
        play(layout, move, position);
        again = true;
      }
    }
  }
}

}  // namespace sabar::yukon
