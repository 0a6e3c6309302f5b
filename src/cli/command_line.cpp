// The program's options, in CLI11's words, and from them the plain description that help, manual and completions share.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <sabar/cli/command.hpp>
#include <sabar/cli/command_bench.hpp>
#include <sabar/cli/command_line.hpp>
#include <sabar/cli/describe.hpp>
#include <sabar/cli/fault_file.hpp>
#include <sabar/cli/language_option.hpp>
#include <sabar/cli/pegs/command_line.hpp>
#include <sabar/cli/set/command_line.hpp>
#include <sabar/cli/survey/survey_command_line.hpp>
#include <sabar/cli/whole_number.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/version.hpp>

namespace sabar::cli {
namespace {

using Action = std::function<Result<int>()>;

// GAME and the ways to say it. Commands that need no game in its place check that themselves.
void add_game(CLI::App& command, GameChoice& choice) {
  command.add_option("GAME", choice.name, "Game, see `sabar games`; may be left out with --rules");
  command.add_option("--rules", choice.rules, "Rules file of a game of your own");
  constexpr const char* kBoard = "Game board";
  const auto size = [&](const char* name, std::optional<int>& number, const char* text) {
    command.add_option(name, number, text)->check(CLI::Range(0, 1000))->group(kBoard);
  };
  size("--rows", choice.rows, "Rows of game `board`");
  size("--sets", choice.sets, "Its sets of thirteen cards");
  size("--cards", choice.cards, "Cards dealt to each of its rows");
  size("--closed", choice.closed, "How many of these lie face down");
  command.add_flag("--no-fill", choice.no_fill, "Empty rows stay empty")->group(kBoard);
}

// DEAL may be left out then; it and whatever else says which deal are wrong beside it.
CLI::Option* add_winnable(CLI::App& command, WinnableOptions& options) {
  CLI::Option* winnable = command.add_flag("--winnable", options.wanted, "A deal by lot that can be won");
  command.add_option("--difficulty", options.difficulty, "How hard it is to be: easy, medium or hard")->needs(winnable);
  command.add_option("--seed", options.seed, "Seed of the lots (default: a fresh one, which is printed)")
      ->transform(kWholeNumber)
      ->needs(winnable);
  return winnable;
}

void require_game(const GameChoice& choice) {
  if (choice.name.empty() && choice.rules.empty()) {
    throw CLI::RequiredError("GAME");
  }
}

void add_deal(CLI::App& app, Action& action) {
  const auto options = std::make_shared<DealOptions>();
  CLI::App* command = app.add_subcommand("deal", "Print a deal");
  add_game(*command, options->game);
  CLI::Option* deal =
      command->add_option("DEAL", options->deals, "Number, range a..b, file with deals, or -; none: a random number");
  command->add_option("--scheme", options->scheme, "What the number means, see below (default sabar)");
  CLI::Option* shuffle = command->add_option("--shuffle", options->shuffle,
                                             "Shuffle the sorted deck by this algorithm; the number is the seed");
  CLI::Option* generator = command->add_option("--rng", options->generator, "Generator for --shuffle");
  add_winnable(*command, options->winnable)->excludes(deal, shuffle, generator);
  command->add_option("--order", options->order, "How cards go to the piles: column, row, backwards or packets");
  command->add_option("--as", options->style, "symbols, letters, compact, glyphs or numbers")->capture_default_str();
  CLI::Option* json = command->add_flag("--json", options->json, "One JSON object per deal");
  CLI::Option* text = command->add_flag("--text", options->text, "Plain lines for programs")->excludes(json);
  command->add_option("--format", options->format, "text, json, fc-solve or solvitaire, see below")
      ->excludes(json, text);
  command->footer(deal_help());
  command->callback([options, &action] {
    require_game(options->game);
    action = [options] { return run_deal(*options); };
  });
}

void add_games(CLI::App& app, Action& action) {
  const auto options = std::make_shared<GamesOptions>();
  CLI::App* command = app.add_subcommand("games", "List every game");
  command->add_option("--family", options->family, "Only this family, see below");
  command->add_flag("--json", options->json, "One JSON object per game");
  command->footer(games_help());
  command->footer(families_help);  // before the other, and only when asked: it reads the rules of all games
  command->callback([options, &action] { action = [options] { return run_games(*options); }; });
}

void add_rules(CLI::App& app, Action& action) {
  const auto options = std::make_shared<RulesOptions>();
  CLI::App* command = app.add_subcommand("rules", "Say the rules of a game");
  add_game(*command, options->game);
  add_language(*command, options->language);
  CLI::Option* json = command->add_flag("--json", options->json, "One JSON object, for programs");
  command->add_flag("--text", options->text, "As a rules file with every value spelt out")->excludes(json);
  command->footer(rules_help());
  command->callback([options, &action] {
    require_game(options->game);
    action = [options] { return run_rules(*options); };
  });
}

void add_check(CLI::App& app, Action& action) {
  const auto options = std::make_shared<CheckOptions>();
  CLI::App* command = app.add_subcommand("check", "Let the judge replay a line or check a certificate");
  add_game(*command, options->game);
  command->add_option("DEAL", options->deals, "Number, file with a deal, or -");
  CLI::Option* line = command->add_option("--line", options->line, "File with the moves, or -");
  CLI::Option* certificate =
      command->add_option("--certificate", options->certificate, "File with a proof that the deal cannot be won, or -")
          ->excludes(line);
  CLI::Option* losing = command
                            ->add_flag("--losing-move", options->losing_move,
                                       "Find the move of the line after which the game could not be won any more")
                            ->needs(line);
  command->add_option("--nodes", options->nodes, "Most nodes for each position that --losing-move asks about")
      ->transform(kWholeNumber)
      ->capture_default_str()
      ->needs(losing);
  add_language(*command, options->language, "its answer")->needs(losing);
  command->add_option("--scheme", options->scheme, "What the number means, see `sabar deal --help`");
  command->add_option("--order", options->order, "How cards go to the piles: column, row, backwards or packets");
  command->add_flag("--json", options->json, "One JSON object");
  command->footer(check_help());
  command->callback([options, line, certificate, &action] {
    require_game(options->game);
    if (line->count() + certificate->count() == 0) {
      throw CLI::RequiredError("--line or --certificate");
    }
    action = [options] { return run_check(*options); };
  });
}

void add_solve(CLI::App& app, Action& action) {
  const auto options = std::make_shared<SolveOptions>();
  CLI::App* command = app.add_subcommand("solve", "Find out whether deals can be won");
  add_game(*command, options->game);
  command->add_option("DEAL", options->deals, "Number, range a..b, file with deals, or -; several may be given");
  command->add_option("--solver", options->solver, "Solver, see below")->capture_default_str();
  command
      ->add_option("--nodes", options->nodes,
                   "Most nodes (positions looked at) for a deal; usual: 20000000, with --difficulty 1000000")
      ->transform(kWholeNumber);
  command->add_option("--memory", options->memory, "Most MiB for a deal")
      ->transform(kWholeNumber)
      ->capture_default_str();
  command->add_option("--seconds", options->seconds, "Most seconds for a deal (default: no limit)");
  command->add_option("--threads", options->threads, "Deals at a time; 0: one for each processor")
      ->transform(kWholeNumber)
      ->capture_default_str();
  command->add_option("--without", options->without, "Switch a technique off; may be repeated, or a list with commas")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_option("--seed", options->seed, "Seed of strategies that draw lots")
      ->transform(kWholeNumber)
      ->capture_default_str();
  CLI::Option* line = command->add_flag("--line", options->line, "Print the winning line");
  CLI::Option* shorter = command->add_flag("--short", options->shorter, "Make the winning line shorter");
  CLI::Option* optimal = command->add_flag("--optimal", options->optimal, "Also prove that no line is shorter");
  command->add_flag("--count-runs", options->count_runs, "With --short: a run moved card by card counts one move")
      ->needs(shorter)
      ->excludes(optimal);
  command
      ->add_option("--short-nodes", options->short_nodes,
                   "Nodes for making the line shorter; usual: 1000000, FreeCell 130000")
      ->transform(kWholeNumber);
  command->add_option("--optimal-nodes", options->optimal_nodes, "Most nodes for the proof that none is shorter")
      ->transform(kWholeNumber)
      ->capture_default_str()
      ->needs(optimal);
  command->add_flag("--explain", options->explain, "Print the line with the reason of every move")
      ->excludes(line, shorter, optimal);
  add_language(*command, options->language, "the reasons");
  CLI::Option* certificate =
      command->add_option("--certificate", options->certificate,
                          "If the deal cannot be won, write a proof that `sabar check` can check to this file");
  command->add_option("--positions", options->positions, "Most positions of a certificate")
      ->transform(kWholeNumber)
      ->capture_default_str()
      ->needs(certificate);
  CLI::Option* difficulty =
      command->add_flag("--difficulty", options->difficulty, "Say how hard each deal is, and what that is made of");
  for (const char* other : {"--solver", "--seconds", "--threads", "--without", "--seed", "--line", "--short",
                            "--optimal", "--explain", "--certificate"}) {
    difficulty->excludes(command->get_option(other));
  }
  command->add_option("--scheme", options->scheme, "What the number means, see `sabar deal --help`");
  command->add_option("--order", options->order, "How cards go to the piles: column, row, backwards or packets");
  command->add_flag("--json", options->json, "One JSON object per deal");
  command->footer(solve_help());
  command->callback([options, &action] {
    require_game(options->game);
    action = [options] { return run_solve(*options); };
  });
}

void add_play(CLI::App& app, Action& action) {
  const auto options = std::make_shared<PlayOptions>();
  CLI::App* command = app.add_subcommand("play", "Play in the terminal");
  add_game(*command, options->game);
  CLI::Option* deal = command->add_option("DEAL", options->deals, "Number, or file with a deal; none: a random number");
  CLI::Option* scheme =
      command->add_option("--scheme", options->scheme, "What the number means, see `sabar deal --help`");
  CLI::Option* winnable = add_winnable(*command, options->winnable)->excludes(deal);
  command->add_option("--resume", options->resume, "Take up the game saved in this file")
      ->excludes(deal, scheme, winnable);
  command->add_option("--save", options->save, "Keep the game in this file instead of the usual one");
  command->add_flag("--line", options->line, "Line by line, without a full screen");
  command->add_option("--colours", options->colours, "Colours of the suits: 2 or 4")
      ->check(CLI::IsMember({2, 4}))
      ->capture_default_str();
  command->add_flag("--ascii", options->ascii, "Letters only, no suit symbols");
  add_language(*command, options->language);
  command->footer(play_help());
  command->callback([options, &action] { action = [options] { return run_play(*options); }; });
}

void add_shuffle(CLI::App& app, Action& action) {
  const auto options = std::make_shared<ShuffleOptions>();
  CLI::App* command = app.add_subcommand("shuffle", "Shuffle the numbers 1..n");
  command->add_option("-n", options->n, "Number of cards (default 52)")->transform(kWholeNumber);
  command->add_option("--algorithm", options->algorithm, "Algorithm, see below")->capture_default_str();
  CLI::Option* generator =
      command->add_option("--rng", options->generator, "Generator, see below")->capture_default_str();
  CLI::Option* seed =
      command->add_option("--seed", options->seed, "Seed of the generator (default: a fresh one, which is printed)")
          ->transform(kWholeNumber);
  CLI::Option* count = command->add_option("--count", options->count, "How many shuffles, one after the other")
                           ->transform(kWholeNumber)
                           ->capture_default_str();
  command->add_option("--draws", options->draws, "Draws for i = n-1 … 1 instead of a generator, in one argument")
      ->excludes(generator, seed, count);
  command->add_option("--as", options->style, "numbers, letters, compact, symbols or glyphs")->capture_default_str();
  command->add_flag("--trace", options->trace, "One row per swap: iteration, i, r, swap, array");
  command->add_flag("--json", options->json, "One JSON object per shuffle");
  command->footer(shuffle_help());
  command->callback([options, &action] { action = [options] { return run_shuffle(*options); }; });
}

void add_inspect(CLI::App& app, Action& action) {
  const auto options = std::make_shared<InspectOptions>();
  CLI::App* command = app.add_subcommand("inspect", "Examine a permutation: cycles, displacement, rank, deal");
  CLI::Option* file = command->add_option("FILE", options->path, "File with the permutation, or - for standard input")
                          ->capture_default_str();
  command->add_option("--perm", options->perm, "The permutation itself: numbers 1..n or cards, in one argument")
      ->excludes(file);
  command->add_option("--game", options->game, "Deal the cards to this game")->capture_default_str();
  command->add_option("--order", options->order, "How cards go to the piles: column, row, backwards or packets")
      ->capture_default_str();
  command->add_option("--as", options->style, "symbols, letters, compact, glyphs or numbers")->capture_default_str();
  command->add_flag("--table", options->table, "Every place before and after (table 3 of the Sattolo paper)");
  command->add_flag("--json", options->json, "One JSON object");
  command->footer(inspect_help());
  command->callback([options, &action] { action = [options] { return run_inspect(*options); }; });
}

void add_lab_strategies(CLI::App& lab, Action& action) {
  const auto options = std::make_shared<LabStrategiesOptions>();
  CLI::App* command = lab.add_subcommand("strategies", "Compare strategies and solvers on the same deals");
  add_game(*command, options->game);
  command->add_option("--strategies", options->strategies, "Names from the list below, parted by commas");
  command->add_option("--deals", options->deals, "Range of deal numbers a..b")->capture_default_str();
  command->add_option("--scheme", options->scheme, "What the numbers mean, see `sabar deal --help`")
      ->capture_default_str();
  command->add_option("--seed", options->seed, "Seed of strategies that draw lots")
      ->transform(kWholeNumber)
      ->capture_default_str();
  command->add_option("--nodes", options->nodes, "Nodes at most for each deal and strategy")
      ->transform(kWholeNumber)
      ->capture_default_str();
  command->add_option("--threads", options->threads, "Deals at a time; 0: one for each processor")
      ->transform(kWholeNumber)
      ->capture_default_str();
  command->add_flag("--json", options->json, "One JSON object per strategy");
  command->add_option("--html", options->html, "Also write a page with bars to this file; - prints it alone");
  command->add_option("--svg", options->svg, "Of pegs/BOARD: also write the plot to this file; - prints it alone");
  add_language(*command, options->language, "the page");
  command->footer(lab_strategies_help());
  command->callback([options, &action] {
    require_game(options->game);
    action = [options] { return run_lab_strategies(*options); };
  });
}

void add_lab(CLI::App& app, Action& action) {
  CLI::App* lab = app.add_subcommand("lab", "Laboratory: experiments with statistics");
  lab->require_subcommand(1);
  const auto options = std::make_shared<LabOptions>();
  CLI::App* command = lab->add_subcommand("shuffles", "Compare shuffles with each other and with theory");
  command->add_option("--algorithms", options->algorithms, "Names from `sabar shuffle --help`, parted by commas")
      ->capture_default_str();
  command->add_option("--rng", options->generator, "Generator")->capture_default_str();
  CLI::Option* count = command->add_option("--count", options->count, "Shuffles per algorithm")
                           ->transform(kWholeNumber)
                           ->capture_default_str();
  command->add_option("--seed", options->seed, "Seed of the whole run")->transform(kWholeNumber)->capture_default_str();
  command->add_option("-n", options->n, "Number of cards (default: the game's)")->transform(kWholeNumber);
  command->add_option("--game", options->game, "Game whose deck and areas are looked at")->capture_default_str();
  CLI::Option* reseed_bits =
      command
          ->add_option(
              "--reseed-bits", options->reseed_bits,
              "Seed the generator anew for every deck with so many random bits, as programs do that seed by time")
          ->transform(kWholeNumber);
  CLI::Option* runs =
      command->add_option("--runs", options->runs, "Instead of tests: list so many single shuffles of each algorithm")
          ->transform(kWholeNumber)
          ->excludes(count, reseed_bits);
  command->add_flag("--json", options->json, "One JSON object per algorithm (or per run)");
  command
      ->add_option("--html", options->html, "Also write a page with heat maps and bars to this file; - prints it alone")
      ->excludes(runs);
  add_language(*command, options->language, "the page");
  command->footer(lab_help());
  command->callback([options, &action] { action = [options] { return run_lab(*options); }; });
  add_lab_strategies(*lab, action);
}

void add_serve(CLI::App& app, Action& action) {
  const auto options = std::make_shared<ServeOptions>();
  CLI::App* command = app.add_subcommand("serve", "Serve the page: play, prove and learn in a browser");
  command->add_option("--port", options->port, "Port, or the next free one; 0: any")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  command->add_option("--host", options->host, "Address to listen on; 0.0.0.0: all of this machine")
      ->capture_default_str();
  command->add_option("--allow-host", options->names, "Answer to this name too; may be repeated, or a list with commas")
      ->delimiter(',')
      ->allow_extra_args(false);
  command->add_option("--root", options->root, "Serve this folder instead of the page inside the program");
  add_language(*command, options->language, "the messages");
  command->footer(serve_help());
  command->callback([options, &action] { action = [options] { return run_serve(*options); }; });
}

CommandInfo describe(const CLI::App& app, const std::string& path) {
  CommandInfo info{path, app.get_description(), app.get_footer(), {}, {}};
  for (const CLI::Option* option : app.get_options()) {
    OptionInfo entry{option->get_name(true, true), option->get_description(), {}};
    for (const std::string& name : option->get_lnames()) {
      entry.switches.push_back("--" + name);
    }
    for (const std::string& name : option->get_snames()) {
      entry.switches.push_back("-" + name);
    }
    info.options.push_back(entry);
  }
  for (const CLI::App* child : app.get_subcommands({})) {
    info.children.push_back(describe(*child, path.empty() ? child->get_name() : path + " " + child->get_name()));
  }
  return info;
}

void add_bench(CLI::App& app, Action& action) {
  const auto options = std::make_shared<BenchOptions>();
  CLI::App* command = app.add_subcommand("bench", "Count the nodes of a fixed set of deals, and time them");
  command->add_option("--compare", options->compare, "What an earlier `sabar bench --json` printed");
  command->add_flag("--json", options->json, "One JSON object per part, then the sum");
  command->footer(bench_help());
  command->callback([options, &action] { action = [options] { return run_bench(*options); }; });
}

// Last, because they describe the whole program as it stands by then.
void add_descriptions(CLI::App& app, Action& action) {
  const auto shell = std::make_shared<std::string>();
  CLI::App* completion = app.add_subcommand("completion", "Print a completion script for bash, zsh or fish");
  completion->add_option("SHELL", *shell, "bash, zsh or fish")->required();
  completion->footer("Example:\n  source <(sabar completion bash)");
  completion->callback(
      [shell, &app, &action] { action = [shell, &app] { return print_completion(describe(app, ""), *shell); }; });
  CLI::App* man = app.add_subcommand("man", "Print the manual page");
  man->footer("Example:\n  sabar man | man -l -");
  man->callback([&app, &action] { action = [&app] { return print_manual(describe(app, "")); }; });
}

constexpr std::string_view kExamples =
    "Examples:\n"
    "  sabar games                                   what can be played\n"
    "  sabar deal klondike 17                        one deal, always the same for that number\n"
    "  sabar deal freecell 617 --scheme ms           a numbered deal of another program\n"
    "  sabar solve klondike 17 --line                can it be won, and how?\n"
    "  sabar shuffle --algorithm sattolo --trace     a shuffle, swap by swap\n"
    "  sabar shuffle | sabar inspect -               what kind of permutation is it?\n"
    "  sabar lab shuffles --count 100000             shuffles measured against theory\n"
    "  sabar pegs solve english --line               peg solitaire\n"
    "  sabar survey klondike --deals 1..1000 --out FILE   many deals, kept\n"
    "  sabar set play                                find the sets\n"
    "  sabar serve                                   all of it in a browser\n"
    "\n"
    "Exit codes: 0 success or unknown, 1 usage, 2 bad input, 3 a fault of the program was met, 10 solved, 20 "
    "unsolvable.\n"
    "`sabar COMMAND --help` explains a command.";

// A word in a command's place that is no command: say which one may have been meant.
std::optional<std::string> unknown_command(const CLI::App& app, std::span<char*> words) {
  std::vector<std::string_view> names;
  for (const CLI::App* command : app.get_subcommands({})) {
    names.push_back(command->get_name());
  }
  const std::string_view word = words.empty() ? "-" : words.front();
  const auto positional = app.get_options([](const CLI::Option* option) { return option->get_positional(); });
  const bool known = std::find(names.begin(), names.end(), word) != names.end();
  if (names.empty() || word.starts_with('-') || (!known && !positional.empty())) {
    return std::nullopt;
  }
  if (!known) {
    return fmt::format("unknown command {} ({})", quote_input(word), nearest_name_hint(word, names));
  }
  return unknown_command(*app.get_subcommand(std::string(word)), words.subspan(1));
}

// "sabar 0.1.0 (commit 0123456789ab, built 2026-11-18)".
std::string version_text() {
  const BuildInfo& made = build_info();
  const std::string commit = made.commit.empty() ? std::string() : fmt::format("commit {}, ", made.commit);
  return fmt::format("sabar {} ({}built {})", made.version, commit, made.date);
}

}  // namespace

int run_command_line(int argc, char** argv) {
  CLI::App app{"Sabar plays, solves and studies solitaire.", "sabar"};
  app.footer(std::string(kExamples));
  app.set_version_flag("--version", version_text());
  app.require_subcommand(0, 1);
  app.get_formatter()->column_width(34);

  Action action;
  add_games(app, action);
  add_rules(app, action);
  add_deal(app, action);
  add_solve(app, action);
  add_check(app, action);
  add_play(app, action);
  add_shuffle(app, action);
  add_inspect(app, action);
  add_pegs(app, action);
  add_set(app, action);
  add_lab(app, action);
  add_survey(app, action, add_game);
  add_bench(app, action);
  add_serve(app, action);
  add_descriptions(app, action);

  if (const auto problem = unknown_command(app, std::span(argv, static_cast<std::size_t>(argc)).subspan(1))) {
    fmt::print(stderr, "sabar: {}\n", *problem);
    return kExitUsage;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const bool asked = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success);  // --help, --version
    app.exit(error);
    return asked ? kExitSuccess : kExitUsage;
  }
  if (!action) {
    std::cout << app.help();
    return kExitSuccess;
  }
  const auto result = action();
  if (!result) {
    std::fflush(stdout);
    fmt::print(stderr, "sabar: {}\n", result.error().text());
    return kExitBadInput;
  }
  return faults_reported() > 0 ? static_cast<int>(kExitFault) : *result;
}

}  // namespace sabar::cli
