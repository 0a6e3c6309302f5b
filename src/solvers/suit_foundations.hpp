// The foundations most games have, and the compact models are made for.
#pragma once

#include <sabar/rules/rules.hpp>

namespace sabar {

// Four foundations that build up in suit from the base, by single cards, and begin empty.
[[nodiscard]] constexpr bool builds_suits_up(const Rules& rules, const Group& group) {
  const Build& build = group.build;
  return group.count == 4 && group.collect == Collect::cards && build.order == Order::up &&
         build.suits == SuitRule::same && build.step == 1 && !build.wrap && group.stop == 0 &&
         group.fill == Fill::base && (group.hold == 0 || group.hold >= rules.deck.ranks) && !group.start_first &&
         group.start_count == 0 && (group.lift == Lift::top || group.lift == Lift::none);
}

}  // namespace sabar
