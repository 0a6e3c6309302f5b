// How many orders a shuffle can give at all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <sabar/lab/shuffles/comparison.hpp>

namespace sabar::lab {

struct PossibleOrders {
  std::optional<std::size_t> factorial_of{};  // as many as this number's factorial: n for all orders
  std::optional<std::uint64_t> at_most{};     // no more than this
  bool fewer = false;                         // fewer than n!, no formula here
  bool alike = true;                          // all of them equally likely
};

// Nothing set: not known. What the generator's seed allows is not looked at.
[[nodiscard]] PossibleOrders possible_orders(const ComparedShuffle& shuffle);

}  // namespace sabar::lab
