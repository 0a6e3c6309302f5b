// A position of Klondike in a few words, and its five moves.
//
// Runs of face-up cards can be moved between the two cards that may carry them as often as one likes, so how the runs
// hang together need not be known. A position is: the heights of the foundations, how much of each column still lies
// where it was dealt, and which cards are left in stock and waste; with more than one card drawn at a time also how
// many of these lie in the waste. That is 56 bits and the waste.
//
// A card is *locked* while it lies where it was dealt as the lowest face-up card of its column, on a card that is face
// down or on the table. When it goes, the card beneath turns up, or the column is free. A king at the bottom of a
// column is not locked: to move it would gain nothing. Every other face-up card lies on a card of the next rank and the
// other colour. So a pair is *open*, that is, one of its cards is bare, exactly if fewer cards that are not locked lie
// face up in the pair that goes on it than it has face-up cards itself.
//
// Theorem. A position of the game can be won exactly if its compact position can.
// Proof. A move of the game between columns leaves the compact position as it is, or it moves a locked card (`reveal`);
// every other move of a card is one of the other four: where the game asks for a bare card, its pair is open. So a line
// of the game is a line of the model. The other way round, let a move be legal in the model. If it wants card X bare,
// and X is not, its twin is: the run on X goes there first. If it wants a place for X, a card of the pair that carries
// X is bare, or a column is empty: the free columns hold a king each, or nothing. So the move can be made, in whatever
// way the runs hang together, after one move of a run at most. QED. `expand.hpp` is this proof as a program.
//
// Preconditions: fits() in model.hpp. Source: the idea is lonelybot's.
#pragma once

#include <cstdint>

#include <sabar/solvers/models/klondike/cards.hpp>
#include <sabar/solvers/models/klondike/layout.hpp>

namespace sabar::klondike {

enum class Kind : std::uint8_t {
  reveal,         // a locked card and what lies on it goes to a carrier or, a king, to a free column
  pile_to_home,   // from a column to the foundation
  home_to_pile,   // and back
  stock_to_pile,  // from stock or waste, after as many draws as it takes
  stock_to_home,
};

struct CompactMove {
  Kind kind = Kind::reveal;
  std::uint8_t card = 0;  // its bit
  friend constexpr bool operator==(const CompactMove&, const CompactMove&) = default;
};
[[nodiscard]] constexpr CompactMove compact_move(Kind kind, int card) {
  return {kind, static_cast<std::uint8_t>(card)};
}

struct Position {
  Cards face_up = 0;        // in the columns
  Cards locked = 0;         // of these
  Cards stock = 0;          // in stock and waste
  Cards next = 0;           // one for each suit: what its foundation takes; beyond the highest rank when it is full
  std::uint32_t left = 0;   // stock and waste by place: bit i is the i-th card drawn in a pass
  std::uint16_t home = 0;   // heights of the foundations, four bits each
  std::uint16_t dealt = 0;  // how much of each column lies where it was dealt, one number for all
  std::uint8_t free = 0;    // columns without a locked card
  std::uint8_t waste = 0;   // cards in the waste
  std::uint8_t passed = 0;  // place from which the stock goes on: all cards of the waste lie before it
  std::uint8_t pass = 0;    // redeals used, where they are counted
  CompactMove came;         // the last move, and whether it was all that happened since the position before
  bool plainly = false;
  bool undoable = false;  // by the card going back up or down, which would lead nowhere new

  friend constexpr bool operator==(const Position&, const Position&) = default;
};

// Cards on which something may be put: both of a pair of which one is bare.
[[nodiscard]] constexpr Cards open_cards(const Position& at) {
  const Cards laid_on = (at.face_up & ~at.locked) << 4;
  return pairs((any_of(at.face_up) & ~any_of(laid_on)) | (both_of(at.face_up) & ~both_of(laid_on)));
}
// Cards for which there is a place on the columns. `open`: open_cards().
[[nodiscard]] inline Cards landing_cards(const Layout& layout, const Position& at, Cards open) {
  const Cards kings = at.face_up & ~at.locked & layout.kings;  // each holds a free column
  const bool room = count_four(kings >> layout.kings_shift) < at.free;
  return open >> 4 | (room ? layout.kings : 0);
}
// The uppermost cards of the foundations.
[[nodiscard]] constexpr Cards home_tops(const Position& at) { return suit_down(at.next); }

// Nothing is face down any more: of what is left the lowest rank can always go home, if the stock can be reached.
[[nodiscard]] inline bool all_face_up(const Layout& layout, const Position& at) {
  return (at.locked & layout.covering) == 0;
}

// The locked card leaves its place.
inline void unlock(const Layout& layout, Position& at, int card) {
  const Beneath& beneath = layout.beneath[static_cast<std::size_t>(card)];
  at.locked = (at.locked & ~card_set(card)) | beneath.locked;
  at.face_up |= beneath.turned;
  at.free = static_cast<std::uint8_t>(at.free + beneath.frees);
  at.dealt = static_cast<std::uint16_t>(at.dealt - beneath.weight);
}
inline void leave_stock(const Layout& layout, Position& at, int card) {
  at.stock &= ~card_set(card);
  at.left &= ~(std::uint32_t{1} << layout.place[static_cast<std::size_t>(card)]);
}
inline void put_home(Position& at, int card) {
  at.next ^= card_set(card) | suit_up(card_set(card));
  at.home = static_cast<std::uint16_t>(at.home + (1U << (4 * suit_of(card))));
}

// The card that would undo the last move.
[[nodiscard]] constexpr Cards undoing(const Position& at) { return at.undoable ? card_set(at.came.card) : 0; }

// Notes the move that leads to a position.
inline void note_move(const Position& before, Position& after, CompactMove move, bool plainly) {
  after.came = move;
  after.plainly = plainly;
  after.undoable =
      plainly && (move.kind == Kind::home_to_pile || (move.kind == Kind::pile_to_home && before.dealt == after.dealt));
}
// Something else has happened since, or it belongs to another search.
inline void step_aside(Position& at) {
  at.plainly = false;
  at.undoable = false;
}

// Plays a move without a look at the waste.
inline void play(const Layout& layout, Position& at, CompactMove move) {
  const int card = move.card;
  switch (move.kind) {
    case Kind::reveal:
      unlock(layout, at, card);
      break;
    case Kind::pile_to_home:
      if ((at.locked & card_set(card)) != 0) {
        unlock(layout, at, card);
      }
      at.face_up &= ~card_set(card);
      put_home(at, card);
      break;
    case Kind::home_to_pile:
      at.face_up |= card_set(card);
      at.next ^= card_set(card) | suit_up(card_set(card));
      at.home = static_cast<std::uint16_t>(at.home - (1U << (4 * suit_of(card))));
      break;
    case Kind::stock_to_pile:
      leave_stock(layout, at, card);
      at.face_up |= card_set(card);
      break;
    case Kind::stock_to_home:
      leave_stock(layout, at, card);
      put_home(at, card);
      break;
  }
}

}  // namespace sabar::klondike
