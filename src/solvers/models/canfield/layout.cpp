#include <algorithm>

#include <sabar/games/patience/engine/follows.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/rules_left.hpp>
#include <sabar/solvers/models/canfield/layout.hpp>
#include <sabar/solvers/models/canfield/model.hpp>

namespace sabar::canfield {
namespace {

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

bool fits(const Rules& rules) {
  if (rules.draw == 0 || rules.redeals != kUnlimited) {
    return false;
  }
  int columns = 0;
  int foundations = 0;
  int reserves = 0;
  RulesLeft left(rules);
  left.strike(&Rules::deck, rules.deck.packs == 1 && rules.deck.suits == 4);
  left.strike(&Rules::draw).strike(&Rules::draw_to, rules.draw_to == PileKind::waste).strike(&Rules::redeals);
  left.strike_groups([&](GroupLeft& group) {
    const Build& build = group->build;
    switch (group->kind) {
      case PileKind::column:
        ++columns;
        strike_deal(group);
        group.strike(&Group::closed, is_open(*group));
        group.strike(&Group::build, is_classic(build) && build == Build{Order::down, build.suits, 1, true});
        group.strike(&Group::lift, is_one_of(group->lift, {Lift::run, Lift::freeing_run, Lift::whole_run, Lift::pile}));
        group.strike(&Group::lift_suits, group->lift_suits == build.suits);
        group.strike(&Group::fill, is_one_of(group->fill, {Fill::any, Fill::waste, Fill::none}));
        group.strike(&Group::fill_from, group->fill_from[0] == PileKind::reserve);
        group.strike(&Group::fill_from_count, group->fill_from_count == 1);
        return true;
      case PileKind::foundation:
        ++foundations;
        strike_suit_foundations(group, rules);
        group.strike(&Group::build, group->count == 4 && build == Build{Order::up, SuitRule::same, 1, true});
        group.strike(&Group::start_first, group->start_first);
        return group->lift == Lift::none;
      case PileKind::reserve:
        ++reserves;
        strike_source(group);
        group.strike(&Group::closed, is_open(*group));
        return group->count == 1 && group->lift == Lift::top;
      case PileKind::stock:
        strike_source(group);
        return group->lift == Lift::none;
      case PileKind::waste:
        strike_source(group);
        return group->lift == Lift::top;
      default:
        return false;
    }
  });
  return columns == 1 && foundations == 1 && reserves == 1 && left.nothing();
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
  bool room = false;                      // some column is empty
  bool reserved = false;                  // the reserve has a card
  for (std::size_t p = 0; p < map.piles; ++p) {
    const PileKind kind = rules.group[map.group_of[p]].kind;
    const TablePile& pile = table.piles[p];
    if (!is_played(layout, kind, pile)) {
      return fail("the position is not one of this game", {}, "use another solver, for example dfs");
    }
    room = room || (kind == PileKind::column && pile.cards.empty());
    reserved = reserved || (kind == PileKind::reserve && !pile.cards.empty());
    if (kind == PileKind::reserve) {
      std::transform(pile.cards.begin(), pile.cards.end(), layout.reserve.begin(),
                     [&](Card card) { return static_cast<std::uint8_t>(layout.bit_of(card)); });
    } else if (kind == PileKind::waste || kind == PileKind::stock) {
      row[kind == PileKind::waste ? 0 : 1] = &pile;
    }
  }
  if (room && reserved) {
    return fail("a column has yet to be filled from the reserve", {}, "use another solver, for example dfs");
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
