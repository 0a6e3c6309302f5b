// Every card that must leave needs a partner: a dead-end test for Pyramid and its kin.
//
// Cards leave in pairs whose ranks add up to N. A card of rank r needs one of rank N - r, and a card cannot leave
// together with one that lies on it, directly or through others: while that one is there, the card is not available.
//
// Theorem. Let the cards that must leave be those of the piles the goal wants empty (all of them where nothing may be
// left). Take as vertices the cards that are still there and as edges the pairs of ranks r and N - r of which neither
// lies on the other. If the position can be won, there is a set of edges without common vertices that meets every card
// that must leave.
//
// Proof. The pairs of a winning line are such a set: each was removed while both were available, and no card is moved
// anywhere before it leaves, so what lies on what never changes but by removal. A card of rank N leaves alone.
//
// For two ranks the graph has two sides. By the theorem of Mendelsohn and Dulmage a matching that meets the wanted
// cards of both sides exists if there is one for each side; for one side Hall's theorem asks that any k wanted cards
// have k partners between them. There are at most four cards of a rank, so this is a look at 16 subsets. The middle
// rank, which pairs with itself where N is even, is not looked at. Of the stock only the waste's top is available
// unless it is open, so then two cards of it do not leave together.
//
// The proof is for one pack, pairs by sum, and piles that only give cards: places that do not block each other in a
// circle, columns and reserve that take none, stock and waste. A place that is empty blocks nothing, and nothing
// through it: it may have been dealt no card.
//
// A move to a position without such a matching is dropped; a lost position has no moves. The naive version, which only
// counts the ranks that are left, is sound but sees nothing before the last pairs. The test goes further than 'a card
// lies on all its partners', the dead end players know.
//
// Sources: that test for single cards is common in Pyramid solvers; the matching is ours.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/rules/patience/rules_left.hpp>
#include <sabar/solvers/technique/step.hpp>

namespace sabar {

class PairMatching {
public:
  static constexpr std::string_view kName = "pair-matching";
  static constexpr bool kComplete = true;

  PairMatching(const Rules& rules, const patience::Facts& facts, int /*base*/);

  [[nodiscard]] static bool applies(const Rules& rules);

  template <class G, class List>
  void prune(const G& /*game*/, const typename G::State& position, List& moves) const {
    const View view = look(position);
    for (int rank = 1; 2 * rank < sum_; ++rank) {
      if (!has_matching(view, rank, view.left)) {
        moves.clear();
        return;
      }
    }
    moves.keep_if([&](const auto& each) {
      const Move& move = real_move(each);
      if (move.kind != MoveKind::pair) {
        return true;
      }
      const Card one = position.top(move.from);
      const Card other = position.top(move.to);
      const int rank = one.rank() < other.rank() ? one.rank() : other.rank();
      return 2 * rank == sum_ ||
             has_matching(view, rank, view.left & ~patience::set_of(one) & ~patience::set_of(other));
    });
  }

private:
  // Where the cards are.
  struct View {
    patience::CardSet left = 0;  // not discarded
    patience::CardSet must = 0;  // of these, the cards that must leave
    // Cards that cannot leave together with a card: those on it, and of the stock the other cards of the stock.
    std::array<patience::CardSet, kCards> apart{};
  };

  template <class State>
  [[nodiscard]] View look(const State& position) const;
  // Whether the cards of a rank and its partners' rank can be matched, with `left` still there.
  [[nodiscard]] bool has_matching(const View& view, int rank, patience::CardSet left) const;
  // Whether any k of the wanted cards of a rank have k partners between them.
  [[nodiscard]] static bool one_side(const View& view, patience::CardSet wanted, patience::CardSet partners);

