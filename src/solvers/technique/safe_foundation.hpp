// Safe foundation play: a card that nobody will need on a column any more goes home at once, and no other move is
// looked at.
//
// Theorem. Let X be the next card of its foundation, safe by safe_followers.hpp, and available. If the position can be
// won, it can be won with X going home now, in no more moves and with more cards home.
//
// Proof. Take a winning line and play it with X at home, leaving out the moves of X itself; safe_followers.hpp says
// what happens instead of the moves that need X as a target. The position played has at least the line's cards at
// home and every column is the line's column without some of those cards, at its end. So every other move of the line
// is still there: a run that is lifted whole is lifted whole without its end, and an empty column is more freedom.
// Where emptied columns are filled from a reserve, the reserve is one card ahead of the line's, and that card lies in a
// column instead.
//
// The proof is for one pack, one foundation for each suit that goes up in suit from the base, and columns that go down
// or take nothing. Ranks count from the base in both or in neither: where foundations begin with any rank and columns
// do not go round, a follower may be the last card of its foundation, and the chain of followers does not end.
//
// Four things would break it, so nothing is forced there. Where no row is dealt while a column is empty, X may be
// the card to fill it: nothing is forced while there is a stock. Where a row is dealt on the columns, a card that is
// no follower comes to lie on X: where cards move with anything on them (Yukon), it goes on with X to X's target, and
// is left behind here; where runs are lifted as a whole, it may continue the run that lay beneath X and be bound to it.
// Where rows are dealt and columns are filled from a reserve, or the reserve is dealt to, the card that is ahead
// changes what lies where. From a waste of which three are turned at a time the going of a card changes which cards
// come up later; the same with gathering (Grandfather).
//
// HopedFoundation does the same where cards move with anything on them though rows are dealt: the card that is left
// behind is rarely missed, and most deals are found far sooner. It only hopes, for the searches that look for a win; a
// proof does not use it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/rules/patience/rules_left.hpp>
#include <sabar/solvers/technique/safe_followers.hpp>
#include <sabar/solvers/technique/step.hpp>

namespace sabar {

template <class Safe, bool Proved = true>
class SafeFoundationBy {
public:
  static constexpr std::string_view kName = "safe-foundation";
  static constexpr bool kComplete = Proved;

  SafeFoundationBy(const Rules& rules, const patience::Facts& facts, int base);

  [[nodiscard]] static bool applies(const Rules& rules);

  // A safe play of this position, if there is one. `whole_stock`: every card of the stock can be turned up.
  template <class State>
  [[nodiscard]] std::optional<Step> find(const State& position, bool whole_stock) const;

  template <class G, class List>
  void prune(const G& /*game*/, const typename G::State& position, List& moves) const {
    const auto set = safe_cards(position);
    for (const auto& each : moves) {
      const Move& move = real_move(each);
      if (move.kind == MoveKind::transfer && is_foundation(move.to) && ((sources_ >> move.from) & 1U) != 0 &&
          patience::contains(set, position.top(move.from)) && real_draws(each) == 0) {
        moves.keep_only(each);
        return;
      }
    }
  }

private:
  static int real_draws(const Move& /*move*/) { return 0; }
  static int real_draws(const Step& step) { return step.draws; }
  [[nodiscard]] bool is_foundation(std::size_t pile) const { return pile - first_ < suits_; }
  // The next cards of the foundations that are safe.
  template <class State>
  [[nodiscard]] patience::CardSet safe_cards(const State& position) const;
  // The foundation of a card that is next there.
  template <class State>
  [[nodiscard]] std::size_t home_of(const State& position, Card card) const;
  [[nodiscard]] std::uint8_t ask(const Heights& home) const;

