// A move of a search over a patience game: a real move, before which some cards are drawn from the stock.
#pragma once

#include <cstdint>

#include <sabar/rules/patience/move.hpp>

namespace sabar {

struct Step {
  Move move;
  std::uint8_t draws = 0;  // so many draws first, redeals between them included

  friend constexpr bool operator==(const Step&, const Step&) = default;
};

// Techniques are written once for both.
[[nodiscard]] constexpr const Move& real_move(const Move& move) { return move; }
[[nodiscard]] constexpr const Move& real_move(const Step& step) { return step.move; }

}  // namespace sabar
