// No pile moves as a whole to an empty pile of its own group: a king at the bottom of a column stays where it is.
//
// Theorem. If the piles of a group are interchangeable, a column moved as a whole to an empty column gives the same
// position up to their order, so it can be left out. (Half the moves of a Klondike endgame are kings walking from one
// empty column to another.) The naive version that forbids every move of a card at the bottom of a column is wrong
// where a column can be emptied by it: then another group's pile, or a card of another column, is the target; those
// moves are kept. The proof is for the rules for which column-symmetry is proved.
#pragma once

#include <string_view>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/solvers/technique/step.hpp>

namespace sabar {

class KingMoves {
public:
  static constexpr std::string_view kName = "king-moves";
  static constexpr bool kComplete = true;

  KingMoves(const Rules& rules, const patience::Facts& facts, int /*base*/) : rules_(rules), facts_(facts) {}

  [[nodiscard]] static bool applies(const Rules& rules) {
    if (!patience::knows_order(rules)) {
      return false;
    }
    for (std::size_t g = 0; g < rules.groups; ++g) {
      const Group& group = rules.group[g];
      if (group.kind == PileKind::column && group.count > 1 && group.fill != Fill::none && group.fill != Fill::waste &&
          group.fill_from_count == 0) {
        return true;
      }
    }
    return false;
  }

  template <class G, class List>
  void prune(const G& game, const typename G::State& position, List& moves) const {
    moves.keep_if([&](const auto& each) {
      const Move& move = real_move(each);
      return move.kind != MoveKind::transfer || !position.empty(move.to) ||
             facts_.map.group_of[move.from] != facts_.map.group_of[move.to] || position.size(move.from) != move.count ||
             !game.interchangeable(position, rules_.group[facts_.map.group_of[move.from]]);
    });
  }

private:
  const Rules& rules_;
  const patience::Facts& facts_;
};

}  // namespace sabar