  Safe safe_;
  std::size_t first_ = 0;  // pile of the first foundation
  std::size_t suits_ = 0;
  std::size_t ranks_ = 0;
  std::size_t stock_ = patience::kNoPile;
  std::size_t waste_ = patience::kNoPile;
  bool waits_ = false;                                          // nothing is forced while there is a stock
  std::uint64_t sources_ = 0;                                   // piles from which a card may be forced
  std::array<std::array<std::uint8_t, kRanks + 1>, 4> next_{};  // index of the card a foundation of that height takes
  mutable std::vector<std::uint8_t> known_;                     // answers by heights; bit 7: asked
};

using SafeFoundation = SafeFoundationBy<SafeByFollowers>;
using HopedFoundation = SafeFoundationBy<SafeByFollowers, false>;

template <class Safe, bool Proved>
bool SafeFoundationBy<Safe, Proved>::applies(const Rules& rules) {
  const bool based = patience::derive_based(rules);
  const bool rows_dealt = rules.draw > 0 && rules.draw_to == PileKind::column;
  const bool reserve_dealt = rules.draw > 0 && rules.draw_to == PileKind::reserve;
  std::size_t foundations = 0;
  RulesLeft left(rules);
  left.strike(&Rules::deck, rules.deck.packs == 1).strike(&Rules::zigzag);
  strike_stock(left);
  left.strike_groups([&](GroupLeft& group) {
    switch (group->kind) {
      case PileKind::foundation:
        ++foundations;
        strike_suit_foundations(group, rules);
        group.strike(&Group::build, group->build == Build{Order::up, SuitRule::same, 1, based});
        group.strike(&Group::start_first);
        return group->count == rules.deck.suits;
      case PileKind::column: {
        const bool builds = group->build.order != Order::none;
        strike_deal(group);
        group.strike(&Group::build, !builds || (is_classic(group->build) && group->build.order == Order::down &&
                                                group->build.wrap == based));
        group.strike(&Group::stop).strike(&Group::hold).strike(&Group::fill, is_classic(group->fill));
        group.strike(&Group::fill_rank).strike(&Group::fill_from, fills_only_from(*group, PileKind::reserve));
        group.strike(&Group::fill_from_count, group->fill_from_count == 0 || (!rows_dealt && !reserve_dealt));
        group.strike(&Group::lift, rows_dealt ? is_one_of(group->lift, {Lift::none, Lift::top, Lift::run}) ||
                                                    (!Proved && group->lift == Lift::group)
                                              : is_classic(group->lift));
        group.strike(&Group::lift_suits, is_classic(group->lift_suits));
        return true;
      }
      case PileKind::cell:
        strike_cells(group);
        return true;
      case PileKind::reserve:
      case PileKind::stock:
      case PileKind::waste:
        strike_source(group);
        return true;
      default:
        return false;
    }
  });
  return foundations == 1 && left.nothing();
}

template <class Safe, bool Proved>
SafeFoundationBy<Safe, Proved>::SafeFoundationBy(const Rules& rules, const patience::Facts& facts, int base)
    : suits_(static_cast<std::size_t>(rules.deck.suits)),
      ranks_(static_cast<std::size_t>(rules.deck.ranks)),
      stock_(facts.stock),
      waste_(facts.waste),
      waits_(rules.draw > 0 && rules.draw_needs_full) {
  if (!applies(rules)) {
    return;
  }
  const auto value_of = [&](Card card) {
    const int value = card.rank() - base;
    return static_cast<std::uint8_t>(value < 0 ? value + static_cast<int>(ranks_) : value);
  };
  std::array<std::size_t, 4> place{};  // foundation of each suit
  bool returns = false;
  bool groups = false;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const PileKind kind = rules.group[g].kind;
    returns = returns || (kind == PileKind::foundation && rules.group[g].lift != Lift::none);
    groups = groups || (kind == PileKind::column && rules.group[g].lift == Lift::group);
    for (std::size_t i = 0; i < rules.group[g].count; ++i) {
      const std::size_t pile = facts.map.first[g] + i;
      const bool source = kind == PileKind::column || kind == PileKind::cell || kind == PileKind::reserve ||
                          (kind == PileKind::waste && rules.draw <= 1);
      sources_ |= source && rules.group[g].lift != Lift::none ? std::uint64_t{1} << pile : 0;
      if (kind == PileKind::foundation) {
        first_ = facts.map.first[g];
        place[static_cast<std::size_t>(patience::suit_of_deck(rules.deck, i))] = i;
      }
    }
  }
  for (int index = 0; index < kCards; ++index) {
    const Card card = Card::from_index(index);
    if (card.rank() > static_cast<int>(ranks_)) {
      continue;
    }
    const std::size_t suit = place[static_cast<std::size_t>(card.suit())];
    if (patience::suit_of_deck(rules.deck, suit) != card.suit()) {
      continue;  // not in the deck
    }
    next_[suit][value_of(card)] = static_cast<std::uint8_t>(index);
    patience::CardSet on = 0;
    for (std::size_t g = 0; g < rules.groups; ++g) {
      if (rules.group[g].kind == PileKind::column) {
        on |= patience::followers(rules.group[g].build, rules.group[g].build.suits, card, base, facts.ranks);
      }
    }
    for (; on != 0; on &= on - 1) {
      const Card other = Card::from_index(std::countr_zero(on));
      const std::size_t other_suit = place[static_cast<std::size_t>(other.suit())];
      if (patience::suit_of_deck(rules.deck, other_suit) == other.suit()) {
        safe_.add_follower(suit, value_of(card), {static_cast<std::uint8_t>(other_suit), value_of(other)});
      }
    }
  }
  safe_.prepare(returns, groups);
  std::size_t heights = 1;
  for (std::size_t i = 0; i < suits_; ++i) {
    heights *= ranks_ + 1;
  }
  known_.assign(heights, 0);
}

