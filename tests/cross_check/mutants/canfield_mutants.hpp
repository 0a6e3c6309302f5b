// The complete search of Canfield with a planted fault: each is one that a solver has had, or could easily have, and
// the cross-check must find every one of them.
#pragma once

#include <algorithm>
#include <bit>
#include <string_view>
#include <vector>

#include <sabar/solvers/models/canfield/stock_game.hpp>

#include "cross_check/mutant.hpp"

namespace sabar::canfield_mutants {

using canfield::Cards;
using canfield::kHome;
using canfield::Layout;
using canfield::Position;
using canfield::RunMove;
using canfield::StockGame;

class Sound : public Spoilable<StockGame> {
public:
  explicit Sound(const Layout& layout) : Spoilable(layout, {}), layout_(layout) {}

protected:
  const Layout& layout_;
};

// What may go home goes home at once, safe or not.
class AllHome : public Sound {
public:
  using Sound::Sound;
  void legal(const State& state, MoveList<Move>& moves) const override {
    Sound::legal(state, moves);
    const auto goes_home = [](const RunMove& move) { return move.target == kHome; };
    if (std::any_of(moves.begin(), moves.end(), goes_home)) {
      moves.keep_if(goes_home);
    }
  }
};

// The border of stock and waste is forgotten, however many are drawn.
class NoBorder : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& state) const override {
    State whole = state;
    whole.border = 0;
    return Sound::key(whole);
  }
};

// The larger waste stands for the smaller one.
class WrongWay : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& state) const override {
    const Key key = Sound::key(state);
    const auto drawn = static_cast<std::uint8_t>(key.low & Key::kDrawn);
    return {key.high, key.low, static_cast<std::uint8_t>(drawn == 0 ? 0 : Key::kDrawn - drawn)};
  }
};

// Remainders are not told apart.
class NoRemainder : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& state) const override {
    State whole = state;
    whole.border = 0;
    const Key key = Sound::key(whole);
    const auto waste = std::popcount(state.stock & (canfield::card_set(state.border) - 1));
    return {key.high, key.low, static_cast<std::uint8_t>(waste)};
  }
};

class ShortKey : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& state) const override { return {0, mixed(Sound::key(state)) >> 54 << 6, 0}; }
};

// Parts of columns never move.
class WholeOnly : public Sound {
public:
  using Sound::Sound;
  void legal(const State& state, MoveList<Move>& moves) const override {
    Sound::legal(state, moves);
    moves.keep_if([&](const RunMove& move) {
      const int beneath = canfield::at(state.beneath, move.card);
      return move.target == kHome || beneath == canfield::kNothing || beneath == canfield::kNoPlace;
    });
  }
};

template <class Mutated>
Verdict search_with(const Rules& rules, const Table& table) {
  const Layout layout = canfield::read_layout(rules, table).value();
  const Mutated game(layout);
  return search_all(game, game.begin(canfield::read_position(rules, layout, table)));
}

inline const std::vector<Mutant>& list() {
  static const std::vector<Mutant> kList = {
      {"all cards home at once", "canfield-5-3", search_with<AllHome>, {28, 29, 52}},
      {"key without the border", "canfield-5-3", search_with<NoBorder>, {100, 157, 162}},
      {"the larger waste is kept", "canfield-6-3", search_with<WrongWay>, {2181, 3066, 3361}},
      {"remainders are one", "canfield-5-3", search_with<NoRemainder>, {1028, 1577, 1937}},
      {"10-bit key", "canfield-6-3", search_with<ShortKey>, {63, 83, 151}},
      {"parts stay", "canfield-6-one", search_with<WholeOnly>, {242, 590, 598}},
  };
  return kList;
}

}  // namespace sabar::canfield_mutants
