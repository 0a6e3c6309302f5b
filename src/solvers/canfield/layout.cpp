#include <algorithm>

#include <sabar/games/patience/follows.hpp>
#include <sabar/rules/piles.hpp>
#include <sabar/solvers/canfield/layout.hpp>

namespace sabar::canfield {
namespace {

bool fits_foundations(const Rules& rules, const Group& group) {
  const Build& build = group.build;
  return group.count == 4 && group.collect == Collect::cards && build.order == Order::up &&
         build.suits == SuitRule::same && build.step == 1 && build.wrap && group.start_first && group.stop == 0 &&
         group.fill == Fill::base && (group.hold == 0 || group.hold >= rules.deck.ranks) && group.start_count == 0 &&
         group.lift == Lift::none;
}

bool fits_columns(const Group& group) {
  const Build& build = group.build;
  const bool lifts = group.lift == Lift::run || group.lift == Lift::freeing_run || group.lift == Lift::whole_run ||
                     group.lift == Lift::pile;
  const bool fills = group.fill == Fill::any || group.fill == Fill::waste || group.fill == Fill::none;
  return group.hold == 0 && build.order == Order::down && build.step == 1 && build.wrap && group.stop == 0 && lifts &&
         group.lift_suits == build.suits && fills && group.fill_from_count == 1 &&
         group.fill_from[0] == PileKind::reserve;
}

bool is_open(const Group& group) {
  return std::all_of(group.closed.begin(), group.closed.begin() + group.count, [](auto cards) { return cards == 0; });
}

void read_columns(const Group& group, Layout& layout) {
  layout.columns = group.count;
  layout.part = group.lift == Lift::run ? Part::any : group.lift == Lift::freeing_run ? Part::freeing : Part::whole;
  layout.column_fills = group.fill == Fill::any;
  layout.waste_fills = group.fill != Fill::none;
  for (int index = 0; index < kCards; ++index) {
    const Card below = Card::from_index(index);
    if (below.rank() > layout.ranks) {
      continue;
    }
    patience::CardSet on =
        patience::followers(group.build, group.build.suits, below, layout.base, {layout.ranks, true});
    for (; on != 0; on &= on - 1) {
      const int card = layout.bit_of(Card::from_index(std::countr_zero(on)));
      at(layout.carriers, card) |= card_set(layout.bit_of(below));
      at(layout.followers, layout.bit_of(below)) |= card_set(card);
    }
  }
}

// Whether a play leads to such a pile: foundations without gaps, columns that are runs, all face up.
bool is_played(const Layout& layout, PileKind kind, const TablePile& pile) {
  bool fits = pile.face_down == 0 || kind == PileKind::stock;
  for (std::size_t i = 0; i < pile.cards.size(); ++i) {
    const int card = layout.bit_of(pile.cards[i]);
    if (kind == PileKind::foundation) {
      fits = fits && value_of(card) == static_cast<int>(i);
    } else if (kind == PileKind::column && i > 0) {
      fits = fits && is_in(at(layout.carriers, card), layout.bit_of(pile.cards[i - 1]));
    }
  }
  return fits;
}

}  // namespace

bool fits_rules(const Rules& rules) {
  if (rules.deck.packs != 1 || rules.deck.suits != 4 || rules.take != 0 || rules.remove_rank != 0 || rules.draw == 0 ||
      rules.draw_to != PileKind::waste || rules.redeals != kUnlimited || rules.gathers != 0 ||
      rules.pairs != Pairs::none || rules.goal.kind != GoalKind::foundations) {
    return false;
  }
  int columns = 0;
  int foundations = 0;
  int reserves = 0;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    switch (group.kind) {
      case PileKind::column:
        columns += fits_columns(group) && is_open(group) ? 1 : 2;
        break;
      case PileKind::foundation:
        foundations += fits_foundations(rules, group) ? 1 : 2;
        break;
      case PileKind::reserve:
        reserves += group.count == 1 && group.lift == Lift::top && is_open(group) && group.build.order == Order::none &&
                            group.fill == Fill::none
                        ? 1
                        : 2;
        break;
      case PileKind::stock:
        if (group.lift != Lift::none) {
          return false;
        }
        break;
      case PileKind::waste:
        break;
      default:
        return false;
    }
  }
  return columns == 1 && foundations == 1 && reserves == 1;
}

Result<Layout> read_layout(const Rules& rules, const Table& table) {
  Layout layout;
  layout.ranks = rules.deck.ranks;
  layout.cards = 4 * layout.ranks;
  layout.all = card_set(layout.cards) - 1;
  layout.base = table.base;
  layout.draw = rules.draw;
  layout.place.fill(kNoPlace);
  for (std::size_t g = 0; g < rules.groups; ++g) {
    if (rules.group[g].kind == PileKind::column) {
      read_columns(rules.group[g], layout);
    }
  }
  const PileMap map = map_piles(rules);
  std::array<const TablePile*, 2> row{};  // waste, stock
  for (std::size_t p = 0; p < map.piles; ++p) {
    const PileKind kind = rules.group[map.group_of[p]].kind;
    const TablePile& pile = table.piles[p];
    if (!is_played(layout, kind, pile)) {
      return fail("the position is not one of this game", {}, "use another solver, for example dfs");
    }
    if (kind == PileKind::reserve) {
      std::transform(pile.cards.begin(), pile.cards.end(), layout.reserve.begin(),
                     [&](Card card) { return static_cast<std::uint8_t>(layout.bit_of(card)); });
    } else if (kind == PileKind::waste || kind == PileKind::stock) {
      row[kind == PileKind::waste ? 0 : 1] = &pile;
    }
  }
  int drawn = 0;
  const auto add = [&](Card card) {
    at(layout.row, drawn) = static_cast<std::uint8_t>(layout.bit_of(card));
    at(layout.place, layout.bit_of(card)) = static_cast<std::uint8_t>(drawn++);
  };
  std::for_each(row[0]->cards.begin(), row[0]->cards.end(), add);
  std::for_each(row[1]->cards.rbegin(), row[1]->cards.rend(), add);
  return layout;
}

}  // namespace sabar::canfield
