// What a player means with a pile or some of its cards. All moves come from the session.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <sabar/session/patience/session.hpp>

namespace sabar::tui {

// Cards in the player's hand, still lying on their pile.
struct Grip {
  std::size_t pile = 0;
  std::size_t count = 1;
  bool exact = false;  // exactly so many cards; otherwise as many as the target takes
  friend bool operator==(const Grip&, const Grip&) = default;
};

// The moves of a position as a player sees them: those of the rules, and runs that are carried card by card.
class Hand {
public:
  Hand() = default;
  explicit Hand(const Session& session);

  [[nodiscard]] bool movable(const Grip& grip) const;
  // Piles that take the cards.
  [[nodiscard]] std::vector<std::size_t> targets(const Grip& grip) const;
  // The move that brings the cards there: of several the one with the fewest cards.
  [[nodiscard]] std::optional<Move> move_to(const Grip& grip, std::size_t target) const;
  // The move of the pile's top card to a foundation; else to the hole; else out of the game.
  [[nodiscard]] std::optional<Move> move_home(std::size_t pile) const;
  [[nodiscard]] std::optional<Move> move_to_cell(std::size_t pile) const;
  // Some move of a card to a foundation.
  [[nodiscard]] std::optional<Move> any_home() const;
  // Draw from the stock, or when that is not possible turn the waste over.
  [[nodiscard]] std::optional<Move> turn_stock() const;
  [[nodiscard]] bool legal(const Move& move) const;

private:
  [[nodiscard]] PileKind kind_of(std::size_t pile) const { return kinds_[pile]; }
  [[nodiscard]] std::optional<Move> move_to_kind(std::size_t pile, PileKind kind) const;

  std::vector<Move> moves_;
  std::vector<PileKind> kinds_;
};

}  // namespace sabar::tui
