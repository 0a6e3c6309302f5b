// The complete search of Yukon by links with a planted fault: each is one that a solver has had, or could easily have,
// and the cross-check must find every one of them.
#pragma once

#include <string_view>
#include <vector>

#include <sabar/solvers/models/yukon/group_game.hpp>
#include <sabar/solvers/models/yukon/rivals.hpp>
#include <sabar/solvers/models/yukon/waiting.hpp>

#include "cross_check/mutant.hpp"

namespace sabar::yukon_mutants {

using yukon::Cards;
using yukon::GroupGame;
using yukon::GroupMove;
using yukon::kHome;
using yukon::kNothing;
using yukon::Layout;
using yukon::Position;

// Without a fault: every position also gets the second look, which the search gives only to the first.
class Sound : public Spoilable<GroupGame> {
public:
  explicit Sound(const Layout& layout) : Spoilable(layout, {}), layout_(layout) {}
  void legal(const State& state, MoveList<Move>& moves) const override {
    GroupGame::legal(state, moves);
    if (!goal(state) && yukon::has_rivals(layout_, state)) {
      moves.clear();
    }
  }

protected:
  const Layout& layout_;
};

// What may go home goes home at once, safe or not.
class AllHome : public Sound {
public:
  using Sound::Sound;
  void legal(const State& state, MoveList<Move>& moves) const override {
    Sound::legal(state, moves);
    if (yukon::home_cards(layout_, state) != 0) {
      moves.keep_if([](const GroupMove& move) { return move.target == kHome; });
    }
  }
};

// A card that lies well stays, but for going home.
class WellMeansStay : public Sound {
public:
  using Sound::Sound;
  void legal(const State& state, MoveList<Move>& moves) const override {
    Sound::legal(state, moves);
    moves.keep_if([&](const GroupMove& move) {
      const int beneath = yukon::at(state.beneath, move.card);
      return move.target == kHome || (beneath != kNothing && yukon::is_in(state.closed, beneath)) ||
             !yukon::lies_well(layout_, move.card, beneath);
    });
  }
};

class KeyOfTwo : public Sound {
public:
  using Sound::Sound;
  // Only what lies beneath the top cards counts.
  [[nodiscard]] Key key(const State& state) const override {
    Cards under = 0;
    for (Cards set = state.tops; set != 0; set &= set - 1) {
      const int beneath = yukon::at(state.beneath, yukon::first_of(set));
      under |= beneath == kNothing ? 0 : yukon::card_set(beneath);
    }
    return {state.tops, under};
  }
};

class ShortKey : public Sound {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& state) const override { return {0, mixed(Sound::key(state)) >> 54}; }
};

// A carrier that lies on its own card is of no use, whoever leaves first.
class CarrierOnItself : public Sound {
public:
  using Sound::Sound;
  void legal(const State& state, MoveList<Move>& moves) const override {
    const auto tails = yukon::find_tails(state);
    for (Cards tops = state.tops; tops != 0; tops &= tops - 1) {
      for (int card = yukon::first_of(tops); card != kNothing; card = yukon::at(state.beneath, card)) {
        const Cards carriers = yukon::at(layout_.carriers, card);
        if (carriers != 0 && (carriers & ~yukon::at(tails, card)) == 0 && yukon::rank_of(card) > 0) {
          moves.clear();
          return;
        }
      }
    }
    Sound::legal(state, moves);
  }
};

// A card that lies on a lower one of its suit is lost.
class BuriedIsLost : public Sound {
public:
  using Sound::Sound;
  void legal(const State& state, MoveList<Move>& moves) const override {
    Sound::legal(state, moves);
    for (Cards tops = state.tops; tops != 0; tops &= tops - 1) {
      for (int card = yukon::first_of(tops); card != kNothing; card = yukon::at(state.beneath, card)) {
        const int beneath = yukon::at(state.beneath, card);
        if (beneath != kNothing && yukon::is_in(state.closed, beneath) &&
            yukon::suit_of(beneath) == yukon::suit_of(card) && beneath < card && beneath < 4) {
          moves.clear();
          return;
        }
      }
    }
  }
};

template <class Mutated>
Verdict search_with(const Rules& rules, const Table& table) {
  const Layout layout = yukon::read_layout(rules);
  const Mutated game(layout);
  return search_all(game, game.begin(yukon::read_position(rules, layout, table).value()));
}

inline const std::vector<Mutant>& list() {
  static const std::vector<Mutant> kList = {
      {"all cards home at once", "yukon-6-4", search_with<AllHome>, {7, 8, 34}},
      {"what lies well stays", "yukon-6-4", search_with<WellMeansStay>, {6, 8, 33}},
      {"key of two cards a column", "yukon-6-closed", search_with<KeyOfTwo>, {107, 275, 953}},
      {"10-bit key", "yukon-6-4", search_with<ShortKey>, {171, 177, 322}},
      {"a carrier on its own card", "yukon-6-suit", search_with<CarrierOnItself>, {1, 2, 4}},
      {"an ace beneath its suit", "yukon-6-closed", search_with<BuriedIsLost>, {3, 18, 19}},
  };
  return kList;
}

}  // namespace sabar::yukon_mutants
