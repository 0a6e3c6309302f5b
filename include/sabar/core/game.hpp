// What a game is: a value and five operations. Rules know nothing of search, search nothing of rules.
//
// Laws, tested for every game on random walks:
//   - legal() fills the list with the same moves in the same order for the same position, each once;
//   - undo() after apply() restores the position bit for bit;
//   - equal positions have equal keys, and equal keys mean equal positions up to the symmetry a game declares.
#pragma once

#include <concepts>

#include <sabar/core/move_list.hpp>

namespace sabar {

template <class G>
concept Game = std::regular<typename G::State> && std::regular<typename G::Move> &&
    std::totally_ordered<typename G::Key> && requires {
  typename G::Undo;
} && requires(const G& game, typename G::State& position, const typename G::State& fixed, const typename G::Move& move,
              const typename G::Undo& back, MoveList<typename G::Move>& moves) {
  { game.legal(fixed, moves) } -> std::same_as<void>;
  { game.apply(position, move) } -> std::same_as<typename G::Undo>;
  { game.undo(position, move, back) } -> std::same_as<void>;
  { game.key(fixed) } -> std::same_as<typename G::Key>;
  { game.goal(fixed) } -> std::same_as<bool>;
};

}  // namespace sabar
