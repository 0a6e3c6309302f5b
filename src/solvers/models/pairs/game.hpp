// A game of pairs as another Game: one step lets two cards leave, with the draws and redeals it takes.
//
// Draws come only right before the card they serve. A card of the stock can be had while it is on top of the waste or,
// where the stock is open, of the stock; two cards of the stock leave together when the one is on top of the waste and
// the other, next to it, on top of the open stock. Whatever a step takes, it is had on the nearest way: in this pass if
// its place is still ahead or on top, else after one redeal.
//
// Theorem. Of two positions with the same cards left, the one that has drawn less (fewer redeals; with as many, the
// earlier place) can do all the other can: draw, or draw on and redeal, until it is the other. So the nearest way is
// the best one, no win is lost by drawing late, and a position met again with as much drawn is known (DrawnKey). With
// unlimited redeals the place in the stock does not matter at all. QED
#pragma once

#include <cstdint>
#include <optional>

#include <sabar/core/game.hpp>
#include <sabar/search/drawn_key.hpp>
#include <sabar/solvers/models/pairs/board.hpp>
#include <sabar/solvers/models/pairs/free_stock.hpp>
#include <sabar/solvers/models/pairs/techniques.hpp>

namespace sabar::pairs {

// Two cards of the board, the smaller number first.
struct PairStep {
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  friend bool operator==(const PairStep&, const PairStep&) = default;
};

class PairGame {
public:
  using State = PairState;
  using Move = PairStep;
  using Key = DrawnKey<kDrawnBits>;
  using Undo = PairState;  // as it was
  static constexpr bool kComplete = true;

  PairGame(const PairBoard& board, const PairTechniques& techniques);

  // First pairs of the table, then with the stock, the nearest card first.
  void legal(const State& position, MoveList<Move>& steps) const;
  Undo apply(State& position, const Move& step) const;
  void undo(State& position, const Move& /*step*/, const Undo& back) const { position = back; }
  [[nodiscard]] Key key(const State& position) const {
    const std::size_t drawn = board_.unlimited ? 0 : position.pass * (board_.stock + 1) + position.place;
    return {position.cards, static_cast<std::uint8_t>(drawn)};
  }
  [[nodiscard]] bool goal(const State& position) const { return (position.cards & board_.wanted) == 0; }

  [[nodiscard]] std::size_t bytes() const { return free_stock_ ? free_stock_->bytes() : 0; }

private:
  void list_stock(const State& position, Cards free, std::size_t place, MoveList<Move>& steps) const;
  void push(Cards cards, std::size_t first, std::size_t second, MoveList<Move>& steps) const;
  [[nodiscard]] bool class_is_hopeful(Cards cards, std::size_t card) const;
  [[nodiscard]] bool hopeful(Cards cards) const;

  const PairBoard& board_;
  PairTechniques techniques_;
  mutable std::optional<FreeStock> free_stock_;  // remembers what it was asked
};

static_assert(Game<PairGame>);

}  // namespace sabar::pairs
