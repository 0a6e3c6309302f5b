// SET as a game of the concept: the order of the deck is fixed, a position is the table and how much of the deck is
// out.
//
// A move takes a set (or an ultraset), and the table is filled up; when there is none, the only move is to lay out
// three more. The order of the cards on the table is not part of the key: with another order the same sets can be
// taken.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <sabar/core/game.hpp>
#include <sabar/core/key.hpp>
#include <sabar/rules/set/play_rules.hpp>

namespace sabar::set {

// Cards taken together, in rising order; none: three more are laid out.
struct Take {
  std::array<std::uint8_t, 4> cards{};
  std::uint8_t count = 0;

  [[nodiscard]] bool more() const { return count == 0; }
  [[nodiscard]] std::vector<Card> list() const { return {cards.begin(), cards.begin() + count}; }
  // At most four cards, in any order.
  [[nodiscard]] static Take of(std::span<const Card> cards);

  friend constexpr bool operator==(const Take&, const Take&) = default;
};

class SetGame {
public:
  static constexpr std::size_t kMostOnTable = 24;  // 20 cards can be without a set, and three more come

  struct State {
    std::array<std::uint8_t, kMostOnTable> table{};
    std::uint8_t size = 0;
    std::uint8_t dealt = 0;  // cards of the deck that are out

    [[nodiscard]] std::vector<Card> cards() const { return {table.begin(), table.begin() + size}; }
    friend constexpr bool operator==(const State&, const State&) = default;
  };
  using Move = Take;
  using Undo = State;
  using Key = Key128;

  // The order holds every card of the deck once; the first is dealt first.
  SetGame(const PlayRules& rules, std::span<const Card> order);

  // The table filled up for the first time.
  [[nodiscard]] State start() const;

  void legal(const State& position, MoveList<Move>& moves) const;
  Undo apply(State& position, const Move& move) const;
  void undo(State& position, const Move& /*move*/, const Undo& back) const { position = back; }
  [[nodiscard]] Key key(const State& position) const;
  // The end: the deck is out and nothing can be taken.
  [[nodiscard]] bool goal(const State& position) const;

  [[nodiscard]] const PlayRules& rules() const { return rules_; }
  [[nodiscard]] std::span<const std::uint8_t> order() const { return order_; }
  [[nodiscard]] std::size_t deck_left(const State& position) const { return order_.size() - position.dealt; }
  // Everything that can be taken from the table, in the order of places.
  [[nodiscard]] std::vector<Take> takes(const State& position) const;

private:
  PlayRules rules_;
  std::vector<std::uint8_t> order_;
};

static_assert(Game<SetGame>);

}  // namespace sabar::set
