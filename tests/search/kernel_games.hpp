// Games for the tests of kernels: a walk through a random graph, where the truth is known without any search, and
// reduced deals.
#pragma once

#include <cstdint>
#include <vector>

#include <sabar/core/game.hpp>

namespace sabar {

// Positions are the numbers of places; a move goes along a one-way road. The last place is the goal.
struct MazeGame {
  struct State {
    std::uint32_t place = 0;
    friend constexpr bool operator==(const State&, const State&) = default;
  };
  struct Move {
    std::uint32_t to = 0;
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };
  struct Undo {
    std::uint32_t from = 0;
  };
  using Key = std::uint64_t;

  std::vector<std::vector<std::uint32_t>> roads;

  void legal(const State& position, MoveList<Move>& moves) const {
    moves.clear();
    for (const std::uint32_t to : roads[position.place]) {
      moves.push(Move{to});
    }
  }
  Undo apply(State& position, const Move& move) const {
    const Undo undo{position.place};
    position.place = move.to;
    return undo;
  }
  void undo(State& position, const Move& /*move*/, const Undo& back) const { position.place = back.from; }
  [[nodiscard]] Key key(const State& position) const { return position.place; }
  [[nodiscard]] bool goal(const State& position) const { return position.place + 1 == roads.size(); }

  // Places that can be reached from the first one.
  [[nodiscard]] std::vector<bool> reachable() const {
    std::vector<bool> reached(roads.size(), false);
    reached[0] = true;
    for (bool more = true; more;) {
      more = false;
      for (std::size_t place = 0; place < roads.size(); ++place) {
        for (const std::uint32_t to : roads[place]) {
          if (reached[place] && !reached[to]) {
            reached[to] = more = true;
          }
        }
      }
    }
    return reached;
  }
};
static_assert(Game<MazeGame>);

// A score that leads astray as often as not, and one level.
struct PlaceScore {
  int operator()(const MazeGame::State& position) const { return static_cast<int>(position.place * 7919 % 101); }
};
struct NoLevels {
  template <class State>
  int operator()(const State& /*position*/) const {
    return 0;
  }
};

// Whether the moves lead from the start to the goal, each of them allowed.
template <Game G>
[[nodiscard]] bool reaches_goal(const G& game, typename G::State position, const std::vector<typename G::Move>& line) {
  MoveList<typename G::Move> moves;
  for (const auto& move : line) {
    game.legal(position, moves);
    bool listed = false;
    for (const auto& each : moves) {
      listed = listed || each == move;
    }
    if (!listed) {
      return false;
    }
    game.apply(position, move);
  }
  return game.goal(position);
}

}  // namespace sabar
