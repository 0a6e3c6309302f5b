// How many lines of play of each length there are: the ground truth of a move generator.
#pragma once

#include <cstdint>
#include <vector>

#include <sabar/search/path.hpp>

namespace sabar {

// Element d counts the lines of d moves, from 0 to `depth`; lines go on past the goal.
template <Game G>
[[nodiscard]] std::vector<std::uint64_t> perft(const G& game, const typename G::State& start, std::size_t depth) {
  std::vector<std::uint64_t> lines(depth + 1, 0);
  lines[0] = 1;
  if (depth == 0) {
    return lines;
  }
  Path<G> path(game, start);
  path.open();
  while (path.is_open()) {
    const auto move = path.next();
    if (!move) {
      path.close();
      continue;
    }
    path.make(*move);
    ++lines[path.depth()];
    path.depth() < depth ? path.open() : path.back();
  }
  return lines;
}

}  // namespace sabar
