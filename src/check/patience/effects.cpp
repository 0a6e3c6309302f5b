#include <algorithm>
#include <utility>

#include <sabar/check/patience/effects.hpp>

namespace sabar::check {
namespace {

// The top n cards move, keeping their order.
void shift(Table& table, std::size_t from, std::size_t to, std::size_t n) {
  auto& source = table.piles[from].cards;
  auto& target = table.piles[to].cards;
  if (n == 1) {
    target.push_back(source.back());
    source.pop_back();
  } else {
    const auto begin = source.end() - static_cast<std::ptrdiff_t>(n);
    target.insert(target.end(), begin, source.end());
    source.erase(begin, source.end());
  }
  table.piles[from].face_down = std::min(table.piles[from].face_down, source.size());
}

void shift_row(const View& view, Table& table, const Move& move) {
  shift(table, move.from, move.to, move.count);
  const std::size_t end = move.from - view.number_in_group(move.from) + view.group(move.from).count;
  for (std::size_t pile = move.from; pile + 1 < end; ++pile) {
    std::swap(table.piles[pile], table.piles[pile + 1]);
  }
}

void draw(const View& view, Table& table) {
  const Rules& rules = view.rules();
  const std::size_t stock = *only_pile(rules, PileKind::stock);
  const auto targets = view.piles_of(rules.draw_to);
  for (int round = 0; round < rules.draw; ++round) {
    for (const std::size_t pile : targets) {
      if (!table.piles[stock].cards.empty()) {
        shift(table, stock, pile, 1);
      }
    }
  }
}

void redeal(const Rules& rules, Table& table) {
  auto& stock = table.piles[*only_pile(rules, PileKind::stock)].cards;
  auto& waste = table.piles[*only_pile(rules, PileKind::waste)].cards;
  stock.assign(waste.rbegin(), waste.rend());
  waste.clear();
  if (rules.redeals != kUnlimited) {
    ++table.redeals;
  }
}

// The hand from which the columns are dealt again; its last card comes first.
std::vector<Card> pick_up(const PileList& columns, Table& table) {
  std::vector<Card> hand;
  for (std::size_t i = columns.size(); i-- > 0;) {
    auto& pile = table.piles[columns[i]];
    hand.insert(hand.end(), pile.cards.begin(), pile.cards.end());
    pile = TablePile{};
  }
  return hand;
}

void deal_last_card(std::vector<Card>& hand, TablePile& pile, bool face_down) {
  if (hand.empty()) {
    return;
  }
  pile.cards.push_back(hand.back());
  hand.pop_back();
  if (face_down) {
    pile.face_down = pile.cards.size();
  }
}

void deal_zigzag(const PileList& columns, std::vector<Card>& hand, Table& table) {
  std::vector<std::size_t> row(columns.begin(), columns.end());  // in the order of dealing
  while (!row.empty()) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      deal_last_card(hand, table.piles[row[i]], i > 0);
    }
    row.erase(row.begin());
    std::reverse(row.begin(), row.end());
  }
  const std::size_t first = columns.size() > 1 ? 1 : 0;
  for (std::size_t i = first; !hand.empty(); i = i + 1 < columns.size() ? i + 1 : first) {
    deal_last_card(hand, table.piles[columns[i]], false);
  }
}

void gather(const View& view, Table& table) {
  const auto columns = view.piles_of(PileKind::column);
  std::vector<Card> hand = pick_up(columns, table);
  deal_zigzag(columns, hand, table);
  ++table.gathers;
}

bool collect_runs(const View& view, Table& table) {
  const auto ranks = static_cast<std::size_t>(view.rules().deck.ranks);
  bool changed = false;
  for (const std::size_t column : view.piles_of(PileKind::column)) {
    if (view.face_up(column) < ranks || !is_complete_run(view.rules(), view.top_cards(column, ranks))) {
      continue;
    }
    for (const std::size_t pile : view.piles_of(PileKind::foundation)) {
      if (view.group(pile).collect == Collect::runs_at_once && view.empty(pile)) {
        shift(table, column, pile, ranks);
        changed = true;
        break;
      }
    }
  }
  return changed;
}

bool is_uncovered(const View& view, std::size_t pile) {
  switch (view.kind(pile)) {
    case PileKind::column:
    case PileKind::reserve:
      return true;
    case PileKind::place:
      return !view.blocked(pile);
    default:
      return false;
  }
}

bool turn_uncovered(const View& view, Table& table) {
  bool changed = false;
  for (std::size_t pile = 0; pile < view.piles(); ++pile) {
    if (!view.empty(pile) && view.face_up(pile) == 0 && is_uncovered(view, pile)) {
      --table.piles[pile].face_down;
      changed = true;
    }
  }
  return changed;
}

bool fill_from_source(const View& view, Table& table, std::size_t column) {
  const Group& group = view.group(column);
  for (std::size_t i = 0; i < group.fill_from_count; ++i) {
    for (const std::size_t source : view.piles_of(group.fill_from[i])) {
      if (!view.empty(source)) {
        shift(table, source, column, 1);
        return true;
      }
    }
  }
  return false;
}

bool fill_columns(const View& view, Table& table) {
  bool changed = false;
  for (const std::size_t column : view.piles_of(PileKind::column)) {
    if (view.empty(column) && fill_from_source(view, table, column)) {
      changed = true;
    }
  }
  return changed;
}

}  // namespace

void carry_out(const View& view, Table& table, const Move& move) {
  switch (move.kind) {
    case MoveKind::transfer:
      if (view.kind(move.from) == PileKind::row) {
        shift_row(view, table, move);
      } else {
        shift(table, move.from, move.to, move.count);
      }
      return;
    case MoveKind::pair: {
      const std::size_t discard = *only_pile(view.rules(), PileKind::discard);
      shift(table, move.from, discard, 1);
      shift(table, move.to, discard, 1);
      return;
    }
    case MoveKind::draw:
      draw(view, table);
      return;
    case MoveKind::redeal:
      redeal(view.rules(), table);
      return;
    case MoveKind::gather:
      gather(view, table);
      return;
  }
}

bool may_settle(const View& view) {
  for (std::size_t pile = 0; pile < view.piles(); ++pile) {
    const Group& group = view.group(pile);
    if (group.collect == Collect::runs_at_once || group.fill_from_count > 0 || view.table().piles[pile].face_down > 0) {
      return true;
    }
  }
  return view.rules().gathers > 0;  // cards are turned face down again
}

void settle(const View& view, Table& table) {
  bool changed = true;
  while (changed) {
    changed = collect_runs(view, table);
    changed = turn_uncovered(view, table) || changed;
    changed = fill_columns(view, table) || changed;
  }
}

}  // namespace sabar::check
