// A patience game as a search sees it: another Game over the same positions whose moves are steps.
//
// A step is 'draw k, then play' (stock_macros.hpp), followed by every safe play home (safe_foundation.hpp); the list of
// steps is thinned by the techniques. The moves expand to real moves, which the judge replays. Each technique works
// only where its preconditions over the rules hold, and can be switched off by name.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <vector>

#include <sabar/core/move_list.hpp>
#include <sabar/solvers/search_options.hpp>
#include <sabar/solvers/technique/column_symmetry.hpp>
#include <sabar/solvers/technique/step.hpp>
#include <sabar/solvers/technique/stock_macros.hpp>
#include <sabar/solvers/technique/stock_row.hpp>
#include <sabar/solvers/technique/suit_symmetry.hpp>
#include <sabar/solvers/technique/technique_list.hpp>

namespace sabar {

template <class Engine, class Safe, class... T>
class MacroGame {
public:
  using State = typename Engine::State;
  using Move = Step;
  using Key = typename Engine::Key;
  struct Undo {
    State before;
  };
  static constexpr bool kComplete = Safe::kComplete && (T::kComplete && ...);

  [[nodiscard]] static std::vector<TechniqueInfo> techniques() {
    return {{Safe::kName, Safe::applies, Safe::kComplete},
            {StockMacros::kName, StockMacros::applies, true},
            {ColumnSymmetry::kName, ColumnSymmetry::applies, true},
            {SuitSymmetry::kName, SuitSymmetry::applies, true},
            {T::kName, T::applies, T::kComplete}...};
  }

  // `start` gives the base of the deal; `options` which techniques are switched off.
  MacroGame(const Engine& engine, const State& start, const SearchOptions& options)
      : engine_(engine),
        row_(engine.rules(), engine.facts()),
        safe_(engine.rules(), engine.facts(), start.base),
        filters_(T(engine.rules(), engine.facts(), start.base)...) {
    const auto on = [&](std::string_view name, bool applies) { return applies && options.uses(name); };
    closes_ = on(Safe::kName, Safe::applies(engine.rules()));
    macros_ = on(StockMacros::kName, StockMacros::applies(engine.rules()));
    normal_ = macros_ && StockMacros::forgets_border(engine.rules());
    alike_ = on(ColumnSymmetry::kName, ColumnSymmetry::applies(engine.rules())) ? patience::Alike::piles
                                                                                : patience::Alike::nothing;
    ranks_only_ = on(SuitSymmetry::kName, SuitSymmetry::applies(engine.rules()));
    filter_on_ = {on(T::kName, T::applies(engine.rules()))...};
  }
  MacroGame(const MacroGame&) = delete;
  MacroGame& operator=(const MacroGame&) = delete;

  // The position from which to search: in normal form, safe plays made.
  [[nodiscard]] State begin(State position) const {
    normalise(position);
    close(position, [](const Step&) {});
    return position;
  }

  void legal(const State& position, MoveList<Step>& steps) const {
    steps.clear();
    engine_.legal(position, plain_);
    for (const sabar::Move& move : plain_) {
      const bool stock = move.kind == MoveKind::draw || move.kind == MoveKind::redeal || from_waste(move);
      if (!macros_ || !stock) {
        steps.push({move, 0});
      }
    }
    if (macros_) {
      add_stock_plays(position, steps);
    }
    std::size_t number = 0;
    std::apply([&](const T&... filter) { (prune(filter, number++, position, steps), ...); }, filters_);
    order(position, steps);
  }
  Undo apply(State& position, const Step& step) const {
    Undo undo{position};
    make(position, step);
    close(position, [](const Step&) {});
    return undo;
  }
  void undo(State& position, const Step& /*step*/, const Undo& back) const { position = back.before; }
  [[nodiscard]] Key key(const State& position) const {
    // An exact key counts on having each card once.
    return ranks_only_ ? engine_.hashed_key(SuitSymmetry::ranks(position), alike_) : engine_.key(position, alike_);
  }
  [[nodiscard]] bool goal(const State& position) const { return engine_.goal(position); }

  // The real moves of a line of steps.
  [[nodiscard]] std::vector<sabar::Move> expand(const State& start, const std::vector<Step>& line) const;

