// sabar pegs solve: can one peg be left, and how?
#include <chrono>
#include <span>
#include <string>

#include <fmt/format.h>

#include <sabar/cli/json.hpp>
#include <sabar/cli/limits.hpp>
#include <sabar/cli/pegs/argument.hpp>
#include <sabar/cli/pegs/commands.hpp>
#include <sabar/cli/pegs/view.hpp>
#include <sabar/cli/pegs/work.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/games/pegs/packages.hpp>

namespace sabar::cli {
namespace {

std::string package_letter(std::size_t number) { return std::string(1, static_cast<char>('A' + number % 26)); }

// Which package takes the peg of each hole away; where several do, the first.
std::string packages_picture(const pegs::Board& board, const std::vector<pegs::Package>& packages) {
  std::vector<std::string> cells(board.size(), ".");
  for (std::size_t i = packages.size(); i-- > 0;) {
    for (std::size_t hole = 0; hole < board.size(); ++hole) {
      if ((packages[i].removed & pegs::bit(hole)) != 0) {
        cells[hole] = package_letter(i);
      }
    }
  }
  return pegs::draw_cells(board, cells);
}

std::vector<pegs::Package> packages_of(const PegsTask& task, std::span<const pegs::Hop> line) {
  return pegs::find_packages(task.board(), pegs::Layout(task.board()), task.problem.start, line);
}

std::string package_jumps(const PegsTask& task, const pegs::Package& package, std::span<const pegs::Hop> line) {
  std::string text;
  for (const std::size_t place : package.jumps) {
    text += fmt::format("{}{}. {}", text.empty() ? "" : ", ", place + 1,
                        pegs::jump_text(task.board(), line[place], task.notation));
  }
  return text;
}

std::string packages_text(const PegsTask& task, std::span<const pegs::Hop> line) {
  const auto packages = packages_of(task, line);
  if (packages.empty()) {
    return "No packages were found in this line.\n";
  }
  std::string text = "Packages: jumps that take pegs away and leave all else as it was\n\n";
  text += packages_picture(task.board(), packages) + "\n";
  std::size_t jumps = 0;
  for (std::size_t i = 0; i < packages.size(); ++i) {
    const pegs::Package& package = packages[i];
    jumps += package.jumps.size();
    const std::string room =
        package.room == 0 ? std::string()
                          : fmt::format("; room {}", pegs::holes_text(task.board(), package.room, task.notation));
    text += in_lines(fmt::format(
        "{}  {}: takes {}; catalyst {}{}", package_letter(i), pegs::shape_text(package),
        pegs::holes_text(task.board(), package.removed, task.notation),
        package.catalyst == 0 ? "none" : pegs::holes_text(task.board(), package.catalyst, task.notation), room));
    text += in_lines(fmt::format("   jumps {}", package_jumps(task, package, line)));
  }
  return text + fmt::format("{} of {} jumps belong to packages.\n", jumps, line.size());
}

Json packages_json(const PegsTask& task, std::span<const pegs::Hop> line) {
  Json list = Json::array();
  for (const pegs::Package& package : packages_of(task, line)) {
    Json entry;
    entry["shape"] = pegs::shape_text(package);
    entry["removed"] = pegs::holes_text(task.board(), package.removed, task.notation);
    entry["catalyst"] = pegs::holes_text(task.board(), package.catalyst, task.notation);
    entry["room"] = pegs::holes_text(task.board(), package.room, task.notation);
    entry["jumps"] = Json::array();
    for (const std::size_t place : package.jumps) {
      entry["jumps"].push_back(place + 1);
    }
    list.push_back(std::move(entry));
  }
  return list;
}

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
