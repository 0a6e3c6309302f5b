// Pagoda functions: a weight for every hole such that no jump makes the pegs heavier. If the finish weighs more than
// the start, it cannot be reached.
//
// Whether some pagoda function excludes a finish is a question of linear programming: there is one exactly if no
// mixture of jumps, fractions allowed, turns the start into the finish. It is answered in whole numbers (simplex.hpp),
// so a function found is a proof, whatever found it; holds() checks one by itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <sabar/games/pegs/game.hpp>

namespace sabar::pegs {

struct Pagoda {
  std::vector<int> weights;  // of each hole

  [[nodiscard]] int weight(Holes pegs) const;
  // What the jump takes away: never negative.
  [[nodiscard]] int loss(const Jump& jump) const { return weights[jump.from] + weights[jump.over] - weights[jump.to]; }
  // Whether what any board weighs above the finish fits a signed byte.
  [[nodiscard]] bool fits_byte(Holes finish) const;
  // Whether no jump of the board gains weight.
  [[nodiscard]] bool holds(const Layout& layout) const;
  // "pagoda -1 0 1 2": named by the weights it has.
  [[nodiscard]] std::string name() const;

  friend bool operator==(const Pagoda&, const Pagoda&) = default;
};

// A pagoda function that excludes the finish, if there is any.
[[nodiscard]] std::optional<Pagoda> find_pagoda(const Layout& layout, Holes start, Holes finish);

// Functions that fit bytes and exclude many boards met on the way from a start to a finish, found by playing at random;
// at most `most`, the most useful ones first. Always the same for the same problem.
[[nodiscard]] std::vector<Pagoda> useful_pagodas(const Layout& layout, Holes start, Holes finish, std::size_t most);

// The board with the weights; `.` for 0.
[[nodiscard]] std::string draw_pagoda(const Board& board, const Pagoda& pagoda);

// Up to eight functions side by side in the bytes of a word: what a board weighs above the finish. A jump subtracts its
// loss. The lowest byte that falls below zero has its high bit set, and without one no high bit is set, so one test
// tells whether the finish is excluded; what the borrow does to the bytes above no longer matters.
class PagodaLanes {
public:
  static constexpr std::size_t kLanes = 8;
  static constexpr std::uint64_t kBelow = 0x8080808080808080;

  // Takes the first functions that fit bytes.
  PagodaLanes(const Layout& layout, const std::vector<Pagoda>& pagodas, Holes finish);

  [[nodiscard]] std::uint64_t weight(Holes board) const {
    std::uint64_t sum = 0 - finish_;
    for (std::size_t byte = 0; byte < bytes_; ++byte, board >>= 8) {
      sum += tables_[byte * kByte + (board & 0xff)];
    }
    return sum;
  }
  [[nodiscard]] std::uint64_t loss(std::size_t jump) const { return losses_[jump]; }
  [[nodiscard]] static bool excluded(std::uint64_t weight) { return (weight & kBelow) != 0; }
  [[nodiscard]] std::size_t size() const { return used_; }

private:
  static constexpr std::size_t kByte = 256;

  std::size_t bytes_;
  std::size_t used_ = 0;
  std::uint64_t finish_ = 0;           // its weights
  std::vector<std::uint64_t> tables_;  // weights of each value of each byte of a board
  std::vector<std::uint64_t> losses_;  // of each jump
};

}  // namespace sabar::pegs
