// Everything that can be said about one permutation, in words, tables and JSON.
#pragma once

#include <string>

#include <sabar/cli/json.hpp>
#include <sabar/random/permutation.hpp>

namespace sabar::cli {

// Counts, cycles, displacement, rank; a sentence that says what it means.
[[nodiscard]] std::string permutation_view(PermutationView p);

// The paper's table 3: every place with what lay there before and after, and how far that card came.
[[nodiscard]] std::string fixed_point_table(PermutationView p);

[[nodiscard]] Json permutation_json(PermutationView p);

}  // namespace sabar::cli
