// A run that has grown too long to be moved, on a lower card of its suit: a dead-end test for Seahaven Towers.
//
// Columns go down in suit, cards move one at a time, and an empty column takes kings only. If 8 7 6 5 4 of spades lie
// on the two of spades, none of them can go home before the two. To move the eight, the other four must be in cells:
// the seven goes nowhere but on the eight, the six nowhere but on the seven, which is in a cell, and so on. With four
// cells this is just possible, with 8 7 6 5 4 3 it never is.
//
// Theorem. Let a card h lie in a column on a lower card of its suit, and let the next k lower cards of its suit, h-1 to
// h-k, lie above h in the same column, in any order. If k is larger than the number of cells, the position is lost.
//
// Proof. In a winning line h leaves the column at some time, for the lower card beneath it must go home before it. Just
// before, h is uncovered, and h-1 … h-k have left the column. None of them is home, since the lower card is not; none
// is a king; and the only card that takes h-1 is h, which is uncovered, so h-1 is in a cell. The only card that takes
// h-2 is h-1, which is in a cell, so h-2 is in a cell, and so on for all k.
//
// The proof is for one pack without a stock: foundations that go up in suit from the ace and keep their cards, columns
// that go down in suit, give single cards and take at most kings when they are empty.
//
// Whoever builds eagerly in suit, as a depth-first search does, meets such runs at every turn; that is where the gain
// lies. The naive version counts the cells that are free now instead of all cells, and is wrong: cells become free.
// With columns that take any card when empty the run can be moved through one of these, and there is no such test.
//
// Source: the test is known from T. Holroyd's patsolve, as a rule for runs that lie in order; that the cards may lie in
// any order is ours.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <string_view>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/rules/patience/rules_left.hpp>
#include <sabar/solvers/technique/step.hpp>

namespace sabar {

class BuriedRun {
public:
  static constexpr std::string_view kName = "buried-run";
  static constexpr bool kComplete = true;

  BuriedRun(const Rules& /*rules*/, const patience::Facts& facts, int /*base*/)
      : facts_(facts), cells_(std::popcount(facts.piles_of[static_cast<std::size_t>(PileKind::cell)])) {}

  [[nodiscard]] static bool applies(const Rules& rules) {
    std::size_t foundations = 0;
    RulesLeft left(rules);
    left.strike(&Rules::deck, rules.deck.packs == 1).strike(&Rules::zigzag);
    left.strike_groups([&](GroupLeft& group) {
      switch (group->kind) {
        case PileKind::foundation:
          ++foundations;
          strike_suit_foundations(group, rules);
          group.strike(&Group::build, group->build == Build{Order::up, SuitRule::same, 1, false});
          return group->lift == Lift::none;
        case PileKind::column:
          strike_deal(group);
          group.strike(&Group::build, group->build == Build{Order::down, SuitRule::same, 1, false});
          group.strike(&Group::stop).strike(&Group::hold).strike(&Group::fill_rank);
          group.strike(&Group::fill, group->fill == Fill::none ||
                                         (group->fill == Fill::rank && group->fill_rank == rules.deck.ranks));
          group.strike(&Group::lift, group->lift == Lift::top)
              .strike(&Group::lift_suits, is_classic(group->lift_suits));
          return true;
        case PileKind::cell:
          strike_cells(group);
          return true;
        case PileKind::reserve:
          strike_source(group);
          return true;
        default:
          return false;
      }
    });
    return foundations == 1 && left.nothing();
  }

  template <class G, class List>
  void prune(const G& /*game*/, const typename G::State& position, List& moves) const {
    for (std::uint64_t rest = facts_.piles_of[static_cast<std::size_t>(PileKind::column)]; rest != 0;
         rest &= rest - 1) {
      const auto pile = static_cast<std::size_t>(std::countr_zero(rest));
      patience::CardSet beneath = 0;
      for (const Card card : position.pile(pile)) {
        beneath |= patience::set_of(card);
      }
      patience::CardSet on = 0;
      for (std::size_t depth = 0; depth < position.size(pile); ++depth) {
        const Card card = position.from_top(pile, depth);
        beneath &= ~patience::set_of(card);
        const int rank = card.rank();
        const int chain = card.index() == 0 ? 0 : std::countl_one(on << (64 - card.index()));
        const patience::CardSet lower = (patience::set_of(card) - 1) & patience::suit_set(card.suit());
        if (rank > 1 && chain > cells_ && (beneath & lower) != 0) {
          moves.clear();
          return;
        }
        on |= patience::set_of(card);
      }
    }
  }

private:
  const patience::Facts& facts_;
  int cells_;
};

}  // namespace sabar
