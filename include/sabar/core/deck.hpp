// A deck: some packs of some suits with ranks from ace up.
#pragma once

#include <cstddef>
#include <vector>

#include <sabar/core/card.hpp>
#include <sabar/core/result.hpp>

namespace sabar {

struct DeckShape {
  int packs = 1;
  int suits = 4;  // per pack: 4 all; 2 hearts and spades; 1 spades; 3 hearts, clubs and spades
  int ranks = kRanks;

  [[nodiscard]] constexpr std::size_t size() const {
    return static_cast<std::size_t>(packs) * static_cast<std::size_t>(suits) * static_cast<std::size_t>(ranks);
  }
  friend constexpr bool operator==(const DeckShape&, const DeckShape&) = default;
};

inline constexpr int kMaxPacks = 16;

[[nodiscard]] Result<> check_shape(const DeckShape& shape);

// Pack after pack, suits in the order of Suit, aces first. For the usual deck card i has index i.
[[nodiscard]] std::vector<Card> make_deck(const DeckShape& shape = {});

// The cards are exactly those of the deck in some order; the error names a repeated, missing or foreign card.
[[nodiscard]] Result<> check_deck(const std::vector<Card>& cards, const DeckShape& shape = {});

}  // namespace sabar
