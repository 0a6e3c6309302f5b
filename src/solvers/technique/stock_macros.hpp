// Draw k, then play: draws are no moves of their own. Every card of the waste that a player could bring up is offered
// with the number of draws before it.
//
// Drawing to a waste changes nothing but which card lies on top of it. So a line that draws and then moves cards
// elsewhere can make those moves first, and a line can be rearranged until every draw stands right before a play from
// the waste. Nothing is lost, and the positions in between need not be kept.
//
// With one card at a time and unlimited redeals every card of stock and waste can be brought up from every border
// between them: then the border says nothing and a position is kept in the normal form with an empty waste (the
// same game with a key that forgets the border). With three cards at a time, or with redeals that run out, the border
// matters and stays. A border reached again with more redeals used is worse than before and is not offered twice.
//
// The proof is for games whose cards go to foundations, one by one, from columns, cells and reserve of any kind. Draws
// go to a waste; nothing else looks at the top of the waste (no column that fills itself from it, no pairs with it),
// and the stock's own top is not available.
#pragma once

#include <cstdint>
#include <string_view>

#include <sabar/rules/patience/rules_left.hpp>

namespace sabar {

struct StockMacros {
  static constexpr std::string_view kName = "stock-macros";
  static constexpr bool kComplete = true;

  [[nodiscard]] static bool applies(const Rules& rules) {
    RulesLeft left(rules);
    left.strike(&Rules::deck).strike(&Rules::take).strike(&Rules::zigzag).strike(&Rules::redeals);
    left.strike(&Rules::draw, rules.draw > 0).strike(&Rules::draw_to, rules.draw_to == PileKind::waste);
    left.strike_groups([&](GroupLeft& group) {
      switch (group->kind) {
        case PileKind::foundation:
        case PileKind::column:
          strike_deal(group);
          group.strike(&Group::hold).strike(&Group::build, is_classic(group->build)).strike(&Group::stop);
          group.strike(&Group::fill, is_classic(group->fill)).strike(&Group::fill_rank).strike(&Group::fill_from_count);
          group.strike(&Group::fill_from, fills_only_from(*group, PileKind::reserve));
          group.strike(&Group::lift, is_classic(group->lift)).strike(&Group::lift_suits, is_classic(group->lift_suits));
          group.strike(&Group::start_first).strike(&Group::start_count).strike(&Group::start);
          return true;
        case PileKind::cell:
          strike_cells(group);
          return true;
        case PileKind::reserve:
        case PileKind::waste:
          strike_source(group);
          return true;
        case PileKind::stock:
          strike_source(group);
          return group->lift == Lift::none;
        default:
          return false;
      }
    });
    return left.nothing();
  }

  // The border between stock and waste says nothing.
  [[nodiscard]] static bool forgets_border(const Rules& rules) {
    return applies(rules) && rules.draw == 1 && rules.redeals == kUnlimited;
  }
};

}  // namespace sabar
