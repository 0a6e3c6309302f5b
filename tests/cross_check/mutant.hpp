// A search with a planted fault, which the cross-check must find.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include <sabar/core/verdict.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/search/dfs.hpp>

namespace sabar {

struct Mutant {
  std::string_view name;
  std::string_view game;  // the reduced game on which it shows
  Verdict (*search)(const Rules&, const Table&);
  std::vector<std::uint64_t> deals;  // the first on which it is caught
};

// What a complete kernel says when it is done.
template <class Kernel>
[[nodiscard]] Verdict verdict_at_end(Kernel& kernel) {
  while (!kernel.done()) {
    kernel.step(4096);
  }
  return verdict_of(kernel.halt(), true);
}

// A game whose parts a mutant may replace. One search serves all mutants of a game: a search of its own for each would
// take longer to compile than all of them take to run.
template <Game G>
class Spoilable : public G {
public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Key = typename G::Key;
  using Undo = typename G::Undo;

  using G::G;
  Spoilable(const Spoilable&) = delete;
  Spoilable& operator=(const Spoilable&) = delete;
  virtual ~Spoilable() = default;

  virtual void legal(const State& state, MoveList<Move>& moves) const { G::legal(state, moves); }
  virtual Undo apply(State& state, const Move& move) const { return G::apply(state, move); }
  [[nodiscard]] virtual Key key(const State& state) const { return G::key(state); }
  [[nodiscard]] virtual bool goal(const State& state) const { return G::goal(state); }
};

// All that can be reached, depth first and with no technique but what the game has of itself.
template <Game G>
[[nodiscard]] Verdict search_all(const Spoilable<G>& game, const typename G::State& start) {
  DepthFirst<Spoilable<G>> search(game, start, {});
  return verdict_at_end(search);
}

}  // namespace sabar
