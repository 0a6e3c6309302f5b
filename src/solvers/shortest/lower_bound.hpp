// How many moves a win still takes at least. Every move counts one: a transfer of any number of cards, a pair, a draw,
// a redeal.
//
// Cards that go home one by one. Foundations take one card at a time, so n cards that are not home need n moves home
// (pairs: n / 2). Where each suit has one foundation that goes up from the base, and there is one pack, more is true.
//
// Theorem. Let x lie beneath y in a pile, x before y in the order of their suit. Then some move takes y and not x, and
// it does not go home. Two such pairs need two moves if their stretches of the pile, from x to y, have at most an end
// in common, or if the two upper cards cannot be lifted together now.
//
// Proof. Until y is parted from x, x is covered and cannot go home, so neither can y; and a move that takes x takes y,
// so all from x to y stays as it is. The move that parts them takes y away from x, which is not home, so y goes
// elsewhere. Suppose one move parts two pairs. Until then both stretches stay as they are. If they have no inner part
// in common, one lies above the other or in another pile, and the move that takes the upper card of the lower stretch
// takes all of the upper one with it. If they overlap, the two upper cards lie as they do now, with the same cards
// between them, and are lifted together, which was excluded: no run has a break in it, and no card beneath another
// turns up.
//
// So each column is cut into stretches that can be lifted together, and in each the pairs are counted greedily from the
// bottom. The same holds in a waste, where every card leaves alone, but for one thing: a redeal parts them all. Then it
// is a move itself and the cards that are left must be drawn again. With b such cards b moves are needed, or a redeal
// and draws for b + 1 cards; with several cards to a draw, the cards of one draw are a small waste of their own.
// And each draw turns only so many cards.
//
// Complete runs (Spider). A transfer puts at most one card on its successor, a draw to the columns at most as many as
// it deals. So what is missing to complete runs, less what will be dealt, must be made by transfers.
//
// A row that closes up loses one pile with each move. Elsewhere the bound is 0, which is always true. Rules that let
// cards go without a move of their own (columns filled from waste or stock, gathering) get the weaker bounds.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include <sabar/games/patience/engine/facts.hpp>

namespace sabar {

class LowerBound {
public:
  // The base is the same for all positions of a deal.
  LowerBound(const Rules& rules, const patience::Facts& facts, int base);

  template <class State>
  [[nodiscard]] int operator()(const State& position) const {
    switch (style_) {
      case Style::cards_home:
        return pairs_count_ ? cards_left(position) + draws_left(position) + partings(position)
                            : cards_left(position) + draws_left(position);
      case Style::cards_away:
        return cards_left(position);
      case Style::runs:
        return runs_left(position);
      case Style::row:
        return piles_left(position);
      case Style::none:
        break;
    }
    return 0;
  }

private:
  enum class Style { none, cards_home, cards_away, runs, row };
  using Lowest = std::array<int, 4>;  // per suit the lowest value met

  static constexpr int kHigh = std::numeric_limits<int>::max();
  static constexpr Lowest kNothing = {kHigh, kHigh, kHigh, kHigh};

  [[nodiscard]] static Style style_of(const Rules& rules);
  [[nodiscard]] static bool fits_cards_away(const Rules& rules);
  [[nodiscard]] static bool fits_partings(const Rules& rules);

  [[nodiscard]] static std::size_t parts(std::size_t cards, std::size_t at_once) {
    return (cards + at_once - 1) / at_once;
  }
  [[nodiscard]] static int number(std::size_t count) { return static_cast<int>(count); }

  template <class State>
  [[nodiscard]] int cards_left(const State& position) const;
  template <class State>
  [[nodiscard]] int draws_left(const State& position) const {
    return stock_counts_ ? number(parts(position.size(facts_.stock), per_draw_)) : 0;
  }
  template <class State>
  [[nodiscard]] int partings(const State& position) const;
  template <class State>
  [[nodiscard]] int partings_in(const State& position, std::size_t pile) const;
  template <class State>
  [[nodiscard]] int partings_in_waste(const State& position) const;
  template <class State>
  [[nodiscard]] int runs_left(const State& position) const;
  template <class State>
  [[nodiscard]] int piles_left(const State& position) const;

  // Whether the card lies on one of its suit that goes home before it; then `lowest` has it too.
  [[nodiscard]] bool meets(Lowest& lowest, Card card) const {
    const int value = value_[static_cast<std::size_t>(card.index())];
    int& low = lowest[static_cast<std::size_t>(card.suit())];
    const bool above = value > low;
    low = std::min(low, value);
    return above;
  }