template <class Safe, bool Proved>
std::uint8_t SafeFoundationBy<Safe, Proved>::ask(const Heights& home) const {
  std::uint8_t answer = 0x80;
  for (std::size_t suit = 0; suit < suits_; ++suit) {
    if (home[suit] < ranks_ && safe_(home, suit)) {
      answer = static_cast<std::uint8_t>(answer | 1U << suit);
    }
  }
  return answer;
}

template <class Safe, bool Proved>
template <class State>
patience::CardSet SafeFoundationBy<Safe, Proved>::safe_cards(const State& position) const {
  if (waits_ && !position.empty(stock_)) {
    return 0;
  }
  Heights home{};
  std::size_t index = 0;
  for (std::size_t suit = 0; suit < suits_; ++suit) {
    home[suit] = static_cast<std::uint8_t>(position.size(first_ + suit));
    index = index * (ranks_ + 1) + home[suit];
  }
  if (known_[index] == 0) {
    known_[index] = ask(home);
  }
  patience::CardSet set = 0;
  for (unsigned bits = known_[index] & 0x7fU; bits != 0; bits &= bits - 1) {
    const auto suit = static_cast<std::size_t>(std::countr_zero(bits));
    set |= std::uint64_t{1} << next_[suit][home[suit]];
  }
  return set;
}

template <class Safe, bool Proved>
template <class State>
std::optional<Step> SafeFoundationBy<Safe, Proved>::find(const State& position, bool whole_stock) const {
  const patience::CardSet set = safe_cards(position);
  if (set == 0) {
    return std::nullopt;
  }
  for (std::uint64_t piles = sources_; piles != 0; piles &= piles - 1) {
    const auto pile = static_cast<std::size_t>(std::countr_zero(piles));
    if (position.face_up(pile) > 0 && patience::contains(set, position.top(pile))) {
      return Step{transfer(pile, home_of(position, position.top(pile))), 0};
    }
  }
  for (std::size_t depth = 0; whole_stock && depth < position.size(stock_); ++depth) {
    const Card card = position.from_top(stock_, depth);
    if (patience::contains(set, card)) {
      return Step{transfer(waste_, home_of(position, card)), static_cast<std::uint8_t>(depth + 1)};
    }
  }
  return std::nullopt;
}

template <class Safe, bool Proved>
template <class State>
std::size_t SafeFoundationBy<Safe, Proved>::home_of(const State& position, Card card) const {
  std::size_t suit = 0;
  while (position.size(first_ + suit) == ranks_ || next_[suit][position.size(first_ + suit)] != card.index()) {
    ++suit;
  }
  return first_ + suit;
}

}  // namespace sabar
