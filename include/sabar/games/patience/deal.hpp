// A shuffled deck laid out by the rules of a game.
//
// Named start cards leave the deck first. Then the groups of piles take their cards in the order of the rules, the
// stock last. Order `backwards` is Solvitaire's way: it deals from the end of the deck, takes `start first` from the
// other end, and goes area by area: cells, stock, reserve, row and grid, columns. Order `packets` turns over each row
// of the stock.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include <sabar/core/card.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/patience/deal_order.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

// An error when the cards are not exactly the deck of the rules, or the order does not suit the game.
[[nodiscard]] Result<Table> deal_cards(const Rules& rules, const std::vector<Card>& deck, DealOrder order);

// Cards of each suit, in the order of Suit.
using SuitCounts = std::array<std::size_t, 4>;

// A part of the table: the tableau (columns, places, grid, row), the stock, or the piles of one other kind.
struct Area {
  std::string_view name;  // "tableau", "stock", "cells", …
  std::size_t cards = 0;
  SuitCounts suits{};
};

// Tableau and stock always, even if there is none; the other areas when cards lie there.
[[nodiscard]] std::vector<Area> suits_per_area(const Rules& rules, const Table& table);

}  // namespace sabar
