// What is left of rules when everything is struck out that a proof has an answer to.
//
// A model or a technique is proved for some rules, never for all. It says for which by striking out field after field,
// each with the values its proof knows; rules of which anything is left are refused. So nothing passes by being
// forgotten: a field, a word or a kind of pile that is added to the vocabulary is refused by all of them until somebody
// strikes it out there, with an argument.
//
//   RulesLeft left(rules);
//   left.strike(&Rules::redeals);                                       // whatever it says
//   left.strike(&Rules::deck, rules.deck.packs == 1);                   // where this holds
//   left.strike_groups([&](GroupLeft& group) {
//     if (group->kind != PileKind::cell) return false;                  // piles the proof does not know
//     strike_defaults(group);
//     return true;
//   });
//   return left.nothing();
//
// A field that is not mentioned must say what it says in rules that have no such rule, which is its default.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>

#include <sabar/rules/patience/rules.hpp>

namespace sabar {

// Whether a value is one of some.
template <class T>
[[nodiscard]] constexpr bool is_one_of(const T& value, std::initializer_list<T> some) {
  return std::find(some.begin(), some.end(), value) != some.end();
}

class GroupLeft {
public:
  explicit constexpr GroupLeft(const Group& group) : group_(group), left_(group) { left_.kind = Group{}.kind; }

  // The group as the rules have it.
  [[nodiscard]] constexpr const Group* operator->() const { return &group_; }
  [[nodiscard]] constexpr const Group& operator*() const { return group_; }

  // The proof knows what this field says, if `known`; rules are refused otherwise.
  template <class T>
  constexpr GroupLeft& strike(T Group::*field, bool known = true) {
    left_.*field = Group{}.*field;
    refused_ = refused_ || !known;
    return *this;
  }
  [[nodiscard]] constexpr bool nothing() const { return !refused_ && left_ == Group{}; }

private:
  const Group& group_;
  Group left_;
  bool refused_ = false;
};

class RulesLeft {
public:
  explicit constexpr RulesLeft(const Rules& rules) : rules_(rules), left_(rules) {}

  [[nodiscard]] constexpr const Rules* operator->() const { return &rules_; }

