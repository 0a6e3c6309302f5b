#include <algorithm>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/solvers/models/freecell/layout.hpp>
#include <sabar/solvers/models/freecell/model.hpp>
#include <sabar/solvers/models/freecell/position.hpp>
#include <sabar/solvers/models/suit_foundations.hpp>

namespace sabar::freecell {
namespace {

bool all_at_most(const std::array<std::uint8_t, kMaxGroupPiles>& counts, std::uint8_t most) {
  return std::all_of(counts.begin(), counts.end(), [most](std::uint8_t n) { return n <= most; });
}

Cards find_carriers(const Rules& rules, SuitRule rule, int card) {
  Cards carriers = 0;
  for (int below = 4 * (rank_of(card) + 1); below < 4 * (rank_of(card) + 2) && below < 4 * rules.deck.ranks; ++below) {
    carriers |= suits_fit(rule, card_of(below).suit(), card_of(card).suit()) ? card_set(below) : 0;
  }
  return carriers;
}

void put_column(Mover& mover, const TablePile& pile) {
  int below = kFloor;
  for (const Card card : pile.cards) {
    mover.hold(bit_of(card));
    mover.from_cell(bit_of(card), below);
    below = bit_of(card);
  }
}

}  // namespace

bool fits(const Rules& rules) {
  if (rules.draw != 0 || rules.goal.kind != GoalKind::foundations || rules.pairs != Pairs::none) {
    return false;  // at once, since every search for a deal asks
  }
  int columns = 0;
  int foundations = 0;
  int rooms = 0;  // groups of cells or of single cards in reserve
  RulesLeft left(rules);
  left.strike(&Rules::deck, rules.deck.packs == 1 && rules.deck.suits == 4);
  left.strike_groups([&](GroupLeft& group) {
    const Build& build = group->build;
    switch (group->kind) {
      case PileKind::column:
        ++columns;
        strike_deal(group);
        strike_king_fill(group, rules);
        group.strike(&Group::closed, all_at_most(group->closed, 0));
        group.strike(&Group::build, is_classic(build) && build == Build{Order::down, build.suits, 1, false});
        group.strike(&Group::lift, is_one_of(group->lift, {Lift::top, Lift::run}));
        group.strike(&Group::lift_suits,
                     is_classic(group->lift_suits) && (group->lift == Lift::top || group->lift_suits == build.suits));
        return group->count <= kMaxColumns;
      case PileKind::foundation:
        ++foundations;
        strike_four_suits(group, rules);
        return true;
      case PileKind::cell:
        ++rooms;
        strike_cells(group);
        return true;
      case PileKind::reserve:
        ++rooms;
        strike_source(group);
        return group->lift == Lift::top && all_at_most(group->deal, 1);
      default:
        return false;
    }
  });
  return columns == 1 && foundations == 1 && rooms <= 1 && left.nothing();
}

Layout read_layout(const Rules& rules) {
  Layout layout;
  layout.cards = static_cast<std::uint8_t>(4 * rules.deck.ranks);
  layout.all = card_set(layout.cards) - 1;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    if (group.kind == PileKind::cell) {
      layout.cells = static_cast<std::uint8_t>(layout.cells + group.count);
    }
    if (group.kind != PileKind::column) {
      continue;
    }
    layout.columns = group.count;
    layout.suits = group.build.suits;
    layout.whole_runs = group.lift == Lift::run;
    layout.fillers = group.fill == Fill::any    ? layout.all
                     : group.fill == Fill::none ? 0
                                                : layout.all & ~(layout.all >> 4);
    for (int card = 0; card < layout.cards; ++card) {
      layout.carriers[static_cast<std::size_t>(card)] = find_carriers(rules, group.build.suits, card);
      layout.strangers[static_cast<std::size_t>(card)] = layout.all & ~layout.carriers[static_cast<std::size_t>(card)];
    }
  }
  return layout;
}

Result<Position> read_position(const Rules& rules, const Layout& layout, const Table& table) {
  const PileMap map = map_piles(rules);
  Position at;
  at.above.fill(kFloor);
  at.next = 0xf;
  Mover mover(layout, at);
  bool fits = table.base == 1;
  for (std::size_t p = 0; p < map.piles; ++p) {
    const TablePile& pile = table.piles[p];
    switch (rules.group[map.group_of[p]].kind) {
      case PileKind::column:
        put_column(mover, pile);
        break;
      case PileKind::foundation:
        for (const Card card : pile.cards) {
          fits = fits && (at.next & card_set(bit_of(card))) != 0;
          at.next = (at.next ^ card_set(bit_of(card))) | (card_set(bit_of(card) + 4) & layout.all);
          at.counts += Position::kAtHome;
        }
        break;
      default:
        for (const Card card : pile.cards) {
          mover.hold(bit_of(card));
        }
    }
  }
  if (!fits) {
    return fail("the position is not one of this game", {}, "use another solver, for example dfs");
  }
  return at;
}

Cards safe_cards(const Layout& layout, Cards next) {
  if (layout.suits == SuitRule::same) {
    return next;
  }
  std::array<int, 4> height{};  // cards of a suit that are home; the next card's rank
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const Cards own = next & (kOneSuit << suit);
    height[suit] = own == 0 ? kRanks : rank_of(first_of(own));
  }
  if (layout.suits != SuitRule::alternate) {
    const int lowest = *std::min_element(height.begin(), height.end());
    return next & (card_set(4 * lowest + 4) - 1);
  }
  Cards safe = 0;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const int rank = height[suit];
    const int other = std::min(height[suit ^ 2], height[suit ^ 3]);
    if (other >= rank || (other >= rank - 1 && height[suit ^ 1] >= rank - 2)) {
      safe |= next & (kOneSuit << suit);
    }
  }
  return safe;
}

}  // namespace sabar::freecell
