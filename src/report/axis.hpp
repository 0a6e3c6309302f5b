// Where an axis gets its numbers.
#pragma once

#include <cstddef>
#include <vector>

namespace sabar::report {

// 1, 2 or 5 times a power of ten, so that a range has at most so many steps.
[[nodiscard]] double round_step(double range, double steps);

// 1, 10, 20 … n, without a number too near the last.
[[nodiscard]] std::vector<double> ticks_of_places(std::size_t n);

}  // namespace sabar::report
