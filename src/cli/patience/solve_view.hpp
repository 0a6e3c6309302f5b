// What `sabar solve` says of a deal: one line for people, or one JSON object for programs.
#pragma once

#include <string>

#include <sabar/cli/patience/solve_run.hpp>

namespace sabar::cli {

// "klondike-3 solvitaire:17 rules 5f0c63… solved 89 moves 102934 nodes"; of a line that was made shorter
// also ", from 123 moves with 1000000 nodes: shortest known, at least 81".
[[nodiscard]] std::string verdict_text(const SolvePlan& plan, const SolvedDeal& result);

// Move by move with the reasons.
[[nodiscard]] std::string explained_text(const SolvePlan& plan, const SolvedDeal& result);

// One JSON object on one line: docs/formats.md, 'Solutions'.
[[nodiscard]] std::string solution_text(const SolvePlan& plan, const SolvedDeal& result);

}  // namespace sabar::cli
