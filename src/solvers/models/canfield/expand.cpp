#include <algorithm>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/solvers/models/canfield/expand.hpp>

namespace sabar::canfield {

Expansion::Expansion(const Rules& rules, const Table& start, const Layout& layout)
    : piles_(start.piles.size()), per_draw_(rules.draw) {
  const auto first = [&](PileKind kind) { return only_pile(rules, kind).value_or(0); };
  columns_ = first(PileKind::column);
  column_count_ = static_cast<std::size_t>(layout.columns);
  foundations_ = first(PileKind::foundation);
  reserve_ = first(PileKind::reserve);
  stock_ = first(PileKind::stock);
  waste_ = first(PileKind::waste);
  for (std::size_t p = 0; p < piles_.size(); ++p) {
    for (const Card card : start.piles[p].cards) {
      piles_[p].push_back(static_cast<std::uint8_t>(layout.bit_of(card)));
    }
  }
}

std::size_t Expansion::find(int card) const {
  std::size_t pile = 0;
  while (std::find(piles_[pile].begin(), piles_[pile].end(), card) == piles_[pile].end()) {
    ++pile;
  }
  return pile;
}

std::size_t Expansion::find_target(const RunMove& move) const {
  if (move.target == kHome) {
    return foundations_ + static_cast<std::size_t>(suit_of(move.card));
  }
  if (move.target != kNothing) {
    return find(move.target);
  }
  std::size_t column = columns_;
  while (!piles_[column].empty()) {
    ++column;
  }
  return column;
}

void Expansion::draw() {
  Pile& stock = piles_[stock_];
  Pile& waste = piles_[waste_];
  if (stock.empty()) {
    line_.push_back({MoveKind::redeal, 0, 0, 1});
    std::reverse(waste.begin(), waste.end());
    stock.swap(waste);
  }
  line_.push_back({MoveKind::draw, 0, 0, 1});
  const auto count = static_cast<std::ptrdiff_t>(std::min(per_draw_, stock.size()));
  std::copy(stock.rbegin(), stock.rbegin() + count, std::back_inserter(waste));
  stock.erase(stock.end() - count, stock.end());
}

void Expansion::turn_up(int card) {
  while (piles_[waste_].empty() || piles_[waste_].back() != card) {
    draw();
  }
}

void Expansion::fill() {
  for (std::size_t column = columns_; column < columns_ + column_count_; ++column) {
    if (piles_[column].empty() && !piles_[reserve_].empty()) {
      piles_[column].push_back(piles_[reserve_].back());
      piles_[reserve_].pop_back();
    }
  }
}

void Expansion::play(const RunMove& move) {
  std::size_t from = find(move.card);
  if (from == stock_ || from == waste_) {
    turn_up(move.card);
    from = waste_;
  }
  const std::size_t to = find_target(move);
  Pile& source = piles_[from];
  const auto first = std::find(source.begin(), source.end(), move.card);
  const auto count = static_cast<std::size_t>(source.end() - first);
  piles_[to].insert(piles_[to].end(), first, source.end());
  source.erase(first, source.end());
  line_.push_back(transfer(from, to, count));
  fill();
}

}  // namespace sabar::canfield
