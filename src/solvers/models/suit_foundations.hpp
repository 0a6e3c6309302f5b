// The foundations most games have, and the compact models are made for.
#pragma once

#include <sabar/rules/patience/rules_left.hpp>

namespace sabar {

// Four foundations that build up in suit from the ace, by single cards, and begin empty.
constexpr void strike_four_suits(GroupLeft& group, const Rules& rules) {
  strike_suit_foundations(group, rules);
  group.strike(&Group::build, group->count == 4 && group->build == Build{Order::up, SuitRule::same, 1, false});
}

// An empty column takes nothing, kings, or anything.
constexpr void strike_king_fill(GroupLeft& group, const Rules& rules) {
  group.strike(&Group::fill, is_one_of(group->fill, {Fill::any, Fill::none, Fill::rank}));
  group.strike(&Group::fill_rank, group->fill != Fill::rank || group->fill_rank == rules.deck.ranks);
}

}  // namespace sabar
