#include <algorithm>
#include <chrono>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/key.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/generators/splitmix64.hpp>
#include <sabar/solvers/search.hpp>
#include <sabar/trials/trial.hpp>

namespace sabar::trials {
namespace {

std::uint64_t seed_of_deal(std::uint64_t seed, const Natural& number) {
  const std::string text = number.text();
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  SplitMix64 mix(seed);
  return mix() ^ key_of(bytes).low;
}

Result<Solution> let_play(const TrialOptions& options, const std::string& solver, const Table& table,
                          const SearchOptions& search, const Guard& guard, double& seconds) {
  const auto start = std::chrono::steady_clock::now();
  auto solution = solve_despite_faults(solver, options.rules, table, search, guard);
  seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return solution;
}

Outcome outcome_of(const Solution& solution, double seconds) {
  Outcome outcome{solution.verdict, solution.halt, solution.nodes, solution.line.size(), seconds};
  if (solution.fault) {
    outcome.fault = std::make_shared<const SearchFault>(*solution.fault);
  }
  return outcome;
}

// A deal that one of them won, as the judge has seen, and another calls unsolvable: that must not end up in a table.
void withdraw_proofs(const std::string& winner, const SearchFault& won, const TrialOptions& options,
                     std::vector<Outcome>& outcomes) {
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    if (outcomes[i].verdict != Verdict::unsolvable) {
      continue;
    }
    SearchFault fault = won;
    fault.reason = fmt::format("{} has won what {} calls unsolvable", winner, options.solvers[i]);
    fault.solver = options.solvers[i];
    outcomes[i].verdict = Verdict::unknown;
    outcomes[i].halt = Halt::fault;
    outcomes[i].fault = std::make_shared<const SearchFault>(std::move(fault));
  }
}

}  // namespace

Result<> check_solver_names(const std::vector<std::string>& solvers) {
  if (solvers.empty()) {
    return fail("no strategy to compare", {}, "`sabar solve --help` lists them");
  }
  std::vector<std::string_view> names;
  for (const SolverInfo& info : solver_list()) {
    names.push_back(info.name);
  }
  for (auto name = solvers.begin(); name != solvers.end(); ++name) {
    if (std::find(names.begin(), names.end(), *name) == names.end()) {
      return fail(fmt::format("unknown strategy {}", quote_input(*name)), {}, nearest_name_hint(*name, names));
    }
    if (std::find(solvers.begin(), name, *name) != name) {
      return fail(fmt::format("{} stands twice in the list", quote_input(*name)), {}, "name each strategy once");
    }
  }
  return {};
}

Natural number_of_deal(const TrialOptions& options, std::uint64_t index) {
  // Natural adds 32 bits at a time.
  Natural number = options.first;
  for (; index > UINT32_MAX; index -= UINT32_MAX) {
    number.multiply_add(1, UINT32_MAX);
  }
  number.multiply_add(1, static_cast<std::uint32_t>(index));
  return number;
}

Result<std::vector<Outcome>> play_deal(const TrialOptions& options, std::uint64_t index, const Guard& guard) {
  const Natural number = number_of_deal(options, index);
  const auto named = [&](const Error& error) {
    return fail(error.message, fmt::format("deal {}", number.text()), error.hint);
  };
  const auto table = deal_of(options.rules, {options.scheme, number, options.order});
  if (!table) {
    return named(table.error());
  }
  SearchOptions search{options.budget, seed_of_deal(options.seed, number), options.without, {}};
  std::vector<Outcome> outcomes;
  std::string winner;
  SearchFault won{{}, {}, {}, search, *table, {}};
  for (const std::string& solver : options.solvers) {
    double seconds = 0;
    auto solution = let_play(options, solver, *table, search, guard, seconds);
    if (!solution) {
      return named(solution.error());
    }
    if (solution->halt == Halt::stopped) {
      break;
    }
    outcomes.push_back(outcome_of(*solution, seconds));
    if (winner.empty() && solution->verdict == Verdict::solved) {
      winner = solver;
      won.line = std::move(solution->line);
    }
  }
  if (!winner.empty()) {
    withdraw_proofs(winner, won, options, outcomes);
  }
  return outcomes;
}

}  // namespace sabar::trials
