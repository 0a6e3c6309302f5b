#include <algorithm>
#include <bit>
#include <span>

#include <sabar/games/patience/facts.hpp>
#include <sabar/solvers/gaps/gap_game.hpp>

namespace sabar::gaps {

bool GapGame::rows_can_be_given(const std::array<Places, kMostPlaces>& reach) const {
  std::array<unsigned, 4> rows{};  // of each suit: bit i, all its cards could come to their places in row i
  for (std::size_t suit = 0; suit < board_.rows; ++suit) {
    for (std::size_t row = 0; row < board_.rows; ++row) {
      bool all = true;
      for (std::size_t i = 0; i + 1 < board_.width && all; ++i) {
        all = (reach[suit * board_.width + i] >> (row * board_.width + i) & 1) != 0;
      }
      rows[suit] |= all ? 1U << row : 0U;
    }
  }
  std::array<bool, 16> given{};  // sets of rows that the suits so far can have
  given[0] = true;
  for (unsigned set = 1; set < 1U << board_.rows; ++set) {
    const auto suit = static_cast<std::size_t>(std::popcount(set)) - 1;
    for (unsigned row = 0; row < board_.rows; ++row) {
      const bool in_set = (set >> row & 1) != 0 && (rows[suit] >> row & 1) != 0;
      given[set] = given[set] || (in_set && given[set & ~(1U << row)]);
    }
  }
  return given[(1U << board_.rows) - 1];
}

bool GapGame::hopeful(const State& position) const {
  std::array<Places, kMostPlaces> reach{};
  Places free = position.gaps;
  for (bool more = true; more;) {
    more = false;
    for (std::size_t suit = 0; suit < board_.rows; ++suit) {
      Places open = left_ends_for(suit);
      for (std::size_t i = 0; i + 1 < board_.width; ++i) {
        const std::size_t card = suit * board_.width + i;
        const Places own = place_bit(position.place[card]);
        const Places others = open & free & ~own;
        reach[card] = others | own;
        more = more || (others != 0 && (free & own) == 0);
        free |= others != 0 ? own : 0;
        open = (reach[card] & ~board_.right_ends) << 1;
      }
    }
    // A place that became free in this round may be one for cards looked at before it; so there is another round.
  }
  return rows_can_be_given(reach);
}

void GapGame::legal(const State& position, MoveList<Move>& moves) const {
  moves.clear();
  if (techniques_.reach && !hopeful(position)) {
    return;
  }
  const auto push = [&](std::size_t card, std::size_t to) {
    if (position.place[card] != to) {
      moves.push({static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(to), position.place[card]});
    }
  };
  for (Places rest = position.gaps; rest != 0; rest &= rest - 1) {
    const auto to = static_cast<std::size_t>(std::countr_zero(rest));
    if ((board_.left_ends >> to & 1) != 0) {
      for (std::size_t suit = 0; suit < board_.rows; ++suit) {
        if ((left_ends_for(suit) >> to & 1) != 0) {
          push(suit * board_.width, to);
        }
      }
    } else if (const std::uint8_t left = position.at[to - 1]; left != kGap && !is_last(left)) {
      push(left + 1U, to);
    }
  }
}

Key128 GapGame::key(const State& position) const { return key_of(std::span(position.at).first(board_.places())); }

std::size_t GapGame::settled(const State& position) const {
  std::size_t count = 0;
  for (std::size_t row = 0; row < board_.rows; ++row) {
    const std::size_t first = row * board_.width;
    std::size_t i = 0;
    if (position.at[first] != kGap && position.at[first] % board_.width == 0) {
      while (i + 1 < board_.width && position.at[first + i] == position.at[first] + i) {
        ++i;
      }
    }
    count += i;
  }
  return count;
}

bool GapGame::goal(const State& position) const {
  return position.gaps == board_.right_ends && settled(position) == board_.rows * (board_.width - 1);
}

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
