// The complete search of rows that close up with a planted fault; the cross-check must find every one of them.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include <sabar/core/verdict.hpp>
#include <sabar/solvers/models/rows/game.hpp>

#include "cross_check/mutant.hpp"

namespace sabar::row_mutants {

class Sound : public Spoilable<rows::RowGame> {
public:
  explicit Sound(const rows::RowShape& shape) : Spoilable(shape, {}) {}
};

// The tops must hang together by suit, or by rank.
class OneKindOfLink : public Sound {
public:
  using Sound::Sound;
  void legal(const State& row, MoveList<Move>& moves) const override {
    Sound::legal(row, moves);
    std::uint64_t suits = 0;
    for (std::size_t i = 0; i < row.piles; ++i) {
      suits |= std::uint64_t{1} << (row.tops[i] / kRanks);
    }
    moves.keep_if([&](const Move&) { return (suits & (suits - 1)) == 0 || row.piles > 3; });
  }
};

// A card at the right end can be covered by nobody, so it must be the last.
class EndIsLast : public Sound {
public:
  using Sound::Sound;
  void legal(const State& row, MoveList<Move>& moves) const override {
    Sound::legal(row, moves);
    moves.keep_if([&](const Move& move) { return move.from + 1 < row.piles || move.from == move.to + 1; });
  }
};

class KeyWithoutOrder : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& row) const override {
    State sorted = row;
    std::sort(sorted.tops.begin(), sorted.tops.begin() + sorted.piles);
    return Sound::key(sorted);
  }
};

// A rank that appears twice is none either.
class KeyOfSuits : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& row) const override {
    State plain = row;
    for (std::size_t i = 0; i < row.piles; ++i) {
      const auto same = std::count_if(row.tops.begin(), row.tops.begin() + row.piles,
                                      [&](std::uint8_t card) { return card % kRanks == row.tops[i] % kRanks; });
      plain.tops[i] = static_cast<std::uint8_t>(same <= 2 ? row.tops[i] / kRanks * kRanks : row.tops[i]);
    }
    return Sound::key(plain);
  }
};

class ShortKey : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& row) const override { return {0, mixed(Sound::key(row)) >> 57}; }
};

template <class Mutated>
Verdict search_with(const Rules& rules, const Table& table) {
  const Mutated game(rows::row_shape(rules));
  return search_all(game, rows::read_row(rules, table).value());
}

inline const std::vector<Mutant>& list() {
  static const std::vector<Mutant> kList = {
      {"parts by suit alone", "rows-10", search_with<OneKindOfLink>, {19, 42, 47}},
      {"the right end stays or steps", "rows-10", search_with<EndIsLast>, {19, 47, 173}},
      {"key without order", "rows-10", search_with<KeyWithoutOrder>, {47, 124, 231}},
      {"pattern without pairs of a rank", "rows-10", search_with<KeyOfSuits>, {124, 231, 389}},
      {"7-bit key", "rows-10", search_with<ShortKey>, {19, 47, 55}},
  };
  return kList;
}

}  // namespace sabar::row_mutants
