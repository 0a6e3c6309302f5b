// The strategies that play, by name and as searches.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

inline constexpr std::string_view kGreedyPaper = "greedy-paper";
inline constexpr std::string_view kGreedy = "greedy";
inline constexpr std::string_view kRandom = "random";

[[nodiscard]] std::span<const SolverInfo> strategy_list();

// Whether the strategy exists and plays this game.
[[nodiscard]] Result<> check_strategy(std::string_view name, const Rules& rules);

// A search that plays one game and ends with a win or stuck; its line is the game played, and every move has a reason.
[[nodiscard]] Result<std::unique_ptr<Search>> make_strategy_search(std::string_view name, const Rules& rules,
                                                                   const Table& start, const SearchOptions& options);

}  // namespace sabar
