// sabar solve --difficulty: how hard each deal is, with what it was made of.
#pragma once

#include <sabar/cli/patience/deal_list.hpp>
#include <sabar/cli/patience/solve_run.hpp>
#include <sabar/core/result.hpp>

namespace sabar::cli {

// Measures and prints one deal after the other; gives how many were solved and how many cannot be won.
[[nodiscard]] Result<SolveSummary> show_difficulties(const SolvePlan& plan, DealList deals, bool json);

}  // namespace sabar::cli
