// A lower bound for the number of moves, by regions that can only be broken from within.
//
// A region is a set of holes such that no peg from outside can jump over one of its pegs and land outside again. As
// long as every hole of a region has a peg, nothing can land in it either; so the first jump that breaks it is made by
// one of its own pegs, and begins a move. Regions that have no hole in common need a move each. (Robin Merson's
// argument; the corners of a board are the smallest regions.)
#pragma once

#include <cstddef>
#include <vector>

#include <sabar/games/pegs/layout.hpp>

namespace sabar::pegs {

class Regions {
public:
  // Small regions without a common hole, as many as a greedy choice gives, of which the finish leaves none whole.
  Regions(const Layout& layout, Holes finish);

  // Moves that are needed at least from here.
  [[nodiscard]] std::size_t count(Holes board) const {
    std::size_t whole = 0;
    for (const Holes region : regions_) {
      whole += (board & region) == region ? 1U : 0U;
    }
    return whole;
  }
  [[nodiscard]] const std::vector<Holes>& list() const { return regions_; }

private:
  std::vector<Holes> regions_;
};

}  // namespace sabar::pegs
