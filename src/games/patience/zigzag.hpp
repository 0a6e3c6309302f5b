// The deal of Grandfather: rows of alternating direction, each one column shorter than the one before.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <sabar/core/card.hpp>

namespace sabar::patience {

struct ZigzagDeal {
  std::vector<std::vector<Card>> columns;  // bottom first
  std::vector<std::size_t> closed;         // face-down cards of each column
};

// Deals the cards, the first one first; docs/rules.md describes the way under 'Gather'.
[[nodiscard]] ZigzagDeal deal_zigzag(std::span<const Card> cards, std::size_t columns);

}  // namespace sabar::patience
