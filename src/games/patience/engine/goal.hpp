// When a game is won.
#pragma once

#include <sabar/games/patience/engine/engine.hpp>

namespace sabar::patience {

// A row of the grid holds one suit in order from its left end, and only its last place is empty.
template <class State>
[[nodiscard]] bool row_in_order(const State& position, const Group& group, std::size_t first) {
  const std::size_t last = first + group.grid_columns - 1U;
  for (std::size_t place = first; place < last; ++place) {
    if (position.empty(place) ||
        (place > first && position.top(place).index() != position.top(place - 1).index() + 1) ||
        position.top(place).suit() != position.top(first).suit()) {
      return false;
    }
  }
  return position.empty(last);
}

template <class Source>
bool Patience<Source>::goal(const State& position) const {
  const auto holds = [&](PileKind kind) {
    std::size_t cards = 0;
    source_.each_group([&](auto g) {
      if (rules().group[g].kind == kind) {
        cards += position.ends[facts().map.first[g] + rules().group[g].count] - position.ends[facts().map.first[g]];
      }
    });
    return cards;
  };
  const std::size_t away = holds(PileKind::foundation) + (facts().discard == kNoPile ? 0 : holds(PileKind::discard));
  switch (rules().goal.kind) {
    case GoalKind::foundations:
      return away == rules().cards();
    case GoalKind::left:
      return rules().cards() - away <= rules().goal.count;
    case GoalKind::empty:
      for (std::size_t kind = 0; kind < kPileKinds; ++kind) {
        if (((rules().goal.kinds >> kind) & 1U) != 0 && holds(static_cast<PileKind>(kind)) != 0) {
          return false;
        }
      }
      return true;
    case GoalKind::ordered:
      for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
        if (facts().kind(rules(), pile) == PileKind::column && !position.empty(pile) &&
            (position.size(pile) != static_cast<std::size_t>(facts().ranks.count) || !complete_run(position, pile))) {
          return false;
        }
      }
      return true;
    case GoalKind::one_pile: {
      std::size_t piles = 0;
      for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
        piles += facts().kind(rules(), pile) == PileKind::row && !position.empty(pile) ? 1 : 0;
      }
      return piles == 1;
    }
    case GoalKind::rows: {
      bool ordered = true;
      source_.each_group([&](auto g) {
        const Group& group = rules().group[g];
        for (std::size_t i = 0; group.kind == PileKind::grid && i < group.count; i += group.grid_columns) {
          ordered = ordered && row_in_order(position, group, facts().map.first[g] + i);
        }
      });
      return ordered;
    }
  }
  return false;
}

}  // namespace sabar::patience
