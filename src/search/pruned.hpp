// A game some of whose moves techniques have dropped. It is a Game again, so every kernel can search it.
//
// A technique sees the position and the list of its moves, never the path, and may drop moves from the list; an empty
// list says that the position is lost. `kComplete` says whether a position that can be won is still won by the moves
// it keeps (docs/techniques.md has the contract); one technique that only hopes makes the whole game incomplete, by
// type.
#pragma once

#include <concepts>
#include <string_view>
#include <tuple>
#include <utility>

#include <sabar/core/game.hpp>

namespace sabar {

template <class T, class G>
concept Technique = requires(const T& technique, const G& game, const typename G::State& position,
                             MoveList<typename G::Move>& moves) {
  { T::kName } -> std::convertible_to<std::string_view>;
  { T::kComplete } -> std::convertible_to<bool>;
  { technique.prune(game, position, moves) } -> std::same_as<void>;
};

template <Game G, Technique<G>... T>
class Pruned {
public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Undo = typename G::Undo;
  using Key = typename G::Key;
  static constexpr bool kComplete = (T::kComplete && ...);

  explicit Pruned(const G& game, T... techniques) : game_(game), techniques_(std::move(techniques)...) {}

  void legal(const State& position, MoveList<Move>& moves) const {
    game_.legal(position, moves);
    std::apply([&](const T&... technique) { (prune(technique, position, moves), ...); }, techniques_);
  }
  Undo apply(State& position, const Move& move) const { return game_.apply(position, move); }
  void undo(State& position, const Move& move, const Undo& back) const { game_.undo(position, move, back); }
  [[nodiscard]] Key key(const State& position) const { return game_.key(position); }
  [[nodiscard]] bool goal(const State& position) const { return game_.goal(position); }

private:
  template <class Each>
  void prune(const Each& technique, const State& position, MoveList<Move>& moves) const {
    if (!moves.empty()) {
      technique.prune(game_, position, moves);
    }
  }

  const G& game_;
  std::tuple<T...> techniques_;
};

// Whether an exhausted search of the game proves that there is no win.
template <class G>
[[nodiscard]] constexpr bool is_complete() {
  if constexpr (requires { G::kComplete; }) {
    return G::kComplete;
  } else {
    return true;
  }
}

}  // namespace sabar
