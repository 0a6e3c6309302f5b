// The five moves as a game for the kernels of search/: Klondike with few redeals, or with more than three cards at a
// time. The other kinds have searches of their own (draw_one.hpp, draw_many.hpp).
//
// Where redeals are counted, a position also has the number of redeals used, and a card of the stock is taken in the
// earliest pass it can be had in: the later pass leads to the same position with fewer redeals left. The goal asks for
// a stock of one card at most, which can be had in whatever pass.
//
// With the technique `draw-one-oracle` a position is lost if the draw-one game is (draw_many.hpp); it is asked for a
// little while only, so that the search can always be stopped.
#pragma once

#include <cstdint>

#include <sabar/core/game.hpp>
#include <sabar/core/key.hpp>
#include <sabar/solvers/models/klondike/draw_one.hpp>
#include <sabar/solvers/models/klondike/position.hpp>
#include <sabar/solvers/models/klondike/techniques.hpp>

namespace sabar::klondike {

class CompactGame {
public:
  using State = Position;
  using Move = CompactMove;
  using Undo = Position;
  using Key = Key128;
  static constexpr bool kComplete = true;

  CompactGame(const Layout& layout, const Techniques& techniques, DrawOne& oracle)
      : layout_(layout), techniques_(techniques), oracle_(oracle) {}

  void legal(const State& at, MoveList<Move>& moves) const;
  Undo apply(State& at, const Move& move) const;
  void undo(State& at, const Move& /*move*/, const Undo& back) const { at = back; }
  [[nodiscard]] Key key(const State& at) const;
  [[nodiscard]] bool goal(const State& at) const;

private:
  static constexpr std::uint64_t kOracleNodes = 20'000;

  // Cards of the stock that can be had.
  [[nodiscard]] Cards reachable(const Position& at) const;
  [[nodiscard]] bool in_this_pass(const Position& at, int before, int count) const;
  [[nodiscard]] bool is_lost(const Position& at) const;
  void list_safe(const State& at, MoveList<Move>& moves) const;

  const Layout& layout_;
  Techniques techniques_;
  DrawOne& oracle_;
};

static_assert(Game<CompactGame>);

}  // namespace sabar::klondike
