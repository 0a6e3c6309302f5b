// A part of a run moves to another column only to set the card beneath it free for its foundation.
//
// Where columns go down in alternate colours and every part of a run can be lifted, the only column that takes a part
// of a run ends with the twin of the card it lies on: same rank, same colour, other suit. Whether the part hangs on
// the one twin or on the other is all that such a move changes.
//
// Theorem. Let the part Z lie on Y and let T, the twin of Y, be uncovered. If the position after Z-to-T can be won,
// then either Y goes home while Z is away, or the position can be won without the move.
//
// Proof. Play the winning line with Z left on Y, and with the roles of Y and T as places exchanged: what the line puts
// on Y goes on T. Runs are lifted whole or in part whatever hangs on them, so all moves stay possible as long as
// neither twin goes home. (While rows are still dealt on the columns this fails: the card dealt on the one twin in the
// line lies on the other here. So nothing is dropped until the stock is empty.) When Y goes home, nothing lies on it in
// the line, so nothing lies on T here: Z can move to T now, just before. When T goes home, Z has left it in the line
// and it has left Y here.
//
// With cells this fails too: a card goes to a cell alone, so Z must have left Y, and in the line it has. There the
// technique is off.
//
// The proof is for one pack, one group of columns that go down in alternate colours without end, and one foundation for
// a suit that goes up from the ace; stock, waste and reserve as they like.
//
// So the move is kept where Y can go home at once, and everywhere else it is dropped. Parts that go to an empty column
// are kept: they change more than a twin. The naive version, 'only whole runs', is wrong: reduced Klondike deals in
// which a card gets home only this way are among the planted faults of the cross-check.
#pragma once

#include <string_view>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/rules/patience/rules_left.hpp>
#include <sabar/solvers/technique/step.hpp>

namespace sabar {

class WholeRuns {
public:
  static constexpr std::string_view kName = "whole-runs";
  static constexpr bool kComplete = true;

  WholeRuns(const Rules& rules, const patience::Facts& facts, int /*base*/) : facts_(facts) {
    for (std::size_t g = 0; g < rules.groups; ++g) {
      if (rules.group[g].kind == PileKind::foundation) {
        foundations_ = g;
        count_ = rules.group[g].count;
      }
    }
  }

  [[nodiscard]] static bool applies(const Rules& rules) {
    std::size_t columns = 0;
    std::size_t foundations = 0;
    RulesLeft left(rules);
    left.strike(&Rules::deck, rules.deck.packs == 1).strike(&Rules::zigzag);
    strike_stock(left);
    left.strike_groups([&](GroupLeft& group) {
      switch (group->kind) {
        case PileKind::foundation:
          ++foundations;
          strike_suit_foundations(group, rules);
          group.strike(&Group::build, group->build == Build{Order::up, SuitRule::same, 1, false});
          return true;
        case PileKind::column:
          ++columns;
          strike_deal(group);
          group.strike(&Group::build, group->build == Build{Order::down, SuitRule::alternate, 1, false});
          group.strike(&Group::fill, is_classic(group->fill)).strike(&Group::fill_rank);
          group.strike(&Group::fill_from).strike(&Group::fill_from_count);
          group.strike(&Group::lift, group->lift == Lift::run);
          group.strike(&Group::lift_suits, group->lift_suits == SuitRule::alternate);
          return true;
        case PileKind::reserve:
        case PileKind::stock:
        case PileKind::waste:
          strike_source(group);
          return true;
        default:
          return false;
      }
    });
    return columns == 1 && foundations == 1 && left.nothing();
  }

  template <class G, class List>
  void prune(const G& /*game*/, const typename G::State& position, List& moves) const {
    if (facts_.deals_to_columns && !position.empty(facts_.stock)) {
      return;
    }
    moves.keep_if([&](const auto& each) {
      const Move& move = real_move(each);
      if (move.kind != MoveKind::transfer || position.empty(move.to) ||
          facts_.map.group_of[move.from] != facts_.map.group_of[move.to] || move.count >= position.face_up(move.from)) {
        return true;
      }
      // A card that follows the one beneath it is a part of a longer run.
      const Card beneath = position.from_top(move.from, move.count);
      const Card lowest = position.from_top(move.from, move.count - 1U);
      const std::size_t g = facts_.map.group_of[move.from];
      const bool part = patience::contains(facts_.follow_in_run[g][static_cast<std::size_t>(beneath.index())], lowest);
      return !part || is_next(position, beneath);
    });
  }

private:
  template <class State>
  [[nodiscard]] bool is_next(const State& position, Card card) const {
    const std::size_t first = facts_.map.first[foundations_];
    for (std::size_t pile = first; pile < first + count_; ++pile) {
      if (patience::contains(facts_.belongs[pile], card)) {
        return static_cast<int>(position.size(pile)) + 1 == card.rank();
      }
    }
    return false;
  }

  const patience::Facts& facts_;
  std::size_t foundations_ = 0;
  std::size_t count_ = 0;
};

}  // namespace sabar
