// sabar pegs solve: can one peg be left, and how?
#include <chrono>

#include <fmt/format.h>

#include <sabar/cli/limits.hpp>
#include <sabar/cli/pegs/commands.hpp>
#include <sabar/cli/pegs/packages_view.hpp>
#include <sabar/cli/pegs/view.hpp>
#include <sabar/cli/pegs/work.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/quote.hpp>

namespace sabar::cli {
namespace {

using PegsClock = std::chrono::steady_clock;

Result<> check_pegs_solve(const PegsSolveOptions& options) {
  if (auto good = check_memory(options.memory); !good) {
    return tl::unexpected(good.error());
  }
  if (auto good = check_seconds(options.seconds); !good) {
    return tl::unexpected(good.error());
  }
  std::vector<std::string_view> names;
  for (const pegs::MethodInfo& method : pegs::method_list()) {
    if (method.name == options.method) {
      return {};
    }
    names.push_back(method.name);
  }
  return fail(fmt::format("unknown method {}", quote_input(options.method)), {},
              nearest_name_hint(options.method, names));
}

struct TimedAnswer {
  Result<pegs::Answer> answer;
  double seconds = 0;
};

TimedAnswer solve_pegs(const PegsSolveOptions& options, const PegsTask& task) {
  return work_watched(
      "Solving", [&] { return options.method; },
      [&](const std::atomic<bool>& stop) {
        const auto start = PegsClock::now();
        pegs::MethodOptions method;
        method.budget.nodes = options.nodes.value_or(kNoLimit);
        method.budget.bytes = bytes_of_memory(options.memory);
        method.guard.stop = &stop;
        if (options.seconds) {
          method.guard.deadline =
              start + std::chrono::duration_cast<PegsClock::duration>(std::chrono::duration<double>(*options.seconds));
        }
        auto answer = pegs::solve(options.method, task.problem, method);
        return TimedAnswer{std::move(answer), std::chrono::duration<double>(PegsClock::now() - start).count()};
      });
}

}  // namespace

Result<int> run_pegs_solve(const PegsSolveOptions& options) {
  if (auto good = check_pegs_solve(options); !good) {
    return tl::unexpected(good.error());
  }
  const auto task = pegs_task(options.problem);
  if (!task) {
    return tl::unexpected(task.error());
  }
  const TimedAnswer timed = solve_pegs(options, *task);
  if (!timed.answer) {
    return tl::unexpected(timed.answer.error());
  }
  const pegs::Answer& answer = *timed.answer;
  if (options.json) {
    Json json = pegs_answer_json(*task, {options.method, &answer, timed.seconds});
    if (options.packages) {
      json["packages"] = packages_json(*task, answer.line);
    }
    fmt::print("{}\n", json_line(json));
    return static_cast<int>(exit_code(answer.verdict));
  }
  fmt::print("{}\n", pegs_verdict_text(*task, options.method, answer));
  if ((options.line || options.packages) && answer.verdict == Verdict::solved) {
    fmt::print("{}", in_lines(pegs::sweeps_text(task->board(), answer.line, task->notation)));
  }
  if (options.packages && answer.verdict == Verdict::solved) {
    fmt::print("\n{}", packages_text(*task, answer.line));
  }
  return static_cast<int>(exit_code(answer.verdict));
}

std::string pegs_solve_help() {
  std::string text = "Methods:\n";
  for (const pegs::MethodInfo& method : pegs::method_list()) {
    text += fmt::format("  {:<10} {}\n", method.name, method.summary);
  }
  return text +
         "'Solved' comes with a line that the judge has replayed. 'Unsolvable' comes with its reason: the position "
         "class, a\n"
         "pagoda function, or a search that has looked at everything. Moves count a sweep, several jumps of one peg, "
         "once.\n"
         "The same options give the same answer and the same number of boards; only --seconds depends on the machine.\n"
         "Exit code 10 solved, 20 unsolvable, 0 unknown.\n"
         "Examples:\n"
         "  sabar pegs solve english --line\n"
         "  sabar pegs solve english --method sweeps --line --notation letters\n"
         "  sabar pegs solve triangle --vacancy 1 --finish any --method hash --json\n"
         "  sabar pegs solve wiegleb --packages\n"
         "  sabar pegs solve english --start '  ooo/  o*o/oo***oo/ooo*ooo/ooo*ooo/  ooo/  ooo' --finish d4\n"
         "  sabar pegs solve my-board.txt";
}

}  // namespace sabar::cli
