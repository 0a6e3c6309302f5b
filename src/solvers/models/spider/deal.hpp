// What the rules of a Spider-like game and one of its deals fix for all positions.
#pragma once

#include <vector>

#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>
#include <sabar/solvers/models/spider/position.hpp>

namespace sabar::spider {

struct Layout {
  std::uint8_t columns = 0;
  std::uint8_t ranks = 0;
  std::uint8_t runs = 0;          // that make a win
  std::uint8_t fill_rank = 0;     // the rank that may go to an empty column; 0: any
  bool suits_only = false;        // columns build in suit, else whatever the suit
  bool groups = false;            // any open card moves with all on it, else only runs
  bool mixed = false;             // runs move whatever their suits, else only in suit
  bool runs_leave = true;         // complete runs leave; else they are to lie in the columns at the end
  bool by_hand = false;           // they leave by a move
  std::uint8_t first_column = 0;  // piles of the rules
  std::uint8_t first_foundation = 0;
  bool full = false;        // no row is dealt while a column is empty
  std::vector<Code> stock;  // in the order it is dealt
};

struct Deal {
  Rules rules;
  Table start;
  Layout layout;
  Position position;
};

[[nodiscard]] inline bool is_won(const Layout& layout, const Position& at) {
  const Features& f = at.features;
  return layout.runs_leave ? f.home == layout.runs
                           : at.dealt == layout.stock.size() && f.breaks == 0 && f.off == 0 && f.closed == 0 &&
                                 layout.columns - f.empty == layout.runs;
}

}  // namespace sabar::spider
