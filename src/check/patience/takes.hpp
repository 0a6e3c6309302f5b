// Whether a pile takes cards that another pile has lifted.
#pragma once

#include <cstddef>
#include <span>

#include <sabar/check/patience/view.hpp>
#include <sabar/core/result.hpp>

namespace sabar::check {

// The cards, lowest first, come from pile `from`.
[[nodiscard]] Result<> takes(const View& view, std::size_t from, std::size_t to, std::span<const Card> cards);

// The suit of a foundation that belongs to one, by its number or by the card it began with.
[[nodiscard]] Suit foundation_suit(const View& view, std::size_t pile);

}  // namespace sabar::check
