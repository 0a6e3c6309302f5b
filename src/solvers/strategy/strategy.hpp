// A strategy: a policy for the kernel Greedy that can say why it picked a move.
//
// It is asked at every position of one game, in their order, and never goes back.
#pragma once

#include <cstddef>
#include <optional>

#include <sabar/core/move_list.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/strategy/reason.hpp>

namespace sabar {

class Strategy {
public:
  using Engine = patience::Engine;
  using State = Engine::State;

  explicit Strategy(const Engine& engine) : engine_(engine) {}
  Strategy(const Strategy&) = delete;
  Strategy& operator=(const Strategy&) = delete;
  virtual ~Strategy() = default;

  // One of the legal moves; none when the strategy is stuck.
  [[nodiscard]] virtual std::optional<Move> pick(const State& position, const MoveList<Move>& moves) = 0;
  // A position that the game has been in before it was handed over.
  virtual void remember(const State& /*position*/) {}
  [[nodiscard]] virtual std::size_t bytes() const { return 0; }

  // Of the last move picked.
  [[nodiscard]] const Reason& reason() const { return reason_; }
  // Why the last pick gave none.
  [[nodiscard]] Ending ending() const { return ending_; }

protected:
  [[nodiscard]] const Engine& engine() const { return engine_; }
  [[nodiscard]] PileKind kind(std::size_t pile) const { return engine_.facts().kind(engine_.rules(), pile); }

  std::optional<Move> choose(const State& position, const Move& move, Why why, std::size_t choices = 1);
  std::optional<Move> stop(Ending ending) {
    ending_ = ending;
    return std::nullopt;
  }

private:
  const Engine& engine_;
  Reason reason_;
  Ending ending_ = Ending::none;
};

// What a move does on this position.
[[nodiscard]] Deed deed_of(const patience::Engine& engine, const patience::Engine::State& position, const Move& move);

}  // namespace sabar
