// Lists as people write them: parted by white space, commas, semicolons or brackets.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>

namespace sabar {

[[nodiscard]] std::vector<std::string_view> split_tokens(std::string_view text);

// Whole numbers; `what` names an entry in errors ("draw 3: 'x' is not a whole number").
[[nodiscard]] Result<std::vector<std::uint64_t>> parse_numbers(std::string_view text, std::string_view what);

}  // namespace sabar
