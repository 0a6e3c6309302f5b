// What follows from the rules and is never declared by hand: where piles are, which groups matter to which part of the
// engine, which piles are interchangeable.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <sabar/games/patience/engine/follows.hpp>
#include <sabar/games/patience/engine/key_form.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/rules_left.hpp>

namespace sabar::patience {

inline constexpr std::size_t kNoPile = 255;

struct Facts {
  PileMap map;
  Ranks ranks;
  std::size_t stock = kNoPile;
  std::size_t waste = kNoPile;
  std::size_t hole = kNoPile;
  std::size_t discard = kNoPile;
  bool collects_at_once = false;
  bool turns_cards = false;       // some column or reserve pile begins with face-down cards
  bool has_places = false;        // single cards that block each other
  bool fills_at_once = false;     // emptied columns are filled by the rules
  bool deals_to_columns = false;  // a draw puts cards on columns, so their order matters while there is a stock
  bool only_shrinks = false;      // no pile but hole and cells ever takes a card
  bool order_known = false;       // what looks at the order of piles
  KeyForm key_form = KeyForm::hashed;
  std::array<std::uint64_t, kPileKinds> piles_of{};  // per kind: bit p is pile p
  CardSet pair_alone = 0;                            // cards that leave alone
  bool hands_in_runs = false;                        // complete runs leave by a move
  bool by_base = false;                              // which card follows which depends on the base of the deal
  std::array<std::array<CardSet, kCards>, kMaxGroups> follow{};         // cards that may go on a card
  std::array<std::array<CardSet, kCards>, kMaxGroups> follow_in_run{};  // cards that continue a run on a card
  // Foundations by suit: the set of cards of the suit a pile belongs to; all cards elsewhere.
  std::array<CardSet, kMaxPiles> belongs{};

  // How a group counts ranks. A hole, and foundations that begin with named cards, close the circle, whatever others
  // do.
  [[nodiscard]] constexpr Ranks ranks_of(const Group& group) const {
    const bool circle = group.kind == PileKind::hole || (group.kind == PileKind::foundation && group.start_count > 0);
    return {ranks.count, ranks.based && !circle};
  }
  [[nodiscard]] constexpr PileKind kind(const Rules& rules, std::size_t pile) const {
    return rules.group[map.group_of[pile]].kind;
  }
};

// The suits a deck has, in the order of Suit.
[[nodiscard]] constexpr Suit suit_of_deck(const DeckShape& deck, std::size_t number) {
  constexpr std::array<std::array<Suit, 4>, 5> kSuitsOf = {{
      {},
      {Suit::spades},
      {Suit::hearts, Suit::spades},
      {Suit::hearts, Suit::clubs, Suit::spades},
      {Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades},
  }};
  return kSuitsOf[static_cast<std::size_t>(deck.suits)][number % static_cast<std::size_t>(deck.suits)];
}

[[nodiscard]] constexpr CardSet suit_set(Suit suit) {
  return ((CardSet{1} << kRanks) - 1) << (static_cast<int>(suit) * kRanks);
}

// Whether a pile of the group can ever get another card.
[[nodiscard]] constexpr bool takes_cards(const Rules& rules, const Group& group) {
  const bool drawn_to = rules.draw > 0 && rules.draw_to == group.kind;
  return drawn_to || group.build.order != Order::none || group.fill != Fill::none || group.fill_from_count > 0;
}

// Whether it is known which of these rules look at the order of a group's piles: draws that go to the piles of a row,
// one after the other, gathering, and filling from the leftmost pile of a reserve do (Patience::interchangeable). The
// others say what one pile takes, gives or holds, wherever it stands, or ask the same of every pile. Runs that leave at
// once leave from left to right, so there must be a foundation for each of them.
[[nodiscard]] constexpr bool knows_order(const Rules& rules) {
  int at_once = 0;
  bool plain = true;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    if (group.kind == PileKind::foundation && group.collect == Collect::runs_at_once) {
      at_once += group.count;
      plain = plain && group.lift == Lift::none && group.start_count == 0 && !group.start_first;
    }
  }
  return is_classic(rules) && plain && (at_once == 0 || at_once >= rules.deck.packs * rules.deck.suits);
}

