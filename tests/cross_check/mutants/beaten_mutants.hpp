// The complete search of games of beaten cards with a planted fault; the cross-check must find every one of them.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include <sabar/core/verdict.hpp>
#include <sabar/solvers/models/beaten/game.hpp>

#include "cross_check/mutant.hpp"

namespace sabar::beaten_mutants {

using beaten::BeatenBoard;
using beaten::BeatenGame;

class Sound : public Spoilable<BeatenGame> {
public:
  explicit Sound(const BeatenBoard& board) : Spoilable(board, {}) {}
};

// Every beaten card leaves at once.
class AllLeave : public Sound {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& moves) const override {
    Sound::legal(position, moves);
    for (const Move& move : moves) {
      if (move.kind == MoveKind::transfer && move.to == board().discard) {
        return moves.keep_only(Move(move));
      }
    }
  }
};

// An empty column is always filled before the next row.
class FilledFirst : public Sound {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& moves) const override {
    Sound::legal(position, moves);
    const bool fills = std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
      return move.kind == MoveKind::transfer && move.to != board().discard;
    });
    moves.keep_if([&](const Move& move) { return !fills || move.kind != MoveKind::draw; });
  }
};

// Columns are interchangeable while rows are still dealt.
class AlikeColumns : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override {
    State sorted = position;
    std::sort(sorted.columns.begin(), sorted.columns.begin() + static_cast<std::ptrdiff_t>(board().columns));
    return Sound::key(sorted);
  }
};

// The cards that are left, wherever they lie.
class KeyOfCards : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override { return {position.dealt, left(position)}; }
};

class ShortKey : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override { return {0, mixed(Sound::key(position)) >> 55}; }
};

template <class Mutated>
Verdict search_with(const Rules& rules, const Table& table) {
  const BeatenBoard board = beaten::read_beaten(rules, table).value();
  const Mutated game(board);
  return search_all(game, board.start);
}

inline const std::vector<Mutant>& list() {
  static const std::vector<Mutant> kList = {
      {"every beaten card leaves at once", "beaten-3-columns", search_with<AllLeave>, {75, 77, 367}},
      {"empty columns are always filled", "beaten-3-columns", search_with<FilledFirst>, {11, 12, 13}},
      {"columns alike while rows are dealt", "beaten-3-columns", search_with<AlikeColumns>, {7, 11, 35}},
      {"key of the cards that are left", "beaten-3-columns", search_with<KeyOfCards>, {7, 11, 12}},
      {"9-bit key", "beaten-3-columns", search_with<ShortKey>, {11, 12, 36}},
  };
  return kList;
}

}  // namespace sabar::beaten_mutants
