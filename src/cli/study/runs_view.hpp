// Single shuffles listed one by one (table 7 of the Sattolo paper), with what they have in common below.
#pragma once

#include <cstdint>

#include <sabar/core/result.hpp>
#include <sabar/lab/shuffles/comparison.hpp>

namespace sabar::cli {

[[nodiscard]] Result<> print_runs(const lab::ComparisonOptions& options, std::uint64_t runs, bool json);

}  // namespace sabar::cli
