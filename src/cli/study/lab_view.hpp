// The laboratory's comparison as tables for people and as JSON.
#pragma once

#include <string>

#include <sabar/cli/json.hpp>
#include <sabar/lab/shuffles/comparison.hpp>

namespace sabar::cli {

// Measured figures beside theory (table 6 of the Sattolo paper), then every test, then a verdict per shuffle.
[[nodiscard]] std::string comparison_view(const lab::Comparison& comparison, const lab::ComparisonOptions& options);

// One object per shuffle.
[[nodiscard]] Json comparison_json(const lab::ComparedShuffle& shuffle, const lab::ComparisonOptions& options,
                                   bool stopped);

}  // namespace sabar::cli
