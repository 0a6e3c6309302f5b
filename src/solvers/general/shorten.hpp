// Makes a line shorter without searching anew: the shortest way from its first position to its last that passes only
// through positions of the line.
//
// A depth-first search wanders: it may undo and redo things for thousands of moves before it turns to what matters. All
// that wandering stays among positions of the line, so one breadth-first pass over them cuts it out.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <type_traits>
#include <vector>

#include <sabar/core/key.hpp>
#include <sabar/core/move_list.hpp>
#include <sabar/rules/patience/move.hpp>

namespace sabar {

namespace shorten_detail {

// A whole position, the order of its piles included: the moves after it must still fit.
template <class State>
[[nodiscard]] Key128 exact_key(const State& position) {
  static_assert(std::has_unique_object_representations_v<State>);
  std::array<std::uint8_t, sizeof(State)> bytes;
  std::memcpy(bytes.data(), &position, sizeof(State));
  return key_of(bytes);
}

struct Place {
  Key128 key;
  std::uint32_t index;
};

}  // namespace shorten_detail

template <class Engine>
[[nodiscard]] std::vector<Move> shortened(const Engine& engine, const typename Engine::State& start,
                                          const std::vector<Move>& line) {
  using shorten_detail::exact_key;
  using shorten_detail::Place;
  constexpr std::uint32_t kUnmet = std::numeric_limits<std::uint32_t>::max();
  std::vector<Place> places;  // sorted by key; of equal positions the first on the line stands for all
  typename Engine::State position = start;
  places.push_back({exact_key(position), 0});
  for (std::size_t i = 0; i < line.size(); ++i) {
    engine.apply(position, line[i]);
    places.push_back({exact_key(position), static_cast<std::uint32_t>(i + 1)});
  }
  const auto last_key = places.back().key;
  std::sort(places.begin(), places.end(),
            [](const Place& a, const Place& b) { return a.key != b.key ? a.key < b.key : a.index < b.index; });
  const auto find = [&](const Key128& key) {
    const auto place =
        std::lower_bound(places.begin(), places.end(), key, [](const Place& a, const Key128& b) { return a.key < b; });
    return place != places.end() && place->key == key ? place->index : kUnmet;
  };

  // Breadth-first; only the positions of one generation are kept.
  std::vector<std::uint32_t> from(line.size() + 1, kUnmet);
  std::vector<Move> by(line.size() + 1);
  std::vector<std::uint32_t> generation = {0};
  std::vector<typename Engine::State> positions = {start};
  from[0] = 0;
  const std::uint32_t goal = find(last_key);
  MoveList<Move> moves;
  while (from[goal] == kUnmet && !generation.empty()) {
    std::vector<std::uint32_t> next;
    std::vector<typename Engine::State> next_positions;
    for (std::size_t i = 0; i < generation.size(); ++i) {
      engine.legal(positions[i], moves);
      for (const Move& move : moves) {
        position = positions[i];
        engine.apply(position, move);
        const std::uint32_t index = find(exact_key(position));
        if (index != kUnmet && from[index] == kUnmet) {
          from[index] = generation[i];
          by[index] = move;
          next.push_back(index);
          next_positions.push_back(position);
        }
      }
    }
    generation.swap(next);
    positions.swap(next_positions);
  }
  std::vector<Move> result;
  for (std::uint32_t index = goal; index != 0 && from[index] != kUnmet; index = from[index]) {
    result.push_back(by[index]);
  }
  std::reverse(result.begin(), result.end());
  return result;
}

}  // namespace sabar
