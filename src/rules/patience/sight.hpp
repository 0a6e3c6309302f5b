// What a player sees of a table, and what lies free on it. Piles are those of map_piles().
#pragma once

#include <cstddef>
#include <span>

#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

// Whether the card at this place of the group's pile, counted from the bottom, lies in sight: of a stock only the top
// card, and only where it may be played.
[[nodiscard]] inline bool in_sight(const Group& group, const TablePile& pile, std::size_t place) {
  if (group.kind == PileKind::stock) {
    return group.lift == Lift::top && place + 1 == pile.cards.size();
  }
  return place < pile.cards.size() && place >= pile.face_down;
}

// Whether cards of other places still lie on this one. `piles` are those of the group, `number` counts them from 0.
[[nodiscard]] inline bool is_blocked(const Group& group, std::span<const TablePile> piles, std::size_t number) {
  for (std::size_t other = 0; group.kind == PileKind::place && other < group.count; ++other) {
    if ((group.blocked_by[number] >> other & 1U) != 0 && !piles[other].cards.empty()) {
      return true;
    }
  }
  return false;
}

}  // namespace sabar
