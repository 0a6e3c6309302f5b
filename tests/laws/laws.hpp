// The laws of every game, on random walks. A game that satisfies the concept gets these tests for one line.
#pragma once

#include <algorithm>
#include <map>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/core/game.hpp>

namespace sabar {

// A walk needs no quality, only to be the same everywhere.
class WalkDice {
public:
  explicit WalkDice(std::uint64_t seed) : state_(seed * 2 + 1) {}
  std::size_t below(std::size_t bound) {
    state_ = state_ * 6364136223846793005U + 1442695040888963407U;
    return static_cast<std::size_t>((state_ >> 33) % bound);
  }

private:
  std::uint64_t state_;
};

// `same` says whether two positions are one up to the game's declared symmetry.
template <Game G, class Same = std::equal_to<>>
void expect_laws(const G& game, const typename G::State& start, std::uint64_t seed, int steps, Same same = {}) {
  using State = typename G::State;
  using GameMove = typename G::Move;
  WalkDice dice(seed);
  State position = start;
  MoveList<GameMove> moves;
  MoveList<GameMove> again;
  std::map<typename G::Key, State> seen;
  std::vector<std::tuple<State, GameMove, typename G::Undo>> path;

  for (int step = 0; step < steps; ++step) {
    const auto [entry, fresh] = seen.try_emplace(game.key(position), position);
    ASSERT_TRUE(fresh || same(entry->second, position)) << "equal keys, different positions, step " << step;

    game.legal(position, moves);
    game.legal(position, again);
    ASSERT_TRUE(std::equal(moves.begin(), moves.end(), again.begin(), again.end())) << "moves are not stable";
    for (std::size_t i = 0; i < moves.size(); ++i) {
      for (std::size_t j = i + 1; j < moves.size(); ++j) {
        ASSERT_FALSE(moves[i] == moves[j]) << "a move is listed twice, step " << step;
      }
      State after = position;
      const auto back = game.apply(after, moves[i]);
      game.undo(after, moves[i], back);
      ASSERT_TRUE(after == position) << "undo does not restore, step " << step;
      ASSERT_EQ(game.key(after), game.key(position));
    }
    if (moves.empty()) {
      break;
    }
    const GameMove move = moves[dice.below(moves.size())];
    const State before = position;
    path.emplace_back(before, move, game.apply(position, move));
  }
  for (; !path.empty(); path.pop_back()) {
    const auto& [before, move, back] = path.back();
    game.undo(position, move, back);
    ASSERT_TRUE(position == before) << "undo in reverse order does not restore";
  }
  ASSERT_TRUE(position == start);
}

}  // namespace sabar
