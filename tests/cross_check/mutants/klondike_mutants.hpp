// The compact model of Klondike with a planted fault: each is one that a solver has had, or could easily have, and the
// cross-check must find every one of them.
#pragma once

#include <string_view>
#include <vector>

#include <sabar/solvers/models/klondike/compact_game.hpp>

#include "cross_check/mutant.hpp"

namespace sabar::klondike_mutants {

using klondike::Cards;
using klondike::CompactGame;
using klondike::CompactMove;
using klondike::Kind;
using klondike::Position;

inline int height_of(const Position& at, int suit) { return at.home >> (4 * suit) & 15; }

// Safe play by another rule: a card of rank `r` (the ace is 0) may go home when the other colour has so many cards
// home, and the twin suit so many.
template <int OtherColour, int TwinSuit>
class SafeAt : public Spoilable<CompactGame> {
public:
  using Spoilable::Spoilable;
  void legal(const State& at, MoveList<Move>& moves) const override {
    CompactGame::legal(at, moves);
    for (const CompactMove& move : moves) {
      const int suit = klondike::suit_of(move.card);
      const int rank = klondike::rank_of(move.card);
      const int other = suit < 2 ? 2 : 0;
      if (move.kind == Kind::pile_to_home && height_of(at, other) >= rank + OtherColour &&
          height_of(at, other + 1) >= rank + OtherColour && height_of(at, suit ^ 1) >= rank + TwinSuit) {
        return moves.keep_only(move);
      }
    }
  }
};
using Sound = SafeAt<-1, -2>;
using WrongLag = SafeAt<-2, -2>;
using NoSameColour = SafeAt<-1, -100>;

// A card under a run does not go home: no part of a run moves to the twin.
class OnlyWholeRuns : public Sound {
public:
  using Sound::Sound;
  void legal(const State& at, MoveList<Move>& moves) const override {
    Sound::legal(at, moves);
    moves.keep_if([&](const CompactMove& move) {
      return move.kind != Kind::pile_to_home || (at.face_up & ~at.locked & klondike::pair_of(move.card) >> 4) == 0;
    });
  }
};

class NoWorryingBack : public Sound {
public:
  using Sound::Sound;
  void legal(const State& at, MoveList<Move>& moves) const override {
    Sound::legal(at, moves);
    moves.keep_if([](const CompactMove& move) { return move.kind != Kind::home_to_pile; });
  }
};

// A card that has just gone home does not come back, though its going has turned one up.
class NoWayBackAtOnce : public Sound {
public:
  using Sound::Sound;
  void legal(const State& at, MoveList<Move>& moves) const override {
    Sound::legal(at, moves);
    moves.keep_if([&](const CompactMove& move) {
      return move.kind != Kind::home_to_pile || at.came.kind != Kind::pile_to_home || at.came.card != move.card;
    });
  }
  Undo apply(State& at, const Move& move) const override {
    const Undo back = Sound::apply(at, move);
    at.came = move;
    return back;
  }
};

class NoBorder : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& at) const override { return {0, Sound::key(at).low}; }
};
class NoDealtCards : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& at) const override {
    const Key key = Sound::key(at);
    return {key.high, key.low & ~(std::uint64_t{0xffff} << 24)};
  }
};
class ShortKey : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& at) const override { return {0, mixed(Sound::key(at)) >> 48}; }
};

// Depth-first search through the model, with no technique but what the class has of itself.
template <class Mutated>
Verdict search_with(const Rules& rules, const Table& table) {
  const klondike::Techniques none{false, false, false, false, false, false, false};
  const auto layout = klondike::read_layout(rules, table);
  const auto position = klondike::read_position(rules, layout.value(), table);
  klondike::DrawOne oracle(*layout, none, std::size_t{1} << 30);
  const Mutated game(*layout, none, oracle);
  return search_all(game, position.value());
}

inline const std::vector<Mutant>& list() {
  static const std::vector<Mutant> kList = {
      {"wrong lag in safe foundation play", "klondike-5-3-free", search_with<WrongLag>, {7, 16, 26}},
      {"forgotten same-colour condition", "klondike-6-3-thrice-stay", search_with<NoSameColour>, {1129, 1654}},
      {"only whole runs", "klondike-6-1-free", search_with<OnlyWholeRuns>, {6, 23, 27}},
      {"no worrying back", "klondike-6-1-free", search_with<NoWorryingBack>, {69, 152, 234}},
      {"no way back at once", "klondike-7-1-free", search_with<NoWayBackAtOnce>, {1347}},
      {"key without stock border", "klondike-5-3-twice", search_with<NoBorder>, {180, 664, 952}},
      {"key without dealt cards", "klondike-6-1-free", search_with<NoDealtCards>, {5, 6, 7}},
      {"16-bit key", "klondike-5-2-free", search_with<ShortKey>, {25}},
  };
  return kList;
}

}  // namespace sabar::klondike_mutants
