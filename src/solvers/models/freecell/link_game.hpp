// All single moves of a FreeCell-like game over the links of position.hpp, for the kernels of search/: what they
// exhaust cannot be won.
//
// Safe cards go home within the move before. An empty column is one target, however many there are, and no lone card
// changes one empty column for another: the positions would be the same. Keys have 128 bits in two sums over the links
// that have nothing in common.
#pragma once

#include <sabar/core/game.hpp>
#include <sabar/core/key.hpp>
#include <sabar/solvers/models/freecell/position.hpp>

namespace sabar::freecell {

class LinkGame {
public:
  struct State {
    Position at;
    std::uint64_t high = 0;  // of the key
    friend bool operator==(const State&, const State&) = default;
  };
  using Move = LinkMove;
  using Undo = State;
  using Key = Key128;
  static constexpr bool kComplete = true;

  LinkGame(const Layout& layout, bool safe_foundation) : layout_(layout), safe_foundation_(safe_foundation) {}

  // Cards that may leave foundations, and runs that move as one, are moves that are not here.
  [[nodiscard]] static bool fits(const Rules& rules);

  // A position with its safe cards home.
  [[nodiscard]] State begin(const Position& at) const;

  void legal(const State& state, MoveList<Move>& moves) const;
  Undo apply(State& state, const Move& move) const;
  void undo(State& state, const Move& /*move*/, const Undo& back) const { state = back; }
  [[nodiscard]] Key key(const State& state) const { return {state.high, state.at.hash}; }
  [[nodiscard]] bool goal(const State& state) const { return state.at.next == 0; }

private:
  void close(State& state) const;

  const Layout& layout_;
  bool safe_foundation_;
};

static_assert(Game<LinkGame>);

}  // namespace sabar::freecell
