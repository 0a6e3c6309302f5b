// For which rules which bound holds. All fields of the classic rules were asked whether they let cards go without a
// move; where there are others, no bound is known.
#include <sabar/solvers/shortest/lower_bound.hpp>

namespace sabar {
namespace {

template <class Fits>
bool every_group(const Rules& rules, Fits&& fits) {
  return std::all_of(rules.group.begin(), rules.group.begin() + rules.groups, fits);
}

// Nothing moves but by moves of the player, one pile to one other.
bool moves_are_plain(const Rules& rules) { return rules.gathers == 0 && rules.zigzag == false; }

bool takes_single_cards(const Group& group) {
  return group.kind != PileKind::foundation || group.collect == Collect::cards;
}

std::ptrdiff_t foundation_groups(const Rules& rules) {
  return std::count_if(rules.group.begin(), rules.group.begin() + rules.groups,
                       [](const Group& group) { return group.kind == PileKind::foundation; });
}

bool takes_complete_runs(const Group& group) {
  return group.kind != PileKind::foundation || group.collect != Collect::cards;
}

}  // namespace

LowerBound::LowerBound(const Rules& rules, const patience::Facts& facts, int base)
    : rules_(rules), facts_(facts), style_(style_of(rules)) {
  pairs_count_ = fits_partings(rules);
  per_move_ = rules.pairs != Pairs::none ? 2 : 1;
  std::size_t drawn_to = 0;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    const std::uint64_t piles = ((std::uint64_t{1} << group.count) - 1) << facts.map.first[g];
    counted_ |= ((rules.goal.kinds >> static_cast<unsigned>(group.kind)) & 1U) != 0 ? piles : 0;
    const bool filled_from = group.kind == PileKind::reserve && facts.fills_at_once;
    parted_ |= (group.kind == PileKind::column || group.kind == PileKind::reserve) && !filled_from ? piles : 0;
    drawn_to += group.kind == rules.draw_to ? group.count : 0;
    for (int i = 0; i < kCards; ++i) {
      const Card card = Card::from_index(i);
      lifted_on_[g][static_cast<std::size_t>(i)] =
          group.lift == Lift::group ? patience::kAllCards
          : group.lift == Lift::top || group.lift == Lift::none
              ? 0
              : patience::followers(group.build, group.lift_suits, card, base, facts.ranks);
    }
  }
  const bool to_waste = rules.draw_to == PileKind::waste || rules.draw_to == PileKind::hole;
  per_draw_ = std::max<std::size_t>(1, to_waste ? rules.draw : rules.draw * drawn_to);
  stock_counts_ =
      rules.draw > 0 && every_group(rules, [](const Group& group) {
        return fills_only_from(group, PileKind::reserve) && (group.kind != PileKind::stock || group.lift == Lift::none);
      });
  for (int i = 0; i < kCards; ++i) {
    const int value = Card::from_index(i).rank() - base;
    value_[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(value < 0 ? value + facts.ranks.count : value);
  }
}

LowerBound::Style LowerBound::style_of(const Rules& rules) {
  if (!is_classic(rules)) {
    return Style::none;
  }
  const bool plain_deck = rules.take == 0 && rules.remove_rank == 0 && rules.pairs == Pairs::none;
  switch (rules.goal.kind) {
    case GoalKind::foundations:
      if (every_group(rules, takes_single_cards)) {
        return Style::cards_home;
      }
      return plain_deck && moves_are_plain(rules) && every_group(rules, takes_complete_runs) &&
                     foundation_groups(rules) == 1 &&
                     every_group(rules, [](const Group& group) { return group.fill_from_count == 0; })
                 ? Style::runs
                 : Style::none;
    case GoalKind::ordered:
      return plain_deck && moves_are_plain(rules) && rules.draw == 0 &&
                     every_group(rules,
                                 [](const Group& group) {
                                   return group.kind == PileKind::column && group.fill_from_count == 0;
                                 })
                 ? Style::runs
                 : Style::none;
    case GoalKind::left:
      return every_group(rules, takes_single_cards) ? Style::cards_away : Style::none;
    case GoalKind::empty:
      return fits_cards_away(rules) ? Style::cards_away : Style::none;
    case GoalKind::one_pile:
      return Style::row;
    case GoalKind::rows:
      break;
  }
  return Style::none;
}

// Cards leave the piles that must become empty one at a time, or two as a pair. A column takes several at once, so if
// columns need not become empty, nothing else may be lifted in parts.
bool LowerBound::fits_cards_away(const Rules& rules) {
  const auto wanted = [&](PileKind kind) { return ((rules.goal.kinds >> static_cast<unsigned>(kind)) & 1U) != 0; };
  return !wanted(PileKind::stock) && !wanted(PileKind::waste) && every_group(rules, [&](const Group& group) {
    const bool one_by_one = group.lift == Lift::top || group.lift == Lift::none;
    return takes_single_cards(group) && group.fill_from_count == 0 &&
           (!wanted(group.kind) || wanted(PileKind::column) || one_by_one);
  });
}

// A card goes home only onto the card before it in its suit, of which there is one.
bool LowerBound::fits_partings(const Rules& rules) {
  std::size_t foundations = 0;
  const bool by_suit = every_group(rules, [&](const Group& group) {
    if (group.kind != PileKind::foundation) {
      return true;
    }
    ++foundations;
    return group.collect == Collect::cards && group.build.order == Order::up && group.build.suits == SuitRule::same &&
           group.build.step == 1 && group.start_count == 0 && group.fill == Fill::base;
  });
  return by_suit && foundations == 1 && rules.deck.packs == 1 && rules.pairs == Pairs::none && moves_are_plain(rules) &&
         rules.goal.kind == GoalKind::foundations;
}

}  // namespace sabar