  const Rules& rules_;
  const patience::Facts& facts_;
  Style style_;
  bool pairs_count_ = false;   // the theorem on pairs holds
  bool stock_counts_ = false;  // cards leave the stock by draws only
  std::size_t per_draw_ = 1;   // cards that leave it at most
  std::size_t per_move_ = 1;   // cards that go home at most
  std::uint64_t counted_ = 0;  // piles whose cards must go (`empty`)
  std::uint64_t parted_ = 0;   // piles in which pairs are counted
  std::array<std::uint8_t, kCards> value_{};
  std::array<std::array<patience::CardSet, kCards>, kMaxGroups> lifted_on_{};  // cards lifted together with a card
};

template <class State>
int LowerBound::cards_left(const State& position) const {
  std::size_t cards = 0;
  if (rules_.goal.kind == GoalKind::empty) {
    for (std::size_t pile = 0; pile < facts_.map.piles; ++pile) {
      cards += ((counted_ >> pile) & 1U) != 0 ? position.size(pile) : 0;
    }
  } else {
    cards = rules_.cards();
    for (std::size_t pile = 0; pile < facts_.map.piles; ++pile) {
      const PileKind kind = facts_.kind(rules_, pile);
      cards -= kind == PileKind::foundation || kind == PileKind::discard ? position.size(pile) : 0;
    }
    cards -= std::min<std::size_t>(cards, rules_.goal.kind == GoalKind::left ? rules_.goal.count : 0);
  }
  return number(parts(cards, per_move_));
}

template <class State>
int LowerBound::partings(const State& position) const {
  int count = 0;
  for (std::size_t pile = 0; pile < facts_.map.piles; ++pile) {
    count += ((parted_ >> pile) & 1U) != 0 && position.size(pile) > 1 ? partings_in(position, pile) : 0;
  }
  return count + (stock_counts_ && facts_.waste != patience::kNoPile ? partings_in_waste(position) : 0);
}

template <class State>
int LowerBound::partings_in(const State& position, std::size_t pile) const {
  const auto& lifted_on = lifted_on_[facts_.map.group_of[pile]];
  const auto cards = position.pile(pile);
  int count = 0;
  Lowest all = kNothing;   // of the whole pile so far
  Lowest here = kNothing;  // of what is not yet parted from the cards of this stretch
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const bool together = i > position.closed[pile] &&
                          patience::contains(lifted_on[static_cast<std::size_t>(cards[i - 1].index())], cards[i]);
    if (!together) {
      here = all;
    }
    if (meets(here, cards[i])) {
      ++count;
      here = kNothing;
      (void)meets(here, cards[i]);
    }
    (void)meets(all, cards[i]);
  }
  return count;
}

template <class State>
int LowerBound::partings_in_waste(const State& position) const {
  std::size_t count = 0;
  Lowest lowest = kNothing;
  for (const Card card : position.pile(facts_.waste)) {
    count += meets(lowest, card) ? 1 : 0;
  }
  const std::size_t draw = rules_.draw;
  for (std::size_t i = 0; draw > 1 && i < position.size(facts_.stock); ++i) {
    if (i % draw == 0) {
      lowest = kNothing;
    }
    count += meets(lowest, position.from_top(facts_.stock, i)) ? 1 : 0;
  }
  const bool again = rules_.redeals == kUnlimited || position.redeals < rules_.redeals;
  return number(count > 0 && again ? std::min(count, 1 + parts(count + 1, draw)) : count);
}

template <class State>
int LowerBound::runs_left(const State& position) const {
  const auto ranks = static_cast<std::size_t>(facts_.ranks.count);
  std::size_t cards = rules_.cards();
  std::size_t joined = 0;
  bool by_hand = false;
  for (std::size_t pile = 0; pile < facts_.map.piles; ++pile) {
    const Group& group = rules_.group[facts_.map.group_of[pile]];
    const auto row = position.pile(pile);
    if (group.kind == PileKind::foundation) {
      cards -= row.size();
      by_hand = by_hand || group.collect == Collect::runs_by_hand;
    } else if (group.kind == PileKind::column || group.kind == PileKind::reserve) {
      for (std::size_t i = 1; i < row.size(); ++i) {
        joined += row[i].suit() == row[i - 1].suit() && row[i].rank() + 1 == row[i - 1].rank() ? 1 : 0;
      }
    }
  }
  const std::size_t runs = cards / ranks;
  // Whether or not each of them must be drawn: an open stock gives cards by moves too.
  const bool deals = rules_.draw > 0 && rules_.draw_to != PileKind::waste && facts_.stock != patience::kNoPile;
  const std::size_t dealt = deals ? position.size(facts_.stock) : 0;
  const std::size_t missing = cards - runs;
  return draws_left(position) + (by_hand ? number(runs) : 0) +
         (missing > joined + dealt ? number(missing - joined - dealt) : 0);
}

template <class State>
int LowerBound::piles_left(const State& position) const {
  int piles = 0;
  for (std::size_t pile = 0; pile < facts_.map.piles; ++pile) {
    piles += facts_.kind(rules_, pile) == PileKind::row && !position.empty(pile) ? 1 : 0;
  }
  return std::max(0, piles - 1);
}

}  // namespace sabar
