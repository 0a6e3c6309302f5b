// Rules with a word left out or put in: what somebody believes who does not look at it.
#pragma once

#include <sabar/rules/patience/rules.hpp>

namespace sabar::mutants {

using Belief = void (*)(Rules&);

template <class Change>
void change_groups(Rules& rules, PileKind kind, const Change& change) {
  for (std::size_t g = 0; g < rules.groups; ++g) {
    if (rules.group[g].kind == kind) {
      change(rules.group[g]);
    }
  }
}

inline void all_go_round(Rules& rules) {
  for (const PileKind kind : {PileKind::column, PileKind::foundation}) {
    change_groups(rules, kind, [](Group& group) { group.build.wrap = true; });
  }
}
inline void nothing_fills_columns(Rules& rules) {
  change_groups(rules, PileKind::column, [](Group& group) {
    group.fill_from_count = 0;
    group.fill_from = {};
  });
}
inline void closed_stock(Rules& rules) {
  change_groups(rules, PileKind::stock, [](Group& group) { group.lift = Lift::none; });
}
inline void whole_rows(Rules& rules) { rules.draw = 1; }
inline void only_places_must_be_empty(Rules& rules) { rules.goal.kinds = 1U << static_cast<unsigned>(PileKind::place); }

}  // namespace sabar::mutants
