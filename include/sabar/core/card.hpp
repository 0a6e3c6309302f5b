// A playing card: suit and rank in one byte.
//
// Suits stand in the order of the Sattolo paper (hearts, diamonds, clubs, spades), so that its integers 1..52 are the
// index plus one: 1-13 hearts, 14-26 diamonds, 27-39 clubs, 40-52 spades, ace low.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include <sabar/core/result.hpp>

namespace sabar {

enum class Suit : std::uint8_t { hearts, diamonds, clubs, spades };

inline constexpr std::array<Suit, 4> kSuits = {Suit::hearts, Suit::diamonds, Suit::clubs, Suit::spades};
inline constexpr int kRanks = 13;
inline constexpr int kCards = 52;

constexpr bool is_red(Suit suit) { return suit == Suit::hearts || suit == Suit::diamonds; }

class Card {
public:
  constexpr Card() = default;
  constexpr Card(Suit suit, int rank) : index_(static_cast<std::uint8_t>(static_cast<int>(suit) * kRanks + rank - 1)) {}

  // 0..51, hearts first, ace low.
  static constexpr Card from_index(int index) {
    Card card;
    card.index_ = static_cast<std::uint8_t>(index);
    return card;
  }

  // The paper's integer, 1..52.
  [[nodiscard]] static Result<Card> from_number(long long number);

  [[nodiscard]] constexpr int index() const { return index_; }
  [[nodiscard]] constexpr int number() const { return index_ + 1; }
  [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(index_ / kRanks); }
  [[nodiscard]] constexpr int rank() const { return index_ % kRanks + 1; }
  [[nodiscard]] constexpr bool red() const { return is_red(suit()); }

  friend constexpr auto operator<=>(Card, Card) = default;

private:
  std::uint8_t index_ = 0;
};

static_assert(sizeof(Card) == 1);

}  // namespace sabar
