// Rows of cards with gaps as another Game.
//
// The aces are gone. A gap takes the card that follows its left neighbour, at the left end a two: so a position has a
// handful of moves, and each is told by the card and the gap. These are the moves of the rules, one by one.
#pragma once

#include <sabar/core/game.hpp>
#include <sabar/core/key.hpp>
#include <sabar/core/move_list.hpp>
#include <sabar/solvers/models/gaps/board.hpp>

namespace sabar::gaps {

struct GapTechniques {
  bool reach = true;  // reach.hpp
  bool order = true;  // order.hpp
};

class GapGame {
public:
  using State = GapState;
  using Move = GapStep;
  using Key = Key128;
  struct Undo {};
  static constexpr bool kComplete = true;

  GapGame(const GapBoard& board, const GapTechniques& techniques) : board_(board), techniques_(techniques) {}

  // Gap by gap.
  void legal(const State& position, MoveList<Move>& moves) const;
  Undo apply(State& position, const Move& move) const {
    shift(position, move.card, move.from, move.to);
    return {};
  }
  void undo(State& position, const Move& move, const Undo& /*back*/) const {
    shift(position, move.card, move.to, move.from);
  }
  [[nodiscard]] Key key(const State& position) const;
  [[nodiscard]] bool goal(const State& position) const;

  // Cards at the left end of a row that are in order, all rows together.
  [[nodiscard]] std::size_t settled(const State& position) const;
  [[nodiscard]] const GapBoard& board() const { return board_; }

private:
  static void shift(State& position, std::size_t card, std::size_t from, std::size_t to) {
    position.at[from] = kGap;
    position.at[to] = static_cast<std::uint8_t>(card);
    position.place[card] = static_cast<std::uint8_t>(to);
    position.gaps ^= place_bit(from) | place_bit(to);
  }

  GapBoard board_;
  GapTechniques techniques_;
};

static_assert(Game<GapGame>);

}  // namespace sabar::gaps
