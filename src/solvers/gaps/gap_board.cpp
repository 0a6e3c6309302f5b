#include <algorithm>

#include <sabar/games/patience/facts.hpp>
#include <sabar/solvers/gaps/gap_board.hpp>

namespace sabar::gaps {

bool is_gap_game(const Rules& rules) {
  const auto end = rules.group.begin() + rules.groups;
  const auto fits = [&](const Group& group) {
    const Build build = {Order::up, SuitRule::same, 1, false};
    return group.kind == PileKind::discard ||
           (group.kind == PileKind::grid && group.grid_columns == rules.deck.ranks && group.grid_columns >= 3 &&
            group.count == group.grid_columns * rules.deck.suits && group.count <= kMostPlaces &&
            group.build == build && group.fill == Fill::rank && group.fill_rank == 2);
  };
  return rules.goal.kind == GoalKind::rows && rules.remove_rank == 1 && rules.deck.packs == 1 && rules.take == 0 &&
         rules.draw == 0 && rules.pairs == Pairs::none && rules.gathers == 0 &&
         std::all_of(rules.group.begin(), end, fits) &&
         std::count_if(rules.group.begin(), end, [](const Group& each) { return each.kind == PileKind::grid; }) == 1;
}

Result<GapBoard> read_gaps(const Rules& rules, const Table& table) {
  if (!is_gap_game(rules)) {
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
