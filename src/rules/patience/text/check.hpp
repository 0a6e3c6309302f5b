// What only the whole game can tell: piles that other lines name, the zigzag, and whether the deal fits the deck.
// Works at compile time.
#pragma once

#include <sabar/rules/patience/text/draft.hpp>
#include <sabar/rules/patience/text/piles.hpp>
#include <sabar/rules/patience/text/shapes.hpp>

namespace sabar {

// The waste and the discard pile have no line of their own.
constexpr bool add_silent_groups(Draft& draft) {
  Rules& rules = draft.rules;
  if (rules.draw > 0 && rules.draw_to == PileKind::waste &&
      !add_group(draft, Word{}, default_group(PileKind::waste, rules.deck.ranks))) {
    return false;
  }
  return (rules.pairs == Pairs::none && rules.remove_rank == 0) ||
         add_group(draft, Word{}, default_group(PileKind::discard, rules.deck.ranks));
}

constexpr bool check_named_piles(Draft& draft) {
  for (std::size_t i = 0; i < draft.needs; ++i) {
    if (!draft.has(draft.need[i].kind)) {
      return draft.fail(Fault::missing_piles, draft.need[i].word, find_name(kPileWords, draft.need[i].kind));
    }
  }
  if (draft.rules.goal.kind == GoalKind::foundations && !draft.has(PileKind::foundation)) {
    return draft.fail(Fault::no_goal, draft.goal_word);
  }
  return true;
}

// Cards that a foundation takes at most, whatever is played.
[[nodiscard]] constexpr std::size_t room_of(const Group& group, std::size_t ranks, std::size_t cards) {
  const std::size_t hold = group.hold > 0 ? group.hold : cards;
  const bool one_way = group.build.order == Order::up || group.build.order == Order::down;
  if (group.collect != Collect::cards || group.build.wrap || !one_way) {
    return hold;
  }
  const std::size_t longest = 1 + (ranks - 1) / group.build.step;
  return hold < longest ? hold : longest;
}

// With foundations that cannot take all cards nobody could win. Cards may also leave for the discard pile.
constexpr bool check_room(Draft& draft) {
  const Rules& rules = draft.rules;
  if (rules.goal.kind != GoalKind::foundations || rules.pairs != Pairs::none) {
    return true;
  }
  const std::size_t cards = rules.cards();
  const auto of_a_rank = static_cast<std::size_t>(rules.deck.packs * rules.deck.suits);
  const std::size_t removed = rules.remove_rank == 0 ? 0 : of_a_rank < cards ? of_a_rank : cards;
  std::size_t room = 0;
  std::size_t last = 0;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    if (group.kind == PileKind::foundation) {
      room += group.count * room_of(group, static_cast<std::size_t>(rules.deck.ranks), cards);
      last = g;
    }
  }
  return room + removed >= cards || draft.fail(Fault::little_room, draft.group_word[last], {}, static_cast<int>(room),
                                               static_cast<int>(cards - removed));
}

constexpr bool check_stock(Draft& draft) {
  const PileKind to = draft.rules.draw_to;
  if (!draft.redeals_word.text.empty() && to != PileKind::waste) {
    return draft.fail(Fault::no_waste, draft.redeals_word);
  }
  return draft.full_word.text.empty() || to == PileKind::column || to == PileKind::reserve ||
         draft.fail(Fault::no_row_to_fill, draft.full_word);
}

constexpr bool check_whole_piles(Draft& draft) {
  for (std::size_t g = 0; g < draft.rules.groups; ++g) {
    const Group& group = draft.rules.group[g];
    const bool dealt_on = draft.rules.draw > 0 && draft.rules.draw_to == PileKind::column;
    if (group.kind == PileKind::column && group.hold > 0 && dealt_on) {
      return draft.fail(Fault::hold_and_rows, draft.group_word[g]);
    }
    if (group.kind == PileKind::row && draft.rules.remove_rank > 0) {
      return draft.fail(Fault::row_and_remove, draft.group_word[g]);
    }
  }
  return true;
}

constexpr bool check_base(Draft& draft) {
  bool found = false;
  for (std::size_t g = 0; g < draft.rules.groups; ++g) {
    const Group& group = draft.rules.group[g];
    const bool gives_base = group.kind == PileKind::foundation && group.start_first;
    if (found && gives_base) {
      return draft.fail(Fault::second_base, draft.start_word[g]);
    }
    found = found || gives_base;
  }
  return true;
}

constexpr bool apply_zigzag(Draft& draft) {
  if (!draft.rules.zigzag) {
    return true;
  }
  std::size_t columns = kMaxGroups;
  for (std::size_t g = 0; g < draft.rules.groups; ++g) {
    if (draft.rules.group[g].kind == PileKind::column) {
      if (columns != kMaxGroups) {
        return draft.fail(Fault::zigzag_columns, draft.zigzag_word);
      }
      columns = g;
    }
  }
  if (columns == kMaxGroups || draft.rules.group[columns].count < 2) {
    return draft.fail(Fault::zigzag_columns, draft.zigzag_word);
  }
  if (!draft.deal_word[columns].text.empty()) {
    return draft.fail(Fault::zigzag_deal, draft.deal_word[columns]);
  }
  Group& group = draft.rules.group[columns];
  deal_zigzag(group, draft.rules.cards());
  for (std::size_t i = 0; group.hold > 0 && i < group.count; ++i) {
    if (group.deal[i] > group.hold) {
      return draft.fail(Fault::hold_range, draft.zigzag_word, "columns", group.deal[i], group.hold);
    }
  }
  return true;
}

[[nodiscard]] constexpr std::size_t dealt_cards(const Group& group) {
  std::size_t cards = std::size_t{group.start_count} + (group.start_first ? 1U : 0U);
  for (std::size_t i = 0; i < group.count; ++i) {
    cards += group.deal[i];
  }
  return cards;
}

constexpr bool check_deal(Draft& draft) {
  const std::size_t cards = draft.rules.cards();
  std::size_t dealt = 0;
  for (std::size_t g = 0; g < draft.rules.groups; ++g) {
    dealt += dealt_cards(draft.rules.group[g]);
    if (dealt > cards) {
      const Word& word = draft.deal_word[g].text.empty() ? draft.group_word[g] : draft.deal_word[g];
      return draft.fail(Fault::cards_short, word, {}, static_cast<int>(dealt), static_cast<int>(cards));
    }
  }
  return dealt == cards || draft.has(PileKind::stock) ||
         draft.fail_text(Fault::cards_left, static_cast<int>(dealt), static_cast<int>(cards));
}

constexpr bool check_game(Draft& draft) {
  if (draft.about.in(kRulesLanguage).title.empty()) {
    return draft.fail_text(Fault::no_title);
  }
  if (draft.rules.groups == 0) {
    return draft.fail_text(Fault::no_piles);
  }
  return add_silent_groups(draft) && check_stock(draft) && check_named_piles(draft) && check_whole_piles(draft) &&
         check_base(draft) && check_room(draft) && apply_zigzag(draft) && check_deal(draft);
}

}  // namespace sabar
