// sabar lab strategies: strategies and solvers on the same deals, side by side.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/cli/command.hpp>
#include <sabar/cli/fault_file.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/limits.hpp>
#include <sabar/cli/patience/deal_argument.hpp>
#include <sabar/cli/pegs/lab.hpp>
#include <sabar/cli/study/strategies_view.hpp>
#include <sabar/core/natural.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/lab/strategies/html.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar::cli {
namespace {

struct StrategiesPlan {
  GameFile game;
  trials::TrialOptions options;
  std::size_t threads = 1;
  StrategiesHead head;
  Language language = Language::english;
};

Result<> set_deals(const LabStrategiesOptions& given, StrategiesPlan& plan) {
  const auto range = parse_deal_argument(given.deals);
  if (!range || !range->path.empty()) {
    return fail(fmt::format("{} is no range of deals", quote_input(given.deals)), {}, "give numbers, as in 1..100");
  }
  const auto scheme = parse_scheme(given.scheme);
  if (!scheme) {
    return tl::unexpected(scheme.error());
  }
  plan.options.scheme = *scheme;
  plan.options.order = usual_order(plan.game.rules, *scheme);
  plan.options.first = range->first;
  // The lab refuses what is too long.
  plan.options.count =
      std::min(distance(range->first, range->last).value_or(lab::kMaxStrategyDeals), lab::kMaxStrategyDeals) + 1;
  plan.head.scheme = scheme_info(*scheme).name;
  plan.head.deals = fmt::format("{}..{}", range->first.text(), range->last.text());
  return {};
}

Result<> check_given(const LabStrategiesOptions& given) {
  if (const auto language = parse_language(given.language); !language) {
    return tl::unexpected(language.error());
  }
  if (!given.svg.empty()) {
    return fail("only boards of pegs have a plot", "--svg", "use --html");
  }
  if (auto good = check_threads(given.threads); !good) {
    return tl::unexpected(good.error());
  }
  return given.html.empty() || given.html == "-" ? Result<>{} : check_writable(given.html);
}

Result<StrategiesPlan> strategies_plan(const LabStrategiesOptions& given) {
  if (auto good = check_given(given); !good) {
    return tl::unexpected(good.error());
  }
  auto game = game_argument(given.game);
  if (!game) {
    return tl::unexpected(game.error());
  }
  StrategiesPlan plan;
  plan.game = *std::move(game);
  if (auto dealt = set_deals(given, plan); !dealt) {
    return tl::unexpected(dealt.error());
  }
  plan.options.rules = plan.game.rules;
  for (const std::string_view name : split_tokens(given.strategies)) {
    plan.options.solvers.emplace_back(name);
  }
  if (given.strategies.empty()) {
    plan.options.solvers = lab::usual_strategies(plan.game.rules);
  }
  plan.options.seed = given.seed;
  plan.options.budget.nodes = given.nodes;
  plan.threads = usable_threads(given.threads);
  plan.language = *parse_language(given.language);
  plan.head.game = plan.game.name;
  plan.head.identity = plan.game.identity.text();
  plan.head.seed = given.seed;
  plan.head.nodes = given.nodes;
  return plan;
}

// The command line that gives the same figures again.
std::string command_again(const LabStrategiesOptions& given, const StrategiesPlan& plan) {
  const GameChoice& game = given.game;
  std::string line = "sabar lab strategies";
  line += game.rules.empty() ? fmt::format(" {}", game.name) : fmt::format(" --rules '{}'", game.rules);
  const auto size = [&](std::string_view name, const std::optional<int>& number) {
    line += number ? fmt::format(" {} {}", name, *number) : std::string();
  };
  size("--rows", game.rows);
  size("--sets", game.sets);
  size("--cards", game.cards);
  size("--closed", game.closed);
  line += game.no_fill ? " --no-fill" : "";
  line += fmt::format(" --strategies {} --deals {}", fmt::join(plan.options.solvers, ","), plan.head.deals);
  line += plan.options.scheme == Scheme::sabar ? std::string() : fmt::format(" --scheme {}", plan.head.scheme);
  return line + fmt::format(" --seed {} --nodes {}", plan.head.seed, plan.head.nodes);
}

Result<> write_page(const LabStrategiesOptions& given, const StrategiesPlan& plan,
                    const lab::StrategiesReport& report) {
  lab::StrategiesPage page;
  page.game = plan.game.title_in(plan.language);
  page.rules = plan.game.short_identity();
  page.deals = plan.head.deals;
  page.scheme = plan.head.scheme;
  page.seed = plan.head.seed;
  page.nodes = plan.head.nodes;
  page.language = plan.language;
  page.command = command_again(given, plan);
  const std::string html = lab::strategies_page(report, page);
  if (given.html == "-") {
    fmt::print("{}", html);
    return {};
  }
  fmt::print(stderr, "Writing {}\n", given.html);
  return write_file(given.html, html);
}

void print_figures(bool json, const StrategiesPlan& plan, const lab::StrategiesReport& report) {
  if (!json) {
    fmt::print("{}", strategies_view(report, plan.head));
    return;
  }
  for (const lab::StrategyFigures& figures : report.strategies) {
    fmt::print("{}\n", json_line(strategy_json(report, figures, plan.head)));
  }
}

void report_faults(const StrategiesPlan& plan, const lab::StrategiesRun& run) {
  for (std::size_t i = 0; i < run.deals.size(); ++i) {
    for (const trials::Outcome& outcome : run.deals[i]) {
      if (outcome.fault) {
        const std::string number = trials::number_of_deal(plan.options, run.places[i]).text();
        report_fault(plan.game, *outcome.fault, fmt::format("{}:{}", plan.head.scheme, number), outcome.verdict);
      }
    }
  }
}

}  // namespace

