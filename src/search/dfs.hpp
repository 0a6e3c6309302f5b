// Depth-first search with a table of positions seen: each position is looked into once, however it is reached.
//
// The kernel for proofs. It takes the moves in the order the game lists them, undoes them on the way back, and keeps
// 16 bytes a position. When the stack is empty everything reachable has been seen.
#pragma once

#include <sabar/search/kernel.hpp>
#include <sabar/search/path.hpp>
#include <sabar/search/pruned.hpp>
#include <sabar/search/seen_table.hpp>

namespace sabar {

template <Game G, Technique<G>... T>
class DepthFirst : public KernelCount {
public:
  using Searched = Pruned<G, T...>;
  static constexpr bool kExhaustive = is_complete<G>() && Searched::kComplete;

  DepthFirst(const G& game, const typename G::State& start, const Budget& budget, T... techniques)
      : KernelCount(budget), game_(game, std::move(techniques)...), path_(game_, start), seen_(budget.bytes) {
    seen_.insert(game_.key(start));
    game_.goal(start) ? finish(Halt::found) : path_.open();
  }
  // The path knows the game by reference.
  DepthFirst(const DepthFirst&) = delete;
  DepthFirst& operator=(const DepthFirst&) = delete;

  void step(std::uint64_t nodes) {
    for (const std::uint64_t end = this->nodes() + nodes; !done() && this->nodes() < end;) {
      advance();
    }
  }

  [[nodiscard]] std::vector<typename G::Move> line() const { return path_.line(); }
  [[nodiscard]] std::size_t bytes() const { return seen_.bytes() + path_.bytes(); }
  [[nodiscard]] std::size_t seen() const { return seen_.size(); }

private:
  void advance() {
    const auto move = path_.next();
    if (!move) {
      path_.close();
      if (!path_.is_open()) {
        finish(Halt::exhausted);
      }
      return;
    }
    if (!count_node()) {
      return;
    }
    path_.make(*move);
    if (game_.goal(path_.position())) {
      return finish(Halt::found);
    }
    switch (seen_.insert(game_.key(path_.position()))) {
      case Insert::fresh:
        path_.open();
        if (bytes() > budget().bytes) {
          finish(Halt::memory);
        }
        break;
      case Insert::known:
        path_.back();
        break;
      case Insert::full:
        finish(Halt::memory);
        break;
    }
  }

  Searched game_;
  Path<Searched> path_;
  SeenTable<typename G::Key> seen_;
};

}  // namespace sabar
