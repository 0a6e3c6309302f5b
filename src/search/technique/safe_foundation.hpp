// Safe foundation play: a card that nobody will need on a column any more goes home at once, and no other move is
// looked at.
//
// Theorem. Let X be the next card of its foundation. X is *safe* if every card that could be put on X in a column is
// home already, or is itself the next card of its foundation and safe once X is home. If the position can be won and X
// is safe and available, it can be won with X going home now, in no more moves and with more cards home.
//
// Proof. Take a winning line and play it with X at home, leaving out the moves of X itself. Only a move that puts a
// card F on X is missing its target. F is not home, so it is next on its foundation and safe: it goes home instead,
// and what the line later puts on F goes home by the same argument, one rank lower each time, so this ends. The
// position played has at least the line's cards at home and every column is the line's column without some of those
// cards, so every other move of the line is still there. (A column that becomes empty is more freedom, except where an
// empty column forbids the draw: such a card is not forced.)
//
// For columns that alternate colours this gives the well-known rule: rank r may go when both other-colour foundations
// have r-1, or have r-2 and the foundation of the other suit of its colour has r-3. For columns by suit, or without
// building, every card is safe.
//
// The naive version, 'always home', loses FreeCell deals 1941 and 98714. From a waste of which three are turned at a
// time no card is forced: its going changes which cards come up later. The same with gathering (Grandfather).
//
// Sources: the rule is folklore of FreeCell programs; its form for any build is ours.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include <sabar/games/patience/facts.hpp>
#include <sabar/search/technique/step.hpp>

namespace sabar {

// Whether the next card of a suit is safe, given how many cards each suit has home.
using Heights = std::array<std::uint8_t, 4>;  // by foundation

struct SafeByFollowers {
  // followers[s][v]: cards (suit, value) that may lie on the card of suit s and value v in some column.
  struct Value {
    std::uint8_t suit;
    std::uint8_t value;
  };
  std::array<std::array<std::vector<Value>, kRanks>, 4> followers;

