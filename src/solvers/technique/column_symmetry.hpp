// Positions that differ only by the order of interchangeable piles are one position.
//
// Theorem. If the order of a group's piles means nothing, now and later, the same line with two names exchanged wins
// either position, in the same number of moves. So a position whose piles were met in another order need not be
// searched again. The key (engine/key.hpp) adds such piles without their places, which costs less than keeping them.
//
// The naive version takes columns to be alike always. In Spider the next row is dealt from left to right: while there
// is a stock, two positions that differ by the order of their columns get different cards on them. The same holds where
// columns are gathered and dealt again, and for a reserve that is filled or drawn to in order;
// Patience::interchangeable knows these cases, position by position.
//
// The proof is for the rules of patience::knows_order, each of which was asked whether it looks at the order of piles.
// A group of two piles or more that are not fixed in their places as those of a pyramid, a grid or a row can be
// reordered.
#pragma once

#include <string_view>

#include <sabar/games/patience/engine/facts.hpp>

namespace sabar {

struct ColumnSymmetry {
  static constexpr std::string_view kName = "column-symmetry";
  static constexpr bool kComplete = true;

  [[nodiscard]] static bool applies(const Rules& rules) {
    if (!patience::knows_order(rules)) {
      return false;
    }
    for (std::size_t g = 0; g < rules.groups; ++g) {
      const PileKind kind = rules.group[g].kind;
      const bool alike = kind == PileKind::column || kind == PileKind::cell || kind == PileKind::reserve ||
                         kind == PileKind::foundation;
      if (alike && rules.group[g].count > 1) {
        return true;
      }
    }
    return false;
  }
};

}  // namespace sabar
