// How a position looks to a search that hopes: the less the better. The trained tables are in trained.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include <sabar/solvers/models/freecell/position.hpp>

namespace sabar::freecell {

struct Weights {
  int away = 20;                                  // a card that is not home
  int covers = 22;                                // a card on one of a lower rank
  int breaks = 7;                                 // a card on one that does not carry it
  int above_next = 6;                             // a card on one that a foundation waits for
  int above_second = 0;                           // on the one after that
  std::array<int, 5> cells = {55, 25, 19, 6, 2};  // by the free cells
  std::array<int, 4> columns = {70, 35, 12, 0};   // by the empty columns

  friend bool operator==(const Weights&, const Weights&) = default;
};

[[nodiscard]] inline int weigh_above_next(const Layout& layout, const Weights& weights, const Position& at) {
  const int second = weights.above_second == 0 ? 0 : count_above(at, second_cards(layout, at));
  return weights.above_next * count_above(at, at.next) + weights.above_second * second;
}

// With what weigh_above_next() says.
[[nodiscard]] inline int score(const Layout& layout, const Weights& weights, const Position& at, int above_next) {
  const auto cells = static_cast<std::size_t>(free_cells(layout, at));
  const auto columns = static_cast<std::size_t>(empty_columns(layout, at));
  return weights.away * (layout.cards - at.home()) + weights.covers * at.covers() + weights.breaks * at.breaks() +
         above_next + weights.cells[cells < 4 ? cells : 4] + weights.columns[columns < 3 ? columns : 3];
}

// One attempt: what it looks at, and for how long.
struct Attempt {
  std::uint64_t nodes = 600;
  bool all_home = true;  // whatever may go home does so at once; else only what is safe, and the rest is a choice
  Weights weights;
};

// The attempts one after the other, for games that build as these rules do.
[[nodiscard]] std::span<const Attempt> trained_attempts(const Layout& layout);

}  // namespace sabar::freecell
