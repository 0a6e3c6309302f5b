// A line of moves with a place on it, and the position there; the score too if it is counted.
//
// Only every 64th position is kept: going back replays at most 63 moves, which takes microseconds, and a line of
// 75,000 moves stays below a megabyte.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/session/patience/score.hpp>

namespace sabar {

class Timeline {
public:
  using State = patience::Engine::State;

  Timeline(std::shared_ptr<const patience::Engine> engine, const State& start, bool scored);

  [[nodiscard]] const patience::Engine& engine() const { return *engine_; }
  [[nodiscard]] const State& position() const { return here_.position; }
  [[nodiscard]] bool scored() const { return scored_; }
  [[nodiscard]] const StandardScore& score() const { return here_.score; }

  [[nodiscard]] std::size_t size() const { return moves_.size(); }
  [[nodiscard]] std::size_t now() const { return now_; }
  [[nodiscard]] std::span<const Move> moves() const { return moves_; }
  [[nodiscard]] std::span<const Move> made() const { return std::span(moves_).first(now_); }
  [[nodiscard]] std::span<const Move> ahead() const { return std::span(moves_).subspan(now_); }

  // Move i belongs to the same step as the move before it.
  [[nodiscard]] bool continues(std::size_t i) const { return continues_[i]; }
  // The place where the step before, or the step ahead, of the present place begins or ends.
  [[nodiscard]] std::size_t step_back() const;
  [[nodiscard]] std::size_t step_ahead() const;

  // Makes legal moves as one step, or as the rest of the step before; what could be redone is cut off.
  void play(std::span<const Move> step, bool continues = false);
  // To the position after n moves, n ≤ size().
  void go_to(std::size_t n);

private:
  static constexpr std::size_t kInterval = 64;

  struct Stand {
    State position;
    StandardScore score;
  };

  void make(const Move& move);

  std::shared_ptr<const patience::Engine> engine_;
  bool scored_;
  std::vector<Move> moves_;
  std::vector<bool> continues_;
  std::vector<Stand> kept_;  // after 0, 64, 128 … moves
  std::size_t now_ = 0;
  Stand here_;
};

}  // namespace sabar
