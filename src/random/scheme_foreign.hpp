// The deal numbers of other programs, one function each; the caller has checked the range.
#pragma once

#include <cstdint>
#include <vector>

#include <sabar/core/card.hpp>

namespace sabar {

// Microsoft FreeCell: cards in the order they are dealt, round robin to eight columns.
[[nodiscard]] std::vector<Card> ms_order(std::uint64_t number);

// Solvitaire: its deck; Klondike's stock is cards 29..52 and the tableau is dealt from card 28 backwards.
[[nodiscard]] std::vector<Card> solvitaire_order(std::uint64_t number);

// Klondike-Solver: cards in the order they are dealt, row by row.
[[nodiscard]] std::vector<Card> klondike_solver_order(std::uint64_t number);

// Green Felt: cards in the order they are dealt, row by row.
[[nodiscard]] std::vector<Card> greenfelt_order(std::uint64_t number);

}  // namespace sabar