  template <class T>
  constexpr RulesLeft& strike(T GameRules::*field, bool known = true) {
    left_.*field = GameRules{}.*field;
    refused_ = refused_ || !known;
    return *this;
  }
  // Asks known(group) of every group; false: such piles are not known.
  template <class Known>
  constexpr RulesLeft& strike_groups(Known&& known) {
    for (std::size_t g = 0; !refused_ && g < rules_.groups; ++g) {
      GroupLeft group(rules_.group[g]);
      refused_ = !known(group) || !group.nothing();
    }
    groups_struck_ = true;
    return *this;
  }
  [[nodiscard]] constexpr bool nothing() const {
    return !refused_ && (groups_struck_ || rules_.groups == 0) && left_ == GameRules{};
  }

private:
  const Rules& rules_;
  GameRules left_;
  bool refused_ = false;
  bool groups_struck_ = false;
};

// The words the vocabulary began with. A new word is never added here: a proof that knows it strikes it out by name.
[[nodiscard]] constexpr bool is_classic(PileKind kind) {
  return is_one_of(
      kind, {PileKind::column, PileKind::cell, PileKind::foundation, PileKind::reserve, PileKind::hole, PileKind::place,
             PileKind::grid, PileKind::row, PileKind::stock, PileKind::waste, PileKind::discard});
}
[[nodiscard]] constexpr bool is_classic(Fill fill) {
  return is_one_of(fill, {Fill::any, Fill::none, Fill::rank, Fill::base, Fill::waste});
}
[[nodiscard]] constexpr bool is_classic(Lift lift) {
  return is_one_of(lift,
                   {Lift::none, Lift::top, Lift::run, Lift::whole_run, Lift::freeing_run, Lift::group, Lift::pile});
}
[[nodiscard]] constexpr bool is_classic(SuitRule rule) {
  return is_one_of(rule, {SuitRule::any, SuitRule::same, SuitRule::alternate, SuitRule::same_colour, SuitRule::other});
}
[[nodiscard]] constexpr bool is_classic(const Build& build) {
  return is_one_of(build.order, {Order::none, Order::down, Order::up, Order::both, Order::same}) &&
         is_classic(build.suits);
}
[[nodiscard]] constexpr bool is_classic(Collect collect) {
  return is_one_of(collect, {Collect::cards, Collect::runs_by_hand, Collect::runs_at_once});
}
[[nodiscard]] constexpr bool is_classic(Pairs pairs) {
  return is_one_of(pairs, {Pairs::none, Pairs::sum, Pairs::same_rank, Pairs::beaten});
}
[[nodiscard]] constexpr bool is_classic(GoalKind goal) {
  return is_one_of(goal, {GoalKind::foundations, GoalKind::empty, GoalKind::ordered, GoalKind::one_pile, GoalKind::rows,
                          GoalKind::left});
}

// How many piles, and where the cards lie at the start, face down or not: nothing to a proof that sees positions.
constexpr void strike_deal(GroupLeft& group) {
  group.strike(&Group::count).strike(&Group::deal).strike(&Group::closed).strike(&Group::deal_rest);
  group.strike(&Group::kings_first);
}

// A pile from which cards are lifted singly or not at all, and on which nobody puts any: stock, waste, reserve.
constexpr void strike_source(GroupLeft& group) {
  strike_deal(group);
  group.strike(&Group::lift, is_one_of(group->lift, {Lift::none, Lift::top}));
}

constexpr void strike_cells(GroupLeft& group) {
  strike_source(group);
  group.strike(&Group::hold, group->hold == 1).strike(&Group::fill, group->fill == Fill::any);
}

// Where cards of the stock and their passes count for nothing that a proof does not see in a position.
constexpr void strike_stock(RulesLeft& left) {
  left.strike(&Rules::draw).strike(&Rules::draw_needs_full).strike(&Rules::redeals);
  left.strike(&Rules::draw_to,
              is_one_of(left->draw_to, {PileKind::waste, PileKind::column, PileKind::reserve, PileKind::hole}));
}

// Foundations to which cards go singly, the suit of each pile fixed, from the base up to the highest; they may be taken
// back singly. How they build and begin is left to the caller.
constexpr void strike_suit_foundations(GroupLeft& group, const Rules& rules) {
  group.strike(&Group::count).strike(&Group::hold, group->hold == 0 || group->hold >= rules.deck.ranks);
  group.strike(&Group::fill, group->fill == Fill::base);
  group.strike(&Group::lift, is_one_of(group->lift, {Lift::none, Lift::top}))
      .strike(&Group::lift_suits, is_classic(group->lift_suits));
}

// Rules that have nothing but the fields and words the vocabulary began with; for proofs that have asked each of them.
// Nothing new is added here either.
[[nodiscard]] constexpr bool is_classic(const Rules& rules) {
  RulesLeft left(rules);
  left.strike(&Rules::deck).strike(&Rules::take).strike(&Rules::remove_rank).strike(&Rules::zigzag);
  strike_stock(left);
  left.strike(&Rules::gathers).strike(&Rules::pairs, is_classic(rules.pairs)).strike(&Rules::pair_sum);
  left.strike(&Rules::goal, is_classic(rules.goal.kind));
  left.strike_groups([](GroupLeft& group) {
    strike_deal(group);
    group.strike(&Group::hold)
        .strike(&Group::build, is_classic(group->build))
        .strike(&Group::stop)
        .strike(&Group::collect, is_classic(group->collect));
    group.strike(&Group::fill, is_classic(group->fill)).strike(&Group::fill_rank);
    group.strike(&Group::fill_from).strike(&Group::fill_from_count);
    group.strike(&Group::lift, is_classic(group->lift)).strike(&Group::lift_suits, is_classic(group->lift_suits));
    group.strike(&Group::start_first).strike(&Group::start_count).strike(&Group::start);
    group.strike(&Group::blocked_by).strike(&Group::grid_columns).strike(&Group::row_suits);
    group.strike(&Group::steps).strike(&Group::match_suit).strike(&Group::match_rank);
    return is_classic(group->kind);
  });
  return left.nothing();
}

// Columns fill themselves from such piles at most.
[[nodiscard]] constexpr bool fills_only_from(const Group& group, PileKind kind) {
  return std::all_of(group.fill_from.begin(), group.fill_from.begin() + group.fill_from_count,
                     [kind](PileKind from) { return from == kind; });
}

}  // namespace sabar
