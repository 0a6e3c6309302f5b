// The complete search of FreeCell by links with a planted fault: each is one that a solver has had, or could easily
// have, and the cross-check must find every one of them.
#pragma once

#include <string_view>
#include <vector>

#include <sabar/solvers/models/freecell/link_game.hpp>

#include "cross_check/mutant.hpp"

namespace sabar::freecell_mutants {

using freecell::Cards;
using freecell::Layout;
using freecell::LinkGame;
using freecell::LinkMove;
using freecell::Position;

class Sound : public Spoilable<LinkGame> {
public:
  explicit Sound(const Layout& layout) : Spoilable(layout, true), layout_(layout) {}

protected:
  const Layout& layout_;
};

// What may go home goes home at once, safe or not.
class AllHome : public Sound {
public:
  using Sound::Sound;
  void legal(const State& state, MoveList<Move>& moves) const override {
    Sound::legal(state, moves);
    if (freecell::home_cards(state.at) != 0) {
      moves.keep_if([](const LinkMove& move) { return move.target == freecell::kHome; });
    }
  }
};

class NoHomeByChoice : public Sound {
public:
  using Sound::Sound;
  void legal(const State& state, MoveList<Move>& moves) const override {
    Sound::legal(state, moves);
    moves.keep_if([](const LinkMove& move) { return move.target != freecell::kHome; });
  }
};

// A card that lies well stays: runs are never split.
class WholeRunsStay : public Sound {
public:
  using Sound::Sound;
  void legal(const State& state, MoveList<Move>& moves) const override {
    Sound::legal(state, moves);
    moves.keep_if([&](const LinkMove& move) {
      const int beneath = state.at.beneath[static_cast<std::size_t>(move.card)];
      const bool in_cell = (state.at.cells >> move.card & 1) != 0;
      return in_cell || move.target == freecell::kHome || !freecell::carries(layout_, beneath, move.card);
    });
  }
};

class CellsAreFinal : public Sound {
public:
  using Sound::Sound;
  void legal(const State& state, MoveList<Move>& moves) const override {
    Sound::legal(state, moves);
    moves.keep_if(
        [&](const LinkMove& move) { return (state.at.cells >> move.card & 1) == 0 || move.target == freecell::kHome; });
  }
};

// Only the tops and the foundations count.
class KeyOfTops : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& state) const override { return {state.at.next, state.at.tops}; }
};
class ShortKey : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& state) const override { return {0, mixed(Sound::key(state)) >> 52}; }
};

template <class Mutated>
Verdict search_with(const Rules& rules, const Table& table) {
  const Layout layout = freecell::read_layout(rules);
  const Mutated game(layout);
  return search_all(game, game.begin(freecell::read_position(rules, layout, table).value()));
}

inline const std::vector<Mutant>& list() {
  static const std::vector<Mutant> kList = {
      {"all cards home at once", "freecell-6-2", search_with<AllHome>, {80, 123, 191}},
      {"only safe cards home", "freecell-6-0", search_with<NoHomeByChoice>, {7, 8, 11}},
      {"runs are never split", "freecell-6-0", search_with<WholeRunsStay>, {1, 7, 8}},
      {"no way out of cells but home", "freecell-6-2", search_with<CellsAreFinal>, {6, 13, 18}},
      {"key of the top cards", "freecell-5-1", search_with<KeyOfTops>, {5, 25, 342}},
      {"12-bit key", "freecell-5-1", search_with<ShortKey>, {25, 479, 577}},
  };
  return kList;
}

}  // namespace sabar::freecell_mutants
