// Positions that differ only by suits are one position where no rule asks for a suit: a card is its rank.
//
// Theorem. If no build, no lift, no pair and no goal looks at suits or colours, legal moves and the goal depend on
// ranks alone. So the same line wins all positions that show the same ranks in the same places, in the same number of
// moves: of two sevens in the stock of a Pyramid it does not matter which one has left, and columns of Fourteen with
// the same ranks are the same column. The key is taken of a position whose cards are all of one suit.
//
// Where rules do ask for suits, renaming all hearts to spades and back keeps the game as well (where they ask for
// colours, only as long as colours stay together: a red seven on a black eight is no run once the eight is red). That
// has been tried, with a name for each suit from the ranks and depths of its cards, and left out: every card of a pack
// has a place of its own in the deal, so two positions of one deal hardly ever differ by names alone. On Klondike,
// FreeCell, Baker's Game, Fan, Accordion, Gaps, Yukon, Spider, Beleaguered Castle and Streets (100 deals each, 50,000
// nodes a deal) not one position fewer was searched, for half as much time again.
//
// Precondition: no rule asks for a suit, and the deck has more than one.
#pragma once

#include <string_view>

#include <sabar/core/card.hpp>
#include <sabar/rules/patience/rules_left.hpp>

namespace sabar {

struct SuitSymmetry {
  static constexpr std::string_view kName = "suit-symmetry";
  static constexpr bool kComplete = true;

  [[nodiscard]] static bool applies(const Rules& rules) {
    const GoalKind goal = rules.goal.kind;
    RulesLeft left(rules);
    left.strike(&Rules::deck, rules.deck.suits > 1).strike(&Rules::take).strike(&Rules::remove_rank);
    strike_stock(left);
    left.strike(&Rules::gathers).strike(&Rules::zigzag).strike(&Rules::pair_sum);
    left.strike(&Rules::pairs, is_one_of(rules.pairs, {Pairs::none, Pairs::sum, Pairs::same_rank}));
    left.strike(&Rules::goal,
                is_one_of(goal, {GoalKind::foundations, GoalKind::empty, GoalKind::one_pile, GoalKind::left}));
    left.strike_groups([&](GroupLeft& group) {
      const bool builds = group->build.order != Order::none;
      strike_deal(group);
      group.strike(&Group::hold).strike(&Group::stop).strike(&Group::fill, is_classic(group->fill));
      group.strike(&Group::fill_rank).strike(&Group::fill_from).strike(&Group::fill_from_count);
      group.strike(&Group::build, is_classic(group->build) && (!builds || group->build.suits == SuitRule::any));
      group.strike(&Group::lift, is_classic(group->lift));
      group.strike(&Group::lift_suits,
                   is_classic(group->lift_suits) && (!builds || group->lift_suits == SuitRule::any));
      group.strike(&Group::start_first).strike(&Group::start_count).strike(&Group::start);
      group.strike(&Group::blocked_by).strike(&Group::grid_columns).strike(&Group::steps).strike(&Group::match_rank);
      return is_classic(group->kind);
    });
    return left.nothing();
  }

  // The position with its ranks only.
  template <class State>
  [[nodiscard]] static State ranks(const State& position) {
    State result = position;
    for (std::size_t i = 0; i < position.ends.back(); ++i) {
      result.cards[i] = Card(Suit::hearts, position.cards[i].rank());
    }
    return result;
  }
};

}  // namespace sabar
