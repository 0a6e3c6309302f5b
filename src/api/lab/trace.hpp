// A shuffle of 1 … n, swap by swap or, for the congruential one, card by card.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <sabar/api/room.hpp>

namespace sabar {

[[nodiscard]] Result<Json> trace_shuffle(Request& request);

// The field `seed`, which a person writes.
[[nodiscard]] std::uint64_t asked_seed(Request& request);

// The name of a shuffle; the papers' word `congruential` stands for `lcg`.
[[nodiscard]] std::string asked_shuffle(Request& request);

// The size of a deck in the laboratory; a fault of the request when it is out of range.
[[nodiscard]] Result<std::size_t> asked_size(Request& request);

}  // namespace sabar
