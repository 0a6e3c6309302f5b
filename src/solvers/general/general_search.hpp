// The general engine, which takes every rules file: its searches by name.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/solvers/search.hpp>

namespace sabar {

// All but `auto`, which takes models first.
[[nodiscard]] std::span<const SolverInfo> general_solvers();

// One of them, or `auto` without models. An error for a table that does not suit the rules.
[[nodiscard]] Result<std::unique_ptr<Search>> make_general_search(std::string_view solver, const Rules& rules,
                                                                  const Table& start, const SearchOptions& options);

}  // namespace sabar
