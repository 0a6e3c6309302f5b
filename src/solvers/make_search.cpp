// Searches by name.
#include <array>
#include <optional>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/games/patience/engine.hpp>
#include <sabar/solvers/patience_search.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {
namespace {

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

const std::vector<SolverInfo>& solver_list() {
  static const std::vector<SolverInfo> kList = {
      {"auto", "stages: best-first, beam, complete search; for every game", false},
      {"dfs", "depth-first search with a table and all complete techniques", false},
      {"best-first", "the best-looking position next", false},
      {"beam", "a beam of 1,000 positions for each level", false},
      {"backtrack", "every line of play, without a table", false},
      {"reference", "breadth-first over whole positions; slow, the oracle", false},
      {"dfs-paper", "the paper's depth-first search: history and path, nothing else", false},
  };
  return kList;
}

Result<std::unique_ptr<Search>> make_search(std::string_view solver, const Rules& rules, const Table& start,
                                            const SearchOptions& options) {
  return patience::SmallRules::fits(rules) ? make_with<patience::SmallRules>(solver, rules, start, options)
                                           : make_with<patience::LoadedRules>(solver, rules, start, options);
}

}  // namespace sabar
