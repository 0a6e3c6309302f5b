// The deal numbers of other programs, one function each; the caller has checked the range.
#pragma once

#include <cstdint>
#include <vector>

#include <sabar/core/card.hpp>
#include <sabar/core/deck.hpp>

namespace sabar {

// Microsoft FreeCell: cards in the order they are dealt, round robin to eight columns. KPatience numbers the deals of
// larger decks in the same way: packs of four suits lie behind each other, and where there are fewer suits each of them
// stands for several.
[[nodiscard]] std::vector<Card> ms_order(std::uint64_t number, const DeckShape& shape);
// 52 cards or several times as many, of one, two or four suits.
[[nodiscard]] bool ms_deals(const DeckShape& shape);

// Solvitaire: its deck; Klondike's stock is cards 29..52 and the tableau is dealt from card 28 backwards.
[[nodiscard]] std::vector<Card> solvitaire_order(std::uint64_t number);

// Klondike-Solver: cards in the order they are dealt, row by row.
[[nodiscard]] std::vector<Card> klondike_solver_order(std::uint64_t number);

// Green Felt: cards in the order they are dealt, row by row.
[[nodiscard]] std::vector<Card> greenfelt_order(std::uint64_t number);

}  // namespace sabar
