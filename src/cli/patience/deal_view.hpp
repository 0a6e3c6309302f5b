// A deal as a person or a program sees it.
#pragma once

#include <optional>
#include <string>

#include <sabar/cli/io.hpp>
#include <sabar/cli/json.hpp>
#include <sabar/games/patience/deal.hpp>
#include <sabar/rules/patience/game_file.hpp>

namespace sabar::cli {

// The table for people, pile by pile and at most eighty characters wide; face-down cards in brackets.
[[nodiscard]] std::string deal_view(const Rules& rules, const Table& table, const CardLook& look);

// "order", "columns" or "rows", "face_down", "stock" as it is drawn, "suits", and "table" with every pile.
[[nodiscard]] Json deal_json(const Rules& rules, const Table& table, std::optional<DealOrder> order);

// Suits in tableau, stock and other areas (the paper's table 5).
[[nodiscard]] std::string suits_view(const Rules& rules, const Table& table);

}  // namespace sabar::cli
