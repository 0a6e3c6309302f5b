// How each position that was met was come to: the way back from one of them is a line.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sabar {

template <class Move>
class Links {
public:
  // The start is number 0.
  Links() { links_.push_back({Move{}, 0}); }

  // The number of the position that a move leads to.
  std::uint32_t add(const Move& move, std::uint32_t from) {
    links_.push_back({move, from});
    return static_cast<std::uint32_t>(links_.size() - 1);
  }
  // From the start to the position that was added last.
  [[nodiscard]] std::vector<Move> line() const {
    std::vector<Move> line;
    for (std::size_t i = links_.size() - 1; i != 0; i = links_[i].from) {
      line.push_back(links_[i].move);
    }
    std::reverse(line.begin(), line.end());
    return line;
  }
  [[nodiscard]] std::size_t bytes() const { return links_.capacity() * sizeof(Link); }

private:
  struct Link {
    Move move;
    std::uint32_t from;
  };
  std::vector<Link> links_;
};

}  // namespace sabar