  const Rules& rules_;
  const patience::Facts& facts_;
  int sum_;
  bool all_must_;                                                 // nothing may be left
  std::array<std::vector<std::uint8_t>, kMaxGroups> from_above_;  // of each group of places
};

// Some cards must leave for good. Of a goal that names the stock without the waste, or the waste without the stock,
// that cannot be said: the cards may go from the one to the other.
[[nodiscard]] inline bool cards_must_leave(const Goal& goal) {
  const auto names = [&](PileKind kind) { return ((goal.kinds >> static_cast<unsigned>(kind)) & 1U) != 0; };
  return (goal.kind == GoalKind::empty && names(PileKind::stock) == names(PileKind::waste)) ||
         (goal.kind == GoalKind::left && goal.count == 0);
}

// The places of a group, each after those that block it; fewer than all where places block each other in a circle.
[[nodiscard]] inline std::vector<std::uint8_t> places_from_above(const Group& group) {
  std::vector<std::uint8_t> order;
  std::uint64_t done = 0;
  for (bool grown = true; grown;) {
    grown = false;
    for (std::uint8_t i = 0; i < group.count; ++i) {
      if (((done >> i) & 1U) == 0 && (group.blocked_by[i] & ~done) == 0) {
        done |= std::uint64_t{1} << i;
        order.push_back(i);
        grown = true;
      }
    }
  }
  return order;
}

inline bool PairMatching::applies(const Rules& rules) {
  if (rules.pairs != Pairs::sum) {
    return false;  // as most games
  }
  RulesLeft left(rules);
  left.strike(&Rules::deck, rules.deck.packs == 1).strike(&Rules::take).strike(&Rules::zigzag);
  left.strike(&Rules::pairs).strike(&Rules::pair_sum).strike(&Rules::goal, cards_must_leave(rules.goal));
  strike_stock(left);
  left.strike_groups([&](GroupLeft& group) {
    switch (group->kind) {
      case PileKind::place:
        strike_source(group);
        group.strike(&Group::hold);
        group.strike(&Group::blocked_by, places_from_above(*group).size() == group->count);
        return true;
      case PileKind::column:
      case PileKind::reserve:
        strike_deal(group);
        group.strike(&Group::hold)
            .strike(&Group::build, is_classic(group->build))
            .strike(&Group::stop)
            .strike(&Group::fill, is_classic(group->fill))
            .strike(&Group::fill_rank);
        group.strike(&Group::lift, is_classic(group->lift)).strike(&Group::lift_suits, is_classic(group->lift_suits));
        return !patience::takes_cards(rules, *group);  // or a card could be moved aside
      case PileKind::stock:
      case PileKind::waste:
      case PileKind::discard:
        strike_source(group);
        return true;
      default:
        return false;
    }
  });
  return left.nothing();
}

inline PairMatching::PairMatching(const Rules& rules, const patience::Facts& facts, int /*base*/)
    : rules_(rules), facts_(facts), sum_(rules.pair_sum), all_must_(rules.goal.kind == GoalKind::left) {
  for (std::size_t g = 0; rules.pairs == Pairs::sum && g < rules.groups; ++g) {
    if (rules.group[g].kind == PileKind::place) {
      from_above_[g] = places_from_above(rules.group[g]);
    }
  }
}

template <class State>
PairMatching::View PairMatching::look(const State& position) const {
  View view;
  for (std::size_t g = 0; g < rules_.groups; ++g) {
    const Group& group = rules_.group[g];
    const std::size_t first = facts_.map.first[g];
    const bool must = all_must_ || ((rules_.goal.kinds >> static_cast<unsigned>(group.kind)) & 1U) != 0;
    // A place that is empty blocks nothing, and nothing blocks through it.
    std::array<patience::CardSet, kMaxGroupPiles> above{};
    for (const std::uint8_t place : from_above_[g]) {
      for (std::uint64_t blocks = group.blocked_by[place]; blocks != 0; blocks &= blocks - 1) {
        const auto other = static_cast<std::size_t>(std::countr_zero(blocks));
        above[place] |=
            position.empty(first + other) ? 0 : above[other] | patience::set_of(position.top(first + other));
      }
    }
    for (std::size_t i = 0; group.kind != PileKind::discard && i < group.count; ++i) {
      patience::CardSet on = above[i];
      const auto cards = position.pile(first + i);
      for (std::size_t k = cards.size(); k-- > 0;) {
        view.apart[static_cast<std::size_t>(cards[k].index())] = on;
        on |= patience::set_of(cards[k]);
        view.left |= patience::set_of(cards[k]);
        view.must |= must ? patience::set_of(cards[k]) : 0;
      }
    }
  }
  if (facts_.waste == patience::kNoPile || facts_.stock == patience::kNoPile) {
    return view;
  }
  const bool open = rules_.group[facts_.map.group_of[facts_.stock]].lift != Lift::none;
  patience::CardSet drawn = 0;
  for (const std::size_t pile : {facts_.stock, facts_.waste}) {
    for (const Card card : position.pile(pile)) {
      drawn |= patience::set_of(card);
    }
  }
  for (patience::CardSet cards = drawn; cards != 0; cards &= cards - 1) {
    view.apart[static_cast<std::size_t>(std::countr_zero(cards))] = open ? 0 : drawn;
  }
  return view;
}

inline bool PairMatching::has_matching(const View& view, int rank, patience::CardSet left) const {
  const int other = sum_ - rank;
  const patience::CardSet low = left & patience::rank_set(rank);
  const patience::CardSet high = other <= kRanks ? left & patience::rank_set(other) : 0;
  return one_side(view, low & view.must, high) && one_side(view, high & view.must, low);
}

inline bool PairMatching::one_side(const View& view, patience::CardSet wanted, patience::CardSet partners) {
  std::array<patience::CardSet, 16> reach{};  // partners of each subset of the wanted cards
  std::size_t subsets = 1;
  for (; wanted != 0; wanted &= wanted - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(wanted));
    patience::CardSet free = 0;
    for (patience::CardSet rest = partners & ~view.apart[card]; rest != 0; rest &= rest - 1) {
      const auto partner = static_cast<std::size_t>(std::countr_zero(rest));
      free |= ((view.apart[partner] >> card) & 1U) == 0 ? rest & -rest : 0;
    }
    for (std::size_t subset = 0; subset < subsets; ++subset) {
      reach[subsets + subset] = reach[subset] | free;
      if (std::popcount(reach[subsets + subset]) < std::popcount(subset) + 1) {
        return false;
      }
    }
    subsets *= 2;
  }
  return true;
}

}  // namespace sabar
