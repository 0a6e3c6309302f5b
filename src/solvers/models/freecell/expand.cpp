#include <algorithm>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/solvers/models/freecell/expand.hpp>

namespace sabar::freecell {

Expansion::Expansion(const Rules& rules, const Table& start, const Layout& layout)
    : layout_(layout), piles_(start.piles.size()) {
  line_.reserve(160);
  const auto first = [&](PileKind kind) { return only_pile(rules, kind).value_or(piles_.size()); };
  columns_ = first(PileKind::column);
  cells_ = first(PileKind::cell);
  foundations_ = first(PileKind::foundation);
  for (std::size_t p = 0; p < piles_.size(); ++p) {
    for (const Card card : start.piles[p].cards) {
      piles_[p].cards[piles_[p].size++] = static_cast<std::uint8_t>(bit_of(card));
      place_[static_cast<std::size_t>(bit_of(card))] = static_cast<std::uint8_t>(p);
    }
  }
}

std::size_t Expansion::find_empty(std::size_t first, std::size_t count, std::size_t not_this) const {
  for (std::size_t pile = first; pile < first + count; ++pile) {
    if (piles_[pile].empty() && pile != not_this) {
      return pile;
    }
  }
  return piles_.size();
}

void Expansion::transfer(std::size_t from, std::size_t to, std::size_t count) {
  Pile& source = piles_[from];
  Pile& target = piles_[to];
  source.size = static_cast<std::uint8_t>(source.size - count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint8_t card = source.cards[source.size + i];
    target.cards[target.size++] = card;
    place_[card] = static_cast<std::uint8_t>(to);
  }
  line_.push_back(sabar::transfer(from, to, count));
}

void Expansion::move_run(std::size_t from, std::size_t to, std::size_t count) {
  if (layout_.whole_runs || count == 1) {
    return transfer(from, to, count);
  }
  std::array<std::size_t, kCards> cells;
  std::size_t free = 0;
  for (std::size_t cell = cells_; cell < cells_ + layout_.cells && free + 1 < count; ++cell) {
    if (piles_[cell].empty()) {
      cells[free++] = cell;
    }
  }
  if (count > free + 1) {
    std::size_t room = 0;  // what the columns that are left, without the first, can move
    for (std::size_t column = columns_; column < columns_ + layout_.columns; ++column) {
      room += piles_[column].empty() && column != to ? 1 : 0;
    }
    const std::size_t aside = find_empty(columns_, layout_.columns, to);
    const std::size_t part = std::min(count - 1, (free + 1) << (room - 1));
    move_run(from, aside, part);
    move_run(from, to, count - part);
    return move_run(aside, to, part);
  }
  for (std::size_t i = 0; i + 1 < count; ++i) {
    transfer(from, cells[i]);
  }
  transfer(from, to);
  for (std::size_t i = count - 1; i-- > 0;) {
    transfer(cells[i], to);
  }
}

void Expansion::play(const LinkMove& move) {
  const std::size_t from = pile_of(move.card);
  if (move.target == kHome) {
    return transfer(from, foundations_ + static_cast<std::size_t>(suit_of(move.card)));
  }
  if (move.target == kCell) {
    return transfer(from, find_empty(cells_, layout_.cells, piles_.size()));
  }
  const std::size_t to =
      move.target == kFloor ? find_empty(columns_, layout_.columns, piles_.size()) : pile_of(move.target);
  const Pile& pile = piles_[from];
  std::size_t count = 1;
  while (pile.cards[pile.size - count] != move.card) {
    ++count;
  }
  move_run(from, to, count);
}

}  // namespace sabar::freecell
