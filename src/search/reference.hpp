// The oracle: breadth-first over whole positions. No key, no hash, no technique, and never to be optimised: what every
// other search says is held against it. Its first line is a shortest one.
#pragma once

#include <cstring>
#include <map>
#include <type_traits>
#include <vector>

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
  [[nodiscard]] std::size_t bytes() const { return met_.size() * (2 * sizeof(State) + sizeof(Met) + 48); }
  // All positions met, in the order of their distance from the start.
  [[nodiscard]] std::size_t positions() const { return met_.size(); }

private:
  struct Met {
    const State* position;
    std::size_t from;
    Move move;
  };
  struct ByBytes {
    bool operator()(const State& a, const State& b) const { return std::memcmp(&a, &b, sizeof(State)) < 0; }
  };

  void add(const State& position, std::size_t from, const Move& move) {
    const auto [place, fresh] = index_.emplace(position, met_.size());
    if (fresh) {
      met_.push_back({&place->first, from, move});
    }
  }
  void look_into(std::size_t number) {
    game_.legal(*met_[number].position, moves_);
    for (const Move& move : moves_) {
      if (!count_node()) {
        return;
      }
      State position = *met_[number].position;
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
  std::map<State, std::size_t, ByBytes> index_;
  std::vector<Met> met_;
  std::size_t next_ = 0;
  MoveList<Move> moves_;
};

}  // namespace sabar
