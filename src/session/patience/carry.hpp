// Carrying a run card by card, where the rules move single cards.
//
// Cards wait in free cells and empty columns. With c free cells and k empty columns besides the target, one after the
// other takes c + k + 1 cards; when that is not enough, a part of the run is carried to an empty column first, which
// doubles what the room left over can do: (c + 1) 2^k cards in all. The plan depends on the position alone, and every
// move of it is a legal one.
#pragma once

#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/rules/patience/move.hpp>

namespace sabar {

// Whether the move asks for something that only a plan can do: several cards from column to column, where the rules
// lift one at a time.
[[nodiscard]] bool asks_for_carry(const Rules& rules, const Move& move);

// The single moves that carry the run. The error says why it cannot be carried.
[[nodiscard]] Result<std::vector<Move>> plan_carry(const patience::Engine& engine,
                                                   const patience::Engine::State& position, const Move& move);

struct Carry {
  Move move;
  std::size_t moves = 0;  // single moves it takes
};

// Every run that can be carried, from column to column.
[[nodiscard]] std::vector<Carry> list_carries(const patience::Engine& engine, const patience::Engine::State& position);

}  // namespace sabar
