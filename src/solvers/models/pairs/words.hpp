// A game of pairs as words, with every card of the stock on the board, for shortest lines (shortest.hpp).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <sabar/rules/patience/move.hpp>
#include <sabar/solvers/models/pairs/board.hpp>
#include <sabar/solvers/models/pairs/bound.hpp>
#include <sabar/solvers/models/pairs/free_stock.hpp>

namespace sabar::pairs {

using Word = std::uint64_t;

// Cards first on the table, then of waste and stock in the order they are drawn. The border between waste and stock is
// the first card of the stock that is left, or their number.
struct Spot {
  Cards cards = 0;
  std::size_t border = 0;
  std::size_t pass = 0;

  friend bool operator==(const Spot&, const Spot&) = default;
};

class PairWords {
public:
  static constexpr std::size_t kNone = 0xff;
  static constexpr std::size_t kFar = 10'000;

  // None if the deal is too large for a word.
  [[nodiscard]] static std::optional<PairWords> read(const Rules& rules, const Table& table);

  [[nodiscard]] Word word(const Spot& spot) const {
    return spot.cards | Word{spot.border} << 52 | Word{spot.pass} << 58;
  }
  [[nodiscard]] Spot spot(Word word) const {
    return {word & (card_bit(52) - 1), static_cast<std::size_t>(word >> 52 & 63), static_cast<std::size_t>(word >> 58)};
  }
  [[nodiscard]] const Spot& start() const { return start_; }
  [[nodiscard]] bool won(const Spot& spot) const { return (spot.cards & wanted_) == 0; }
  // Moves that are still to come at least; negative: it is lost.
  [[nodiscard]] int at_least(const Spot& spot) const {
    const Cards waste = spot.cards & (card_bit(laid_ + spot.border) - 1) & ~(card_bit(laid_) - 1);
    return bound_.at_least(spot.cards, waste, unlimited_ || spot.pass < passes_);
  }
  // Draws and redeals from one position to another with the same cards; kFar if that is not possible.
  [[nodiscard]] std::size_t draws_between(const Spot& from, const Spot& to) const;
  // False: it is lost even with the whole stock at hand.
  [[nodiscard]] bool hopeful(const Spot& spot, FreeStock& easier) const;

  // visit(spot, cost, first, second) for each step; `second` is kNone if a card leaves alone.
  template <class Visit>
  void list(const Spot& from, Visit&& visit) const;

  // Real moves of a line of steps.
  [[nodiscard]] std::vector<Move> expand(const std::vector<std::pair<std::size_t, std::size_t>>& steps) const;
  [[nodiscard]] const PairBoard& board() const { return board_; }

private:
  [[nodiscard]] std::size_t next_place(Cards cards, std::size_t from) const {
    const Cards ahead = from >= stock_ ? 0 : cards >> laid_ >> from;
    return ahead == 0 ? stock_ : from + static_cast<std::size_t>(std::countr_zero(ahead));
  }
  [[nodiscard]] std::size_t waste_top(const Spot& spot) const {
    const Cards behind = spot.cards >> laid_ & (card_bit(spot.border) - 1);
    return behind == 0 ? kNone : laid_ + static_cast<std::size_t>(std::bit_width(behind)) - 1;
  }
  [[nodiscard]] std::size_t stock_top(const Spot& spot) const {
    return open_ && spot.border < stock_ ? laid_ + spot.border : kNone;
  }
  // What can be had of stock and waste without a draw.
  [[nodiscard]] Cards hand(const Spot& spot) const {
    const std::size_t waste = waste_top(spot);
    const std::size_t stock = stock_top(spot);
    return (waste == kNone ? 0 : card_bit(waste)) | (stock == kNone ? 0 : card_bit(stock));
  }
  [[nodiscard]] bool may_redeal(const Spot& spot) const {
    return (unlimited_ || spot.pass < passes_) && waste_top(spot) != kNone;
  }
  // After a draw or, if the stock is out, a redeal.
  [[nodiscard]] Spot drawn(const Spot& spot) const {
    if (spot.border < stock_) {
      return {spot.cards, next_place(spot.cards, spot.border + 1), spot.pass};
    }
    return {spot.cards, next_place(spot.cards, 0), spot.pass + (unlimited_ ? 0 : 1)};
  }
  [[nodiscard]] Spot without(const Spot& spot, std::size_t first, std::size_t second) const {
    const Cards cards = spot.cards & ~card_bit(first) & ~(second == kNone ? 0 : card_bit(second));
    return {cards, next_place(cards, spot.border), spot.pass};
  }
  [[nodiscard]] bool is_alone(std::size_t card) const { return (alone_ >> card & 1) != 0; }
  template <class Visit>
  void list_hand(const Spot& at, Cards free, int cost, Visit&& visit) const;
  // `number`: of each card on the small board.
  void fill(const std::vector<std::size_t>& number, bool stock_wanted);
  // How many cards of each rank, four bits each; those that leave alone do not count.
  using Counts = std::uint64_t;

