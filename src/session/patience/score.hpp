// The score of Klondike and its kin, as players know it from card tables and screens.
//
// What counts how much stands beside GameScore in session.hpp.
#pragma once

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

// Games of the family klondike with a waste.
[[nodiscard]] bool has_score(const GameFile& game);

// The standard score depends on the moves, so it is counted along the line.
class StandardScore {
public:
  // Makes the move and counts it.
  void make(const patience::Engine& engine, patience::Engine::State& position, const Move& move);
  [[nodiscard]] int points() const { return points_; }

private:
  int points_ = 0;
  int redeals_ = 0;
};

// The Vegas score depends on the table alone.
[[nodiscard]] int vegas_score(const Rules& rules, const PileMap& map, const Table& table);

}  // namespace sabar
