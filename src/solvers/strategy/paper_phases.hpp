// The six phases of the greedy paper, as questions about a position: what could each of them move?
//
//   1  the top card of a column, drawn by lot, to a foundation
//   2  the top card of a column, drawn by lot, to another column; no king
//   3  the face-up run of a column, drawn by lot, to another column; no ace on top, no king with nothing beneath
//   4  if none of these moved a card: deal from the stock, or turn the waste over
//   5  the dealt card to a foundation
//   6  the dealt card to a column
//
// The paper knows Klondike only. In other games ace and king are the first and the last rank of a foundation, and what
// it says of a king with nothing beneath holds for every card that would only change one empty column for another.
#pragma once

#include <cstddef>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/solvers/strategy/reason.hpp>

namespace sabar::strategy {

inline constexpr int kPhases = 6;

// Where the loop stands.
struct PaperTurn {
  int phase = 1;
  bool moved = false;  // phase 1, 2 or 3 has moved a card in this round

  // On to the next phase, having moved a card or not.
  void pass(bool card_moved) {
    moved = phase == kPhases ? false : moved || (card_moved && phase <= 3);
    phase = phase == kPhases ? 1 : phase + 1;
  }
};

class PaperPhases {
public:
  using Engine = patience::Engine;
  using State = Engine::State;

  explicit PaperPhases(const Engine& engine);

  // Columns, foundations that take cards, and if there is a stock, one that is drawn to a waste; else an error.
  [[nodiscard]] static Result<> check_rules(const Rules& rules);

  // What the phase could move, of each pile at most one move: to the first pile that takes the cards.
  void list(const State& position, const MoveList<Move>& legal, const PaperTurn& turn, std::vector<Move>& found) const;

  // A lot decides which column phases 1 to 3 look at: so many there are, numbered as piles.
  [[nodiscard]] const std::vector<std::size_t>& columns() const { return columns_; }
  [[nodiscard]] static bool by_lot(int phase) { return phase <= 3; }
  // Whether the phase may pass without a move, given what it could move.
  [[nodiscard]] bool may_pass(int phase, const std::vector<Move>& found) const {
    return found.empty() || (by_lot(phase) && found.size() < columns_.size());
  }

  [[nodiscard]] static Why why(int phase, const Move& move);

private:
  [[nodiscard]] PileKind kind(std::size_t pile) const { return engine_.facts().kind(engine_.rules(), pile); }
  [[nodiscard]] bool fits(const State& position, int phase, const Move& move) const;
  [[nodiscard]] bool fits_columns(const State& position, int phase, const Move& move) const;
  [[nodiscard]] int last_rank(const State& position) const;

  const Engine& engine_;
  std::vector<std::size_t> columns_;
};

}  // namespace sabar::strategy
