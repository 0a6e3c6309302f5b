// The moves of a line of which the positions are known: a search keeps positions only, and a step between two of them
// is found again by listing all steps of the first.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include <sabar/solvers/models/klondike/position.hpp>

namespace sabar::klondike {

// A sink for a list of steps. `close(position, visit)` sends safe cards home as the search does; `visit` sees the
// moves.
template <class Close>
class Scribe {
public:
  explicit Scribe(Close close) : close_(std::move(close)) {}

  // Takes down the safe cards that go home at the start.
  void begin(Position start) { close(start); }
  // What is listed next are the steps of the position before this one.
  void want(const Position& next) { wanted_ = &next; }
  [[nodiscard]] std::vector<CompactMove> line() && { return std::move(line_); }

  [[nodiscard]] Position& room() { return made_; }
  void push(CompactMove move) { step_.push_back(move); }
  void pop(std::size_t count) { step_.resize(step_.size() - count); }
  void take(CompactMove move) {
    if (wanted_ == nullptr) {
      return;
    }
    const std::size_t mark = line_.size();
    line_.insert(line_.end(), step_.begin(), step_.end());
    line_.push_back(move);
    close(made_);
    if (made_ == *wanted_) {
      wanted_ = nullptr;
    } else {
      line_.resize(mark);
    }
  }

private:
  void close(Position& at) {
    close_(at, [this](CompactMove move) { line_.push_back(move); });
  }

  Close close_;
  std::vector<CompactMove> line_;
  std::vector<CompactMove> step_;  // the moves before the last of the step that is being listed
  const Position* wanted_ = nullptr;
  Position made_;
};

}  // namespace sabar::klondike
