#include <algorithm>

#include <sabar/lab/strategies/words.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::lab::html {

std::string_view strategy_summary(const StrategiesWords& words, std::string_view name) {
  const auto found = std::ranges::find(solver_list(), name, &SolverInfo::name);
  return lookup(words.summaries, name, found == solver_list().end() ? std::string_view() : found->summary);
}

}  // namespace sabar::lab::html
