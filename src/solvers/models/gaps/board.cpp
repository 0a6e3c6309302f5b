#include <algorithm>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/solvers/models/gaps/board.hpp>
#include <sabar/solvers/models/gaps/model.hpp>

namespace sabar::gaps {

bool fits(const Rules& rules) {
  if (rules.goal.kind != GoalKind::rows) {
    return false;  // as most games
  }
  std::size_t grids = 0;
  RulesLeft left(rules);
  left.strike(&Rules::deck, rules.deck.packs == 1).strike(&Rules::goal);
  left.strike(&Rules::remove_rank, rules.remove_rank == 1);
  left.strike_groups([&](GroupLeft& group) {
    if (group->kind == PileKind::discard) {
      return true;
    }
    ++grids;
    strike_source(group);
    group.strike(&Group::hold, group->hold == 1)
        .strike(&Group::row_suits)
        .strike(&Group::lift_suits, is_classic(group->lift_suits));
    group.strike(&Group::grid_columns, group->grid_columns == rules.deck.ranks && group->grid_columns >= 3);
    group.strike(&Group::build, group->build == Build{Order::up, SuitRule::same, 1, false});
    group.strike(&Group::fill, group->fill == Fill::rank).strike(&Group::fill_rank, group->fill_rank == 2);
    return group->kind == PileKind::grid && group->lift == Lift::top && group->count <= kMostPlaces &&
           group->count == group->grid_columns * rules.deck.suits;
  });
  return grids == 1 && left.nothing();
}

Result<GapBoard> read_gaps(const Rules& rules, const Table& table) {
  if (!fits(rules)) {
    return fail("this is not a game of gaps", {}, "another solver can try it");
  }
  if (const auto checked = check_table(rules, table); !checked) {
    return tl::unexpected(checked.error());
  }
  const patience::Facts facts = patience::derive_facts(rules);
  std::array<std::size_t, 4> number_of{};  // suits as the deck numbers them
  for (std::size_t suit = 0; suit < static_cast<std::size_t>(rules.deck.suits); ++suit) {
    number_of[static_cast<std::size_t>(patience::suit_of_deck(rules.deck, suit))] = suit;
  }
  GapBoard board;
  board.rows = static_cast<std::size_t>(rules.deck.suits);
  board.width = static_cast<std::size_t>(rules.deck.ranks);
  for (std::size_t pile = 0; pile < facts.map.piles; ++pile) {
    const Group& group = rules.group[facts.map.group_of[pile]];
    if (group.kind != PileKind::grid) {
      continue;
    }
    const std::size_t first = facts.map.first[facts.map.group_of[pile]];
    const std::size_t place = pile - first;
    board.first_pile = first;
    board.row_suits = group.row_suits;
    board.left_ends |= place % board.width == 0 ? place_bit(place) : 0;
    board.right_ends |= place % board.width == board.width - 1 ? place_bit(place) : 0;
    board.start.at[place] = kGap;
    board.start.gaps |= place_bit(place);
    for (const Card card : table.piles[pile].cards) {
      if (card.rank() < 2) {
        return fail("an ace lies in the grid", {}, "another solver can try it");
      }
      const std::size_t number =
          number_of[static_cast<std::size_t>(card.suit())] * board.width + static_cast<std::size_t>(card.rank()) - 2;
      board.start.at[place] = static_cast<std::uint8_t>(number);
      board.start.place[number] = static_cast<std::uint8_t>(place);
      board.start.gaps &= ~place_bit(place);
    }
  }
  return board;
}

}  // namespace sabar::gaps
