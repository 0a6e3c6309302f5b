// All moves of a Yukon-like game over the links of position.hpp, for the kernels of search/: what they exhaust cannot
// be won.
//
// Safe cards go home within the move before (send_home in position.hpp). An empty column is one target, however many
// there are, and a column does not move as a whole to an empty one: the positions would be the same. Moves that end a
// break or turn a card come first.
#pragma once

#include <sabar/core/game.hpp>
#include <sabar/core/key.hpp>
#include <sabar/solvers/models/yukon/position.hpp>

namespace sabar::yukon {

// Techniques that can be switched off.
struct Choice {
  bool safe_foundation = true;
  bool waiting = true;
  bool rivals = true;
};

// The smaller, the better it looks: breaks and face-down cards are what is left to do.
[[nodiscard]] int distance(const Position& position);
// No position of a game is so far away: lost ones are, for searches that only hope.
inline constexpr int kLostDistance = 1'000'000;

class GroupGame {
public:
  using State = Position;
  using Move = GroupMove;
  using Undo = Position;
  using Key = Key128;
  static constexpr bool kComplete = true;

  GroupGame(const Layout& layout, const Choice& choice) : layout_(layout), choice_(choice) {}

  // A position with its safe cards home.
  [[nodiscard]] State begin(const Position& position) const;

  void legal(const State& state, MoveList<Move>& moves) const;
  Undo apply(State& state, const Move& move) const;
  void undo(State& state, const Move& /*move*/, const Undo& back) const { state = back; }
  [[nodiscard]] Key key(const State& state) const { return {state.high, state.low}; }
  [[nodiscard]] bool goal(const State& state) const { return state.home == layout_.cards; }

  // True: lost, as far as the techniques that are on can see.
  [[nodiscard]] bool lost(const State& state) const;

private:
  const Layout& layout_;
  Choice choice_;
};

static_assert(Game<GroupGame>);

}  // namespace sabar::yukon
