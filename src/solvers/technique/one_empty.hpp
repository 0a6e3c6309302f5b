// One empty pile is enough as a target: of several empty columns (cells, foundations of one suit) that are
// interchangeable, only the first is offered.
//
// Theorem. Moves of the same cards to two empty piles of an interchangeable group lead to positions that differ only by
// the order of these piles, so one can be won exactly if the other can, by the same line with two names exchanged.
// The key of a position forgets that order, so the second move would only meet a known position; the gain is that it
// is not made at all. Where the order means something (Spider while there is a stock: the next row goes from left to
// right) the group is not interchangeable and nothing is dropped. The proof is for the rules for which column-symmetry
// is proved.
#pragma once

#include <string_view>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/solvers/technique/step.hpp>

namespace sabar {

class OneEmpty {
public:
  static constexpr std::string_view kName = "one-empty";
  static constexpr bool kComplete = true;

  OneEmpty(const Rules& rules, const patience::Facts& facts, int /*base*/) : rules_(rules), facts_(facts) {}

  [[nodiscard]] static bool applies(const Rules& rules) {
    if (!patience::knows_order(rules)) {
      return false;
    }
    for (std::size_t g = 0; g < rules.groups; ++g) {
      if (rules.group[g].count > 1 && rules.group[g].kind != PileKind::place && rules.group[g].kind != PileKind::grid) {
        return true;
      }
    }
    return false;
  }

  template <class G, class List>
  void prune(const G& game, const typename G::State& position, List& moves) const {
    std::uint64_t spare = 0;  // empty piles that have a twin before them
    for (std::size_t g = 0; g < rules_.groups; ++g) {
      const Group& group = rules_.group[g];
      const std::size_t first = facts_.map.first[g];
      std::size_t twin = patience::kNoPile;
      for (std::size_t pile = first; group.count > 1 && pile < first + group.count; ++pile) {
        if (!position.empty(pile)) {
          continue;
        }
        if (twin == patience::kNoPile || facts_.belongs[twin] != facts_.belongs[pile]) {
          twin = pile;
        } else if (game.interchangeable(position, group)) {
          spare |= std::uint64_t{1} << pile;
        }
      }
    }
    if (spare != 0) {
      moves.keep_if([&](const auto& each) {
        const Move& move = real_move(each);
        return move.kind != MoveKind::transfer || ((spare >> move.to) & 1U) == 0;
      });
    }
  }

private:
  const Rules& rules_;
  const patience::Facts& facts_;
};

}  // namespace sabar
