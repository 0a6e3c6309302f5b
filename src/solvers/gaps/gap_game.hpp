// Rows of cards with gaps (Gaps, Montana) as another Game: which card lies on which place.
//
// The aces are gone. A gap takes the card that follows its left neighbour, at the left end a two: so a position has a
// handful of moves, and each is told by the card and the gap. These are the moves of the rules, one by one.
//
// `gap-reach` (reach): lost, if the cards cannot all come to where they belong even in an easier game. In it a place
// that is free once is free for ever, and a card may follow its predecessor to all places that one could ever be on.
// For each card the places where it could be are a word of 52 bits; they grow until nothing changes.
//   free places:   the gaps, and the place of every card that has another place to go to;
//   a two:         its own place, and the free ones at the left end of rows that take it;
//   other cards:   its own place, and the free ones to the right of where the card before it could be.
// Theorem. In every line each card is only on places of its word. Proof. Take the first move that breaks this, of card
// x to place t. The card before x is on a place of its word, to the left of t; or x is a two and t a left end. And t is
// empty: a gap from the start, or its first card has left it, by a move that did not break this, so t counts as free.
// Either way t is in the word of x. QED  A position is lost, too, if suits cannot be given rows in which all their
// cards have their places; where rows have suits, too, since a two may have been dealt to the left end of another row,
// and the goal does not mind. The naive version, cards that wait for each other in a circle, sees no more than cards
// that never move.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <sabar/core/game.hpp>
#include <sabar/core/key.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/rules.hpp>
#include <sabar/rules/table.hpp>

namespace sabar::gaps {

inline constexpr std::size_t kMostPlaces = 52;
inline constexpr std::uint8_t kGap = 255;

using Places = std::uint64_t;  // bit p is place p, row after row

[[nodiscard]] constexpr Places place_bit(std::size_t place) { return Places{1} << place; }

// Cards have numbers: suit times width plus rank less two. So a two is a multiple of the width, and the last number of
// a suit is nobody's.
struct GapState {
  std::array<std::uint8_t, kMostPlaces> at{};     // card on a place, or kGap
  std::array<std::uint8_t, kMostPlaces> place{};  // of a card
  Places gaps = 0;
  friend bool operator==(const GapState&, const GapState&) = default;
};

struct GapStep {
  std::uint8_t card = 0;
  std::uint8_t to = 0;
  std::uint8_t from = 0;
  friend bool operator==(const GapStep&, const GapStep&) = default;
};

struct GapBoard {
  std::size_t rows = 0;
  std::size_t width = 0;
  std::size_t first_pile = 0;
  bool row_suits = false;  // row i belongs to suit i
  Places left_ends = 0;
  Places right_ends = 0;
  GapState start;

  [[nodiscard]] std::size_t places() const { return rows * width; }
};

struct GapTechniques {
  bool reach = true;
};

class GapGame {
public:
  using State = GapState;
  using Move = GapStep;
  using Key = Key128;
  struct Undo {};
  static constexpr bool kComplete = true;

  GapGame(const GapBoard& board, const GapTechniques& techniques) : board_(board), techniques_(techniques) {}

  // Gap by gap.
  void legal(const State& position, MoveList<Move>& moves) const;
  Undo apply(State& position, const Move& move) const {
    shift(position, move.card, move.from, move.to);
    return {};
  }
  void undo(State& position, const Move& move, const Undo& /*back*/) const {
    shift(position, move.card, move.to, move.from);
  }
  [[nodiscard]] Key key(const State& position) const;
  [[nodiscard]] bool goal(const State& position) const;

  // Whether the easier game can be won.
  [[nodiscard]] bool hopeful(const State& position) const;
  // Cards at the left end of a row that are in order, all rows together.
  [[nodiscard]] std::size_t settled(const State& position) const;
  [[nodiscard]] const GapBoard& board() const { return board_; }

private:
  static void shift(State& position, std::size_t card, std::size_t from, std::size_t to) {
    position.at[from] = kGap;
    position.at[to] = static_cast<std::uint8_t>(card);
    position.place[card] = static_cast<std::uint8_t>(to);
    position.gaps ^= place_bit(from) | place_bit(to);
  }
  [[nodiscard]] bool is_last(std::size_t card) const { return card % board_.width == board_.width - 2; }
  [[nodiscard]] Places left_ends_for(std::size_t suit) const {
    return board_.row_suits ? place_bit(suit * board_.width) : board_.left_ends;
  }
  [[nodiscard]] bool rows_can_be_given(const std::array<Places, kMostPlaces>& reach) const;

  GapBoard board_;
  GapTechniques techniques_;
};

static_assert(Game<GapGame>);

// One pack without aces in a grid with a row for each suit, and the goal of rows in order.
[[nodiscard]] bool is_gap_game(const Rules& rules);
// An error for other rules or a wrong table.
[[nodiscard]] Result<GapBoard> read_gaps(const Rules& rules, const Table& table);

}  // namespace sabar::gaps