Result<int> run_lab_strategies(const LabStrategiesOptions& given) {
  if (names_pegs(given.game)) {
    return run_lab_pegs(given);
  }
  const auto plan = strategies_plan(given);
  if (!plan) {
    return tl::unexpected(plan.error());
  }
  const auto run = [&] {
    ProgressMeter meter("Playing");
    return lab::run_strategies(plan->options, plan->threads,
                               [&](std::uint64_t done, std::uint64_t total) { return meter.update(done, total); });
  }();
  if (!run) {
    return tl::unexpected(run.error());
  }
  if (run->stopped) {
    fmt::print(stderr, "sabar: stopped early; the figures are those of the {} deals done so far\n", run->deals.size());
  }
  if (run->deals.empty()) {
    return static_cast<int>(kExitSuccess);
  }
  report_faults(*plan, *run);
  const lab::StrategiesReport report = lab::report_strategies(*run);
  if (given.html != "-") {
    print_figures(given.json, *plan, report);
  }
  if (!given.html.empty()) {
    if (auto written = write_page(given, *plan, report); !written) {
      return tl::unexpected(written.error());
    }
  }
  return static_cast<int>(kExitSuccess);
}

std::string lab_strategies_help() {
  std::string text = "Strategies and solvers:\n";
  for (const SolverInfo& solver : solver_list()) {
    text += fmt::format("  {:<14} {}\n", solver.name, solver.summary);
  }
  return text +
         "Without --strategies: greedy-paper where it plays, greedy, random, dfs-paper and auto. Every win is judged. "
         "The\n"
         "figures, times apart, are the same whatever --threads is. Ctrl-C reports the deals done so far.\n"
         "pegs/BOARD compares methods of peg solitaire (`sabar pegs solve --help`), backtrack and hash unless "
         "--strategies\n"
         "says otherwise, on positions with more and more pegs, as many of each size as --deals has numbers, and on "
         "the\n"
         "board row by row.\n"
         "Examples:\n"
         "  sabar lab strategies klondike\n"
         "  sabar lab strategies klondike --strategies greedy-paper,greedy,auto --deals 1..1000 --threads 0\n"
         "  sabar lab strategies freecell --scheme ms --deals 1..100 --json\n"
         "  sabar lab strategies yukon --html strategies.html --lang id\n"
         "  sabar lab strategies pegs/english --deals 1..20 --html methods.html";
}

}  // namespace sabar::cli
