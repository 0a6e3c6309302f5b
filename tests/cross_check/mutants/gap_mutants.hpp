// The complete search of rows with gaps with a planted fault; the cross-check must find every one of them.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include <sabar/core/verdict.hpp>
#include <sabar/solvers/models/gaps/game.hpp>

#include "cross_check/mutant.hpp"

namespace sabar::gap_mutants {

using gaps::GapBoard;
using gaps::GapGame;

class Sound : public Spoilable<GapGame> {
public:
  explicit Sound(const GapBoard& board, const gaps::GapTechniques& techniques = {}) : Spoilable(board, techniques) {}
};

// Where rows have suits, each suit must end in its own row; but a two may have been dealt to another.
class OwnRows : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] bool goal(const State& position) const override {
    bool own = true;
    for (std::size_t row = 0; row < board().rows; ++row) {
      own = own && position.at[row * board().width] == row * board().width;
    }
    return own && Sound::goal(position);
  }
};

// A two at a left end stays.
class TwosStay : public Sound {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& moves) const override {
    Sound::legal(position, moves);
    moves.keep_if([&](const Move& move) { return move.card % board().width != 0 || move.from % board().width != 0; });
  }
};

// Lost, as soon as a gap lies to the right of the highest card of a suit, unless that lies where it belongs.
class DeadGap : public Sound {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& moves) const override {
    Sound::legal(position, moves);
    std::size_t dead = 0;
    for (std::size_t place = 1; place + 1 < board().places(); ++place) {
      const std::uint8_t left = position.at[place - 1];
      dead += position.at[place] == gaps::kGap && place % board().width != board().width - 1 && left != gaps::kGap &&
                      left % board().width == board().width - 2
                  ? 1
                  : 0;
    }
    moves.keep_if([&](const Move&) { return dead < 2; });
  }
};

// Of the cards that can move now one goes first, unless the one before it can move, too: what could happen later, and
// what goes to the right of where it was, is forgotten.
class AnyFirst : public Sound {
public:
  explicit AnyFirst(const GapBoard& board) : Sound(board, {.order = false}) {}
  void legal(const State& position, MoveList<Move>& moves) const override {
    Sound::legal(position, moves);
    gaps::CardSet movers = 0;
    for (const Move& move : moves) {
      movers |= gaps::card_bit(move.card);
    }
    for (const Move& move : moves) {
      if (!board().is_first(move.card) && (movers >> (move.card - 1U) & 1) == 0) {
        moves.keep_only(move);
        return;
      }
    }
  }
};

// Where each suit's cards lie does not matter, only which places are empty and how much is in order.
class KeyOfGaps : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override { return {settled(position), position.gaps}; }
};

class ShortKey : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override { return {0, mixed(Sound::key(position)) >> 56}; }
};

template <class Mutated>
Verdict search_with(const Rules& rules, const Table& table) {
  const GapBoard board = gaps::read_gaps(rules, table).value();
  const Mutated game(board);
  return search_all(game, board.start);
}

inline const std::vector<Mutant>& list() {
  static const std::vector<Mutant> kList = {
      {"every suit in its own row", "gaps-4-4-suits", search_with<OwnRows>, {102, 182, 199}},
      {"twos at a left end stay", "gaps-3-5", search_with<TwosStay>, {1, 8, 19}},
      {"two dead gaps are lost", "gaps-3-5", search_with<DeadGap>, {57, 143, 155}},
      {"any card goes first", "gaps-3-5", search_with<AnyFirst>, {1, 28, 38}},
      {"key of the gaps", "gaps-3-5", search_with<KeyOfGaps>, {19, 26, 58}},
      {"8-bit key", "gaps-3-5", search_with<ShortKey>, {3, 4, 11}},
  };
  return kList;
}

}  // namespace sabar::gap_mutants
