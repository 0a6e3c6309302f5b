#include <algorithm>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/rules_left.hpp>
#include <sabar/solvers/models/spider/layout.hpp>
#include <sabar/solvers/models/spider/model.hpp>
#include <sabar/solvers/models/spider/mover.hpp>

namespace sabar::spider {
namespace {

void strike_columns(GroupLeft& group, const Rules& rules) {
  const SuitRule suits = group->build.suits;
  const SuitRule together = group->lift_suits;
  const bool by_any_or_suit = is_one_of(suits, {SuitRule::any, SuitRule::same});
  group.strike(&Group::count, group->count >= 2 && group->count <= kMaxColumns);
  group.strike(&Group::deal).strike(&Group::closed);
  group.strike(&Group::build, by_any_or_suit && group->build == Build{Order::down, suits, 1, false});
  group.strike(&Group::lift, is_one_of(group->lift, {Lift::group, Lift::run}));
  group.strike(&Group::lift_suits,
               is_one_of(together, {SuitRule::same, suits}) || (group->lift == Lift::group && is_classic(together)));
  group.strike(&Group::fill, is_one_of(group->fill, {Fill::any, Fill::rank}));
  group.strike(&Group::fill_rank, group->fill == Fill::any || group->fill_rank == rules.deck.ranks);
}

Code code_of(Card card) { return static_cast<Code>(card.rank() | (static_cast<int>(card.suit()) << 4)); }

}  // namespace

bool fits(const Rules& rules) {
  std::size_t columns = 0;
  std::size_t foundations = 0;
  RulesLeft left(rules);
  left.strike(&Rules::deck, rules.cards() <= kMaxCards).strike(&Rules::draw_needs_full);
  left.strike(&Rules::draw, rules.draw <= 1);
  left.strike(&Rules::draw_to, rules.draw == 0 || rules.draw_to == PileKind::column);
  left.strike(&Rules::goal, is_one_of(rules.goal.kind, {GoalKind::foundations, GoalKind::ordered}));
  left.strike_groups([&](GroupLeft& group) {
    switch (group->kind) {
      case PileKind::column:
        ++columns;
        strike_columns(group, rules);
        return true;
      case PileKind::foundation:
        ++foundations;
        group.strike(&Group::collect, is_one_of(group->collect, {Collect::runs_at_once, Collect::runs_by_hand}));
        // Runs go onto empty piles, whatever these build and take.
        group.strike(&Group::build, is_classic(group->build))
            .strike(&Group::stop)
            .strike(&Group::fill, is_classic(group->fill))
            .strike(&Group::fill_rank);
        group.strike(&Group::hold, group->hold == 0 || group->hold >= rules.deck.ranks)
            .strike(&Group::lift_suits, is_classic(group->lift_suits));
        group.strike(&Group::count, group->count == rules.deck.packs * rules.deck.suits);
        return true;
      case PileKind::stock:
        strike_source(group);
        return group->lift == Lift::none;
      default:
        return false;
    }
  });
  const std::size_t wanted = rules.goal.kind == GoalKind::foundations ? 1 : 0;
  return columns == 1 && foundations == wanted && left.nothing();
}

Deal read_deal(const Rules& rules, const Table& table) {
  Deal deal{rules, table, {}, {}};
  Layout& layout = deal.layout;
  Position& at = deal.position;
  const PileMap map = map_piles(rules);
  layout.ranks = static_cast<std::uint8_t>(rules.deck.ranks);
  layout.runs = static_cast<std::uint8_t>(rules.deck.packs * rules.deck.suits);
  layout.runs_leave = rules.goal.kind == GoalKind::foundations;
  layout.full = rules.draw_needs_full;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    const std::size_t first = map.first[g];
    if (group.kind == PileKind::column) {
      layout.columns = group.count;
      layout.first_column = static_cast<std::uint8_t>(first);
      layout.suits_only = group.build.suits == SuitRule::same;
      layout.groups = group.lift == Lift::group;
      layout.mixed = group.lift_suits != SuitRule::same;
      layout.fill_rank = group.fill == Fill::rank ? group.fill_rank : std::uint8_t{0};
      std::size_t cards = 0;
      for (std::size_t c = 0; c < group.count; ++c) {
        const TablePile& pile = table.piles[first + c];
        at.closed[c] = static_cast<std::uint8_t>(pile.face_down);
        for (const Card card : pile.cards) {
          at.cards[cards++] = code_of(card);
        }
        at.first[c + 1] = static_cast<std::uint8_t>(cards);
      }
    } else if (group.kind == PileKind::foundation) {
      layout.by_hand = group.collect == Collect::runs_by_hand;
      layout.first_foundation = static_cast<std::uint8_t>(first);
      for (std::size_t f = 0; f < group.count; ++f) {
        at.features.home = static_cast<std::int16_t>(at.features.home + (table.piles[first + f].cards.empty() ? 0 : 1));
      }
    } else {
      const auto& stock = table.piles[first].cards;  // the last is drawn first
      std::transform(stock.rbegin(), stock.rend(), std::back_inserter(layout.stock), code_of);
    }
  }
  Mover(layout, at).refresh();
  return deal;
}

}  // namespace sabar::spider
