// The positions a depth-first search has still to look at: a stack that hands out room, so that a position is made
// where it stays.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sabar/solvers/models/klondike/position.hpp>

namespace sabar::klondike {

class PositionPool {
public:
  // Room for so many more; positions may move.
  void reserve(std::size_t more) {
    if (positions_.size() < size_ + more) {
      positions_.resize(2 * (size_ + more));
    }
  }
  // The first place that is not taken yet, to be filled before take().
  [[nodiscard]] Position& room() { return positions_[size_]; }
  void take() { ++size_; }
  void cut(std::size_t size) { size_ = size; }

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(size_); }
  [[nodiscard]] Position& operator[](std::size_t i) { return positions_[i]; }
  [[nodiscard]] const Position& operator[](std::size_t i) const { return positions_[i]; }
  [[nodiscard]] std::size_t bytes() const { return positions_.size() * sizeof(Position); }

private:
  std::vector<Position> positions_;
  std::size_t size_ = 0;
};

}  // namespace sabar::klondike
