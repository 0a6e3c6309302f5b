// The simplex method in whole numbers, for one question: are there x >= 0 with A x = b? If not, a weight for each row
// proves it (Farkas): every column weighs at most 0, and b weighs more than 0.
//
// Every number of the tableau has the same denominator, the last pivot, so divisions leave no remainder and nothing is
// rounded. Numbers stay small for the 0, 1, -1 tables of peg boards; should one outgrow 64 bits, there is no answer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace sabar::pegs {

class Simplex {
public:
  // Columns of A, each with as many entries as b.
  Simplex(const std::vector<std::vector<int>>& columns, const std::vector<int>& b);

  // The weights if there is no such x; nothing if there is one, or if a number grew too large.
  [[nodiscard]] std::optional<std::vector<std::int64_t>> refutation();

private:
  using Number = std::int64_t;

  [[nodiscard]] Number& at(std::size_t row, std::size_t column) { return cells_[row * width_ + column]; }
  [[nodiscard]] std::optional<std::size_t> entering(bool first);
  [[nodiscard]] std::optional<std::size_t> leaving(std::size_t column);
  // False if a number grew too large.
  [[nodiscard]] bool pivot(std::size_t row, std::size_t column);

  std::size_t rows_;
  std::size_t columns_;
  std::size_t width_;            // columns, one helper for each row, right side
  std::vector<int> signs_;       // rows are turned so that the right side is not negative
  std::vector<Number> cells_;    // rows, then the costs
  std::vector<std::size_t> in_;  // the column that each row stands for
  Number denominator_ = 1;
};

}  // namespace sabar::pegs
