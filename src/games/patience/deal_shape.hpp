// The shape in which places lie, read off from what blocks what: a pyramid, peaks, or any other.
#pragma once

#include <cstddef>
#include <vector>

#include <sabar/rules/patience/rules.hpp>

namespace sabar {

// How many layers lie on each place of a group: 0 where nothing blocks it, else one more than on its blockers.
[[nodiscard]] std::vector<std::size_t> place_layers(const Group& group);

// Places of equal layers side by side, the deepest layer first: the rows of a pyramid from its top on.
[[nodiscard]] std::vector<std::vector<std::size_t>> place_rows(const Group& group);

}  // namespace sabar
