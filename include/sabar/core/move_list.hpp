// The moves of one position. It keeps its memory when cleared, so a search that reuses one list allocates nothing.
#pragma once

#include <cstddef>
#include <vector>

namespace sabar {

template <class Move>
class MoveList {
public:
  void clear() { moves_.clear(); }
  void push(const Move& move) { moves_.push_back(move); }

  // Keeps the moves that fit, in their order.
  template <class Fits>
  void keep_if(Fits&& fits) {
    std::erase_if(moves_, [&](const Move& move) { return !fits(move); });
  }
  void keep_only(const Move& move) { moves_.assign(1, Move(move)); }

  [[nodiscard]] std::size_t size() const { return moves_.size(); }
  [[nodiscard]] bool empty() const { return moves_.empty(); }
  [[nodiscard]] const Move& operator[](std::size_t i) const { return moves_[i]; }
  [[nodiscard]] auto begin() const { return moves_.begin(); }
  [[nodiscard]] auto end() const { return moves_.end(); }

private:
  std::vector<Move> moves_;
};

}  // namespace sabar
