// The laboratory's comparison as tables for people and as JSON.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include <sabar/lab/comparison.hpp>

namespace sabar::cli {

// Measured figures beside theory (table 6 of the Sattolo paper), then every test, then a verdict per shuffle.
[[nodiscard]] std::string comparison_view(const lab::Comparison& comparison, const lab::ComparisonOptions& options);

// One object per shuffle.
[[nodiscard]] nlohmann::ordered_json comparison_json(const lab::ComparedShuffle& shuffle,
                                                     const lab::ComparisonOptions& options);

}  // namespace sabar::cli
