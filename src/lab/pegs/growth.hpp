// Methods of peg solitaire on problems of growing size: how much more each of them has to look at.
//
// Two series, both with 'one peg is left, wherever' as the finish:
//   boards     the board cut off after its second, third … row, with every hole as the vacancy (one for each class of
//              holes that symmetries exchange);
//   positions  the whole board with fewer and fewer pegs taken off by lot: random play until so many pegs are left.
//
// Every solution is judged. What is measured of one problem depends neither on the others nor on the threads: times
// excepted, the same options give the same figures on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/lab/shuffles/comparison.hpp>
#include <sabar/lab/strategies/report.hpp>
#include <sabar/search/budget.hpp>
#include <sabar/solvers/pegs/method.hpp>

namespace sabar::lab {

inline constexpr std::uint64_t kMaxPegsPositions = 100'000;

struct PegsGrowthOptions {
  pegs::Board board;
  pegs::Holes start = 0;                                  // where random play begins
  std::vector<std::string> methods{"backtrack", "hash"};  // names of pegs::method_list(), each once
  std::uint64_t first = 1;                                // number of the first position of each size
  std::uint64_t count = 20;                               // positions of each size
  std::uint64_t seed = 1;
  Budget budget;  // for each problem and method
  std::size_t threads = 1;
};

// What one method made of the problems of one size.
struct PegsEffort {
  std::uint64_t solved = 0;
  std::uint64_t unsolvable = 0;
  std::uint64_t unknown = 0;  // a limit was reached
  Spread boards;              // looked at
  Spread seconds;
  bool median_cut = false;  // the median is one that reached the limit: it is at least so much
};

struct PegsSize {
  std::size_t size = 0;  // holes of a board, or pegs of a position
  std::uint64_t problems = 0;
  std::vector<PegsEffort> methods;  // in their order
};

struct PegsGrowth {
  std::vector<std::string> methods;
  std::vector<PegsSize> boards;
  std::vector<PegsSize> positions;
  bool stopped = false;  // only problems that all methods had finished are here
};

// The board as far as its first rows.
[[nodiscard]] pegs::Board first_rows(const pegs::Board& board, int rows);

// A position with so many pegs by random play from the start; none if lots do not lead to one.
[[nodiscard]] std::optional<pegs::Holes> position_by_lot(const pegs::Layout& layout, pegs::Holes start, int pegs,
                                                         std::uint64_t seed);

[[nodiscard]] Result<PegsGrowth> measure_pegs_growth(const PegsGrowthOptions& options, const Progress& progress = {});

}  // namespace sabar::lab
