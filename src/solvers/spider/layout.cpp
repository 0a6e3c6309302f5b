#include <algorithm>
#include <span>

#include <sabar/rules/piles.hpp>
#include <sabar/solvers/spider/layout.hpp>
#include <sabar/solvers/spider/mover.hpp>

namespace sabar::spider {
namespace {

bool fits_columns(const Rules& rules, const Group& group) {
  const Build& build = group.build;
  const bool builds = build.order == Order::down && build.step == 1 && !build.wrap && group.stop == 0 &&
                      (build.suits == SuitRule::any || build.suits == SuitRule::same);
  const bool lifts = group.lift == Lift::group ||
                     (group.lift == Lift::run && (group.lift_suits == SuitRule::same || build.suits == SuitRule::any) &&
                      (group.lift_suits == SuitRule::same || group.lift_suits == SuitRule::any));
  const bool fills = group.fill == Fill::any || (group.fill == Fill::rank && group.fill_rank == rules.deck.ranks);
  return builds && lifts && fills && group.hold == 0 && group.fill_from_count == 0 && !group.kings_first &&
         group.count >= 2 && group.count <= kMaxColumns;
}

bool fits_foundations(const Rules& rules, const Group& group) {
  return group.collect != Collect::cards && group.count == rules.deck.packs * rules.deck.suits &&
         group.lift == Lift::none && !group.start_first && group.start_count == 0;
}

Code code_of(Card card) { return static_cast<Code>(card.rank() | (static_cast<int>(card.suit()) << 4)); }

}  // namespace

bool fits_rules(const Rules& rules) {
  std::size_t columns = 0;
  std::size_t foundations = 0;
  for (const Group& group : std::span(rules.group).first(rules.groups)) {
    switch (group.kind) {
      case PileKind::column:
        ++columns;
        if (!fits_columns(rules, group)) {
          return false;
        }
        break;
      case PileKind::foundation:
        ++foundations;
        if (!fits_foundations(rules, group)) {
          return false;
        }
        break;
      case PileKind::stock:
        break;
      default:
        return false;
    }
  }
  const bool goal = foundations == 1 ? rules.goal.kind == GoalKind::foundations
                                     : foundations == 0 && rules.goal.kind == GoalKind::ordered;
  const bool stock = rules.draw == 0 || rules.draw_to == PileKind::column;
  return columns == 1 && goal && stock && rules.cards() <= kMaxCards && rules.take == 0 && rules.remove_rank == 0 &&
         rules.gathers == 0 && rules.redeals == 0 && !rules.zigzag && rules.pairs == Pairs::none;
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
