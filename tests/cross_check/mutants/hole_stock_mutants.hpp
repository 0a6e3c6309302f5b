// The searches of hole games with a stock with a planted fault, depth first and by layers; the cross-check must find
// every one of them.
#pragma once

#include <bit>
#include <vector>

#include <sabar/solvers/models/hole/layers.hpp>

#include "cross_check/mutants/hole_mutants.hpp"

namespace sabar::hole_mutants {

// The walk through the ranks, as if the stock brought no others.
class WalkThoughStock : public Sound<true> {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    keep_walk(position, steps, [](const Gaps&) { return false; });
  }
};

// The cards of the stock serve nobody.
class ReachWithoutStock : public Sound<true> {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    RankCounts supply = position.left;
    ++supply[position.top];
    if (RankReach(board().faces.count, board().faces.shape == hole::Shape::ring).fails(position.left, supply)) {
      steps.clear();
    }
  }
};

// Of two equal cards the one that covers more places goes first, whichever they are.
class MoreWhatever : public Sound<true> {
public:
  using Sound::Sound;
  static void plant(HoleBoard& board) {
    for (std::size_t a = 0; a < board.piles; ++a) {
      for (std::size_t b = 0; b < board.piles; ++b) {
        const std::size_t more = board.start.slot[a];
        const std::size_t less = board.start.slot[b];
        const bool worse =
            board.face[more] == board.face[less] && std::popcount(board.blocks[a]) > std::popcount(board.blocks[b]);
        board.better[less][more / 64] |= std::uint64_t{worse ? 1U : 0U} << (more % 64);
      }
    }
  }
};

class KeyWithoutDraws : public Sound<true> {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override { return {Sound::key(position).number, 0}; }
};

// The table and the draws say all, whatever lies on the hole.
class KeyWithoutTop : public Sound<true> {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override { return {position.number, position.drawn}; }
};

// Nobody draws while a card fits.
class DrawsLast : public Sound<true> {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    const bool fits = std::any_of(steps.begin(), steps.end(), [](const HoleStep& step) { return step.draws == 0; });
    steps.keep_if([&](const HoleStep& step) { return !fits || step.draws == 0; });
  }
};

// What stops the others takes its neighbours all the same.
class StopsNobody : public Sound<true> {
public:
  using Sound::Sound;
  static void plant(HoleBoard& board) {
    for (std::size_t face = 0; face < board.faces.count; ++face) {
      board.faces.next[face] = static_cast<FaceSet>(board.faces.before[face] & ~hole::face_bit(kNoFace));
    }
    hole::find_next_draws(board);
  }
};

// A place is free as soon as one of those that lie on it is gone.
class HalfCovered : public Sound<true> {
public:
  using Sound::Sound;
  static void plant(HoleBoard& board) {
    for (HolePiles& above : board.blocked_by) {
      above &= 0U - above;
    }
  }
};

// One draw more is made than the card needs that is played.
class DrawsTooFar : public Sound<true> {
public:
  using Sound::Sound;
  static void plant(HoleBoard& board) {
    for (auto& next : board.next_draw) {
      for (std::uint8_t& drawn : next) {
        drawn = drawn < board.draws ? static_cast<std::uint8_t>(drawn + 1) : hole::kNever;
      }
    }
  }
};

// Any card can be played after one draw.
class DrawsServeAll : public Sound<true> {
public:
  using Sound::Sound;
  static void plant(HoleBoard& board) {
    for (auto& next : board.next_draw) {
      for (std::size_t made = 0; made < board.draws; ++made) {
        next[made] = static_cast<std::uint8_t>(made + 1);
      }
    }
  }
};

// By layers, on the board of a mutant.
template <class Mutated>
Verdict layers_with(const Rules& rules, const Table& table) {
  HoleBoard board = hole::lay_out(rules, table, {}).value();
  Mutated::plant(board);
  const hole::HoleGame<true> game(board, {});
  hole::HoleLayers search(board, game, {});
  return verdict_at_end(search);
}

inline const std::vector<Mutant>& stock_list() {
  static const std::vector<Mutant> kList = {
      {"walk as if there were no stock", "hole-peaks", search_with<WalkThoughStock>, {1, 2, 3}},
      {"the stock serves nobody", "hole-golf", search_with<ReachWithoutStock>, {3, 4, 5}},
      {"the longer pile, whatever lies beneath", "hole-golf-by-two", search_with<LongerWhatever<true>>, {4, 30, 63}},
      {"the place that covers more, whichever", "hole-places-and-columns", search_with<MoreWhatever>, {48}},
      {"key without draws", "hole-peaks", search_with<KeyWithoutDraws>, {2, 9, 41}},
      {"key without the hole's top card", "hole-golf-by-two", search_with<KeyWithoutTop>, {4, 7, 17}},
      {"no draw while a card fits", "hole-golf-draw-two", search_with<DrawsLast>, {10, 21, 23}},
      {"nothing stops", "hole-golf-stop", search_with<StopsNobody>, {1, 2, 3}},
      {"free when half covered", "hole-pyramid", search_with<HalfCovered>, {1, 2, 3}},
  };
  return kList;
}

inline const std::vector<Mutant>& layers_list() {
  static const std::vector<Mutant> kList = {
      {"layers, one draw too many", "hole-golf", layers_with<DrawsTooFar>, {5, 7, 8}},
      {"layers, one draw serves any card", "hole-pyramid", layers_with<DrawsServeAll>, {6, 7, 10}},
      {"layers, the longer pile", "hole-golf-by-two", layers_with<LongerWhatever<true>>, {4, 30, 63}},
      {"layers, the place that covers more", "hole-places-and-columns", layers_with<MoreWhatever>, {48}},
      {"layers, free when half covered", "hole-peaks", layers_with<HalfCovered>, {31, 39, 89}},
  };
  return kList;
}

}  // namespace sabar::hole_mutants
