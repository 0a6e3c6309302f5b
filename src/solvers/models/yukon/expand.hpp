// From links between cards to moves of the rules: columns and foundations get their places back.
#pragma once

#include <vector>

#include <sabar/rules/patience/move.hpp>
#include <sabar/solvers/models/yukon/position.hpp>

namespace sabar::yukon {

class Expansion {
public:
  Expansion(const Rules& rules, const Table& start);

  void play(const GroupMove& move);
  [[nodiscard]] const std::vector<Move>& line() const { return line_; }

private:
  using Pile = std::vector<std::uint8_t>;

  [[nodiscard]] std::size_t find_target(const GroupMove& move) const;
  [[nodiscard]] std::size_t find_empty() const;  // a column: there is one

  std::vector<Pile> piles_;
  PerCard<std::uint8_t> place_{};  // pile of a card
  std::size_t columns_ = 0;        // the first
  std::size_t foundations_ = 0;
  std::vector<Move> line_;
};

}  // namespace sabar::yukon
