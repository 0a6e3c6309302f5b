// Positions in the middle of a game.
#pragma once

#include <cstddef>

#include <sabar/games/patience/engine/engine.hpp>

#include "laws/games.hpp"

namespace sabar {

// The deal after some random moves.
inline Table walked(const Rules& rules, const Table& deal, WalkDice& dice, std::size_t moves_to_make) {
  const patience::Engine engine(rules);
  auto position = *engine.start(deal);
  MoveList<Move> moves;
  for (std::size_t i = 0; i < moves_to_make; ++i) {
    engine.legal(position, moves);
    if (moves.empty()) {
      break;
    }
    engine.apply(position, walk_move(moves, dice));
  }
  return engine.table(position);
}

}  // namespace sabar
