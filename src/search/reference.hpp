// The oracle: breadth-first over whole positions. No key, no technique, and never to be optimised: what every other
// search says is held against it. Positions are compared byte by byte; a hash only says where to look for them. Its
// first line is a shortest one.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <deque>
#include <type_traits>
#include <vector>

#include <sabar/core/key.hpp>
#include <sabar/search/kernel.hpp>

namespace sabar {

template <Game G>
class Reference : public KernelCount {
public:
  using State = typename G::State;
  using Move = typename G::Move;
  static constexpr bool kExhaustive = true;
  static_assert(std::has_unique_object_representations_v<State>, "positions are compared byte by byte");

  Reference(const G& game, const State& start, const Budget& budget) : KernelCount(budget), game_(game) {
    add(start, 0, Move{});
    if (game_.goal(start)) {
      finish(Halt::found);
    }
  }

  // Looks into whole positions: a slice may be longer by the moves of one position.
  void step(std::uint64_t nodes) {
    for (const std::uint64_t end = this->nodes() + nodes; !done() && this->nodes() < end;) {
      next_ == met_.size() ? finish(Halt::exhausted) : look_into(next_++);
    }
  }

  [[nodiscard]] std::vector<Move> line() const {
    std::vector<Move> line;
    for (std::size_t i = met_.size() - 1; i != 0; i = met_[i].from) {
      line.insert(line.begin(), met_[i].move);
    }
    return line;
  }
  [[nodiscard]] std::size_t bytes() const { return met_.size() * sizeof(Met) + places_.size() * sizeof(std::uint32_t); }
  // All positions met, in the order of their distance from the start.
  [[nodiscard]] std::size_t positions() const { return met_.size(); }

private:
  struct Met {
    State position;
    std::size_t from;
    Move move;
  };

  [[nodiscard]] static std::uint64_t spread(const State& position) {
    std::array<std::uint8_t, sizeof(State)> bytes;
    std::memcpy(bytes.data(), &position, sizeof(State));
    return key_of(bytes).low;
  }
  // Where the position stands in the index, or the free place for it.
  [[nodiscard]] std::size_t place_of(const State& position) const {
    std::size_t place = spread(position) % places_.size();
    while (places_[place] != 0 && met_[places_[place] - 1].position != position) {
      place = (place + 1) % places_.size();
    }
    return place;
  }
  void add(const State& position, std::size_t from, const Move& move) {
    if (2 * met_.size() >= places_.size()) {
      places_.assign(2 * places_.size() + 1024, 0);
      for (std::size_t i = 0; i < met_.size(); ++i) {
        places_[place_of(met_[i].position)] = static_cast<std::uint32_t>(i + 1);
      }
    }
    const std::size_t place = place_of(position);
    if (places_[place] == 0) {
      met_.push_back({position, from, move});
      places_[place] = static_cast<std::uint32_t>(met_.size());
    }
  }
  void look_into(std::size_t number) {
    game_.legal(met_[number].position, moves_);
    for (const Move& move : moves_) {
      if (!count_node()) {
        return;
      }
      State position = met_[number].position;
      game_.apply(position, move);
      const std::size_t before = met_.size();
      add(position, number, move);
      if (met_.size() > before && game_.goal(position)) {
        return finish(Halt::found);
      }
    }
    if (bytes() > budget().bytes) {
      finish(Halt::memory);
    }
  }

  const G& game_;
  std::deque<Met> met_;
  std::vector<std::uint32_t> places_;  // numbers of positions, counted from 1
  std::size_t next_ = 0;
  MoveList<Move> moves_;
};

}  // namespace sabar
