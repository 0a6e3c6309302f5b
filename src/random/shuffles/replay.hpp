// Fisher-Yates and Sattolo from given draws instead of a generator, forwards and backwards.
//
// A list of draws and an order of the deck say the same thing: every list gives one order, and from the order the list
// can be read back. So a shuffle on paper can be replayed and traced, and any shuffle's output can be looked at as if
// it were draws.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/random/generators/bounded.hpp>
#include <sabar/random/generators/generator.hpp>
#include <sabar/random/permutation.hpp>
#include <sabar/random/shuffles/shuffle_loop.hpp>

namespace sabar {

// One row of a trace: items i and r change places.
struct SwapStep {
  std::size_t iteration;  // from 1
  std::size_t i;
  std::size_t r;

  friend bool operator==(const SwapStep&, const SwapStep&) = default;
};

// The swaps that n - 1 draws, for i = n-1 … 1, stand for. Wrong number of draws or a draw out of range: an error that
// names the draw, counted from 1.
[[nodiscard]] Result<std::vector<SwapStep>> swap_steps(ShuffleLoop loop, std::size_t n,
                                                       std::span<const std::uint64_t> draws);

// The order of 0 … n-1 after these draws.
[[nodiscard]] Result<Permutation> replay(ShuffleLoop loop, std::size_t n, std::span<const std::uint64_t> draws);

// The draws that lead to this order. For Sattolo's loop only a permutation of one cycle has any: otherwise an error.
[[nodiscard]] Result<std::vector<std::uint64_t>> recover_draws(ShuffleLoop loop, PermutationView p);

template <class T>
constexpr void apply_step(std::span<T> items, const SwapStep& step) {
  const T moved = items[step.i];
  items[step.i] = items[step.r];
  items[step.r] = moved;
}

// Calls visit(step, items) after each swap: the rows of a trace.
template <class T, class Visit>
constexpr void walk_steps(std::span<const SwapStep> steps, std::span<T> items, Visit&& visit) {
  for (const SwapStep& step : steps) {
    apply_step(items, step);
    visit(step, std::span<const T>(items));
  }
}

// The draws that fisher_yates or sattolo would make with this generator, so that a generated shuffle can be traced too.
template <Generator G>
[[nodiscard]] std::vector<std::uint64_t> record_draws(ShuffleLoop loop, std::size_t n, G& generator) {
  std::vector<std::uint64_t> draws;
  for (std::size_t i = n; i-- > 1;) draws.push_back(draw_below(generator, draw_bound(loop, i)));
  return draws;
}

// Fisher-Yates draws of many decks of the same size, without asking for memory each time: result[k] is the draw at
// i = n-1-k. The decks must be permutations of 0 … n-1; the result is valid until the next call.
class DrawReader {
public:
  explicit DrawReader(std::size_t n);
  [[nodiscard]] std::span<const Place> operator()(PermutationView p);

private:
  Permutation items_;
  Permutation place_of_;
  std::vector<Place> draws_;
};

}  // namespace sabar
