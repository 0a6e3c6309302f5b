// From steps to moves of the rules: several runs move one by one, by way of empty columns, and complete runs leave by a
// move where the rules want one. Before that the steps are looked through for what is not needed.
#pragma once

#include <vector>

#include <sabar/rules/patience/move.hpp>
#include <sabar/solvers/models/spider/mover.hpp>

namespace sabar::spider {

// The steps that are still needed: each is left out, or made one with a later step of the same cards, if the rest still
// wins.
[[nodiscard]] std::vector<Step> shortened(const Deal& deal, std::vector<Step> steps);

[[nodiscard]] std::vector<Move> expand(const Deal& deal, const std::vector<Step>& steps);

}  // namespace sabar::spider
