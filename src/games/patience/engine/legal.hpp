// Which moves there are. First every pile that takes cards says which, as a set; then every pile that gives cards
// offers them. Order of the list: piles in their order, fewer cards before more, targets in their order; then removals,
// rows, grid, stock.
#pragma once

#include <sabar/games/patience/engine/engine.hpp>

namespace sabar::patience {

template <class Source>
bool Patience<Source>::blocked(const State& position, const Group& group, std::size_t first, std::size_t index) const {
  for (std::uint64_t above = group.blocked_by[index]; above != 0; above &= above - 1) {
    if (!position.empty(first + static_cast<std::size_t>(std::countr_zero(above)))) {
      return true;
    }
  }
  return false;
}

// Whether the top `length` cards, a run, have one more beneath them.
template <class Source>
bool Patience<Source>::run_goes_on(const State& position, std::size_t g, std::size_t pile, std::size_t length) const {
  return length < position.face_up(pile) &&
         contains(follow_in_run(position, g, position.from_top(pile, length)), position.from_top(pile, length - 1));
}

template <class Source>
std::size_t Patience<Source>::run_length(const State& position, std::size_t pile) const {
  const std::size_t g = facts().map.group_of[pile];
  std::size_t length = position.face_up(pile) > 0 ? 1 : 0;
  while (length > 0 && run_goes_on(position, g, pile, length)) {
    ++length;
  }
  return length;
}

template <class Source>
template <class G>
void Patience<Source>::find_targets(const State& position, G g, Targets& targets) const {
  const Group& group = rules().group[g];
  const PileKind kind = group.kind;
  if (kind != PileKind::column && kind != PileKind::cell && kind != PileKind::foundation && kind != PileKind::hole) {
    return;
  }
  if (kind == PileKind::foundation && group.collect != Collect::cards) {
    return;
  }
  const std::size_t first = facts().map.first[g];
  for (std::size_t pile = first; pile < first + group.count; ++pile) {
    const std::size_t size = position.size(pile);
    if (group.hold > 0 && size >= group.hold) {
      continue;
    }
    const PileSet self = PileSet{1} << pile;
    CardSet takes = 0;
    if (size > 0) {
      const Card top = position.top(pile);
      takes = group.stop > 0 && top.rank() == group.stop ? 0 : follow(position, g, top);
    } else {
      targets.empty |= self;
      takes = group.fill == Fill::rank   ? rank_set(group.fill_rank)
              : group.fill == Fill::base ? rank_set(position.base)
              : group.fill == Fill::none ? 0
                                         : kAllCards;
      takes &= facts().belongs[pile];
      targets.waste_only |= group.fill == Fill::waste ? self : 0;
    }
    const bool from_anywhere = (targets.waste_only & self) == 0;
    targets.freed_to_foundations |= kind == PileKind::foundation && from_anywhere ? takes : 0;
    if (takes == kAllCards) {
      targets.take_all |= self;
      continue;
    }
    for (; takes != 0; takes &= takes - 1) {
      targets.takers[static_cast<std::size_t>(std::countr_zero(takes))] |= self;
    }
  }
}

template <class Source>
void Patience<Source>::list_transfers(const State& position, std::size_t pile, PileKind kind, std::size_t count,
                                      PileSet takers, const Targets& targets, MoveList<Move>& moves) const {
  takers &= ~(PileSet{1} << pile);
  takers &= count > 1 ? piles_of(PileKind::column) : ~PileSet{0};
  takers &= kind == PileKind::waste ? ~PileSet{0} : ~targets.waste_only;
  takers &= kind == PileKind::cell || kind == PileKind::foundation ? ~piles_of(kind) : ~PileSet{0};
  for (; takers != 0; takers &= takers - 1) {
    const auto to = static_cast<std::size_t>(std::countr_zero(takers));
    const std::size_t hold = rules().group[facts().map.group_of[to]].hold;
    if (count == 1 || hold == 0 || position.size(to) + count <= hold) {
      moves.push(transfer(pile, to, count));
    }
  }
}

template <class Source>
template <class G>
void Patience<Source>::lift_pile(const State& position, G g, std::size_t pile, const Targets& targets,
                                 MoveList<Move>& moves) const {
  const Group& group = rules().group[g];
  const PileKind kind = group.kind;
  switch (group.lift) {
    case Lift::none:
      break;
    case Lift::top:
      offer(position, pile, kind, 1, ~PileSet{0}, targets, moves);
      break;
    case Lift::group:
      for (std::size_t count = 1; count <= position.face_up(pile); ++count) {
        offer(position, pile, kind, count, ~PileSet{0}, targets, moves);
      }
      break;
    case Lift::run:
      for (std::size_t count = 1;; ++count) {
        offer(position, pile, kind, count, ~PileSet{0}, targets, moves);
        if (!run_goes_on(position, g, pile, count)) {
          break;
        }
      }
      break;
    case Lift::freeing_run:
    case Lift::whole_run:
    case Lift::pile:
      lift_restricted(position, g, pile, targets, moves);
      break;
  }
}

// Lifts that bind what goes from column to column; elsewhere the top card alone may always go.
template <class Source>
template <class G>
void Patience<Source>::lift_restricted(const State& position, G g, std::size_t pile, const Targets& targets,
                                       MoveList<Move>& moves) const {
  const Group& group = rules().group[g];
  const std::size_t whole = run_length(position, pile);
  const PileSet columns = piles_of(PileKind::column);
  for (std::size_t count = 1; count <= whole; ++count) {
    PileSet allowed = count == 1 ? ~columns : 0;
    if (group.lift == Lift::pile ? count == position.size(pile) : count == whole) {
      allowed = ~PileSet{0};
    } else if (group.lift == Lift::freeing_run) {
      const bool frees = contains(targets.freed_to_foundations, position.from_top(pile, count));
      allowed |= frees ? columns : columns & targets.empty;
    }
    offer(position, pile, group.kind, count, allowed, targets, moves);
  }
}

template <class Source>
template <class G>
void Patience<Source>::lift_group(const State& position, G g, const Targets& targets, MoveList<Move>& moves) const {
  const Group& group = rules().group[g];
  const PileKind kind = group.kind;
  if (group.lift == Lift::none || kind == PileKind::hole || kind == PileKind::row || kind == PileKind::discard) {
    return;
  }
  const std::size_t first = facts().map.first[g];
  for (std::size_t pile = first; pile < first + group.count; ++pile) {
    if (position.face_up(pile) == 0 || (kind == PileKind::place && blocked(position, group, first, pile - first))) {
      continue;
    }
    lift_pile(position, g, pile, targets, moves);
  }
}

// Whether the top card alone may leave the pile for something else than a column.
template <class Source>
bool Patience<Source>::gives_top(const State& position, std::size_t pile) const {
  const std::size_t g = facts().map.group_of[pile];
  const Group& group = rules().group[g];
  const std::size_t first = facts().map.first[g];
  return group.lift != Lift::none && group.kind != PileKind::hole && group.kind != PileKind::row &&
         group.kind != PileKind::discard && position.face_up(pile) > 0 &&
         !(group.kind == PileKind::place && blocked(position, group, first, pile - first));
}

template <class Source>
bool Patience<Source>::complete_run(const State& position, std::size_t pile) const {
  const auto ranks = static_cast<std::size_t>(facts().ranks.count);
  if (position.face_up(pile) < ranks) {
    return false;
  }
  const int ace = position.top(pile).index();
  if (position.top(pile).rank() != 1) {
    return false;
  }
  for (std::size_t depth = 1; depth < ranks; ++depth) {
    if (position.from_top(pile, depth).index() != ace + static_cast<int>(depth)) {
      return false;
    }
  }
  return true;
}

template <class Source>
bool Patience<Source>::lifts(const State& position, std::size_t pile, std::size_t count) const {
  switch (rules().group[facts().map.group_of[pile]].lift) {
    case Lift::none:
      return false;
    case Lift::top:
      return count == 1;
    case Lift::run:
    case Lift::freeing_run:  // onto an empty pile, as here
      return count <= run_length(position, pile);
    case Lift::whole_run:
      return count == run_length(position, pile);
    case Lift::group:
      return count <= position.face_up(pile);
    case Lift::pile:
      return count == position.size(pile) && count == run_length(position, pile);
  }
  return false;
}

// Complete runs that leave by a move.
template <class Source>
void Patience<Source>::hand_in_runs(const State& position, MoveList<Move>& moves) const {
  const auto ranks = static_cast<std::size_t>(facts().ranks.count);
  source_.each_group([&](auto g) {
    const Group& group = rules().group[g];
    if (group.kind != PileKind::foundation || group.collect != Collect::runs_by_hand) {
      return;
    }
    for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
      const PileKind kind = facts().kind(rules(), pile);
      if ((kind != PileKind::column && kind != PileKind::reserve) || !complete_run(position, pile) ||
          !lifts(position, pile, ranks)) {
        continue;
      }
      for (std::size_t i = 0; i < group.count; ++i) {
        const std::size_t foundation = facts().map.first[g] + i;
        if (position.empty(foundation)) {
          moves.push(transfer(pile, foundation, ranks));
        }
      }
    }
  });
}

