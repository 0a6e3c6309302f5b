// Deals of SET: a number turns the sorted deck into an order.
//
// The scheme is that of our patience deals (random/scheme.hpp) with a purpose of its own in the key: an unbiased
// Fisher-Yates shuffle of the cards 0, 1, 2 … drawn from ChaCha20. The key is the number (8 bytes, little end first)
// followed by the 24 bytes "Sabar SET, version 1" and zeros. The first card of the order is dealt first.
#pragma once

#include <cstdint>
#include <vector>

#include <sabar/rules/set/cards.hpp>

namespace sabar::set {

[[nodiscard]] std::vector<Card> deal_order(std::uint64_t number, std::size_t attributes = kUsualAttributes);

}  // namespace sabar::set
