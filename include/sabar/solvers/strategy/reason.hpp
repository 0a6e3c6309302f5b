// Why a strategy made a move, as data; session/patience/reason_text.hpp has the words.
//
//   Seven of hearts goes home: no card still in play has to lie on it.
//
// The first half is the deed: what the move does with which cards. The second is the reason the strategy had.
#pragma once

#include <cstdint>
#include <optional>

#include <sabar/core/card.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

struct Deed {
  MoveKind kind = MoveKind::transfer;
  PileKind from = PileKind::column;
  PileKind to = PileKind::column;  // of a draw: where the cards go
  std::uint8_t from_number = 1;    // among the piles of its kind, from 1
  std::uint8_t to_number = 1;
  std::uint8_t count = 1;    // cards that move
  Card card;                 // the lowest card that moves; of a row the top of the pile
  std::optional<Card> onto;  // the card it comes to lie on, or beside in a grid; of a pair the other card
  friend bool operator==(const Deed&, const Deed&) = default;
};

enum class Why : std::uint8_t {
  // The paper's phases. The lot fell on the column that gives the card.
  paper_home,          // 1: top card of a column to a foundation
  paper_top,           // 2: top card of a column to another column
  paper_run,           // 3: face-up run of a column to another column
  paper_deal,          // 4: nothing moved in this round
  paper_redeal,        // 4: and the stock is empty
  paper_dealt_home,    // 5
  paper_dealt_column,  // 6
  // Our greedy strategy: the rule that weighed most.
  wins,
  safe_home,
  home,
  turns,
  leaves,
  empties,
  from_waste,
  from_reserve,
  frees_cell,
  digs,
  orders,
  closes_row,
  fills_gap,
  draws,
  redeals,
  gathers,
  least_bad,
  // Of a winning line: what it does, or what a later move needs it for.
  completes,
  fetches,
  room_for,
  uncovers,
  carries,
  // By lot.
  only_move,
  by_lot,
};

struct Reason {
  Deed deed;
  Why why = Why::by_lot;
  std::uint16_t choices = 1;    // by_lot: among how many moves
  std::uint16_t later = 0;      // of a winning line: how many moves later it is needed, or the win comes,
  std::optional<Card> other{};  // and by which card; none: one that must not be named
  friend bool operator==(const Reason&, const Reason&) = default;
};

// Why a strategy does not go on.
enum class Ending : std::uint8_t {
  none,         // it goes on, or has won
  no_move,      // no move of its kind is possible
  whole_pass,   // a whole pass of the stock has offered nothing
  came_back,    // positions come back, and no lot leads to a new one
  nothing_new,  // every move leads to a position that has been
  no_gain,      // many moves without a card home or turned
  bound,        // many moves in all
};

}  // namespace sabar
