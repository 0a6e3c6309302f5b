// From runs and cards of a row to moves of the rules: draws come back, columns and foundations get their places.
#pragma once

#include <vector>

#include <sabar/rules/patience/move.hpp>
#include <sabar/solvers/models/canfield/position.hpp>

namespace sabar::canfield {

class Expansion {
public:
  Expansion(const Rules& rules, const Table& start, const Layout& layout);

  void play(const RunMove& move);
  [[nodiscard]] const std::vector<Move>& line() const { return line_; }

private:
  using Pile = std::vector<std::uint8_t>;

  void turn_up(int card);
  void draw();
  void fill();
  [[nodiscard]] std::size_t find(int card) const;
  [[nodiscard]] std::size_t find_target(const RunMove& move) const;

  std::vector<Pile> piles_;
  std::size_t columns_ = 0;  // the first
  std::size_t column_count_ = 0;
  std::size_t foundations_ = 0;
  std::size_t reserve_ = 0;
  std::size_t stock_ = 0;
  std::size_t waste_ = 0;
  std::size_t per_draw_ = 1;
  std::vector<Move> line_;
};

}  // namespace sabar::canfield
