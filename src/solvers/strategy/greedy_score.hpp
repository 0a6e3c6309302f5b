// What a move is worth to the greedy strategy, in points anybody can add up (docs/strategies.md has the table).
//
// Points come from what the move changes, position before against position after, so the same rules serve every game.
// The rule that adds most is the reason that is told.
#pragma once

#include <cstddef>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/strategy/reason.hpp>

namespace sabar::strategy {

// Points. Rules that take points off say how far a move is from being worth nothing.
struct Points {
  static constexpr int kWins = 100'000;
  static constexpr int kSafeHome = 100;
  static constexpr int kTurns = 60;  // and one more for every face-down card of the column
  static constexpr int kLeaves = 50;
  static constexpr int kHome = 40;
  static constexpr int kEmpties = 30;
  static constexpr int kFromWaste = 20;
  static constexpr int kFreesCell = 15;
  static constexpr int kDigs = 10;   // for each card
  static constexpr int kOrders = 5;  // for each neighbour
  static constexpr int kDraws = -5;
  static constexpr int kRedeals = -10;
  static constexpr int kTakesColumn = -25;
  static constexpr int kPointless = -30;  // nothing above speaks for it
  static constexpr int kTakesCell = -40;
  static constexpr int kGathers = -50;
  static constexpr int kComesBack = -60;
};

// What the rules look at.
struct Features {
  int home = 0;  // cards on foundations
  int gone = 0;  // cards in the hole or discarded
  int face_down = 0;
  int empty_columns = 0;
  int ordered = 0;  // neighbours in columns that may lie on each other, counted twice if they move together
  int buried = 0;   // cards on a card that a foundation takes next

  // A card home, gone or turned: something that is not undone by going on.
  [[nodiscard]] bool gains_on(const Features& before) const {
    return home > before.home || gone > before.gone || face_down < before.face_down;
  }
};

struct Worth {
  int points = 0;
  Why why = Why::least_bad;
};

class GreedyScore {
public:
  using Engine = patience::Engine;
  using State = Engine::State;

  explicit GreedyScore(const Engine& engine) : engine_(engine) {}

  [[nodiscard]] Features measure(const State& position) const;
  [[nodiscard]] Worth worth(const State& before, const Features& was, const Move& move, const State& after,
                            const Features& is) const;

  // No card still in play would ever have to be put on this one: it may go home.
  [[nodiscard]] bool safe_at_home(const State& position, Card card) const;

private:
  using CardSet = patience::CardSet;

  [[nodiscard]] PileKind kind(std::size_t pile) const { return engine_.facts().kind(engine_.rules(), pile); }
  [[nodiscard]] CardSet followers(const State& position, std::size_t group, Card beneath, SuitRule suits) const;
  [[nodiscard]] CardSet wanted_at_home(const State& position) const;
  [[nodiscard]] int ordered_in(const State& position, std::size_t pile) const;
  [[nodiscard]] int buried_in(const State& position, std::size_t pile, CardSet wanted) const;
  [[nodiscard]] bool card_waits_for_column(const State& position) const;
  [[nodiscard]] bool rank_waits(const State& position, std::size_t pile, int rank) const;
  [[nodiscard]] Worth worth_of_transfer(const State& before, const Features& was, const Move& move, const State& after,
                                        const Features& is) const;

  const Engine& engine_;
};

}  // namespace sabar::strategy
