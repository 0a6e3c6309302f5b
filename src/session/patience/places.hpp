// Where places lie on the table: a place lies above the middle of the places that block it, so a pyramid looks like one
// and peaks look like peaks, whatever list of blockers the rules give.
#pragma once

#include <cstddef>
#include <vector>

#include <sabar/rules/patience/rules.hpp>

namespace sabar {

struct Spot {
  std::size_t row = 0;  // 0 is the row farthest from the player
  std::size_t x = 0;    // in halves of a card's width
  friend bool operator==(const Spot&, const Spot&) = default;
};

// One for each pile of a group of places or of a grid.
[[nodiscard]] std::vector<Spot> arrange(const Group& group);

}  // namespace sabar
