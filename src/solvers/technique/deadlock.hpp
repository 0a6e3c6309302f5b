// Cards that wait for each other in a circle: a dead-end test for games whose cards must all go home.
//
// Fan has no cells, and only kings go to empty columns. If the six of clubs lies on the five of clubs, it cannot go
// home before the five, and the five cannot move before the six does; if the seven lies beneath both, the six has
// nowhere to go, and the game is lost, whatever happens elsewhere. Such circles may go through several columns.
//
// Theorem. Let M be the least set of cards that has a card y as soon as it has all cards on y and either
//   - all cards of its suit that must go home before it, or
//   - all cards on some card p that takes y (or p itself), or
//   - all cards of some column, and y may go to an empty one; or a column is empty already, or
//   - some card of a cell; or a cell is free already.
// If the position can be won, every card that is not home is in M.
//
// Proof. In a winning line every card that is not home moves. Take the cards in the order of their first moves. When y
// moves for the first time, the cards on it have moved, and it goes home, onto a card p that is uncovered, or into a
// space. In the first case the lower cards of its suit are home and have moved; in the second p has moved, or what lies
// on p now has; in the others the space is there now or what takes it now has moved. So y is in M if all cards that
// moved before it are. Cards of stock and waste are taken to be in M from the start, and cards that may leave
// foundations to take others. Where runs are lifted, the cards of its run that lie on y move together with it.
//
// The proof is for one pack and foundations that go up in suit from the base, and for cards that leave a column, a cell
// or a reserve singly or as runs; whatever columns build, hold and take when they are empty, and wherever the stock
// goes. No card of the game may be missing, for a card that is not there is never in M.
//
// The least set is found by taking cards from the piles as long as one can be taken: nothing is put back, so this is
// quick. With a free cell, or an empty column for any card, M is everything and nothing is done.
//
// Naive versions: to ask only for pairs, a card on a lower one of its suit and on the card it could go to, is sound but
// misses circles through several columns. To forget that runs move together calls winnable deals of Alpha Star and
// Trigon lost. Where groups move (Yukon), and where emptied columns are filled from a reserve, it never saw a circle.
//
// Source: this is the test 'does the problem without its delete effects have a solution' of planning (B. Bonet and H.
// Geffner, 2001), made for patience.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <string_view>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/rules/patience/rules_left.hpp>
#include <sabar/solvers/technique/step.hpp>

namespace sabar {

class Deadlock {
public:
  static constexpr std::string_view kName = "deadlock";
  static constexpr bool kComplete = true;

  Deadlock(const Rules& rules, const patience::Facts& facts, int base);

  [[nodiscard]] static bool applies(const Rules& rules);

  template <class G, class List>
  void prune(const G& /*game*/, const typename G::State& position, List& moves) const {
    if (!is_free(position) && is_locked(position)) {
      moves.clear();
    }
  }

private:
  [[nodiscard]] static constexpr bool begin_with_aces(const Group& group) {
    return std::all_of(group.start.begin(), group.start.begin() + group.start_count,
                       [](std::uint8_t index) { return Card::from_index(index).rank() == 1; });
  }
  // What an empty column takes.
  [[nodiscard]] static patience::CardSet filled_by(const Group& column, int base);
  // There is room for any card, so every card can move.
  template <class State>
  [[nodiscard]] bool is_free(const State& position) const;
  template <class State>
  [[nodiscard]] bool is_locked(const State& position) const;

  struct Moved {
    patience::CardSet cards = 0;  // the set M, and the cards that are home
    patience::CardSet takes = 0;  // cards that can be uncovered in a column
    patience::CardSet room = 0;   // cards that may go to an empty column, if there can be one
    bool cell = false;            // there can be a free cell
    friend bool operator==(const Moved&, const Moved&) = default;
  };
  // What M has from the start.
  template <class State>
  [[nodiscard]] Moved begin(const State& position) const;
  // Adds to M what can be taken from a pile, of which `depth` cards are in M; tells how many are then.
  template <class State>
  [[nodiscard]] std::size_t take_from(const State& position, std::size_t pile, std::size_t depth, Moved& moved) const;
  template <class State>
  [[nodiscard]] std::size_t take_together(const State& position, std::size_t pile, std::size_t depth,
                                          Moved& moved) const;
  [[nodiscard]] bool can_leave(Card card, const Moved& moved) const {
    return (before_[static_cast<std::size_t>(card.index())] & ~moved.cards) == 0 || can_be_put(card, moved);
  }
  [[nodiscard]] bool can_be_put(Card card, const Moved& moved) const {
    return (takers_[static_cast<std::size_t>(card.index())] & moved.takes) != 0 || patience::contains(moved.room, card);
  }

