// What every kernel shows of itself. A kernel searches in slices: step(n) goes on for at most n more nodes, so that a
// page or a terminal can live beside it, and it is the same search whatever the slices are.
//
//   DepthFirst search(game, start, budget);
//   while (!search.done()) search.step(4096);
//   if (search.halt() == Halt::found) use(search.line());
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/core/game.hpp>
#include <sabar/core/verdict.hpp>
#include <sabar/search/budget.hpp>

namespace sabar {

template <class K>
concept Kernel = requires(K& kernel, const K& fixed, std::uint64_t nodes) {
  { kernel.step(nodes) } -> std::same_as<void>;
  { fixed.done() } -> std::same_as<bool>;
  { fixed.halt() } -> std::same_as<Halt>;  // why it ended, once it is done
  { fixed.nodes() } -> std::same_as<std::uint64_t>;
  { fixed.bytes() } -> std::same_as<std::size_t>;
  fixed.line();                                     // the moves to the goal, if halt() is found
  { K::kExhaustive } -> std::convertible_to<bool>;  // having ended, it has looked at everything the game offered
};

// The part all kernels share: nodes made, and how the search ended.
class KernelCount {
public:
  [[nodiscard]] bool done() const { return done_; }
  [[nodiscard]] Halt halt() const { return halt_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

protected:
  explicit KernelCount(const Budget& budget) : budget_(budget) {}

  void finish(Halt halt) {
    done_ = true;
    halt_ = halt;
  }
  // Counts a node; false when the budget has none left, which ends the search.
  bool count_node() {
    if (nodes_ >= budget_.nodes) {
      finish(Halt::nodes);
      return false;
    }
    ++nodes_;
    return true;
  }
  [[nodiscard]] const Budget& budget() const { return budget_; }

private:
  Budget budget_;
  std::uint64_t nodes_ = 0;
  bool done_ = false;
  Halt halt_ = Halt::stopped;  // until it is done
};

}  // namespace sabar
