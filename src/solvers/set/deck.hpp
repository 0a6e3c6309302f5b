// What the whole deck holds: sets in all, sets of each card, sets by the number of attributes in which their cards
// differ. Counted on the cards, not taken from a formula.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <sabar/rules/set/cards.hpp>

namespace sabar::set {

struct DeckCounts {
  std::size_t attributes = kUsualAttributes;
  std::size_t cards = 0;
  std::uint64_t sets = 0;
  std::vector<std::uint64_t> of_card;       // sets that hold card 0, 1 …
  std::vector<std::uint64_t> by_differing;  // sets whose cards differ in 0, 1, 2 … attributes
  std::uint64_t most_taken = 0;             // sets that one game can take at most: a third of the cards
};

[[nodiscard]] DeckCounts count_deck(std::size_t attributes = kUsualAttributes);

// The largest hands without a set for 1, 2 … 6 attributes, as the literature has them. Those of up to four come out of
// count_hands(); 45 is of Edel, Ferret, Landjev and Storme (2002), 112 of Potechin (2008).
[[nodiscard]] std::span<const std::uint64_t> known_largest_hands();

}  // namespace sabar::set