  [[nodiscard]] std::uint64_t piles_of(PileKind kind) const { return facts_.piles_of[static_cast<std::size_t>(kind)]; }

  const patience::Facts& facts_;
  bool returns_ = false;                             // cards may leave foundations
  std::array<patience::CardSet, kCards> in_run_{};   // cards that move together with a card beneath them
  std::array<patience::CardSet, kMaxPiles> fill_{};  // columns: what they take when they are empty
  std::array<patience::CardSet, kCards> takers_{};   // cards on which a card may be put in a column
  std::array<patience::CardSet, kCards> before_{};   // cards of its suit that go home before it
};

inline bool Deadlock::applies(const Rules& rules) {
  std::size_t foundations = 0;
  RulesLeft left(rules);
  left.strike(&Rules::deck, rules.deck.packs == 1).strike(&Rules::zigzag);
  strike_stock(left);
  left.strike_groups([&](GroupLeft& group) {
    const Build& build = group->build;
    switch (group->kind) {
      case PileKind::foundation:
        ++foundations;
        strike_suit_foundations(group, rules);
        group.strike(&Group::build, build.order == Order::up && build.suits == SuitRule::same && build.step == 1 &&
                                        (!build.wrap || group->start_first));
        group.strike(&Group::start_first).strike(&Group::stop).strike(&Group::start_count);
        group.strike(&Group::start, begin_with_aces(*group));
        return true;
      case PileKind::column:
        strike_deal(group);
        group.strike(&Group::build, is_classic(group->build)).strike(&Group::stop).strike(&Group::hold);
        group.strike(&Group::fill, is_classic(group->fill)).strike(&Group::fill_rank);
        // Where a card moves with anything on it, or there is always room, there is nothing to be seen.
        group.strike(&Group::lift, is_classic(group->lift) && group->lift != Lift::group)
            .strike(&Group::lift_suits, is_classic(group->lift_suits));
        return true;
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

inline patience::CardSet Deadlock::filled_by(const Group& column, int base) {
  switch (column.fill) {
    case Fill::any:
      return patience::kAllCards;
    case Fill::rank:
      return patience::rank_set(column.fill_rank);
    case Fill::base:
      return patience::rank_set(base);
    case Fill::none:
    case Fill::waste:  // its cards are in M anyway
      break;
  }
  return 0;
}

inline Deadlock::Deadlock(const Rules& rules, const patience::Facts& facts, int base) : facts_(facts) {
  if (!applies(rules)) {
    return;
  }
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    returns_ = returns_ || (group.kind == PileKind::foundation && group.lift != Lift::none);
    if (group.kind != PileKind::column) {
      continue;
    }
    for (std::size_t i = 0; i < group.count; ++i) {
      fill_[facts.map.first[g] + i] = filled_by(group, base);
    }
    for (int under = 0; under < kCards; ++under) {
      if (group.lift != Lift::top && group.lift != Lift::none) {
        in_run_[static_cast<std::size_t>(under)] |=
            patience::followers(group.build, group.lift_suits, Card::from_index(under), base, facts.ranks);
      }
      for (auto on = patience::followers(group.build, group.build.suits, Card::from_index(under), base, facts.ranks);
           on != 0; on &= on - 1) {
        takers_[static_cast<std::size_t>(std::countr_zero(on))] |= patience::CardSet{1} << under;
      }
    }
  }
  for (int index = 0; index < kCards; ++index) {
    const Card card = Card::from_index(index);
    for (int rank = card.rank(); rank != base;) {
      rank = rank > 1 ? rank - 1 : facts.ranks.count;
      before_[static_cast<std::size_t>(index)] |= patience::set_of(Card(card.suit(), rank));
    }
  }
}

template <class State>
bool Deadlock::is_free(const State& position) const {
  for (std::uint64_t cells = piles_of(PileKind::cell); cells != 0; cells &= cells - 1) {
    if (position.empty(static_cast<std::size_t>(std::countr_zero(cells)))) {
      return true;
    }
  }
  for (std::uint64_t columns = piles_of(PileKind::column); columns != 0; columns &= columns - 1) {
    const auto column = static_cast<std::size_t>(std::countr_zero(columns));
    if (position.empty(column) && fill_[column] == patience::kAllCards) {
      return true;
    }
  }
  return false;
}

template <class State>
Deadlock::Moved Deadlock::begin(const State& position) const {
  Moved moved;
  for (std::uint64_t rest = piles_of(PileKind::foundation); rest != 0; rest &= rest - 1) {
    const auto pile = static_cast<std::size_t>(std::countr_zero(rest));
    if (!position.empty(pile)) {
      const Card top = position.top(pile);
      moved.cards |= before_[static_cast<std::size_t>(top.index())] | patience::set_of(top);
    }
  }
  moved.takes = returns_ ? moved.cards : 0;
  for (std::uint64_t rest = piles_of(PileKind::stock) | piles_of(PileKind::waste); rest != 0; rest &= rest - 1) {
    for (const Card card : position.pile(static_cast<std::size_t>(std::countr_zero(rest)))) {
      moved.cards |= patience::set_of(card);
      moved.takes |= patience::set_of(card);
    }
  }
  return moved;
}

template <class State>
std::size_t Deadlock::take_from(const State& position, std::size_t pile, std::size_t depth, Moved& moved) const {
  const bool column = ((piles_of(PileKind::column) >> pile) & 1U) != 0;
  const std::size_t size = position.size(pile);
  while (depth < size) {
    const Card card = position.from_top(pile, depth);
    moved.takes |= column ? patience::set_of(card) : 0;
    if (can_leave(card, moved)) {
      moved.cards |= patience::set_of(card);
      moved.takes |= patience::set_of(card);
      ++depth;
      continue;
    }
    const std::size_t before = depth;
    depth = column ? take_together(position, pile, depth, moved) : depth;
    if (depth == before) {
      return depth;
    }
  }
  moved.room |= column ? fill_[pile] : 0;
  moved.cell = moved.cell || ((piles_of(PileKind::cell) >> pile) & 1U) != 0;
  return depth;
}

// The card at this depth cannot leave by itself, but perhaps one beneath it with all that lies on it.
template <class State>
std::size_t Deadlock::take_together(const State& position, std::size_t pile, std::size_t depth, Moved& moved) const {
  patience::CardSet together = patience::set_of(position.from_top(pile, depth));
  for (std::size_t under = depth + 1; under < position.size(pile); ++under) {
    const Card card = position.from_top(pile, under);
    if (!patience::contains(in_run_[static_cast<std::size_t>(card.index())], position.from_top(pile, under - 1))) {
      break;
    }
    together |= patience::set_of(card);
    if (can_be_put(card, moved)) {
      moved.cards |= together;
      moved.takes |= together;
      return under + 1;
    }
  }
  return depth;
}

template <class State>
bool Deadlock::is_locked(const State& position) const {
  Moved moved = begin(position);
  std::array<std::uint8_t, kMaxPiles> depth{};
  std::uint64_t piles = piles_of(PileKind::column) | piles_of(PileKind::cell) | piles_of(PileKind::reserve);
  while (piles != 0) {
    const Moved before = moved;
    for (std::uint64_t rest = piles; rest != 0; rest &= rest - 1) {
      const auto pile = static_cast<std::size_t>(std::countr_zero(rest));
      depth[pile] = static_cast<std::uint8_t>(take_from(position, pile, depth[pile], moved));
      piles &= depth[pile] == position.size(pile) ? ~(rest & -rest) : ~std::uint64_t{0};
    }
    if (piles == 0 || moved.cell || moved.room == patience::kAllCards) {
      return false;  // every card can move; perhaps there is none left
    }
    if (moved == before) {
      return true;
    }
  }
  return false;
}

}  // namespace sabar
