// A position with every card in sight, as vectors: what a deal file holds, and what engine, judge and session hand to
// each other. Nothing here is fast; the engine has its own compact state.
#pragma once

#include <cstddef>
#include <vector>

#include <sabar/core/card.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/rules.hpp>

namespace sabar {

struct TablePile {
  std::vector<Card> cards;    // first is the bottom, last the top; stock: the last is drawn first
  std::size_t face_down = 0;  // that many from the bottom (columns, reserve, places); 0 for all other kinds
  friend bool operator==(const TablePile&, const TablePile&) = default;
};

struct Table {
  std::vector<TablePile> piles;  // as numbered by map_piles()
  int base = 1;                  // the base rank of the foundations
  int redeals = 0;               // used so far
  int gathers = 0;               // used so far
  friend bool operator==(const Table&, const Table&) = default;
};

// The piles are as many as the rules say, hold the rules' cards, each exactly once, and no pile is too long.
[[nodiscard]] Result<> check_table(const Rules& rules, const Table& table);

}  // namespace sabar
