// How far two large numbers lie from each other.
#pragma once

#include <cstdint>
#include <optional>

#include <sabar/core/natural.hpp>

namespace sabar {

// to - from; none when that is below zero or has more than 18 digits.
[[nodiscard]] std::optional<std::uint64_t> distance(const Natural& from, const Natural& to);

}  // namespace sabar
