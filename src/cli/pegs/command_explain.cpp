// sabar pegs explain: what is impossible, and why, before any search; and the table of all problems of a board.
#include <fmt/format.h>

#include <sabar/cli/pegs/commands.hpp>
#include <sabar/cli/pegs/problems.hpp>
#include <sabar/cli/pegs/reason.hpp>

namespace sabar::cli {

Result<int> run_pegs_explain(const PegsExplainOptions& options) {
  const auto language = parse_language(options.language);
  if (!language) {
    return tl::unexpected(language.error());
  }
  const auto task = pegs_task(options.problem);
  if (!task) {
    return tl::unexpected(task.error());
  }
  if (options.all) {
    return show_pegs_problems(*task, *language, options);
  }
  const PegsReasons reasons = find_reasons(task->problem);
  if (options.json) {
    fmt::print("{}\n", json_line(reasons_json(*task, reasons)));
  } else {
    fmt::print("{}", reasons_text(*task, reasons, *language));
  }
  return static_cast<int>(reasons.impossible() ? kExitUnsolvable : kExitSuccess);
}

std::string pegs_explain_help() {
  return "Position classes colour the holes in three colours; pagoda functions weigh them. Either can prove that a "
         "finish\n"
         "cannot be reached (docs/pegs.md). Exit code 20 if so, else 0: what is not excluded may still be unsolvable.\n"
         "Examples:\n"
         "  sabar pegs explain european              why the empty centre cannot be solved\n"
         "  sabar pegs explain european --lang id\n"
         "  sabar pegs explain english --vacancy d4 --finish d1\n"
         "  sabar pegs explain triangle --all";
}

}  // namespace sabar::cli
