// All boards that can be reached from a start, level by level: how many there are, up to symmetry and in all, and from
// how many there is no jump.
//
// A level is a bit table (bit_table.hpp). It is emptied in the order of the ranks while the next one fills, so the
// boards that are looked at together resemble each other and so do their children, which is kind to caches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/solvers/pegs/method.hpp>
#include <sabar/solvers/pegs/whole/expand.hpp>

namespace sabar::pegs {

struct Level {
  int pegs = 0;
  std::uint64_t classes = 0;       // boards up to the symmetries of the start
  std::uint64_t boards = 0;        // all boards
  std::uint64_t dead_classes = 0;  // of these, without a jump
  std::uint64_t dead_boards = 0;

  friend bool operator==(const Level&, const Level&) = default;
};

struct Enumeration {
  Halt halt = Halt::exhausted;  // all other reasons: the last level is incomplete
  std::vector<Level> levels;    // by jumps made
  std::uint64_t bytes = 0;      // of tables

  [[nodiscard]] std::uint64_t classes() const;
  [[nodiscard]] std::uint64_t boards() const;
  [[nodiscard]] int fewest_pegs() const { return levels.empty() ? 0 : levels.back().pegs; }
  // The jumps of the shortest game that ends with more than one peg; -1 if there is none.
  [[nodiscard]] int shortest_loss() const;
};

// Nodes of the budget are classes.
[[nodiscard]] Enumeration enumerate(const Layout& layout, Holes start, const MethodOptions& options,
                                    Registers registers = Registers::wide);

}  // namespace sabar::pegs
