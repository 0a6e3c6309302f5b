// Repeats: how often N throws into M equally likely boxes hit a box that was hit before (the birthday problem).
//
// Counting repeated orders is the test that sees a small seed first: decks that come from S seeds repeat as soon as
// about sqrt(2 S) of them have been dealt, when they still look even otherwise.
#pragma once

#include <cstdint>
#include <optional>

#include <sabar/lab/shuffles/report.hpp>

namespace sabar::lab {

// N - M (1 - (1 - 1/M)^N); boxes may be as many as a double can hold, or infinite.
[[nodiscard]] double expected_repeats(double boxes, std::uint64_t throws);

// Two-sided. Exact for few boxes and throws, else the limit laws: Poisson repeats while boxes are rarely hit, Poisson
// empty boxes when nearly all are full, normal with the occupancy variance between.
[[nodiscard]] LawCheck fit_repeats(double boxes, std::uint64_t throws, std::uint64_t repeats);

// The number of boxes that would make just so many repeats; N^2 / (2 repeats) while repeats are rare.
[[nodiscard]] std::optional<double> estimate_boxes(std::uint64_t throws, std::uint64_t repeats);

}  // namespace sabar::lab
