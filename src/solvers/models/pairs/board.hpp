// A deal of a game in which cards leave in pairs (Pyramid, Giza, Fourteen …), with everything that does not change.
//
// The cards have numbers: first those that lie on the table, then those of waste and stock in the order they are drawn,
// the waste's lowest first. A redeal keeps that order, so a position is the set of cards that are left and a place in
// the stock: everything before it is the waste.
//
// Cards that leave alone (kings) are not waited for. On the table they leave as soon as they are free, and those of
// stock and waste are no cards of the board at all.
//
// Theorem. That neither wins nor loses a game. A card that leaves alone is nobody's partner. Of those on the table:
// take a winning line and let the card leave as soon as it is free; all else is as before, with less on the table. Of
// those in the stock: nobody can draw past one without having it on top of the waste, from where it can leave, and so
// can it when it comes to the top again; when it is gone the card before it is on top, which is what would be there
// without it. QED
#pragma once

#include <array>
#include <bit>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::pairs {

inline constexpr std::size_t kMostCards = 52;
inline constexpr unsigned kDrawnBits = 7;  // and 57 for the cards

using Cards = std::uint64_t;  // bit c is card c of the board

[[nodiscard]] constexpr Cards card_bit(std::size_t card) { return Cards{1} << card; }

// Its identity: cards, and how much was drawn. `place` is the first card of the stock that is left, counted among all
// cards of waste and stock, or their number.
struct PairState {
  Cards cards = 0;
  std::uint8_t pass = 0;  // redeals made since the start
  std::uint8_t place = 0;
  friend bool operator==(const PairState&, const PairState&) = default;
};

// The cards of two ranks that go together, or of one that goes with itself.
struct PairClass {
  std::vector<std::uint8_t> cards;  // eight at most
  std::bitset<256> hopeful;         // per set of them: whether all that must leave can have partners
};

struct PairBoard {
  std::size_t laid = 0;                      // cards on the table; the cards of the stock come after them
  std::size_t stock = 0;                     // cards of waste and stock together
  std::array<Cards, kMostCards> on{};        // cards that lie right on a card
  std::array<Cards, kMostCards> partners{};  // cards with which it may leave
  std::array<std::uint8_t, kMostCards> pile{};
  std::array<std::uint8_t, kMostCards> rank{};
  std::array<std::uint8_t, kMostCards> partner_rank{};
  std::array<std::uint8_t, kMostCards> class_of{};
  std::vector<PairClass> classes;
  Cards alone = 0;          // leave alone; of the table
  Cards wanted = 0;         // must leave
  bool open = false;        // the top card of the stock is available
  bool unlimited = false;   // redeals
  std::uint8_t passes = 0;  // redeals that are left, unless unlimited
  PairState start;

  [[nodiscard]] Cards laid_cards() const { return card_bit(laid) - 1; }
  [[nodiscard]] std::size_t next_place(Cards cards, std::size_t from) const {
    const Cards ahead = cards >> laid >> from;
    return ahead == 0 ? stock : from + static_cast<std::size_t>(std::countr_zero(ahead));
  }
  // The place of the waste's top card, or `stock` if there is none.
  [[nodiscard]] std::size_t waste_place(const PairState& position) const {
    const Cards behind = position.cards >> laid & (card_bit(position.place) - 1);
    return behind == 0 ? stock : static_cast<std::size_t>(std::bit_width(behind)) - 1;
  }
  // Cards of the table that are available.
  [[nodiscard]] Cards free_cards(Cards cards) const;
  // Lets all leave that leave alone.
  [[nodiscard]] Cards without_alone(Cards cards) const;
};

// An error for other rules or a wrong table.
[[nodiscard]] Result<PairBoard> lay_out(const Rules& rules, const Table& table);

}  // namespace sabar::pairs
