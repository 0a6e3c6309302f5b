// The way from the start to the position a depth-first search stands at: moves made with what undoes them, and for
// each position on the way the moves that are still to be tried. An explicit stack, so depth costs memory the budget
// counts and no recursion.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include <sabar/core/game.hpp>

namespace sabar {

template <Game G>
class Path {
public:
  using State = typename G::State;
  using Move = typename G::Move;

  Path(const G& game, const State& start) : game_(game), position_(start) {}

  [[nodiscard]] const State& position() const { return position_; }
  [[nodiscard]] std::size_t depth() const { return made_.size(); }

  // Lists the moves of the present position, to be tried in their order.
  void open() {
    game_.legal(position_, list_);
    frames_.push_back({untried_.size(), untried_.size() + list_.size()});
    untried_.insert(untried_.end(), list_.begin(), list_.end());
  }
  [[nodiscard]] bool is_open() const { return !frames_.empty(); }
  // The next move to try here, if any is left.
  [[nodiscard]] std::optional<Move> next() {
    Frame& frame = frames_.back();
    return frame.next < frame.end ? std::optional(untried_[frame.next++]) : std::nullopt;
  }
  // Nothing is left to try here: back to the position before.
  void close() {
    const std::size_t first = frames_.size() > 1 ? frames_[frames_.size() - 2].end : 0;
    untried_.resize(first);
    frames_.pop_back();
    if (!frames_.empty()) {
      back();
    }
  }
  void make(const Move& move) { made_.push_back({move, game_.apply(position_, move)}); }
  void back() {
    game_.undo(position_, made_.back().move, made_.back().undo);
    made_.pop_back();
  }

  [[nodiscard]] std::vector<Move> line() const {
    std::vector<Move> line;
    for (const Made& made : made_) {
      line.push_back(made.move);
    }
    return line;
  }
  // The blocks of a deque are full to two thirds or more.
  [[nodiscard]] std::size_t bytes() const {
    return made_.size() * sizeof(Made) * 3 / 2 + bytes_of(frames_) + bytes_of(untried_);
  }

private:
  struct Made {
    Move move;
    typename G::Undo undo;
  };
  struct Frame {
    std::size_t next;
    std::size_t end;
  };

  // A row that is about to grow counts three times: then the old one and one of twice its size stand side by side.
  template <class T>
  [[nodiscard]] static std::size_t bytes_of(const std::vector<T>& row) {
    constexpr std::size_t kMostAtOnce = 1024;  // more than the moves of a position
    return row.capacity() * sizeof(T) * (row.capacity() - row.size() < kMostAtOnce ? 3 : 1);
  }

  const G& game_;
  State position_;
  std::deque<Made> made_;  // grows without moving what is there
  std::vector<Frame> frames_;
  std::vector<Move> untried_;
  MoveList<Move> list_;
};

}  // namespace sabar
