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
// Preconditions: draws go to a waste; nothing else looks at the top of the waste (no column that fills itself from it,
// no pairs with it), the stock's own top is not available, and the goal does not ask for an empty stock or waste.
#pragma once

#include <cstdint>
#include <string_view>

#include <sabar/rules/rules.hpp>

namespace sabar {

struct StockMacros {
  static constexpr std::string_view kName = "stock-macros";
  static constexpr bool kComplete = true;

  [[nodiscard]] static bool applies(const Rules& rules) {
    if (rules.draw == 0 || rules.draw_to != PileKind::waste || rules.pairs != Pairs::none || rules.gathers > 0 ||
        rules.goal.kind != GoalKind::foundations) {
      return false;
    }
    for (std::size_t g = 0; g < rules.groups; ++g) {
      const Group& group = rules.group[g];
      for (std::size_t i = 0; i < group.fill_from_count; ++i) {
        if (group.fill_from[i] != PileKind::reserve) {
          return false;
        }
      }
      if ((group.kind == PileKind::stock && group.lift != Lift::none) ||
          (group.kind == PileKind::foundation && group.collect != Collect::cards)) {
        return false;
      }
    }
    return true;
  }

  // The border between stock and waste says nothing.
  [[nodiscard]] static bool forgets_border(const Rules& rules) {
    return applies(rules) && rules.draw == 1 && rules.redeals == kUnlimited;
  }
};

}  // namespace sabar
