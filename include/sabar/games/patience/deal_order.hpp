// The order in which cards leave the deck, and the pile each of them goes to. It is always named in a result, never
// guessed.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/rules.hpp>

namespace sabar {

enum class DealOrder {
  column,     // pile after pile: column k takes its cards one after the other (the Sattolo paper)
  row,        // row by row from left to right, as a person deals
  backwards,  // from the last card of the deck, area by area as Solvitaire does
  packets,    // row by row; the stock lies in packets of a row each, dealt from the last card (KPatience's Spider)
};

[[nodiscard]] std::string_view to_text(DealOrder order);
[[nodiscard]] Result<DealOrder> parse_deal_order(std::string_view name);

// Places and zigzags have an order of their own, which goes by the name `row`.
[[nodiscard]] bool only_by_rows(const Rules& rules);

// What a scheme's deals are laid out by when nobody says otherwise: Solvitaire's its own way, Spider by
// numbers of KPatience as that program does, all others row by row.
[[nodiscard]] DealOrder usual_order(const Rules& rules, Scheme scheme);

// The pile that each card goes to, card by card, where pile i takes sizes[i] cards.
[[nodiscard]] std::vector<std::size_t> deal_targets(std::span<const std::uint8_t> sizes, DealOrder order);

}  // namespace sabar
