#include <sabar/rules/patience/piles.hpp>
#include <sabar/solvers/models/suit_foundations.hpp>
#include <sabar/solvers/models/yukon/layout.hpp>
#include <sabar/solvers/models/yukon/model.hpp>
#include <sabar/solvers/models/yukon/position.hpp>

namespace sabar::yukon {
namespace {

void read_columns(const Rules& rules, const Group& group, Layout& layout) {
  layout.columns = group.count;
  layout.fillers = group.fill == Fill::any    ? layout.all
                   : group.fill == Fill::none ? 0
                                              : layout.all & ~(layout.all >> 4);
  for (int card = 0; card < layout.cards; ++card) {
    const int first = 4 * (rank_of(card) + 1);
    for (int below = first; below < first + 4 && below < 4 * rules.deck.ranks; ++below) {
      if (suits_fit(group.build.suits, card_of(below).suit(), card_of(card).suit())) {
        at(layout.carriers, card) |= card_set(below);
        at(layout.followers, below) |= card_set(card);
      }
    }
  }
}

}  // namespace

bool fits(const Rules& rules) {
  if (rules.draw != 0) {
    return false;
  }
  int columns = 0;
  int foundations = 0;
  RulesLeft left(rules);
  left.strike(&Rules::deck, rules.deck.packs == 1 && rules.deck.suits == 4).strike(&Rules::zigzag);
  left.strike_groups([&](GroupLeft& group) {
    const Build& build = group->build;
    switch (group->kind) {
      case PileKind::column:
        ++columns;
        strike_deal(group);
        strike_king_fill(group, rules);
        group.strike(&Group::build, is_classic(build) && build == Build{Order::down, build.suits, 1, false});
        group.strike(&Group::lift, group->lift == Lift::group)
            .strike(&Group::lift_suits, is_classic(group->lift_suits));
        return true;
      case PileKind::foundation:
        ++foundations;
        strike_four_suits(group, rules);
        return group->lift == Lift::none;
      default:
        return false;
    }
  });
  return columns == 1 && foundations == 1 && left.nothing();
}

Layout read_layout(const Rules& rules) {
  Layout layout;
  layout.cards = static_cast<std::uint8_t>(4 * rules.deck.ranks);
  layout.all = card_set(layout.cards) - 1;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    if (rules.group[g].kind == PileKind::column) {
      read_columns(rules, rules.group[g], layout);
    }
  }
  return layout;
}

Result<Position> read_position(const Rules& rules, const Layout& layout, const Table& table) {
  const PileMap map = map_piles(rules);
  Position position;
  position.above.fill(kNothing);
  bool fits = table.base == 1;
  for (std::size_t p = 0; p < map.piles; ++p) {
    const TablePile& pile = table.piles[p];
    if (rules.group[map.group_of[p]].kind == PileKind::column) {
      put_column(layout, pile, position);
      continue;
    }
    int rank = 0;
    for (const Card card : pile.cards) {
      fits = fits && rank_of(bit_of(card)) == rank;
      ++rank;
    }
    if (!pile.cards.empty()) {
      at(position.height, suit_of(bit_of(pile.cards.back()))) = static_cast<std::uint8_t>(rank);
      position.home = static_cast<std::uint8_t>(position.home + rank);
    }
  }
  if (!fits) {
    return fail("the position is not one of this game", {}, "use another solver, for example dfs");
  }
  return position;
}

}  // namespace sabar::yukon
