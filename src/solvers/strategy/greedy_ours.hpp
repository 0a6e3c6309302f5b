// Our greedy strategy: the move worth most, again and again, never to a position that has been.
//
// It draws no lots and looks one move ahead. Not coming back is what carries it far: when nothing good is left it tries
// what is pointless, and that opens new positions. It gives up when every move leads back, or after three moves for
// every card of the game without a card home or turned.
#pragma once

#include <cstdint>

#include <sabar/search/seen_table.hpp>
#include <sabar/solvers/strategy/greedy_score.hpp>
#include <sabar/solvers/strategy/strategy.hpp>

namespace sabar {

class GreedyOurs final : public Strategy {
public:
  explicit GreedyOurs(const Engine& engine);

  [[nodiscard]] std::optional<Move> pick(const State& position, const MoveList<Move>& moves) override;
  void remember(const State& position) override { seen_.insert(engine().key(position)); }
  [[nodiscard]] std::size_t bytes() const override { return seen_.bytes(); }

private:
  strategy::GreedyScore score_;
  SeenTable<Key128> seen_;
  std::uint64_t without_gain_ = 0;
  std::uint64_t patience_;  // moves without gain
};

}  // namespace sabar
