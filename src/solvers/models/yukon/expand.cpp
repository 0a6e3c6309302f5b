#include <algorithm>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/solvers/models/yukon/expand.hpp>

namespace sabar::yukon {

Expansion::Expansion(const Rules& rules, const Table& start) : piles_(start.piles.size()) {
  columns_ = only_pile(rules, PileKind::column).value_or(0);
  foundations_ = only_pile(rules, PileKind::foundation).value_or(0);
  for (std::size_t p = 0; p < piles_.size(); ++p) {
    for (const Card card : start.piles[p].cards) {
      piles_[p].push_back(static_cast<std::uint8_t>(bit_of(card)));
      at(place_, bit_of(card)) = static_cast<std::uint8_t>(p);
    }
  }
}

std::size_t Expansion::find_empty() const {
  std::size_t column = columns_;
  while (!piles_[column].empty()) {
    ++column;
  }
  return column;
}

std::size_t Expansion::find_target(const GroupMove& move) const {
  if (move.target == kHome) {
    return foundations_ + static_cast<std::size_t>(suit_of(move.card));
  }
  return move.target == kNothing ? find_empty() : at(place_, move.target);
}

void Expansion::play(const GroupMove& move) {
  const std::size_t from = at(place_, move.card);
  const std::size_t to = find_target(move);
  Pile& source = piles_[from];
  const auto first = std::find(source.begin(), source.end(), move.card);
  const auto count = static_cast<std::size_t>(source.end() - first);
  std::for_each(first, source.end(), [&](std::uint8_t card) { at(place_, card) = static_cast<std::uint8_t>(to); });
  piles_[to].insert(piles_[to].end(), first, source.end());
  source.erase(first, source.end());
  line_.push_back(transfer(from, to, count));
}

}  // namespace sabar::yukon
