// The complete search of hole games with a planted fault; the cross-check must find every one of them. A fault is one
// of the game, which then does something else, or one of its board, which plant() changes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include <sabar/solvers/models/hole/game.hpp>

#include "cross_check/mutant.hpp"

namespace sabar::hole_mutants {

using hole::FaceSet;
using hole::HoleBoard;
using hole::HolePiles;
using hole::HoleState;
using hole::HoleStep;
using hole::HoleTechniques;
using hole::kFromCell;
using hole::kNoFace;

template <bool WithStock>
class Sound : public Spoilable<hole::HoleGame<WithStock>> {
public:
  explicit Sound(const HoleBoard& board, const HoleTechniques& techniques = {})
      : Spoilable<hole::HoleGame<WithStock>>(board, techniques), board_(board) {}
  static void plant(HoleBoard& /*board*/) {}

protected:
  [[nodiscard]] const HoleBoard& board() const { return board_; }
  // Keeps steps that a walk through the ranks allows.
  template <class Veto>
  void keep_walk(const HoleState& position, MoveList<HoleStep>& steps, Veto&& veto) const {
    const std::size_t count = board_.faces.count;
    if (position.top == kNoFace) {
      return;
    }
    const auto ways = RankWalk(count).ways(position.left, position.top, position.bottoms, veto);
    steps.keep_if([&](const HoleStep& step) {
      const std::size_t face = step.from >= kFromCell ? std::size_t{step.from} - kFromCell
                                                      : board_.face[position.slot[step.from] - std::size_t{step.dug}];
      const bool up = face == (position.top + 1U) % count;
      const bool down = face == (position.top + count - 1) % count;
      return (up && ways.up) || (down && ways.down);
    });
  }

private:
  const HoleBoard& board_;
};

// The walk of a ring with an odd number of ranks, where their number is even.
class WalkOnEvenRing : public Sound<false> {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    keep_walk(position, steps, [](const Gaps&) { return false; });
  }
};

// Piles ask for crossings as if their lowest card were played first.
class CutsFromBelow : public Sound<false> {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    const RankCuts cuts(board().faces.count);
    CutDemand demand;
    for (HolePiles left = position.top == kNoFace ? 0 : position.there; left != 0; left &= left - 1) {
      const auto pile = static_cast<std::size_t>(std::countr_zero(left));
      const std::size_t cards = board().size(pile, position.slot[pile]);
      if (cards > 1) {
        const std::span rest(board().face.data() + board().floor[pile] + 1, cards);
        demand |= RankCuts::Pile(cuts, rest).demand(position.top);
      }
    }
    keep_walk(position, steps, [&](const Gaps& gaps) { return RankCuts::forbids(demand, gaps); });
  }
};

// The last card of all lies beneath others, also where those can wait in cells.
class LastIsBeneath : public Sound<false> {
public:
  explicit LastIsBeneath(const HoleBoard& board, const HoleTechniques& techniques = {.rank_cuts = false})
      : Sound(board, techniques) {}
  static void plant(HoleBoard& board) { board.cells = 0; }
};
// And piles ask for crossings as if their cards could not wait there.
class CutsThoughCells : public LastIsBeneath {
public:
  explicit CutsThoughCells(const HoleBoard& board) : LastIsBeneath(board, HoleTechniques{}) {}
};

// The card that lies on the hole serves nobody.
class ReachWithoutTop : public Sound<false> {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    if (position.top != kNoFace &&
        RankReach(board().faces.count, board().faces.shape == hole::Shape::ring).fails(position.left, position.left)) {
      steps.clear();
    }
  }
};

// Of two equal cards the one on the longer pile goes first, whatever lies beneath them.
template <bool WithStock>
class LongerWhatever : public Sound<WithStock> {
public:
  using Sound<WithStock>::Sound;
  static void plant(HoleBoard& board) {
    for (std::size_t a = 0; a < board.piles; ++a) {
      for (std::size_t b = 0; b < board.piles; ++b) {
        for (std::size_t longer = board.floor[a] + 2U; longer <= board.start.slot[a]; ++longer) {
          for (std::size_t slot = board.floor[b] + 1U; slot <= board.start.slot[b]; ++slot) {
            const bool worse =
                a != b && board.face[longer] == board.face[slot] && board.size(a, longer) > board.size(b, slot);
            board.better[slot][longer / 64] |= std::uint64_t{worse ? 1U : 0U} << (longer % 64);
          }
        }
      }
    }
  }
};

