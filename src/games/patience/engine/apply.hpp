// Making a move, and what the rules then do by themselves: complete runs leave, uncovered cards turn, emptied columns
// are filled.
#pragma once

#include <sabar/games/patience/engine/engine.hpp>

namespace sabar::patience {

template <class Source>
typename Patience<Source>::Undo Patience<Source>::apply(State& position, const Move& move) const {
  Undo undo{position};
  switch (move.kind) {
    case MoveKind::transfer: {
      const PileKind kind = facts().kind(rules(), move.from);
      position.carry(move.from, move.to, move.count);
      if (kind == PileKind::row) {
        close_row(position, move.from);
      } else if (facts().collects_at_once || facts().fills_at_once) {
        settle(position);
      } else {
        if (facts().turns_cards) {
          turn(position, move.from);
        }
        if (facts().has_places) {
          turn_places(position);
        }
      }
      return undo;
    }
    case MoveKind::pair:
      if (facts().discard == kNoPile) {
        return undo;  // not in these rules
      }
      position.carry(move.from, facts().discard, 1);
      position.carry(move.to, facts().discard, 1);
      break;
    case MoveKind::draw:
      draw(position);
      break;
    case MoveKind::redeal:
      if (facts().waste == kNoPile || facts().stock == kNoPile) {
        return undo;  // not in these rules
      }
      position.carry(facts().waste, facts().stock, position.size(facts().waste));
      position.reverse(facts().stock);
      position.redeals = static_cast<std::uint8_t>(position.redeals + (rules().redeals == kUnlimited ? 0 : 1));
      if (!facts().fills_at_once) {
        return undo;
      }
      break;
    case MoveKind::gather:
      gather(position);
      break;
  }
  settle(position);
  return undo;
}

template <class Source>
void Patience<Source>::draw(State& position) const {
  const std::size_t stock = facts().stock;
  if (stock == kNoPile) {
    return;  // not in these rules
  }
  if (rules().draw_to == PileKind::waste || rules().draw_to == PileKind::hole) {
    const std::size_t to = rules().draw_to == PileKind::waste ? facts().waste : facts().hole;
    const std::size_t count = std::min<std::size_t>(rules().draw, position.size(stock));
    position.carry(stock, to, count);
    std::reverse(position.cards.begin() + position.ends[to + 1] - static_cast<std::ptrdiff_t>(count),
                 position.cards.begin() + position.ends[to + 1]);
    return;
  }
  for (std::size_t round = 0; round < rules().draw; ++round) {
    for (std::size_t pile = 0; pile < facts().map.piles && !position.empty(stock); ++pile) {
      if (facts().kind(rules(), pile) == rules().draw_to) {
        position.carry(stock, pile, 1);
      }
    }
  }
}

// The pile has moved away; those behind it move up.
template <class Source>
void Patience<Source>::close_row(State& position, std::size_t pile) const {
  const std::size_t g = facts().map.group_of[pile];
  const std::size_t last = facts().map.first[g] + rules().group[g].count - 1U;
  for (std::size_t i = pile; i < last; ++i) {
    position.ends[i + 1] = position.ends[i + 2];
  }
}

template <class Source>
void Patience<Source>::turn(State& position, std::size_t pile) const {
  if (position.closed[pile] > 0 && position.closed[pile] >= position.size(pile)) {
    position.closed[pile] = static_cast<std::uint8_t>(position.empty(pile) ? 0 : position.size(pile) - 1);
  }
}

template <class Source>
void Patience<Source>::turn_places(State& position) const {
  source_.each_group([&](auto g) {
    const Group& group = rules().group[g];
    if (group.kind != PileKind::place) {
      return;
    }
    const std::size_t first = facts().map.first[g];
    for (std::size_t i = 0; i < group.count; ++i) {
      if (position.closed[first + i] > 0 && (position.empty(first + i) || !blocked(position, group, first, i))) {
        position.closed[first + i] = 0;
      }
    }
  });
}

template <class Source>
bool Patience<Source>::collect_runs(State& position) const {
  const auto ranks = static_cast<std::size_t>(facts().ranks.count);
  bool changed = false;
  source_.each_group([&](auto g) {
    const Group& group = rules().group[g];
    if (group.kind != PileKind::foundation || group.collect != Collect::runs_at_once) {
      return;
    }
    for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
      if (facts().kind(rules(), pile) != PileKind::column || !complete_run(position, pile)) {
        continue;
      }
      for (std::size_t i = 0; i < group.count; ++i) {
        const std::size_t foundation = facts().map.first[g] + i;
        if (position.empty(foundation)) {
          position.carry(pile, foundation, ranks);
          changed = true;
          break;
        }
      }
    }
  });
  return changed;
}

template <class Source>
bool Patience<Source>::fill_columns(State& position) const {
  bool changed = false;
  source_.each_group([&](auto g) {
    const Group& group = rules().group[g];
    const std::size_t first = facts().map.first[g];
    for (std::size_t pile = first; group.fill_from_count > 0 && pile < first + group.count; ++pile) {
      for (std::size_t k = 0; k < group.fill_from_count && position.empty(pile); ++k) {
        for (std::size_t from = 0; from < facts().map.piles && position.empty(pile); ++from) {
          if (facts().kind(rules(), from) == group.fill_from[k] && !position.empty(from)) {
            position.carry(from, pile, 1);
            turn(position, from);
            changed = true;
          }
        }
      }
    }
  });
  return changed;
}

template <class Source>
void Patience<Source>::settle(State& position) const {
  bool changed = true;
  while (changed) {
    changed = facts().collects_at_once && collect_runs(position);
    if (facts().turns_cards) {
      for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
        if (facts().kind(rules(), pile) != PileKind::place) {
          turn(position, pile);
        }
      }
    }
    if (facts().has_places) {
      turn_places(position);
    }
    changed = (facts().fills_at_once && fill_columns(position)) || changed;
  }
}

// Columns are picked up from the last to the first and dealt again by the zigzag.
template <class Source>
void Patience<Source>::gather(State& position) const {
  std::size_t first = kNoPile;
  std::size_t columns = 0;
  for (std::size_t pile = 0; pile < facts().map.piles; ++pile) {
    if (facts().kind(rules(), pile) == PileKind::column) {
      first = std::min(first, pile);
      ++columns;
    }
  }
  std::vector<Card> row;
  for (std::size_t pile = first + columns; pile-- > first;) {
    row.insert(row.end(), position.pile(pile).begin(), position.pile(pile).end());
  }
  std::reverse(row.begin(), row.end());
  const ZigzagDeal dealt = deal_zigzag(row, columns);
  std::size_t place = position.ends[first];
  for (std::size_t i = 0; i < columns; ++i) {
    for (const Card card : dealt.columns[i]) {
      position.cards[place++] = card;
    }
    position.ends[first + i + 1] = static_cast<std::uint8_t>(place);
    position.closed[first + i] = static_cast<std::uint8_t>(dealt.closed[i]);
  }
  position.gathers = static_cast<std::uint8_t>(position.gathers + 1);
}

}  // namespace sabar::patience
