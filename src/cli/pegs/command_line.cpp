#include <memory>

#include <sabar/cli/language_option.hpp>
#include <sabar/cli/pegs/command_line.hpp>
#include <sabar/cli/pegs/commands.hpp>
#include <sabar/cli/whole_number.hpp>

namespace sabar::cli {
namespace {

using PegsAction = std::function<Result<int>()>;

// The board, and where its game begins.
void add_pegs_board(CLI::App& command, PegsProblemOptions& options, bool required = true) {
  command.add_option("BOARD", options.board, "Board of `sabar pegs boards`, file with a drawing, or -")
      ->required(required);
  CLI::Option* vacancy = command.add_option("--vacancy", options.vacancy,
                                            "Hole that is empty at the start (default: the middle, or the top)");
  command.add_option("--start", options.start, "Where to start: a hole, a file with the drawing, or -")
      ->excludes(vacancy);
  command.add_option("--notation", options.notation,
                     "Names of holes: coordinates, letters or numbers (default: as is usual for the board)");
}

void add_pegs_finish(CLI::App& command, PegsProblemOptions& options) {
  command.add_option("--finish", options.finish,
                     "Where the last peg shall stand: a hole, any, or complement (the hole that was empty; the usual)");
}

void add_pegs_boards(CLI::App& pegs, PegsAction& action) {
  const auto options = std::make_shared<PegsBoardsOptions>();
  CLI::App* command = pegs.add_subcommand("boards", "List the boards, or draw one");
  command->add_option("BOARD", options->board, "Board or file to draw; none: the list");
  command->add_option("--notation", options->notation, "Names of holes: coordinates, letters or numbers");
  command->add_flag("--json", options->json, "One JSON object per board");
  command->footer(pegs_boards_help());
  command->callback([options, &action] { action = [options] { return run_pegs_boards(*options); }; });
}

void add_pegs_solve(CLI::App& pegs, PegsAction& action) {
  const auto options = std::make_shared<PegsSolveOptions>();
  CLI::App* command = pegs.add_subcommand("solve", "Find out whether one peg can be left");
  add_pegs_board(*command, options->problem);
  add_pegs_finish(*command, options->problem);
  command->add_option("--method", options->method, "Method, see below")->capture_default_str();
  command->add_option("--nodes", options->nodes, "Most boards looked at (default: no limit)")->transform(kWholeNumber);
  command->add_option("--memory", options->memory, "Most MiB")->transform(kWholeNumber)->capture_default_str();
  command->add_option("--seconds", options->seconds, "Most seconds (default: no limit)");
  command->add_flag("--line", options->line, "Print the solution");
  command->add_flag("--packages", options->packages, "Print the solution with the packages in it");
  command->add_flag("--json", options->json, "One JSON object");
  command->footer(pegs_solve_help());
  command->callback([options, &action] { action = [options] { return run_pegs_solve(*options); }; });
}

void add_pegs_count(CLI::App& pegs, PegsAction& action) {
  const auto options = std::make_shared<PegsCountOptions>();
  CLI::App* command = pegs.add_subcommand("count", "Count boards, dead ends, games and solutions exactly");
  add_pegs_board(*command, options->problem);
  add_pegs_finish(*command, options->problem);
  command->add_option("--memory", options->memory, "Most MiB")->transform(kWholeNumber)->capture_default_str();
  command->add_option("--perft", options->perft, "Instead: the sequences of 1, 2 … so many jumps")
      ->transform(kWholeNumber);
  command->add_flag("--json", options->json, "One JSON object");
  command->footer(pegs_count_help());
  command->callback([options, &action] { action = [options] { return run_pegs_count(*options); }; });
}

void add_pegs_explain(CLI::App& pegs, PegsAction& action) {
  const auto options = std::make_shared<PegsExplainOptions>();
  CLI::App* command = pegs.add_subcommand("explain", "Say before any search what is impossible, and why");
  add_pegs_board(*command, options->problem);
  add_pegs_finish(*command, options->problem);
  CLI::Option* all =
      command->add_flag("--all", options->all, "The table of all problems of the board with one hole and one peg");
  command->add_option("--nodes", options->nodes, "With --all: most boards for each problem and method")
      ->transform(kWholeNumber)
      ->capture_default_str()
      ->needs(all);
  command->add_option("--memory", options->memory, "With --all: most MiB")
      ->transform(kWholeNumber)
      ->capture_default_str()
      ->needs(all);
  add_language(*command, options->language);
  command->add_flag("--json", options->json, "JSON; with --all one object per problem");
  command->footer(pegs_explain_help());
  command->callback([options, &action] { action = [options] { return run_pegs_explain(*options); }; });
}

void add_pegs_check(CLI::App& pegs, PegsAction& action) {
  const auto options = std::make_shared<PegsCheckOptions>();
  CLI::App* command = pegs.add_subcommand("check", "Let the judge replay a line");
  add_pegs_board(*command, options->problem);
  add_pegs_finish(*command, options->problem);
  command->add_option("LINE", options->line, "The jumps, a file with them, or -")->required();
  command->add_flag("--json", options->json, "One JSON object");
  command->footer(pegs_check_help());
  command->callback([options, &action] { action = [options] { return run_pegs_check(*options); }; });
}

void add_pegs_play(CLI::App& pegs, PegsAction& action) {
  const auto options = std::make_shared<PegsPlayOptions>();
  CLI::App* command = pegs.add_subcommand("play", "Play in the terminal");
  add_pegs_board(*command, options->problem, false);
  add_pegs_finish(*command, options->problem);
  CLI::Option* resume = command->add_option("--resume", options->resume, "Take up the game saved in this file");
  for (const char* other : {"BOARD", "--vacancy", "--start", "--finish"}) {
    resume->excludes(command->get_option(other));
  }
  command->add_option("--save", options->save, "Keep the game in this file after every jump");
  command->add_flag("--line", options->line, "Line by line, without a full screen");
  command->add_flag("--ascii", options->ascii, "Plain signs only");
  add_language(*command, options->language);
  command->footer(pegs_play_help());
  command->callback([options, &action] { action = [options] { return run_pegs_play(*options); }; });
}

}  // namespace

void add_pegs(CLI::App& app, std::function<Result<int>()>& action) {
  CLI::App* pegs = app.add_subcommand("pegs", "Peg solitaire: boards, solutions, counts, reasons, play");
  pegs->require_subcommand(1);
  pegs->footer(
      "Examples:\n"
      "  sabar pegs boards\n"
      "  sabar pegs solve english --line\n"
      "  sabar pegs explain european\n"
      "  sabar pegs play triangle");
  add_pegs_boards(*pegs, action);
  add_pegs_solve(*pegs, action);
  add_pegs_count(*pegs, action);
  add_pegs_explain(*pegs, action);
  add_pegs_check(*pegs, action);
  add_pegs_play(*pegs, action);
}

}  // namespace sabar::cli
