#include <algorithm>

#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/json.hpp>
#include <sabar/cli/limits.hpp>
#include <sabar/cli/patience/deal_argument.hpp>
#include <sabar/cli/pegs/argument.hpp>
#include <sabar/cli/pegs/lab.hpp>
#include <sabar/core/result.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/lab/pegs/html.hpp>

namespace sabar::cli {
namespace {

constexpr std::string_view kPegsGame = "pegs/";

struct PegsLabPlan {
  lab::PegsGrowthOptions options;
  lab::PegsPage page;
};

Result<> check_pegs_lab(const LabStrategiesOptions& given) {
  const GameChoice& game = given.game;
  if (!game.rules.empty() || game.rows || game.sets || game.cards || game.closed || game.no_fill) {
    return fail("a board of pegs has no rules file and no sizes", {}, "give a file with a drawing instead: pegs/FILE");
  }
  if (given.scheme != "sabar") {
    return fail("a board of pegs has no deals, and so no scheme", "--scheme", "leave it out");
  }
  if (auto good = check_threads(given.threads); !good) {
    return good;
  }
  for (const std::string& path : {given.html, given.svg}) {
    if (auto good = path.empty() || path == "-" ? Result<>{} : check_writable(path); !good) {
      return good;
    }
  }
  return {};
}

Result<> set_positions(const LabStrategiesOptions& given, lab::PegsGrowthOptions& options) {
  const auto range = parse_deal_argument(given.deals);
  if (!range || !range->path.empty() || range->last.bits() > 63) {
    return fail(fmt::format("{} is no range of positions", quote_input(given.deals)), {}, "give numbers, as in 1..20");
  }
  const auto number = [](const Natural& natural) { return std::stoull(natural.text()); };
  options.first = number(range->first);
  options.count = number(range->last) - options.first + 1;
  return {};
}

std::string pegs_command_again(const LabStrategiesOptions& given, const lab::PegsGrowthOptions& options) {
  return fmt::format("sabar lab strategies {} --strategies {} --deals {} --seed {} --nodes {}", given.game.name,
                     fmt::join(options.methods, ","), given.deals, given.seed, given.nodes);
}

Result<PegsLabPlan> pegs_lab_plan(const LabStrategiesOptions& given) {
  if (auto good = check_pegs_lab(given); !good) {
    return tl::unexpected(good.error());
  }
  const auto language = parse_language(given.language);
  if (!language) {
    return tl::unexpected(language.error());
  }
  PegsProblemOptions problem;
  problem.board = given.game.name;
  const auto task = pegs_task_to_play(problem);
  if (!task) {
    return tl::unexpected(task.error());
  }
  PegsLabPlan plan;
  plan.options.board = task->board();
  plan.options.start = task->problem.start;
  if (auto good = set_positions(given, plan.options); !good) {
    return tl::unexpected(good.error());
  }
  if (!given.strategies.empty()) {
    plan.options.methods.clear();
    for (const std::string_view name : split_tokens(given.strategies)) {
      plan.options.methods.emplace_back(name);
    }
  }
  plan.options.seed = given.seed;
  plan.options.budget.nodes = given.nodes;
  plan.options.threads = usable_threads(given.threads);
  plan.page = {std::string(pegs::title_of(task->board(), *language)),
               given.seed,
               plan.options.count,
               given.nodes,
               *language,
               pegs_command_again(given, plan.options)};
  return plan;
}

std::string growth_table(const std::vector<std::string>& methods, const std::vector<lab::PegsSize>& sizes,
                         std::string_view size_name) {
  std::string text = fmt::format("{:>5} {:>8}  {:<10}{:>7}{:>11}{:>8}{:>13}{:>12}\n", size_name, "problems", "method",
                                 "solved", "unsolvable", "open", "boards", "ms");
  for (const lab::PegsSize& size : sizes) {
    for (std::size_t i = 0; i < methods.size(); ++i) {
      const lab::PegsEffort& effort = size.methods[i];
      text += fmt::format(
          "{:>5} {:>8}  {:<10}{:>7}{:>11}{:>8}{:>13}{:>12.3g}\n", i == 0 ? fmt::format("{}", size.size) : "",
          i == 0 ? fmt::format("{}", size.problems) : "", methods[i], effort.solved, effort.unsolvable, effort.unknown,
          fmt::format("{}{:.0f}", effort.median_cut ? ">=" : "", effort.boards.median), 1000 * effort.seconds.median);
    }
  }
  return text;
}

void print_growth(const lab::PegsGrowth& growth, const PegsLabPlan& plan) {
  fmt::print("{}: can one peg be left?\nAt most {} boards for each problem; boards and ms are medians.\n\n",
             plan.page.board, plan.page.nodes);
  fmt::print("Positions by lot (seed {}), more and more pegs\n{}\n", plan.page.seed,
             growth_table(growth.methods, growth.positions, "pegs"));
  fmt::print("The board row by row, every hole as the empty one\n{}",
             growth_table(growth.methods, growth.boards, "holes"));
}

Json size_json(const LabStrategiesOptions& given, const lab::PegsGrowth& growth, std::string_view series,
               const lab::PegsSize& size, std::size_t method) {
  const lab::PegsEffort& effort = size.methods[method];
  Json json;
  json["game"] = given.game.name;
  json["series"] = series;
  json["size"] = size.size;
  json["seed"] = given.seed;
  json["node_limit"] = given.nodes;
  json["method"] = growth.methods[method];
  json["problems"] = size.problems;
  json["stopped"] = growth.stopped;
  json["solved"] = effort.solved;
  json["unsolvable"] = effort.unsolvable;
  json["unknown"] = effort.unknown;
  json["boards"] = Json{{"mean", effort.boards.mean}, {"median", effort.boards.median}};
  json["median_at_least"] = effort.median_cut;
  json["seconds"] = Json{{"mean", effort.seconds.mean}, {"median", effort.seconds.median}};
  return json;
}

void print_growth_json(const LabStrategiesOptions& given, const lab::PegsGrowth& growth) {
  const auto print = [&](std::string_view series, const std::vector<lab::PegsSize>& sizes) {
    for (const lab::PegsSize& size : sizes) {
      for (std::size_t method = 0; method < growth.methods.size(); ++method) {
        fmt::print("{}\n", json_line(size_json(given, growth, series, size, method)));
      }
    }
  };
  print("positions", growth.positions);
  print("boards", growth.boards);
}

Result<> write_or_print(const std::string& path, const std::string& text) {
  if (path == "-") {
    fmt::print("{}", text);
    return {};
  }
  fmt::print(stderr, "Writing {}\n", path);
  return write_file(path, text);
}

}  // namespace

bool names_pegs(const GameChoice& game) { return game.name == "pegs" || game.name.starts_with(kPegsGame); }

Result<int> run_lab_pegs(const LabStrategiesOptions& given) {
  if (given.game.name == "pegs") {
    return fail("which board?", {}, "give it behind a stroke: pegs/english; `sabar pegs boards` lists them");
  }
  const auto plan = pegs_lab_plan(given);
  if (!plan) {
    return tl::unexpected(plan.error());
  }
  const auto growth = [&] {
    ProgressMeter meter("Solving");
    return lab::measure_pegs_growth(plan->options,
                                    [&](std::uint64_t done, std::uint64_t total) { return meter.update(done, total); });
  }();
  if (!growth) {
    return tl::unexpected(growth.error());
  }
  if (growth->stopped) {
    fmt::print(stderr, "sabar: stopped early; the figures are those of the problems done so far\n");
  }
  if (given.html != "-" && given.svg != "-") {
    given.json ? print_growth_json(given, *growth) : print_growth(*growth, *plan);
  }
  Result<> written = given.html.empty() ? Result<>{} : write_or_print(given.html, lab::pegs_page(*growth, plan->page));
  if (written && !given.svg.empty()) {
    written = write_or_print(given.svg, lab::pegs_plot_file(*growth, plan->page));
  }
  return written.map([] { return static_cast<int>(kExitSuccess); });
}

}  // namespace sabar::cli
