// Games in which top cards are beaten by higher ones of their suit (Aces Up) as another Game: a word for each column.
//
// The cards have numbers: first those of the columns, each column from its bottom up, then those of the stock in the
// order they are dealt. A column is the set of its numbers, and its top card is the highest of them.
//
// Theorem. That says it all: in every column the cards lie in the order of their numbers. Proof. So they do at the
// start. A card that moves comes to an empty column, alone; a card that is dealt has a higher number than all that were
// there before. QED  Moves are those of the rules, one by one.
//
// `beaten-leave` (leave): a beaten card c leaves at once if no lower card of its suit is left, in columns or stock, or
// if the stock is out. Proof. Take a winning line that lets c stay for now, and leave out of it all that moves c. Every
// column is then what it was in that line, without c. What is dealt, comes to an empty column or beats another card
// does so still, but for c itself as the one that beats. No lower card: it beats none. No stock: nothing is ever put on
// the top card that beats c now, and if that one leaves it is for a higher top card; whatever c would beat, that one
// beats. So the line wins, with fewer moves. QED  The naive version, to let every beaten card leave at once, is wrong:
// a card that stays can beat another one when the card that beats it now is covered (reduced deck `beaten-3-columns`,
// deals 75, 77, 367).
//
// Columns may lie on cards of which nothing is known but that they were dealt (last_rows.hpp): then a column without
// cards is empty and has each of them on top. Cards may come on such a column, so there `beaten-leave` with the stock
// out asks for a card in sight that beats.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/core/game.hpp>
#include <sabar/core/key.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::beaten {

inline constexpr std::size_t kMostColumns = 4;
inline constexpr std::size_t kMostCards = 52;

using Cards = std::uint64_t;  // bit c is card c of the board

[[nodiscard]] constexpr Cards card_bit(std::size_t card) { return Cards{1} << card; }
// Of a column that is not empty.
[[nodiscard]] constexpr std::size_t top_of(Cards column) {
  return static_cast<std::size_t>(std::bit_width(column)) - 1;
}

struct BeatenState {
  std::array<Cards, kMostColumns> columns{};
  std::uint8_t dealt = 0;  // cards that are or were in columns; the others are the stock
  friend bool operator==(const BeatenState&, const BeatenState&) = default;
};

struct BeatenBoard {
  std::size_t cards = 0;
  std::size_t columns = 0;
  std::size_t first_pile = 0;
  std::size_t discard = 0;
  std::size_t goal = 0;                    // so many may be left
  bool fills = false;                      // an empty column takes a card
  std::array<Cards, kMostCards> higher{};  // cards of its suit that beat a card
  std::array<Cards, kMostCards> lower{};   // cards of its suit that it beats
  std::array<bool, kMostCards> ace{};
  std::array<std::uint8_t, kMostCards> rank{};  // ace 14
  Cards earlier = 0;                            // cards that lie beneath, nobody knows how
  BeatenState start;
};

struct BeatenTechniques {
  bool leave = true;
};

class BeatenGame {
public:
  using State = BeatenState;
  using Move = sabar::Move;
  using Key = Key128;
  using Undo = BeatenState;  // as it was
  static constexpr bool kComplete = true;

  BeatenGame(const BeatenBoard& board, const BeatenTechniques& techniques);

  [[nodiscard]] const BeatenTechniques& techniques() const { return techniques_; }

  // Beaten cards, cards to empty columns, the next row.
  void legal(const State& position, MoveList<Move>& moves) const;
  Undo apply(State& position, const Move& move) const;
  void undo(State& position, const Move& /*move*/, const Undo& back) const { position = back; }
  // Columns are interchangeable once the stock is out.
  [[nodiscard]] Key key(const State& position) const;
  [[nodiscard]] bool goal(const State& position) const {
    return static_cast<std::size_t>(std::popcount(left(position))) + stay_ <= board_.goal;
  }

  // Cards in columns and stock.
  [[nodiscard]] Cards left(const State& position) const {
    Cards all = board_.cards == position.dealt ? 0 : (card_bit(board_.cards) - 1) & ~(card_bit(position.dealt) - 1);
    for (const Cards column : position.columns) {
      all |= column;
    }
    return all;
  }
  [[nodiscard]] const BeatenBoard& board() const { return board_; }

private:
  BeatenBoard board_;
  BeatenTechniques techniques_;
  std::size_t stay_ = 0;  // earlier cards that never leave
};

static_assert(Game<BeatenGame>);

// An error for other rules or a wrong table.
[[nodiscard]] Result<BeatenBoard> read_beaten(const Rules& rules, const Table& table);

}  // namespace sabar::beaten
