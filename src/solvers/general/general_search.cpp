#include <array>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/general/general_search.hpp>
#include <sabar/solvers/general/patience_search.hpp>

namespace sabar {
namespace {

constexpr SolverInfo kSolvers[] = {
    {"dfs", "depth-first search with a table and all complete techniques", false},
    {"best-first", "the best-looking position next", false},
    {"levels", "the best positions of each level, one at a time", false},
    {"beam", "a beam of 1,000 positions for each level", false},
#ifndef SABAR_FEW_SOLVERS
    {"dfs-paper", "the paper's depth-first search: history and path, nothing else", false},
    {"backtrack", "every line of play, without a table", false},
    {"reference", "breadth-first over whole positions: slow, the oracle", false},
#endif
};

template <class Source>
Result<std::unique_ptr<Search>> make_with(std::string_view solver, const Rules& rules, const Table& start,
                                          const SearchOptions& options) {
  using Engine = patience::Patience<Source>;
  Engine engine(rules);
  const auto position = engine.start(start);
  if (!position) {
    return tl::unexpected(position.error());
  }
  const auto board = std::make_shared<const Board<Engine>>(Board<Engine>{std::move(engine), *position});
  return make_patience_search(solver, board, options);
}

}  // namespace

std::span<const SolverInfo> general_solvers() { return kSolvers; }

Result<std::unique_ptr<Search>> make_general_search(std::string_view solver, const Rules& rules, const Table& start,
                                                    const SearchOptions& options) {
  return patience::SmallRules::fits(rules) ? make_with<patience::SmallRules>(solver, rules, start, options)
                                           : make_with<patience::LoadedRules>(solver, rules, start, options);
}

}  // namespace sabar
