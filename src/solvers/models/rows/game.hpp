// Piles in a row that close up (Accordion, Late Binding Solitaire) as another Game: the row of top cards.
//
// Theorem. What lies beneath a top card never matters: a pile moves as a whole, whether it may move and onto what is
// asked of top cards alone, and the goal counts piles. So a row of tops is won exactly if the row of piles is, by the
// same moves. QED
//
// Every move costs one pile. So a row of n piles is won in n - 1 moves or not at all, and every win is a shortest one.
//
// `row-links` (links): lost, if the tops fall apart into parts of which no card has the suit or rank of another part.
// Proof. Let every top that is covered point at the card that covers it. In a win all tops but the last point at
// another one of these tops that has its suit or rank, and there are no circles, since what is covered is gone: a tree,
// which holds all of them together. QED  A card without a partner is a part of its own. The naive version, to look only
// for such cards, sees less and costs as much.
//
// `row-pattern` (pattern): two rows in which the same places have suits and ranks in common are the same position,
// whichever suits and ranks those are. Proof. All rules ask whether two cards are equal in suit or in rank. QED  So
// suits and ranks are numbered as they appear, and one that appears once is none. To keep the cards' own numbers and
// forget nothing is the naive version; to forget suits or ranks that appear twice is a wrong one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <sabar/core/card.hpp>
#include <sabar/core/game.hpp>
#include <sabar/core/key.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::rows {

inline constexpr std::size_t kMostPiles = 52;

struct RowState {
  std::uint8_t piles = 0;
  std::array<std::uint8_t, kMostPiles> tops{};  // indices of cards; 0 behind the last pile
  friend bool operator==(const RowState&, const RowState&) = default;
};

struct RowStep {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  friend bool operator==(const RowStep&, const RowStep&) = default;
};

// What the rules say.
struct RowShape {
  std::uint8_t steps = 0;  // bit k: a pile may move k piles to the left
  bool suits = false;      // onto its suit
  bool ranks = false;      // onto its rank
};

struct RowTechniques {
  bool links = true;
  bool pattern = true;
};

class RowGame {
public:
  using State = RowState;
  using Move = RowStep;
  using Key = Key128;
  using Undo = std::uint8_t;  // the card that was covered
  static constexpr bool kComplete = true;

  RowGame(const RowShape& shape, const RowTechniques& techniques) : shape_(shape), techniques_(techniques) {}

  // From the right end on.
  void legal(const State& row, MoveList<Move>& moves) const;
  Undo apply(State& row, const Move& move) const;
  void undo(State& row, const Move& move, const Undo& covered) const;
  // Exact for rows of up to 18 piles.
  [[nodiscard]] Key key(const State& row) const;
  [[nodiscard]] bool goal(const State& row) const { return row.piles == 1; }

  [[nodiscard]] bool match(std::uint8_t a, std::uint8_t b) const {
    return (shape_.suits && a / kRanks == b / kRanks) || (shape_.ranks && a % kRanks == b % kRanks);
  }
  // Whether cards (bit i is card i) hang together.
  [[nodiscard]] bool linked(std::uint64_t cards) const;

private:
  RowShape shape_;
  RowTechniques techniques_;
};

static_assert(Game<RowGame>);

[[nodiscard]] RowShape row_shape(const Rules& rules);
// An error for other rules or a wrong table.
[[nodiscard]] Result<RowState> read_row(const Rules& rules, const Table& table);

}  // namespace sabar::rows
