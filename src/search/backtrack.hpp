// Backtracking without a table: every line of play is tried, except that no position is entered that lies on the path
// already, so it ends. It is what a table saves one from; the papers start here.
#pragma once

#include <algorithm>

#include <sabar/search/kernel.hpp>
#include <sabar/search/path.hpp>
#include <sabar/search/pruned.hpp>

namespace sabar {

template <Game G, Technique<G>... T>
class Backtrack : public KernelCount {
public:
  using Searched = Pruned<G, T...>;
  static constexpr bool kExhaustive = is_complete<G>() && Searched::kComplete;

  Backtrack(const G& game, const typename G::State& start, const Budget& budget, T... techniques)
      : KernelCount(budget), game_(game, std::move(techniques)...), path_(game_, start) {
    on_path_.push_back(game_.key(start));
    game_.goal(start) ? finish(Halt::found) : path_.open();
  }
  Backtrack(const Backtrack&) = delete;
  Backtrack& operator=(const Backtrack&) = delete;

  void step(std::uint64_t nodes) {
    for (const std::uint64_t end = this->nodes() + nodes; !done() && this->nodes() < end;) {
      advance();
    }
  }

  [[nodiscard]] std::vector<typename G::Move> line() const { return path_.line(); }
  [[nodiscard]] std::size_t bytes() const { return path_.bytes() + on_path_.capacity() * sizeof(typename G::Key); }

private:
  void advance() {
    const auto move = path_.next();
    if (!move) {
      path_.close();
      on_path_.pop_back();
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
    const auto key = game_.key(path_.position());
    if (std::find(on_path_.begin(), on_path_.end(), key) != on_path_.end()) {
      return path_.back();
    }
    on_path_.push_back(key);
    path_.open();
    if (bytes() > budget().bytes) {
      finish(Halt::memory);
    }
  }

  Searched game_;
  Path<Searched> path_;
  std::vector<typename G::Key> on_path_;
};

}  // namespace sabar