// Whether no pile but hole and cells ever takes a card, so that sizes say what lies where.
[[nodiscard]] constexpr bool derive_only_shrinks(const Rules& rules) {
  bool hole = false;
  RulesLeft left(rules);
  left.strike(&Rules::deck).strike(&Rules::take).strike(&Rules::zigzag);
  left.strike(&Rules::goal, is_classic(rules.goal.kind));
  strike_stock(left);
  left.strike_groups([&](GroupLeft& group) {
    switch (group->kind) {
      case PileKind::column:
      case PileKind::reserve:
        strike_deal(group);
        group.strike(&Group::hold)
            .strike(&Group::build, is_classic(group->build))
            .strike(&Group::stop)
            .strike(&Group::fill, is_classic(group->fill))
            .strike(&Group::fill_rank);
        group.strike(&Group::lift, is_classic(group->lift)).strike(&Group::lift_suits, is_classic(group->lift_suits));
        return !takes_cards(rules, *group);
      case PileKind::place:
        strike_source(group);
        group.strike(&Group::hold).strike(&Group::blocked_by);
        return !takes_cards(rules, *group);
      case PileKind::hole:
        hole = true;
        group.strike(&Group::build, is_classic(group->build))
            .strike(&Group::stop)
            .strike(&Group::fill, is_classic(group->fill))
            .strike(&Group::lift_suits, is_classic(group->lift_suits));
        group.strike(&Group::start_first).strike(&Group::start_count).strike(&Group::start);
        return true;
      case PileKind::cell:
        strike_cells(group);
        return true;
      case PileKind::stock:
        strike_source(group);
        return true;
      default:
        return false;
    }
  });
  return hole && left.nothing();
}

// Whether ranks are counted from the card with which the foundations begin.
[[nodiscard]] constexpr bool derive_based(const Rules& rules) {
  for (std::size_t g = 0; g < rules.groups; ++g) {
    if (rules.group[g].kind == PileKind::foundation && rules.group[g].start_first) {
      return true;
    }
  }
  return false;
}

[[nodiscard]] constexpr Facts derive_facts(const Rules& rules) {
  Facts facts;
  facts.map = map_piles(rules);
  facts.ranks.count = rules.deck.ranks;
  facts.stock = only_pile(rules, PileKind::stock).value_or(kNoPile);
  facts.waste = only_pile(rules, PileKind::waste).value_or(kNoPile);
  facts.hole = only_pile(rules, PileKind::hole).value_or(kNoPile);
  facts.discard = only_pile(rules, PileKind::discard).value_or(kNoPile);
  facts.deals_to_columns = rules.draw > 0 && rules.draw_to == PileKind::column;
  facts.only_shrinks = derive_only_shrinks(rules);
  facts.ranks.based = derive_based(rules);
  facts.order_known = knows_order(rules);
  facts.key_form = facts.only_shrinks && counts_fit(rules) ? KeyForm::counted
                   : facts.order_known && cards_fit(rules) ? KeyForm::packed
                                                           : KeyForm::hashed;
  if (rules.pairs == Pairs::sum && rules.pair_sum <= rules.deck.ranks) {
    facts.pair_alone = rank_set(rules.pair_sum);
  }
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    const bool foundation = group.kind == PileKind::foundation;
    facts.by_base = facts.by_base || group.build.wrap;
    facts.hands_in_runs = facts.hands_in_runs || (foundation && group.collect == Collect::runs_by_hand);
    facts.collects_at_once = facts.collects_at_once || (foundation && group.collect == Collect::runs_at_once);
    facts.has_places = facts.has_places || group.kind == PileKind::place;
    facts.fills_at_once = facts.fills_at_once || group.fill_from_count > 0;
    for (std::size_t i = 0; i < group.count; ++i) {
      const std::size_t pile = std::size_t{facts.map.first[g]} + i;
      facts.turns_cards = facts.turns_cards || (group.closed[i] > 0 && group.kind != PileKind::place);
      facts.piles_of[static_cast<std::size_t>(group.kind)] |= std::uint64_t{1} << pile;
      facts.belongs[pile] = kAllCards;
      if (foundation && group.collect == Collect::cards && group.build.suits == SuitRule::same) {
        const Suit suit = i < group.start_count ? Card::from_index(group.start[i]).suit() : suit_of_deck(rules.deck, i);
        facts.belongs[pile] = suit_set(suit);
      }
    }
  }
  facts.turns_cards = facts.turns_cards || rules.gathers > 0;
  facts.by_base = facts.by_base && facts.ranks.based;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    for (int i = 0; group.build.order != Order::none && i < kCards; ++i) {
      const Card card = Card::from_index(i);
      const auto place = static_cast<std::size_t>(i);
      facts.follow[g][place] = followers(group.build, group.build.suits, card, 1, facts.ranks_of(group));
      facts.follow_in_run[g][place] = followers(group.build, group.lift_suits, card, 1, facts.ranks_of(group));
    }
  }
  return facts;
}

}  // namespace sabar::patience
