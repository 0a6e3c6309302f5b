// A kernel on the engine of a patience game as a Search: whatever it plays, the line comes out in real moves.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include <sabar/solvers/general/macro_game.hpp>
#include <sabar/solvers/general/shorten.hpp>
#include <sabar/solvers/kernel_search.hpp>
#include <sabar/solvers/technique/buried_run.hpp>
#include <sabar/solvers/technique/deadlock.hpp>
#include <sabar/solvers/technique/king_moves.hpp>
#include <sabar/solvers/technique/one_empty.hpp>
#include <sabar/solvers/technique/pair_matching.hpp>
#include <sabar/solvers/technique/runs_leave.hpp>
#include <sabar/solvers/technique/safe_foundation.hpp>
#include <sabar/solvers/technique/whole_runs.hpp>

namespace sabar {

// The game a proof searches, and the one for searches that only look for a win.
template <class Engine>
using ProofGame = MacroGame<Engine, SafeFoundation, WholeRuns, KingMoves, OneEmpty, PairMatching, Deadlock, BuriedRun>;
template <class Engine>
using HopeGame = MacroGame<Engine, HopedFoundation, RunsLeave, WholeRuns, KingMoves, OneEmpty>;

// An engine and a position of it, shared by the searches of one deal.
template <class Engine>
struct Board {
  Engine engine;
  typename Engine::State start;
};

// A kernel that plays the engine's own moves.
template <class Engine, class Kernel>
class PlainSearch : public KernelSearch<Kernel> {
public:
  template <class... A>
  PlainSearch(std::shared_ptr<const Board<Engine>> board, const Budget& budget, A&&... more)
      : board_(std::move(board)) {
    this->begin(board_->engine, board_->start, budget, std::forward<A>(more)...);
  }
  [[nodiscard]] std::vector<Move> line() const override { return this->kernel().line(); }

private:
  std::shared_ptr<const Board<Engine>> board_;
};

// A kernel that plays steps.
template <class Engine, class Game, class Kernel>
class MacroSearch : public KernelSearch<Kernel> {
public:
  template <class... A>
  MacroSearch(std::shared_ptr<const Board<Engine>> board, const SearchOptions& options, A&&... more)
      : board_(std::move(board)), game_(board_->engine, board_->start, options) {
    this->begin(game_, game_.begin(board_->start), options.budget, std::forward<A>(more)...);
  }
  [[nodiscard]] std::vector<Move> line() const override {
    return shortened(board_->engine, board_->start, game_.expand(board_->start, this->kernel().line()));
  }

private:
  std::shared_ptr<const Board<Engine>> board_;
  Game game_;
};

}  // namespace sabar
