// Peg solitaire as a game of the concept: pegs in holes, jumps as moves. The key is the board itself.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>

#include <sabar/core/game.hpp>
#include <sabar/games/pegs/layout.hpp>

namespace sabar::pegs {

// What ends a game: exactly these pegs, or one peg in any hole.
struct Finish {
  std::optional<Holes> pegs;

  [[nodiscard]] static Finish any() { return {}; }
  [[nodiscard]] static Finish hole(std::size_t hole) { return {bit(hole)}; }
  [[nodiscard]] static Finish exactly(Holes pegs) { return {pegs}; }

  [[nodiscard]] bool reached(Holes board) const { return pegs ? board == *pegs : std::has_single_bit(board); }
  // The pegs that are left at the end.
  [[nodiscard]] int count() const { return pegs ? std::popcount(*pegs) : 1; }

  friend bool operator==(const Finish&, const Finish&) = default;
};

class Pegs {
public:
  struct State {
    Holes pegs = 0;
    friend constexpr bool operator==(const State&, const State&) = default;
  };
  // A number in Layout::jumps().
  struct Move {
    std::uint16_t jump = 0;
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };
  struct Undo {};
  using Key = Holes;

  // The layout must outlive the game.
  Pegs(const Layout& layout, Finish finish) : layout_(&layout), finish_(finish) {}

  void legal(const State& position, MoveList<Move>& moves) const {
    moves.clear();
    std::uint16_t number = 0;
    for (const Jump& jump : layout_->jumps()) {
      if (jump.fits(position.pegs)) {
        moves.push({number});
      }
      ++number;
    }
  }
  Undo apply(State& position, const Move& move) const {
    position.pegs ^= layout_->jumps()[move.jump].mask;
    return {};
  }
  void undo(State& position, const Move& move, const Undo& /*back*/) const {
    position.pegs ^= layout_->jumps()[move.jump].mask;
  }
  [[nodiscard]] Key key(const State& position) const { return position.pegs; }
  [[nodiscard]] bool goal(const State& position) const { return finish_.reached(position.pegs); }

  [[nodiscard]] const Layout& layout() const { return *layout_; }
  [[nodiscard]] const Finish& finish() const { return finish_; }
  [[nodiscard]] const Jump& jump(const Move& move) const { return layout_->jumps()[move.jump]; }

private:
  const Layout* layout_;
  Finish finish_;
};

static_assert(Game<Pegs>);

}  // namespace sabar::pegs
