// A patience game whose moves have prices: how many moves of a printed line they are.
//
// Draws are no moves of their own here (stock_macros.hpp): a step is 'draw k, then play' and costs the draws, the
// redeal if there is one, and the play. A line can be rearranged into such steps without getting longer. The border
// between stock and waste is never forgotten, because it decides what the next card costs.
//
// Of the techniques those are used that keep a shortest line. Of `safe-foundation` this is its theorem, 'in no more
// moves': the moves of the card itself are left out, and what goes home instead of onto it has its own move home left
// out. `whole-runs` puts a move off, or saves it. `king-moves` and `one-empty` leave out moves that lead to the same
// position. The tests for dead ends leave out lost positions only.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include <sabar/core/move_list.hpp>
#include <sabar/solvers/technique/buried_run.hpp>
#include <sabar/solvers/technique/deadlock.hpp>
#include <sabar/solvers/technique/king_moves.hpp>
#include <sabar/solvers/technique/one_empty.hpp>
#include <sabar/solvers/technique/pair_matching.hpp>
#include <sabar/solvers/technique/safe_foundation.hpp>
#include <sabar/solvers/technique/stock_macros.hpp>
#include <sabar/solvers/technique/stock_row.hpp>
#include <sabar/solvers/technique/whole_runs.hpp>

namespace sabar {

struct PricedStep : Step {
  std::uint16_t price = 1;
};

template <class E>
class PricedGame {
public:
  using Engine = E;
  using State = typename Engine::State;
  using Key = typename Engine::Key;

  PricedGame(const Engine& engine, int base)
      : engine_(engine),
        row_(engine.rules(), engine.facts()),
        macros_(StockMacros::applies(engine.rules())),
        safe_(engine, base),
        whole_runs_(engine, base),
        king_moves_(engine, base),
        one_empty_(engine, base),
        pair_matching_(engine, base),
        deadlock_(engine, base),
        buried_run_(engine, base) {}
  PricedGame(const PricedGame&) = delete;
  PricedGame& operator=(const PricedGame&) = delete;

  // All steps, but for those that only exchange names of piles.
  void legal(const State& position, MoveList<PricedStep>& steps) const;
  // What must be looked at to find a shortest win.
  void thinned(const State& position, MoveList<PricedStep>& steps) const;

  void apply(State& position, const Step& step) const {
    if (step.draws > 0) {
      row_.draw(position, step.draws);
    }
    engine_.apply(position, step.move);
  }
  [[nodiscard]] Key key(const State& position) const { return engine_.key(position); }
  [[nodiscard]] const Engine& engine() const { return engine_; }

  // The real moves of a line of steps, and back. Back, draws that nothing follows are left out.
  [[nodiscard]] std::vector<Move> expand(const State& start, const std::vector<PricedStep>& line) const;
  [[nodiscard]] std::vector<PricedStep> price(const State& start, const std::vector<Move>& line) const;

private:
  [[nodiscard]] std::size_t waste() const { return engine_.facts().waste; }
  [[nodiscard]] bool from_waste(const Move& move) const {
    return move.kind == MoveKind::transfer && move.from == waste();
  }
  [[nodiscard]] static PricedStep priced(const Move& move, const StockRow::Top& top) {
    return {{move, top.draws}, static_cast<std::uint16_t>(1 + top.draws + top.redeals)};
  }
  // A technique, if it is proved for the rules.
  template <class T>
  class Filter {
  public:
    Filter(const Engine& engine, int base)
        : technique_(engine.rules(), engine.facts(), base), applies_(T::applies(engine.rules())) {}
    void prune(const Engine& engine, const State& position, MoveList<PricedStep>& steps) const {
      if (applies_ && !steps.empty()) {
        technique_.prune(engine, position, steps);
      }
    }

  private:
    T technique_;
    bool applies_;
  };

  const Engine& engine_;
  StockRow row_;
  bool macros_;
  Filter<SafeFoundation> safe_;
  Filter<WholeRuns> whole_runs_;
  Filter<KingMoves> king_moves_;
  Filter<OneEmpty> one_empty_;
  Filter<PairMatching> pair_matching_;
  Filter<Deadlock> deadlock_;
  Filter<BuriedRun> buried_run_;
  mutable MoveList<Move> plain_;
};

template <class E>
void PricedGame<E>::legal(const State& position, MoveList<PricedStep>& steps) const {
  steps.clear();
  engine_.legal(position, plain_);
  for (const Move& move : plain_) {
    const bool stock = move.kind == MoveKind::draw || move.kind == MoveKind::redeal || from_waste(move);
    if (!macros_ || !stock) {
      steps.push({{move, 0}, 1});
    }
  }
  if (macros_) {
    std::array<Card, kMaxTableCards + 1> cards;
    std::array<StockRow::Top, kMaxTableCards + 1> tops;
    std::size_t offers = 0;
    row_.each_top(position, [&](const StockRow::Top& top) {
      cards[offers] = top.card;
      tops[offers++] = top;
    });
    engine_.waste_takers(position, std::span(cards).first(offers), [&](std::size_t offer, std::size_t pile) {
      steps.push(priced(transfer(waste(), pile), tops[offer]));
    });
  }
  king_moves_.prune(engine_, position, steps);
  one_empty_.prune(engine_, position, steps);
}

template <class E>
void PricedGame<E>::thinned(const State& position, MoveList<PricedStep>& steps) const {
  legal(position, steps);
  safe_.prune(engine_, position, steps);
  whole_runs_.prune(engine_, position, steps);
  pair_matching_.prune(engine_, position, steps);
  deadlock_.prune(engine_, position, steps);
  buried_run_.prune(engine_, position, steps);
}

template <class E>
std::vector<Move> PricedGame<E>::expand(const State& start, const std::vector<PricedStep>& line) const {
  std::vector<Move> moves;
  State position = start;
  for (const PricedStep& step : line) {
    for (std::size_t i = 0; i < step.draws; ++i) {
      if (position.empty(engine_.facts().stock)) {
        moves.push_back({MoveKind::redeal, 0, 0, 1});
        engine_.apply(position, moves.back());
      }
      moves.push_back({MoveKind::draw, 0, 0, 1});
      engine_.apply(position, moves.back());
    }
    moves.push_back(step.move);
    engine_.apply(position, step.move);
  }
  return moves;
}

template <class E>
std::vector<PricedStep> PricedGame<E>::price(const State& start, const std::vector<Move>& line) const {
  std::vector<PricedStep> steps;
  State real = start;
  State late = start;  // draws are made when a card of the waste is played
  for (const Move& move : line) {
    PricedStep step{{move, 0}, 1};
    if (macros_ && from_waste(move)) {
      row_.each_top(
          late, [&](const StockRow::Top& top) { step = top.border == real.size(waste()) ? priced(move, top) : step; });
    }
    engine_.apply(real, move);
    if (!macros_ || (move.kind != MoveKind::draw && move.kind != MoveKind::redeal)) {
      apply(late, step);
      steps.push_back(step);
    }
  }
  return steps;
}

}  // namespace sabar
