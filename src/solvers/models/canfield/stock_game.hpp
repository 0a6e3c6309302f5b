// All moves of a Canfield-like game over the positions of position.hpp, for the kernels of search/: what they exhaust
// cannot be won.
//
// Draws are no moves of their own: every card that can be brought up is a move (solvers/technique/stock_macros.hpp).
// Safe cards go home within the move before. An empty column is one target, however many there are, and a column does
// not move as a whole to an empty one.
//
// Offset dominance. Of n cards in the waste the k-th, k = n, n + d, n + 2d, … can be turned up with d cards to a draw,
// then the last, and after a redeal those with k = d, 2d, … So a waste with a multiple of d cards, or with all of them,
// is worth as much as none; and of two positions that differ only in the waste, with equal remainders by d, the one
// with fewer cards in it has all moves of the other. What is done elsewhere changes neither, and once a card of the row
// is played, both are the same. So a line that wins the one wins the other in as many moves, and a position is known
// when one with a smaller waste is (drawn_key.hpp).
#pragma once

#include <sabar/core/game.hpp>
#include <sabar/search/drawn_key.hpp>
#include <sabar/solvers/models/canfield/position.hpp>

namespace sabar::canfield {

// Techniques that can be switched off.
struct Choice {
  bool safe_foundation = true;
  bool offset_dominance = true;
};

class StockGame {
public:
  using State = Position;
  using Move = RunMove;
  using Undo = Position;
  using Key = DrawnKey128;
  static constexpr bool kComplete = true;

  StockGame(const Layout& layout, const Choice& choice) : layout_(layout), choice_(choice) {}

  // A position with its safe cards home.
  [[nodiscard]] State begin(const Position& position) const;

  void legal(const State& state, MoveList<Move>& moves) const;
  Undo apply(State& state, const Move& move) const;
  void undo(State& state, const Move& /*move*/, const Undo& back) const { state = back; }
  [[nodiscard]] Key key(const State& state) const;
  [[nodiscard]] bool goal(const State& state) const { return state.home == layout_.cards; }

protected:
  // Of the cards given those that can be brought to the top of the waste.
  [[nodiscard]] Cards turned_up(const State& state, Cards wanted) const;

private:
  void list_onto(const State& state, Cards cards, MoveList<Move>& moves) const;
  void list_parts(const State& state, MoveList<Move>& moves) const;
  void list_fills(const State& state, MoveList<Move>& moves) const;

  const Layout& layout_;
  Choice choice_;
};

static_assert(Game<StockGame>);

}  // namespace sabar::canfield
