// How far a game has come.
#pragma once

#include <cstddef>

#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

// What the goal counts: cards home, removed or in order, piles closed up. All of it is done when the game is won.
struct Progress {
  std::size_t done = 0;
  std::size_t total = 0;
  [[nodiscard]] std::size_t percent() const { return total == 0 ? 100 : done * 100 / total; }
  friend bool operator==(const Progress&, const Progress&) = default;
};

[[nodiscard]] Progress measure_progress(const Rules& rules, const Table& start, const Table& now);

}  // namespace sabar
