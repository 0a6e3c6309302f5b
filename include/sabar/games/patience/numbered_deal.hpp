// Where a deal comes from: a number of a scheme, or cards that somebody gave.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <sabar/core/natural.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/patience/deal_order.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar {

struct NumberedDeal {
  Scheme scheme = Scheme::sabar;
  Natural number;
  DealOrder order = DealOrder::row;
  friend bool operator==(const NumberedDeal&, const NumberedDeal&) = default;
};

// Empty: given cards.
using DealOrigin = std::optional<NumberedDeal>;

// "sabar:17", "cards".
[[nodiscard]] std::string to_text(const DealOrigin& origin);

// What a deal file says of its source and order; anything but a number of a scheme counts as given cards.
[[nodiscard]] DealOrigin parse_origin(std::string_view source, std::optional<DealOrder> order);

// The table of a numbered deal.
[[nodiscard]] Result<Table> deal_of(const Rules& rules, const NumberedDeal& deal);

}  // namespace sabar
