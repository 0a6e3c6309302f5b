// From a search that has ended to a verdict one can trust.
#include <sabar/solvers/judged_search.hpp>

namespace sabar {

Solution conclude(const Search& search, const Rules& rules, const Table& start, Halt halt) {
  Solution solution;
  solution.halt = halt;
  solution.nodes = search.nodes();
  solution.verdict = verdict_of(halt, search.complete());
  if (halt == Halt::exhausted && solution.verdict == Verdict::unknown) {
    solution.halt = Halt::incomplete;
  }
  if (const SearchFault* fault = search.fault()) {
    solution.fault = *fault;
  }
  if (solution.verdict == Verdict::solved) {
    solution.line = search.line();
    std::string reason = search.judged() ? std::string{} : rejection(rules, start, solution.line);
    if (!reason.empty()) {
      solution.verdict = Verdict::unknown;
      solution.fault = SearchFault{std::move(reason), {}, std::string(search.model()), {}, start, solution.line};
      solution.line.clear();
    }
  }
  if (solution.fault && halt != Halt::stopped) {
    solution.halt = Halt::fault;
  }
  return solution;
}

Result<Solution> solve_despite_faults(std::string_view solver, const Rules& rules, const Table& start,
                                      const SearchOptions& options, const Guard& guard) {
  const auto search = make_search(solver, rules, start, options);
  if (!search) {
    return tl::unexpected(search.error());
  }
  const Halt halt = drive(**search, guard);
  return conclude(**search, rules, start, halt);
}

Result<Solution> solve(std::string_view solver, const Rules& rules, const Table& start, const SearchOptions& options,
                       const Guard& guard) {
  return solve_despite_faults(solver, rules, start, options, guard).and_then([](Solution solution) {
    return solution.fault
               ? Result<Solution>(fail(solution.fault->reason, {},
                                       "this is a fault of the program; please report the game and the deal"))
               : Result<Solution>(std::move(solution));
  });
}

}  // namespace sabar
