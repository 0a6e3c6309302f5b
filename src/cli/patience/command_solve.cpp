// sabar solve: a verdict for each deal, with the winning line or the proof that there is none.

#include <fmt/format.h>

#include <sabar/cli/command.hpp>
#include <sabar/cli/fault_file.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/limits.hpp>
#include <sabar/cli/patience/difficulty_view.hpp>
#include <sabar/cli/patience/solve_view.hpp>
#include <sabar/core/plural.hpp>
#include <sabar/solvers/difficulty/difficulty.hpp>

namespace sabar::cli {
namespace {

constexpr std::uint64_t kUsualNodes = 20'000'000;

Result<> check_options(const SolveOptions& options) {
  if (options.deals.empty()) {
    return fail("a deal is wanted", {}, "give a number, a range a..b, a file, or -");
  }
  if (const auto language = parse_language(options.language); !language) {
    return tl::unexpected(language.error());
  }
  if (auto good = check_memory(options.memory); !good) {
    return tl::unexpected(good.error());
  }
  if (auto good = check_seconds(options.seconds); !good) {
    return tl::unexpected(good.error());
  }
  if (auto good = check_threads(options.threads); !good) {
    return tl::unexpected(good.error());
  }
  return options.certificate.empty() ? Result<>{} : check_writable(options.certificate);
}

Result<SolvePlan> make_solve_plan(const SolveOptions& options) {
  auto game = game_argument(options.game);
  if (!game) {
    return tl::unexpected(game.error());
  }
  SolvePlan plan;
  plan.game = *std::move(game);
  plan.solver = options.solver;
  plan.options.budget.nodes = options.nodes.value_or(options.difficulty ? kDifficultyNodes : kUsualNodes);
  plan.options.budget.bytes = bytes_of_memory(options.memory);
  plan.options.seed = options.seed;
  plan.options.without = options.without;
  if (options.count_runs && !can_count_runs(plan.game.rules)) {
    return fail(
        fmt::format("--count-runs is for FreeCell and games in which cards move one by one like there, not for {}",
                    plan.game.name),
        {}, "leave it out: the other games' moves count as they are printed");
  }
  if (options.shorter || options.optimal) {
    plan.shorter = {options.short_nodes.value_or(usual_short_nodes(plan.game.rules)),
                    options.optimal ? options.optimal_nodes : 0, plan.options.budget.bytes, options.count_runs};
  }
  plan.seconds = options.seconds;
  plan.threads = usable_threads(options.threads);
  if (options.explain) {
    plan.explain = *parse_language(options.language);
  }
  if (!options.certificate.empty()) {
    plan.certificate = options.positions;
  }
  return plan;
}

void print_solution(const SolveOptions& options, const SolvePlan& plan, const SolvedDeal& result) {
  if (options.json) {
    fmt::print("{}\n", solution_text(plan, result));
  } else {
    fmt::print("{}\n", verdict_text(plan, result));
    if (options.explain) {
      fmt::print("{}", explained_text(plan, result));
    } else if (options.line) {
      fmt::print("{}", line_text(plan.game.rules, result.solution.line));
    }
  }
  std::fflush(stdout);
}

// The file, or why there is none.
Result<> keep_certificate(const std::string& path, const SolvedDeal& result) {
  const Verdict verdict = result.solution.verdict;
  if (!result.certificate) {
    fmt::print(stderr, "sabar: no certificate: {}\n",
               verdict == Verdict::solved ? "the deal can be won" : "it is not known that the deal cannot be won");
    return {};
  }
  if (!*result.certificate) {
    fmt::print(stderr, "sabar: no certificate: {}\n", result.certificate->error().text());
    return {};
  }
  return write_file(path, **result.certificate);
}

int exit_code_of(const SolveSummary& summary) {
  if (summary.stopped || summary.deals == 0) {
    return kExitSuccess;
  }
  return summary.solved == summary.deals       ? kExitSolved
         : summary.unsolvable == summary.deals ? kExitUnsolvable
                                               : kExitSuccess;
}

}  // namespace

Result<int> run_solve(const SolveOptions& given) {
  SolveOptions options = given;
  shift_deal(options.game, options.deals);
  if (auto good = check_options(options); !good) {
    return tl::unexpected(good.error());
  }
  const auto plan = make_solve_plan(options);
  if (!plan) {
    return tl::unexpected(plan.error());
  }
  auto deals = DealList::make(plan->game, {options.deals, options.scheme, options.order});
  if (!deals) {
    return tl::unexpected(deals.error());
  }
  if (options.difficulty) {
    return show_difficulties(*plan, *std::move(deals), options.json).map(exit_code_of);
  }
  if (plan->certificate && !deals->single()) {
    return fail("a certificate is of one deal", {}, "give one deal with --certificate");
  }
  Result<> kept;
  const auto summary = solve_deals(*plan, *std::move(deals), [&](const SolvedDeal& result) {
    print_solution(options, *plan, result);
    for (const SearchFault& fault : result.faults) {
      report_fault(plan->game, fault, result.deal.text(), result.solution.verdict);
    }
    kept = plan->certificate ? keep_certificate(options.certificate, result) : Result<>{};
  });
  if (!summary || !kept) {
    return tl::unexpected(summary ? kept.error() : summary.error());
  }
  if (summary->stopped) {
    fmt::print(stderr, "sabar: stopped early; {} shown\n", counted(summary->deals, "deal is", "deals are"));
  }
  return exit_code_of(*summary);
}

std::string solve_help() {
  std::string text = "Solvers:\n";
  for (const SolverInfo& solver : solver_list()) {
    text += fmt::format("  {:<14} {}\n", solver.name, solver.summary);
  }
  text += fmt::format("Techniques (docs/techniques.md):\n  {}\n", fmt::join(technique_list(), "\n  "));
  text +=
      "Nodes, memory and seconds are limits for each deal: beyond them the verdict is 'unknown', never a guess. The "
      "usual\n"
      "limit of nodes is a matter of some fifteen seconds. The same options give the same verdict and the same nodes,\n"
      "whatever --threads is; only --seconds depends on the machine.\n"
      "--short and --optimal count every move of the printed line: a transfer of any number of cards, a draw, a "
      "redeal.\n"
      "FreeCell and its kin move single cards; with --count-runs a run carried over counts one, as elsewhere.\n"
      "--optimal ends with 'shortest', or with the best line and the number of moves that every line has at least\n"
      "(docs/shortest.md). Their nodes come on top of --nodes.\n"
      "If the program contradicts itself on a deal (the judge rejects a line), a second search takes over, a report "
      "is\n"
      "written and named, and the other deals go on.\n"
      "Exit code 10 when every deal is solved, 20 when every deal is unsolvable, 3 when such a fault was met, else 0.\n"
      "Examples:\n"
      "  sabar solve klondike 17 --line\n"
      "  sabar solve freecell 1..100 --scheme ms --threads 0\n"
      "  sabar solve spider-2 5 --nodes 1000000 --json\n"
      "  sabar solve klondike-3 2 --optimal --line\n"
      "  sabar solve klondike 3 --solver greedy --explain --lang id\n"
      "  sabar solve freecell 1..10 --difficulty\n"
      "  sabar solve freecell-0 1 --certificate proof.txt; sabar check freecell-0 1 --certificate proof.txt";
  return text;
}

}  // namespace sabar::cli
