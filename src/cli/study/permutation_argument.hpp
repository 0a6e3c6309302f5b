// A permutation as text: the numbers 1..n, or the 52 cards in any notation.
#pragma once

#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/random/permutation.hpp>

namespace sabar::cli {

[[nodiscard]] Result<Permutation> parse_permutation(std::string_view text);

}  // namespace sabar::cli
