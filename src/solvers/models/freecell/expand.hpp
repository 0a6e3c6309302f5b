// From links between cards to moves of the rules: columns and cells get their places back, and a run moves card by
// card, by way of free cells and empty columns.
#pragma once

#include <cstddef>
#include <vector>

#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/models/freecell/position.hpp>

namespace sabar::freecell {

class Expansion {
public:
  Expansion(const Rules& rules, const Table& start, const Layout& layout);

  void play(const LinkMove& move);
  [[nodiscard]] const std::vector<Move>& line() const { return line_; }

private:
  struct Pile {
    std::uint8_t size = 0;
    std::array<std::uint8_t, kCards> cards;

    [[nodiscard]] bool empty() const { return size == 0; }
  };

  [[nodiscard]] std::size_t pile_of(int card) const { return place_[static_cast<std::size_t>(card)]; }
  [[nodiscard]] std::size_t find_empty(std::size_t first, std::size_t count, std::size_t not_this) const;
  void transfer(std::size_t from, std::size_t to, std::size_t count = 1);
  // The top cards of a column to another, by way of so many empty columns at most.
  void move_run(std::size_t from, std::size_t to, std::size_t count);

  const Layout& layout_;
  std::vector<Pile> piles_;
  std::array<std::uint8_t, kCards> place_{};
  std::size_t columns_ = 0;  // the first
  std::size_t cells_ = 0;
  std::size_t foundations_ = 0;
  std::vector<Move> line_;
};

}  // namespace sabar::freecell
