#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include <sabar/games/patience/engine/facts.hpp>
#include <sabar/solvers/models/pairs/line.hpp>

namespace sabar::pairs {
namespace {

class Player {
public:
  Player(const Rules& rules, const Table& start, const PairBoard& board)
      : board_(board), facts_(patience::derive_facts(rules)), table_(start) {
    for (std::size_t card = 0; card < board.laid; ++card) {
      cards_ |= card_bit(card);
    }
    if (board.stock > 0) {
      for (const Card card : table_.piles[facts_.waste].cards) {
        note(card);
      }
      const auto& stock = table_.piles[facts_.stock].cards;
      std::for_each(stock.rbegin(), stock.rend(), [&](Card card) { note(card); });
    }
    collect();
  }

  void play(const PairStep& step) {
    const std::size_t first = pile_for(step.first, step.second);
    const std::size_t second = pile_for(step.second, step.first);
    line_.push_back({MoveKind::pair, static_cast<std::uint8_t>(std::min(first, second)),
                     static_cast<std::uint8_t>(std::max(first, second)), 1});
    take(first);
    take(second);
    cards_ &= ~(card_bit(step.first) | card_bit(step.second));
    collect();
  }
  // What leaves alone is still in the stock.
  void draw_out() {
    while (has_stock() && !stock().empty()) {
      draw();
    }
  }
  [[nodiscard]] std::vector<Move> line() { return std::move(line_); }

private:
  [[nodiscard]] bool has_stock() const { return facts_.stock != patience::kNoPile; }
  [[nodiscard]] std::vector<Card>& stock() { return table_.piles[facts_.stock].cards; }
  [[nodiscard]] std::vector<Card>& waste() { return table_.piles[facts_.waste].cards; }
  void note(Card card) {
    if (!patience::contains(facts_.pair_alone, card)) {
      drawn_cards_.push_back(card);
    }
  }
  void take(std::size_t pile) { table_.piles[pile].cards.pop_back(); }
  [[nodiscard]] static bool is_top(const std::vector<Card>& pile, Card card) {
    return !pile.empty() && pile.back() == card;
  }

  // The pile on top of which the card is to be had. Of the stock it is waited for, together with the other one.
  std::size_t pile_for(std::size_t card, std::size_t other) {
    if (card < board_.laid) {
      return board_.pile[card];
    }
    const Card wanted = drawn_cards_[card - board_.laid];
    const bool two = other >= board_.laid;
    const Card with = two ? drawn_cards_[other - board_.laid] : wanted;
    for (;;) {
      const bool in_waste = is_top(waste(), wanted);
      const bool in_stock = board_.open && is_top(stock(), wanted);
      if (in_waste && (!two || is_top(stock(), with))) {
        return facts_.waste;
      }
      if (in_stock && (!two || is_top(waste(), with))) {
        return facts_.stock;
      }
      draw();
    }
  }

  void draw() {
    if (stock().empty()) {
      line_.push_back({MoveKind::redeal, 0, 0, 1});
      stock().assign(waste().rbegin(), waste().rend());
      waste().clear();
    } else {
      line_.push_back({MoveKind::draw, 0, 0, 1});
      waste().push_back(stock().back());
      stock().pop_back();
    }
    collect();
  }

  // All leave that leave alone.
  void collect() {
    for (bool more = true; more;) {
      more = false;
      for (Cards rest = board_.free_cards(cards_) & board_.alone; rest != 0; rest &= rest - 1) {
        const auto card = static_cast<std::size_t>(std::countr_zero(rest));
        leave_alone(board_.pile[card]);
        cards_ &= ~card_bit(card);
        more = true;
      }
      for (const std::size_t pile : {facts_.waste, facts_.stock}) {
        const bool at_hand = has_stock() && (pile == facts_.waste || board_.open);
        if (at_hand && !table_.piles[pile].cards.empty() &&
            patience::contains(facts_.pair_alone, table_.piles[pile].cards.back())) {
          leave_alone(pile);
          more = true;
        }
      }
    }
  }
  void leave_alone(std::size_t pile) {
    line_.push_back(transfer(pile, facts_.discard));
    take(pile);
  }

  const PairBoard& board_;
  patience::Facts facts_;
  Table table_;
  Cards cards_ = 0;                // of the table
  std::vector<Card> drawn_cards_;  // of waste and stock, in the order of the board
  std::vector<Move> line_;
};

}  // namespace

std::vector<Move> real_moves(const Rules& rules, const Table& start, const PairBoard& board,
                             std::span<const PairStep> steps) {
  Player player(rules, start, board);
  for (const PairStep& step : steps) {
    player.play(step);
  }
  if (rules.goal.kind == GoalKind::left) {
    player.draw_out();
  }
  return player.line();
}

}  // namespace sabar::pairs
