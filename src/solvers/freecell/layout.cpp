#include <algorithm>

#include <sabar/rules/piles.hpp>
#include <sabar/solvers/freecell/layout.hpp>
#include <sabar/solvers/freecell/position.hpp>
#include <sabar/solvers/suit_foundations.hpp>

namespace sabar::freecell {
namespace {

bool fits_column(const Rules& rules, const Group& group) {
  const Build& build = group.build;
  const bool lifts = group.lift == Lift::top || (group.lift == Lift::run && group.lift_suits == build.suits);
  const bool fills = group.fill == Fill::any || group.fill == Fill::none ||
                     (group.fill == Fill::rank && group.fill_rank == rules.deck.ranks);
  const bool open = std::all_of(group.closed.begin(), group.closed.end(), [](std::uint8_t n) { return n == 0; });
  return group.hold == 0 && build.order == Order::down && build.step == 1 && !build.wrap && group.stop == 0 && lifts &&
         fills && group.fill_from_count == 0 && open;
}

bool fits_reserve(const Group& group) {
  return group.lift == Lift::top && std::all_of(group.deal.begin(), group.deal.end(), [](auto n) { return n <= 1; });
}

bool suits_fit(SuitRule rule, int below, int card) {
  const bool same_colour = suit_of(below) / 2 == suit_of(card) / 2;
  switch (rule) {
    case SuitRule::any:
      return true;
    case SuitRule::same:
      return suit_of(below) == suit_of(card);
    case SuitRule::alternate:
      return !same_colour;
    case SuitRule::same_colour:
      return same_colour;
    case SuitRule::other:
      return suit_of(below) != suit_of(card);
  }
  return false;
}

Cards find_carriers(const Rules& rules, SuitRule rule, int card) {
  Cards carriers = 0;
  for (int below = 4 * (rank_of(card) + 1); below < 4 * (rank_of(card) + 2) && below < 4 * rules.deck.ranks; ++below) {
    carriers |= suits_fit(rule, below, card) ? card_set(below) : 0;
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

bool fits_rules(const Rules& rules) {
  if (rules.deck.packs != 1 || rules.deck.suits != 4 || rules.take != 0 || rules.remove_rank != 0 || rules.draw != 0 ||
      rules.gathers != 0 || rules.pairs != Pairs::none || rules.goal.kind != GoalKind::foundations) {
    return false;
  }
  const Group* columns = nullptr;
  int foundations = 0;
  int cells = 0;
  int reserves = 0;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    if (group.kind == PileKind::column && columns == nullptr && fits_column(rules, group)) {
      columns = &group;
    } else if (group.kind == PileKind::foundation && builds_suits_up(rules, group)) {
      ++foundations;
    } else if (group.kind == PileKind::cell) {
      ++cells;
    } else if (group.kind == PileKind::reserve && fits_reserve(group)) {
      ++reserves;
    } else {
      return false;
    }
  }
  return columns != nullptr && columns->count <= kMaxColumns && foundations == 1 && cells + reserves <= 1;
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
