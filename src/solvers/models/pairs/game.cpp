#include <algorithm>
#include <bit>

#include <sabar/solvers/models/pairs/game.hpp>

namespace sabar::pairs {

PairGame::PairGame(const PairBoard& board, const PairTechniques& techniques) : board_(board), techniques_(techniques) {
  if (techniques.free_stock && board.stock > 0) {
    free_stock_.emplace(board);
  }
}

bool PairGame::class_is_hopeful(Cards cards, std::size_t card) const {
  const PairClass& all = board_.classes[board_.class_of[card]];
  std::size_t set = 0;
  for (std::size_t i = 0; i < all.cards.size(); ++i) {
    set |= (cards >> all.cards[i] & 1) << i;
  }
  return all.hopeful[set];
}

bool PairGame::hopeful(Cards cards) const {
  if (techniques_.pair_matching) {
    for (const PairClass& each : board_.classes) {
      if (!each.cards.empty() && !class_is_hopeful(cards, each.cards.front())) {
        return false;
      }
    }
  }
  return !free_stock_ || free_stock_->hopeful(cards);
}

void PairGame::push(Cards cards, std::size_t first, std::size_t second, MoveList<Move>& steps) const {
  if (!techniques_.pair_matching || class_is_hopeful(cards & ~card_bit(first) & ~card_bit(second), first)) {
    steps.push({static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)});
  }
}

// The card at that place with those of the table, and with its neighbour behind it.
void PairGame::list_stock(const State& position, Cards free, std::size_t place, MoveList<Move>& steps) const {
  const std::size_t card = board_.laid + place;
  for (Cards others = free & board_.partners[card]; others != 0; others &= others - 1) {
    push(position.cards, static_cast<std::size_t>(std::countr_zero(others)), card, steps);
  }
}

void PairGame::legal(const State& position, MoveList<Move>& steps) const {
  steps.clear();
  if (!hopeful(position.cards)) {
    return;
  }
  const Cards free = board_.free_cards(position.cards);
  for (Cards rest = free; rest != 0; rest &= rest - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(rest));
    for (Cards others = free & board_.partners[card] & (rest - 1); others != 0; others &= others - 1) {
      push(position.cards, card, static_cast<std::size_t>(std::countr_zero(others)), steps);
    }
  }
  const std::size_t top = board_.waste_place(position);
  if (top < board_.stock) {
    list_stock(position, free, top, steps);
  }
  for (std::size_t place = position.place; place < board_.stock; place = board_.next_place(position.cards, place + 1)) {
    list_stock(position, free, place, steps);
  }
  const bool again = board_.unlimited || position.pass < board_.passes;
  if (again && top < board_.stock) {
    for (std::size_t place = board_.next_place(position.cards, 0); place < top;
         place = board_.next_place(position.cards, place + 1)) {
      list_stock(position, free, place, steps);
    }
  }
  for (std::size_t place = board_.next_place(position.cards, 0); place < board_.stock;) {
    const std::size_t behind = board_.next_place(position.cards, place + 1);
    const bool fits =
        behind < board_.stock && ((board_.partners[board_.laid + place] >> (board_.laid + behind)) & 1) != 0;
    if (fits && (behind >= position.place || again)) {
      push(position.cards, board_.laid + place, board_.laid + behind, steps);
    }
    place = behind;
  }
}

PairGame::Undo PairGame::apply(State& position, const Move& step) const {
  const State before = position;
  position.cards &= ~(card_bit(step.first) | card_bit(step.second));
  if (step.second >= board_.laid) {
    const std::size_t place = step.second - board_.laid;
    const bool at_hand = step.first < board_.laid && place == board_.waste_place(before);
    if (place < before.place && !at_hand) {
      position.pass = static_cast<std::uint8_t>(position.pass + (board_.unlimited ? 0 : 1));
    }
    position.place = static_cast<std::uint8_t>(board_.next_place(position.cards, place + 1));
  }
  position.cards = board_.without_alone(position.cards);
  return before;
}

}  // namespace sabar::pairs
