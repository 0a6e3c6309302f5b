// The smallest game that satisfies the concept: a heap of tokens from which one or two are taken; won when it is empty.
// It is always built and tested, so that kernels and front ends can be tried without any rules in the way.
#pragma once

#include <compare>
#include <cstdint>

#include <sabar/core/game.hpp>

namespace sabar {

struct NullGame {
  struct State {
    std::uint32_t tokens = 0;
    friend constexpr bool operator==(const State&, const State&) = default;
  };
  struct Move {
    std::uint32_t take = 1;
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };
  struct Undo {};
  using Key = std::uint64_t;

  void legal(const State& position, MoveList<Move>& moves) const {
    moves.clear();
    for (std::uint32_t take = 1; take <= 2 && take <= position.tokens; ++take) {
      moves.push(Move{take});
    }
  }
  Undo apply(State& position, const Move& move) const {
    position.tokens -= move.take;
    return {};
  }
  void undo(State& position, const Move& move, const Undo& /*back*/) const { position.tokens += move.take; }
  [[nodiscard]] Key key(const State& position) const { return position.tokens; }
  [[nodiscard]] bool goal(const State& position) const { return position.tokens == 0; }
};

static_assert(Game<NullGame>);

}  // namespace sabar
