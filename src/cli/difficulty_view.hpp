// sabar solve --difficulty: how hard each deal is, with what it was made of.
#pragma once

#include <sabar/core/result.hpp>

#include "deal_list.hpp"
#include "solve_run.hpp"

namespace sabar::cli {

// Measures and prints one deal after the other; gives how many were solved and how many cannot be won.
[[nodiscard]] Result<SolveSummary> show_difficulties(const SolvePlan& plan, DealList deals, bool json);

}  // namespace sabar::cli
