// 'Did you mean …?' for names typed by a person.
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <string_view>

namespace sabar {

// The fewest insertions, deletions, replacements and swaps of neighbours that turn one word into the other; something
// above the limit when they are more than the limit.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b,
                                        std::size_t limit = std::numeric_limits<std::size_t>::max() - 1);

// "did you mean 'sattolo'?" when a name is near, otherwise "known: a, b, c".
[[nodiscard]] std::string nearest_name_hint(std::string_view given, std::span<const std::string_view> names);

}  // namespace sabar