  [[nodiscard]] const Engine& engine() const { return engine_; }

private:
  [[nodiscard]] std::size_t stock() const { return engine_.facts().stock; }
  [[nodiscard]] std::size_t waste() const { return engine_.facts().waste; }
  [[nodiscard]] bool from_waste(const sabar::Move& move) const {
    return move.kind == MoveKind::transfer && move.from == waste();
  }

  template <class Filter>
  void prune(const Filter& filter, std::size_t number, const State& position, MoveList<Step>& steps) const {
    if (filter_on_[number] && !steps.empty()) {
      filter.prune(engine_, position, steps);
    }
  }

  // Home first, then onto cards, then into room: what a player would try. A proof does not mind.
  void order(const State& position, MoveList<Step>& steps) const {
    for (auto& bucket : buckets_) {
      bucket.clear();
    }
    for (const Step& step : steps) {
      std::size_t bucket = 3;
      if (step.move.kind == MoveKind::transfer) {
        const PileKind to = engine_.facts().kind(engine_.rules(), step.move.to);
        bucket = to == PileKind::foundation ? 0 : position.empty(step.move.to) ? 2 : 1;
      }
      buckets_[bucket].push_back(step);
    }
    steps.clear();
    for (const auto& bucket : buckets_) {
      for (const Step& step : bucket) {
        steps.push(step);
      }
    }
  }

  void add_stock_plays(const State& position, MoveList<Step>& steps) const;

  void normalise(State& position) const {
    if (normal_ && !position.empty(waste())) {
      while (!position.empty(stock())) {
        engine_.apply(position, {MoveKind::draw, 0, 0, 1});
      }
      engine_.apply(position, {MoveKind::redeal, 0, 0, 1});
    }
  }

  void make(State& position, const Step& step) const {
    if (step.draws > 0 && normal_) {
      position.pluck(stock(), step.draws - 1U, step.move.to);
      return;
    }
    if (step.draws > 0) {
      row_.draw(position, step.draws);
    }
    engine_.apply(position, step.move);
  }

  // Makes all safe plays; tells of each before it is made.
  template <class Visit>
  void close(State& position, Visit&& visit) const {
    while (closes_) {
      const auto step = safe_.find(position, normal_);
      if (!step) {
        return;
      }
      visit(*step);
      make(position, *step);
    }
  }

  const Engine& engine_;
  StockRow row_;
  Safe safe_;
  std::tuple<T...> filters_;
  std::array<bool, sizeof...(T)> filter_on_{};
  patience::Alike alike_ = patience::Alike::piles;
  bool ranks_only_ = false;
  bool closes_ = false;
  bool macros_ = false;
  bool normal_ = false;  // positions are kept with an empty waste
  mutable MoveList<sabar::Move> plain_;
  mutable std::array<std::vector<Step>, 4> buckets_;
};

template <class Engine, class Safe, class... T>
void MacroGame<Engine, Safe, T...>::add_stock_plays(const State& position, MoveList<Step>& steps) const {
  std::array<Card, kMaxTableCards + 1> tops;
  std::array<std::uint8_t, kMaxTableCards + 1> draws;
  std::size_t offers = 0;
  row_.each_top(position, [&](const StockRow::Top& top) {
    tops[offers] = top.card;
    draws[offers++] = top.draws;
  });
  engine_.waste_takers(position, std::span(tops).first(offers), [&](std::size_t offer, std::size_t pile) {
    steps.push({transfer(waste(), pile), draws[offer]});
  });
}

template <class Engine, class Safe, class... T>
std::vector<sabar::Move> MacroGame<Engine, Safe, T...>::expand(const State& start,
                                                               const std::vector<Step>& line) const {
  std::vector<sabar::Move> moves;
  State real = start;
  const auto play = [&](const sabar::Move& move) {
    engine_.apply(real, move);
    moves.push_back(move);
  };
  const auto turn_up = [&] {
    if (real.empty(stock())) {
      play({MoveKind::redeal, 0, 0, 1});
    }
    play({MoveKind::draw, 0, 0, 1});
  };
  const auto follow = [&](const Step& step) {
    if (normal_ && from_waste(step.move)) {
      while (real.size(waste()) != step.draws) {
        turn_up();
      }
    } else {
      for (std::size_t i = 0; i < step.draws; ++i) {
        turn_up();
      }
    }
    play(step.move);
  };
  State position = start;
  normalise(position);
  close(position, follow);
  for (const Step& step : line) {
    follow(step);
    make(position, step);
    close(position, follow);
  }
  return moves;
}

}  // namespace sabar