// Cards in cells wait while a pile shows their face.
class CellsWait : public Sound<false> {
public:
  explicit CellsWait(const HoleBoard& board) : Sound(board, {.longer_pile = false}) {}
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    steps.keep_if([&](const HoleStep& step) {
      return step.from < kFromCell || position.tops[step.from - std::size_t{kFromCell}] == 0;
    });
  }
};

// Piles are alike if they are as long and show the same card.
class AlikeByTop : public Sound<false> {
public:
  using Sound::Sound;
  static void plant(HoleBoard& board) {
    for (std::size_t pile = 0; pile < board.piles; ++pile) {
      for (std::size_t slot = board.floor[pile] + 1U; slot <= board.start.slot[pile]; ++slot) {
        board.alike[slot] = static_cast<std::uint16_t>(256U * board.face[slot] + board.size(pile, slot));
      }
    }
  }
};

// A position is known by how many cards its piles have, whichever they are.
class KeyOfHeights : public Sound<false> {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override {
    std::vector<std::size_t> heights;
    for (std::size_t pile = 0; pile < board().piles; ++pile) {
      heights.push_back(board().size(pile, position.slot[pile]));
    }
    std::sort(heights.begin(), heights.end());
    Key key = 0;
    for (const std::size_t height : heights) {
      key = key * 16 + height;
    }
    return key << 4 | position.top;
  }
};

class KeyWithoutCells : public Sound<false> {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override {
    State plain = position;
    for (std::size_t face = 0; face < board().faces.count; ++face) {
      plain.number -= position.in_cells[face] * (board().cell_number[face] + board().cell_in_use);
    }
    return Sound::key(plain);
  }
};

// Only one card goes to a cell at a time.
class ShallowDigs : public Sound<false> {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    steps.keep_if([](const HoleStep& step) { return step.dug <= 1; });
  }
};

// What looks best is best.
class BestOnly : public Sound<false> {
public:
  using Sound::Sound;
  void legal(const State& position, MoveList<Move>& steps) const override {
    Sound::legal(position, steps);
    if (!steps.empty()) {
      steps.keep_only(steps[0]);
    }
  }
};

class ShortKey : public Sound<false> {
public:
  using Sound::Sound;
  [[nodiscard]] Key key(const State& position) const override { return mixed(Sound::key(position)) >> 55; }
};

template <class Mutated>
Verdict search_with(const Rules& rules, const Table& table) {
  HoleBoard board = hole::lay_out(rules, table, {}).value();
  Mutated::plant(board);
  const Mutated game(board);
  return search_all(game, board.start);
}

inline const std::vector<Mutant>& list() {
  static const std::vector<Mutant> kList = {
      {"walk on an even ring", "hole-even-ring", search_with<WalkOnEvenRing>, {4, 6, 12}},
      {"cuts from below", "hole-ring-of-seven", search_with<CutsFromBelow>, {3, 8, 9}},
      {"the last card lies beneath, with cells", "hole-tight-cell", search_with<LastIsBeneath>, {25, 26, 30}},
      {"cuts as if there were no cells", "hole-tight-cells", search_with<CutsThoughCells>, {13, 22, 48}},
      {"the hole's top card serves nobody", "hole-line-without-stock", search_with<ReachWithoutTop>, {23, 27, 28}},
      {"the longer pile, whatever lies beneath", "hole-no-start", search_with<LongerWhatever<false>>, {7, 22, 39}},
      {"cards in cells wait", "hole-tight-cells-up", search_with<CellsWait>, {4, 11, 13}},
      {"piles alike by their top cards", "hole-no-start", search_with<AlikeByTop>, {16, 22, 32}},
      {"key of heights", "hole-even-ring", search_with<KeyOfHeights>, {2, 3, 4}},
      {"key without cells", "hole-two-cells-up", search_with<KeyWithoutCells>, {30, 69, 72}},
      {"one card to a cell at a time", "hole-two-cells-up", search_with<ShallowDigs>, {5, 13, 17}},
      {"only the best step", "hole-ring", search_with<BestOnly>, {7, 17, 21}},
      {"9-bit key", "hole-ring-of-seven", search_with<ShortKey>, {18, 28, 32}},
  };
  return kList;
}

}  // namespace sabar::hole_mutants
