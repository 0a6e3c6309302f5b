// From a search that has ended to a verdict one can trust.
#include <fmt/format.h>

#include <sabar/check/judge.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {

Result<Solution> conclude(const Search& search, const Rules& rules, const Table& start, Halt halt) {
  Solution solution;
  solution.halt = halt;
  solution.nodes = search.nodes();
  solution.verdict = verdict_of(halt, search.complete());
  if (halt == Halt::exhausted && solution.verdict == Verdict::unknown) {
    solution.halt = Halt::incomplete;
  }
  if (solution.verdict == Verdict::solved) {
    solution.line = search.line();
    const Ruling ruling = judge_line(rules, start, solution.line);
    if (!ruling.won) {
      return fail(fmt::format("the judge rejects the line found: {}",
                              ruling.accepted ? "it does not end with a win" : ruling.reason),
                  {}, "this is a fault of the program; please report the game and the deal");
    }
  }
  return solution;
}

Result<Solution> solve(std::string_view solver, const Rules& rules, const Table& start, const SearchOptions& options,
                       const Guard& guard) {
  const auto search = make_search(solver, rules, start, options);
  if (!search) {
    return tl::unexpected(search.error());
  }
  const Halt halt = drive(**search, guard);
  return conclude(**search, rules, start, halt);
}

}  // namespace sabar
