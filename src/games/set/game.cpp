#include <algorithm>

#include <sabar/games/set/find.hpp>
#include <sabar/games/set/game.hpp>
#include <sabar/games/set/ultra.hpp>

namespace sabar::set {

Take Take::of(std::span<const Card> cards) {
  Take take;
  for (const Card card : cards.first(std::min(cards.size(), take.cards.size()))) {
    std::size_t place = take.count++;
    for (; place > 0 && take.cards[place - 1] > card; --place) {
      take.cards[place] = take.cards[place - 1];
    }
    take.cards[place] = static_cast<std::uint8_t>(card);
  }
  return take;
}

SetGame::SetGame(const PlayRules& rules, std::span<const Card> order) : rules_(rules) {
  for (const Card card : order) {
    order_.push_back(static_cast<std::uint8_t>(card));
  }
}

SetGame::State SetGame::start() const {
  State position;
  while (position.size < rules_.table && position.dealt < order_.size()) {
    position.table[position.size++] = order_[position.dealt++];
  }
  return position;
}

std::vector<Take> SetGame::takes(const State& position) const {
  const std::vector<Card> table = position.cards();
  std::vector<Take> takes;
  if (rules_.kind == Kind::set) {
    for (const Triple& set : find_sets(Finder::bits, table, rules_.attributes).sets) {
      takes.push_back(Take::of(std::array{table[set.a], table[set.b], table[set.c]}));
    }
  } else {
    for (const Quadruple& four : find_ultrasets(table)) {
      takes.push_back(Take::of(std::array{table[four[0]], table[four[1]], table[four[2]], table[four[3]]}));
    }
  }
  return takes;
}

void SetGame::legal(const State& position, MoveList<Move>& moves) const {
  moves.clear();
  for (const Take& take : takes(position)) {
    moves.push(take);
  }
  if (moves.empty() && deck_left(position) > 0) {
    moves.push({});
  }
}

SetGame::Undo SetGame::apply(State& position, const Move& move) const {
  const State before = position;
  const auto begin = position.table.begin();
  const auto cards = move.cards.begin();
  std::array<std::size_t, 4> gaps{};
  std::size_t open = 0;
  for (std::size_t place = 0; place < position.size && open < move.count; ++place) {
    if (std::find(cards, cards + move.count, position.table[place]) != cards + move.count) {
      gaps[open++] = place;
    }
  }
  const std::size_t kept = before.size - open;
  const std::size_t wanted = move.more() ? kept + rules_.more : std::max(kept, rules_.table);
  const std::size_t after = std::min(wanted, kept + deck_left(position));
  if (rules_.refill == Refill::in_place) {
    for (std::size_t i = 0; i < open && kept + i < after; ++i) {
      position.table[gaps[i]] = order_[position.dealt++];
    }
    // Gaps without a new card take the last cards of the table.
    for (; open > 0 && position.size > after; --open) {
      position.table[gaps[open - 1]] = position.table[--position.size];
    }
  } else {
    for (; open > 0; --open, --position.size) {
      std::uint8_t* gap = position.table.data() + gaps[open - 1];
      std::copy(gap + 1, position.table.data() + position.size, gap);
    }
  }
  while (position.size < after) {
    position.table[position.size++] = order_[position.dealt++];
  }
  std::fill(begin + position.size, position.table.end(), std::uint8_t{0});
  return before;
}

SetGame::Key SetGame::key(const State& position) const {
  Key128 key{position.dealt, 0};
  for (std::size_t i = 0; i < position.size; ++i) {
    const unsigned card = position.table[i];
    (card < 64 ? key.low : key.high) |= std::uint64_t{1} << (card < 64 ? card : card - 64 + 8);
  }
  return key;
}

bool SetGame::goal(const State& position) const { return deck_left(position) == 0 && takes(position).empty(); }

}  // namespace sabar::set