template <class Source>
void Patience<Source>::list_stock_moves(const State& position, MoveList<Move>& moves) const {
  if (rules().gathers > position.gathers) {
    moves.push({MoveKind::gather, 0, 0, 1});
  }
  if (rules().draw == 0) {
    return;
  }
  if (!position.empty(facts().stock)) {
    bool allowed = true;
    if (rules().draw_needs_full) {
      for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
        allowed = allowed && (facts().kind(rules(), pile) != rules().draw_to || !position.empty(pile));
      }
    }
    if (allowed) {
      moves.push({MoveKind::draw, 0, 0, 1});
    }
  } else if (facts().waste != kNoPile && !position.empty(facts().waste) &&
             (rules().redeals == kUnlimited || position.redeals < rules().redeals)) {
    moves.push({MoveKind::redeal, 0, 0, 1});
  }
}

template <class Source>
void Patience<Source>::legal(const State& position, MoveList<Move>& moves) const {
  moves.clear();
  Targets targets;
  source_.each_group([&](auto g) { find_targets(position, g, targets); });
  source_.each_group([&](auto g) { lift_group(position, g, targets, moves); });
  if (facts().hands_in_runs) {
    hand_in_runs(position, moves);
  }
  if (rules().pairs != Pairs::none) {
    list_removals(position, moves);
  }
  source_.each_group([&](auto g) {
    if (rules().group[g].kind == PileKind::row) {
      list_row_moves(position, g, moves);
    } else if (rules().group[g].kind == PileKind::grid) {
      list_grid_moves(position, g, moves);
    }
  });
  list_stock_moves(position, moves);
}

template <class Source>
template <class Visit>
void Patience<Source>::waste_takers(const State& position, std::span<const Card> cards, Visit&& visit) const {
  Targets targets;
  source_.each_group([&](auto g) { find_targets(position, g, targets); });
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (PileSet takers = targets.taking(cards[i]); takers != 0; takers &= takers - 1) {
      visit(i, static_cast<std::size_t>(std::countr_zero(takers)));
    }
  }
}

template <class Source>
bool Patience<Source>::is_legal(const State& position, const Move& move) const {
  MoveList<Move> moves;
  legal(position, moves);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

}  // namespace sabar::patience
