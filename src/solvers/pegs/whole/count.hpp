// Exact counts of games: how many different sequences of jumps there are.
//
// The ways to a board are the sum of the ways to the boards before it. Counted for whole classes (all images of a board
// together), a class hands its number on along every jump of one of its boards, and no symmetry has to be undone. For
// the solutions from a start to a finish the two halves of a set of winnable boards are enough: every solution crosses
// the middle by one jump, so it is a way to the one side of it times a way, of complements, to the other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <sabar/core/uint128.hpp>
#include <sabar/solvers/pegs/whole/enumerate.hpp>
#include <sabar/solvers/pegs/whole/winnable.hpp>

namespace sabar::pegs {

[[nodiscard]] std::string decimal(Uint128 value);

// Nothing if the number has more than 128 bits, if there is no memory, or if the guard says stop. The set must be
// complete. Budgets do not matter.
[[nodiscard]] std::optional<Uint128> count_solutions(const WinnableSet& set, const MethodOptions& options = {});

// Solutions that go on from a board to which the set's start leads; 0 if it can no longer be won.
[[nodiscard]] std::optional<Uint128> count_solutions(const WinnableSet& set, Holes board);

struct FinishCount {
  std::size_t hole = 0;
  Uint128 solutions = 0;  // games that end with one peg, in this hole
};

// Everything about all games from a start.
struct GameCounts {
  Halt halt = Halt::exhausted;  // all other reasons: what was counted is incomplete
  bool overflow = false;        // a number had more than 128 bits; the exact counts are worthless
  std::vector<Level> levels;
  Uint128 games = 0;                   // sequences of jumps until there is none
  std::vector<FinishCount> finishes;   // holes that can be the last, in the order of holes
  std::vector<double> chance_by_pegs;  // that a random player ends with so many pegs
  double mean_pegs = 0;                // that a random player has at the end
  std::vector<double> chance_by_hole;  // that a random player ends with one peg, in this hole
  std::uint64_t bytes = 0;
};

// A random player takes each jump that is possible with the same chance. Nodes of the budget are classes.
[[nodiscard]] GameCounts count_games(const Layout& layout, Holes start, const MethodOptions& options,
                                     Registers registers = Registers::wide);

}  // namespace sabar::pegs
