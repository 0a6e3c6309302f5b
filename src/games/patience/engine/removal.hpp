// Moves of the games without foundations: pairs that leave (Pyramid), beaten cards (Aces Up), piles in a row that close
// up (Accordion), cards that fill gaps (Montana).
#pragma once

#include <sabar/games/patience/engine/engine.hpp>

namespace sabar::patience {

template <class Source>
bool Patience<Source>::available(const State& position, std::size_t pile) const {
  const std::size_t g = facts().map.group_of[pile];
  const Group& group = rules().group[g];
  switch (group.kind) {
    case PileKind::place:
      if (blocked(position, group, facts().map.first[g], pile - facts().map.first[g])) {
        return false;
      }
      break;
    case PileKind::column:
    case PileKind::cell:
    case PileKind::reserve:
    case PileKind::waste:
    case PileKind::stock:
      break;
    default:
      return false;
  }
  return group.lift != Lift::none && position.face_up(pile) > 0;
}

template <class Source>
void Patience<Source>::list_removals(const State& position, MoveList<Move>& moves) const {
  std::array<std::uint8_t, Source::kTablePiles> open{};
  std::size_t count = 0;
  for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
    if (available(position, pile)) {
      open[count++] = static_cast<std::uint8_t>(pile);
    }
  }
  const auto beats = [](Card other, Card card) {
    const auto high = [](int rank) { return rank == 1 ? kRanks + 1 : rank; };
    return other.suit() == card.suit() && high(other.rank()) > high(card.rank());
  };
  for (std::size_t i = 0; i < count; ++i) {
    const Card card = position.top(open[i]);
    if (rules().pairs == Pairs::beaten) {
      bool beaten = false;  // also by a card that itself may not move
      for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
        beaten = beaten || (facts().kind(rules(), pile) == PileKind::column && position.face_up(pile) > 0 &&
                            beats(position.top(pile), card));
      }
      if (beaten && facts().kind(rules(), open[i]) == PileKind::column) {
        moves.push(transfer(open[i], facts().discard));
      }
      continue;
    }
    if (contains(facts().pair_alone, card)) {
      moves.push(transfer(open[i], facts().discard));
    }
    for (std::size_t j = i + 1; j < count; ++j) {
      const int other = position.top(open[j]).rank();
      if (rules().pairs == Pairs::sum ? card.rank() + other == rules().pair_sum : card.rank() == other) {
        moves.push({MoveKind::pair, open[i], open[j], 1});
      }
    }
  }
}

template <class Source>
void Patience<Source>::list_row_moves(const State& position, std::size_t g, MoveList<Move>& moves) const {
  const Group& group = rules().group[g];
  const std::size_t first = facts().map.first[g];
  for (std::size_t from = first; from < first + group.count && !position.empty(from); ++from) {
    const Card card = position.top(from);
    for (std::size_t step = 1; step < 8 && step <= from - first; ++step) {
      if (((group.steps >> step) & 1U) == 0) {
        continue;
      }
      const Card other = position.top(from - step);
      if ((group.match_suit && card.suit() == other.suit()) || (group.match_rank && card.rank() == other.rank())) {
        moves.push(transfer(from, from - step, position.size(from)));
      }
    }
  }
}

template <class Source>
void Patience<Source>::list_grid_moves(const State& position, std::size_t g, MoveList<Move>& moves) const {
  const Group& group = rules().group[g];
  const std::size_t first = facts().map.first[g];
  for (std::size_t to = 0; to < group.count; ++to) {
    if (!position.empty(first + to)) {
      continue;
    }
    const bool left_end = to % group.grid_columns == 0;
    CardSet takes = 0;
    if (left_end) {
      takes = group.fill == Fill::rank   ? rank_set(group.fill_rank)
              : group.fill == Fill::base ? rank_set(position.base)
              : group.fill == Fill::none ? 0
                                         : kAllCards;
      takes &= group.row_suits ? suit_set(suit_of_deck(rules().deck, to / group.grid_columns)) : kAllCards;
    } else if (!position.empty(first + to - 1)) {
      takes = follow(position, g, position.top(first + to - 1));
    }
    for (std::size_t from = 0; takes != 0 && from < facts().map.piles; ++from) {
      const bool left_of_it = !left_end && from + 1 == first + to;
      const bool barred = left_end && group.fill == Fill::waste && facts().kind(rules(), from) != PileKind::waste;
      if (!left_of_it && !barred && gives_top(position, from) && contains(takes, position.top(from))) {
        moves.push(transfer(from, first + to));
      }
    }
  }
}

}  // namespace sabar::patience
