// A position of a Canfield-like game: what lies beneath each card of a column, which cards of stock and waste are left,
// how many of the reserve, and how far the foundations have come.
//
// Columns have no names, so positions that differ only in their order are equal, and a run moves by one change of link.
// Stock and waste are one row of cards in the order of drawing, with a border between them. Which cards of columns
// there are follows from the rest.
#pragma once

#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/models/canfield/layout.hpp>

namespace sabar::canfield {

struct Position {
  Cards tops = 0;           // of columns
  Cards bases = 0;          // the lowest cards of columns
  Cards next = 0;           // the cards the foundations wait for
  std::uint64_t stock = 0;  // places of the row whose cards are left, waste and stock
  std::uint64_t low = 0;    // of the key of the columns
  std::uint64_t high = 0;
  std::uint8_t border = 0;  // places below it are the waste
  std::uint8_t reserve = 0;
  std::uint8_t home = 0;
  PerCard<std::uint8_t> beneath{};  // kNoPlace for cards that are in no column

  friend bool operator==(const Position&, const Position&) = default;
};

// A card, with all that lie on it, onto another card, to an empty column (kNothing) or home.
struct RunMove {
  std::uint8_t card = 0;
  std::uint8_t target = 0;
  friend constexpr bool operator==(const RunMove&, const RunMove&) = default;
};

[[nodiscard]] Position read_position(const Rules& rules, const Layout& layout, const Table& table);

[[nodiscard]] inline int reserve_top(const Layout& layout, const Position& position) {
  return position.reserve == 0 ? kNothing : at(layout.reserve, position.reserve - 1);
}
[[nodiscard]] inline bool in_stock(const Layout& layout, const Position& position, int card) {
  return is_in(position.stock, at(layout.place, card));
}
[[nodiscard]] inline bool has_empty_column(const Layout& layout, const Position& position) {
  return std::popcount(position.bases) < layout.columns;
}
[[nodiscard]] inline bool is_home(const Position& position, int card) {
  const Cards waits = position.next & (Cards{0x1111111111111} << suit_of(card));
  return waits == 0 || card_set(card) < waits;
}

// The card is one that may move so. An emptied column is filled from the reserve.
void play(const Layout& layout, const RunMove& move, Position& position);

// Whether no column will want the next card of its foundation any more: all cards that might be put on it are home, or
// next and safe themselves (solvers/technique/safe_followers.hpp has the proof).
[[nodiscard]] bool is_safe(const Layout& layout, const Position& position, int card);

// Sends home what goes home at once: safe cards from columns and reserve, and from the stock where every card of it can
// be turned up. Where several are turned at a time the going of a card would change which come up later.
template <class Visit>
void send_home(const Layout& layout, Position& position, Visit&& visit) {
  for (bool again = true; again;) {
    again = false;
    const int reserve = reserve_top(layout, position);
    const Cards ready = position.tops | (reserve == kNothing ? 0 : card_set(reserve));
    for (Cards set = position.next; set != 0; set &= set - 1) {
      const int card = first_of(set);
      const bool free = is_in(ready, card) || (layout.draw == 1 && in_stock(layout, position, card));
      if (free && is_safe(layout, position, card)) {
        const RunMove move{static_cast<std::uint8_t>(card), kHome};
        visit(move);
        play(layout, move, position);
        again = true;
        break;
      }
    }
  }
}

}  // namespace sabar::canfield
