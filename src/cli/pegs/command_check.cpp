// sabar pegs check: the judge alone replays a line of jumps.
#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include <sabar/check/pegs/judge.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/pegs/commands.hpp>
#include <sabar/cli/pegs/view.hpp>
#include <sabar/session/pegs/picture.hpp>

namespace sabar::cli {
namespace {

struct GivenLine {
  std::string text;
  std::string source;  // file, empty for the command line
};

// The jumps themselves, or one word that is a file.
Result<GivenLine> given_line(const PegsCheckOptions& options) {
  const std::string& first = options.line.front();
  std::error_code ignored;
  if (options.line.size() == 1 && (first == "-" || std::filesystem::exists(first, ignored))) {
    return read_input(first).map([&](const std::string& text) { return GivenLine{text, first}; });
  }
  return GivenLine{fmt::format("{}", fmt::join(options.line, " ")), {}};
}

Json ruling_json(const PegsTask& task, const std::vector<pegs::Hop>& line, const pegs::PegsRuling& ruling) {
  Json json = pegs_task_json(task);
  json["accepted"] = ruling.accepted;
  json["finished"] = ruling.finished;
  json["jumps"] = line.size();
  json["moves"] = pegs::count_sweeps(line);
  json["played"] = ruling.played;
  json["reason"] = ruling.reason;
  json["left"] = pegs::holes_text(task.board(), ruling.pegs, task.notation);
  return json;
}

}  // namespace

Result<int> run_pegs_check(const PegsCheckOptions& options) {
  const bool line_from_input = options.line.size() == 1 && options.line.front() == "-";
  if (line_from_input && (options.problem.board == "-" || options.problem.start == "-")) {
    return fail("only one thing can come from standard input", {}, "put the others into files");
  }
  const auto task = pegs_task(options.problem);
  if (!task) {
    return tl::unexpected(task.error());
  }
  const auto given = given_line(options);
  if (!given) {
    return tl::unexpected(given.error());
  }
  const auto line = pegs::read_line(task->board(), given->text);
  if (!line) {
    Error error = line.error();
    error.where = given->source.empty() ? error.where : fmt::format("{}, {}", given->source, error.where);
    return tl::unexpected(std::move(error));
  }
  const pegs::PegsRuling ruling =
      pegs::judge_pegs(task->board(), task->problem.start, task->problem.finish.pegs, *line);
  if (options.json) {
    fmt::print("{}\n", json_line(ruling_json(*task, *line, ruling)));
  } else if (ruling.accepted) {
    fmt::print("{} accepted: {} jumps, {} moves, {}\n", task->text(), line->size(), pegs::count_sweeps(*line),
               ruling.finished ? "finished" : "not finished");
  } else {
    fmt::print("{} rejected: {}\n", task->text(), ruling.reason);
  }
  if (!options.json && !ruling.finished) {
    fmt::print("{}", pegs_picture(task->board(), ruling.pegs, {}));
  }
  return static_cast<int>(ruling.accepted ? kExitSuccess : kExitBadInput);
}

std::string pegs_check_help() {
  return "A line is jumps parted by blanks: d2-d4; a sweep (several jumps of one peg) may be one word: c5-e5-e3. Holes "
         "are\n"
         "named by coordinates (d4), numbers (13) or mirror letters (e-x, or ex), in any mixture.\n"
         "Exit code 0 when every jump is allowed, whether or not the finish is reached; otherwise 2.\n"
         "Examples:\n"
         "  sabar pegs check english d2-d4 b3-d3\n"
         "  sabar pegs check triangle --vacancy 1 --finish any '4-1 6-4'\n"
         "  sabar pegs solve english --line | tail -n +2 | sabar pegs check english -";
}

}  // namespace sabar::cli
