// Plays by lot: every legal move with the same chance. What is left of a game when nobody thinks; the other strategies
// are measured against it.
#pragma once

#include <cstdint>

#include <sabar/random/generators/bounded.hpp>
#include <sabar/random/generators/xoshiro256.hpp>
#include <sabar/solvers/strategy/strategy.hpp>

namespace sabar {

class RandomPlay final : public Strategy {
public:
  RandomPlay(const Engine& engine, std::uint64_t seed)
      : Strategy(engine), generator_(seed), moves_left_(kMovesPerCard * engine.rules().cards()) {}

  [[nodiscard]] std::optional<Move> pick(const State& position, const MoveList<Move>& moves) override {
    if (moves.empty()) {
      return stop(Ending::no_move);
    }
    if (moves_left_ == 0) {
      return stop(Ending::bound);
    }
    --moves_left_;
    const Move& move = moves[static_cast<std::size_t>(draw_below(generator_, moves.size()))];
    return choose(position, move, moves.size() == 1 ? Why::only_move : Why::by_lot, moves.size());
  }

private:
  static constexpr std::uint64_t kMovesPerCard = 20;  // cards are moved to and fro for ever where nothing stops them

  Xoshiro256StarStar generator_;
  std::uint64_t moves_left_;
};

}  // namespace sabar