  [[nodiscard]] bool operator()(Heights home, std::size_t suit) const {
    // The recursion goes down one rank at a time and never deeper than the ranks of a suit.
    const std::uint8_t value = home[suit]++;
    for (const Value& card : followers[suit][value]) {
      if (home[card.suit] > card.value) {
        continue;
      }
      if (home[card.suit] < card.value || !(*this)(home, card.suit)) {
        return false;
      }
    }
    return true;
  }
};

template <class Safe>
class SafeFoundationBy {
public:
  static constexpr std::string_view kName = "safe-foundation";
  static constexpr bool kComplete = true;

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
      if (move.kind == MoveKind::transfer && is_foundation(move.to) && may_come_from(position, move.from) &&
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
  template <class State>
  [[nodiscard]] bool may_come_from(const State& position, std::size_t pile) const {
    const std::uint64_t bit = std::uint64_t{1} << pile;
    return (sources_ & bit) != 0 && ((kept_ & bit) == 0 || position.size(pile) > 1);
  }
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
  std::uint64_t kept_ = 0;     // columns that must not become empty: it would forbid the draw
  std::uint64_t sources_ = 0;  // piles from which a card may be forced
  std::array<std::array<std::uint8_t, kRanks + 1>, 4> next_{};  // index of the card a foundation of that height takes
  mutable std::vector<std::uint8_t> known_;                     // answers by heights; bit 7: asked
};

using SafeFoundation = SafeFoundationBy<SafeByFollowers>;

template <class Safe>
bool SafeFoundationBy<Safe>::applies(const Rules& rules) {
  bool foundations = false;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    switch (group.kind) {
      case PileKind::foundation:
        if (foundations || group.collect != Collect::cards || group.build.order != Order::up ||
            group.build.suits != SuitRule::same || group.build.step != 1 || group.count != rules.deck.suits ||
            group.start_count > 0 || group.stop > 0 || group.fill != Fill::base || group.hold < rules.deck.ranks ||
            (group.build.wrap && !group.start_first)) {
          return false;
        }
        foundations = true;
        break;
      case PileKind::column: {
        const bool builds = group.build.order != Order::none;
        if ((builds && group.build.order != Order::down) || (group.build.wrap && !patience::derive_based(rules))) {
          return false;
        }
        for (std::size_t i = 0; i < group.fill_from_count; ++i) {
          if (group.fill_from[i] != PileKind::reserve) {
            return false;
          }
        }
        break;
      }
      case PileKind::cell:
      case PileKind::reserve:
      case PileKind::stock:
      case PileKind::waste:
        break;
      default:
        return false;
    }
  }
  return foundations && rules.deck.packs == 1 && rules.take == 0 && rules.remove_rank == 0 && rules.gathers == 0 &&
         rules.pairs == Pairs::none && rules.goal.kind == GoalKind::foundations;
}

template <class Safe>
SafeFoundationBy<Safe>::SafeFoundationBy(const Rules& rules, const patience::Facts& facts, int base)
    : suits_(static_cast<std::size_t>(rules.deck.suits)),
      ranks_(static_cast<std::size_t>(rules.deck.ranks)),
      stock_(facts.stock),
      waste_(facts.waste) {
  const auto value_of = [&](Card card) {
    const int value = card.rank() - base;
    return static_cast<std::uint8_t>(value < 0 ? value + static_cast<int>(ranks_) : value);
  };
  std::array<std::size_t, 4> place{};  // foundation of each suit
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const PileKind kind = rules.group[g].kind;
    for (std::size_t i = 0; i < rules.group[g].count; ++i) {
      const std::size_t pile = facts.map.first[g] + i;
      const bool source = kind == PileKind::column || kind == PileKind::cell || kind == PileKind::reserve ||
                          (kind == PileKind::waste && rules.draw <= 1);
      sources_ |= source && rules.group[g].lift != Lift::none ? std::uint64_t{1} << pile : 0;
      kept_ |= kind == PileKind::column && rules.draw_needs_full ? std::uint64_t{1} << pile : 0;
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
        safe_.followers[suit][value_of(card)].push_back({static_cast<std::uint8_t>(other_suit), value_of(other)});
      }
    }
  }
  std::size_t heights = 1;
  for (std::size_t i = 0; i < suits_; ++i) {
    heights *= ranks_ + 1;
  }
  known_.assign(heights, 0);
}

template <class Safe>
std::uint8_t SafeFoundationBy<Safe>::ask(const Heights& home) const {
  std::uint8_t answer = 0x80;
  for (std::size_t suit = 0; suit < suits_; ++suit) {
    if (home[suit] < ranks_ && safe_(home, suit)) {
      answer = static_cast<std::uint8_t>(answer | 1U << suit);
    }
  }
  return answer;
}

template <class Safe>
template <class State>
patience::CardSet SafeFoundationBy<Safe>::safe_cards(const State& position) const {
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

template <class Safe>
template <class State>
std::optional<Step> SafeFoundationBy<Safe>::find(const State& position, bool whole_stock) const {
  const patience::CardSet set = safe_cards(position);
  if (set == 0) {
    return std::nullopt;
  }
  for (std::uint64_t piles = sources_; piles != 0; piles &= piles - 1) {
    const auto pile = static_cast<std::size_t>(std::countr_zero(piles));
    if (position.face_up(pile) > 0 && patience::contains(set, position.top(pile)) && may_come_from(position, pile)) {
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

template <class Safe>
template <class State>
std::size_t SafeFoundationBy<Safe>::home_of(const State& position, Card card) const {
  std::size_t suit = 0;
  while (position.size(first_ + suit) == ranks_ || next_[suit][position.size(first_ + suit)] != card.index()) {
    ++suit;
  }
  return first_ + suit;
}

}  // namespace sabar