  PairBoard board_;
  std::size_t laid_ = 0;
  std::size_t stock_ = 0;
  bool open_ = false;
  bool unlimited_ = false;
  std::size_t passes_ = 0;
  Cards alone_ = 0;
  Cards wanted_ = 0;
  std::array<Cards, kMostCards> partners_{};
  PairBound bound_;
  std::array<std::array<Counts, 256>, 7> ranks_{};  // of cards of the stock, by bytes
  Spot start_;
  std::size_t waste_pile_ = 0;
  std::size_t stock_pile_ = 0;
  std::size_t discard_pile_ = 0;
};

template <class Visit>
void PairWords::list_hand(const Spot& at, Cards free, int cost, Visit&& visit) const {
  const std::size_t waste = waste_top(at);
  const std::size_t top = stock_top(at);
  // What was just drawn from an open stock could have left from there, for a draw less.
  const std::size_t fresh = open_ && cost > 1 ? kNone : waste;
  for (const std::size_t card : {fresh, top}) {
    if (card == kNone) {
      continue;
    }
    if (is_alone(card)) {
      visit(without(at, card, kNone), cost, card, kNone);
    }
    for (Cards others = free & partners_[card]; others != 0; others &= others - 1) {
      const auto other = static_cast<std::size_t>(std::countr_zero(others));
      visit(without(at, card, other), cost, card, other);
    }
  }
  if (waste != kNone && top != kNone && (partners_[waste] >> top & 1) != 0) {
    visit(without(at, waste, top), cost, waste, top);
  }
}

template <class Visit>
void PairWords::list(const Spot& from, Visit&& visit) const {
  const Cards free = board_.free_cards(from.cards & (card_bit(laid_) - 1));
  if (const Cards leaving = free & alone_ & wanted_; leaving != 0) {
    const auto card = static_cast<std::size_t>(std::countr_zero(leaving));
    visit(without(from, card, kNone), 1, card, kNone);
    return;
  }
  // Nobody but this one will ever take it: both leave at once.
  const Cards at_hand = free | hand(from);
  for (Cards rest = free & wanted_; rest != 0; rest &= rest - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(rest));
    const Cards partners = partners_[card] & from.cards;
    if (std::has_single_bit(partners) && (partners & at_hand) != 0) {
      const auto other = static_cast<std::size_t>(std::countr_zero(partners));
      visit(without(from, card, other), 1, card, other);
      return;
    }
  }
  for (Cards rest = free; rest != 0; rest &= rest - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(rest));
    if (is_alone(card)) {
      visit(without(from, card, kNone), 1, card, kNone);
    }
    for (Cards others = rest & (rest - 1) & partners_[card]; others != 0; others &= others - 1) {
      const auto other = static_cast<std::size_t>(std::countr_zero(others));
      visit(without(from, card, other), 1, card, other);
    }
  }
  if (stock_ == 0) {
    return;
  }
  Spot at = from;
  list_hand(at, free, 1, visit);
  int cost = 1;
  for (bool again = false;;) {
    if (at.border == stock_) {
      if (again || !may_redeal(at)) {
        return;
      }
      again = true;
    }
    at = drawn(at);
    if (again && at.border >= from.border) {
      return;
    }
    list_hand(at, free, ++cost, visit);
  }
}

}  // namespace sabar::pairs
