// sabar pegs count: how many boards, dead ends, games and solutions there are, in exact numbers.
#include <bit>

#include <fmt/format.h>

#include <sabar/cli/limits.hpp>
#include <sabar/cli/pegs/commands.hpp>
#include <sabar/cli/pegs/count_view.hpp>
#include <sabar/cli/pegs/work.hpp>
#include <sabar/search/perft.hpp>

namespace sabar::cli {
namespace {

constexpr std::uint64_t kDeepestPerft = 64;

// What is being counted, for the progress line.
struct CountProgress {
  std::atomic<const char*> what = "games";
  std::atomic<std::uint64_t> boards = 0;

  void begin(const char* next) {
    boards = 0;
    what = next;
  }
  [[nodiscard]] std::string text() const { return fmt::format("{}, {} boards looked at", what.load(), boards.load()); }
};

PegsCounts count_all(const PegsTask& task, const PegsCountOptions& options, const std::atomic<bool>& stop,
                     CountProgress& progress) {
  const pegs::Layout layout(task.board());
  pegs::MethodOptions method;
  method.budget.bytes = bytes_of_memory(options.memory);
  method.guard.stop = &stop;
  method.progress = &progress.boards;
  PegsCounts counts;
  counts.games = pegs::count_games(layout, task.problem.start, method);
  if (counts.games.halt == Halt::memory) {
    // Without the numbers of games a level takes a bit for each board.
    progress.begin("boards");
    pegs::Enumeration boards = pegs::enumerate(layout, task.problem.start, method);
    counts.boards_halt = boards.halt;
    counts.needed = boards.bytes;
    counts.games.levels = std::move(boards.levels);
  } else {
    counts.boards_halt = counts.games.halt;
  }
  progress.begin("what can be won");
  const pegs::WinnableSet winnable = pegs::WinnableSet::build(layout, task.problem.start, task.problem.finish, method);
  counts.winnable_halt = winnable.halt();
  if (winnable.complete()) {
    progress.begin("solutions");
    counts.winnable = winnable.levels(method.guard);
    counts.winnable_halt = method.guard.reason().value_or(Halt::exhausted);
    counts.solutions = pegs::count_solutions(winnable, method);
    counts.solutions_halt = method.guard.reason().value_or(Halt::exhausted);
  }
  return counts;
}

}  // namespace

Result<int> run_pegs_count(const PegsCountOptions& options) {
  if (auto good = check_memory(options.memory); !good) {
    return tl::unexpected(good.error());
  }
  if (options.perft > kDeepestPerft) {
    return fail("--perft is out of range", {}, fmt::format("give 1 to {} jumps", kDeepestPerft));
  }
  const auto task = pegs_task(options.problem);
  if (!task) {
    return tl::unexpected(task.error());
  }
  if (options.perft > 0) {
    const pegs::Layout layout(task->board());
    const auto lines = perft(pegs::Pegs(layout, task->problem.finish), {task->problem.start}, options.perft);
    fmt::print("{}", options.json ? json_line(perft_json(*task, lines)) + "\n" : perft_text(*task, lines));
    return static_cast<int>(kExitSuccess);
  }
  CountProgress progress;
  const PegsCounts counts = work_watched(
      "Counting", [&] { return progress.text(); },
      [&](const std::atomic<bool>& stop) { return count_all(*task, options, stop, progress); });
  fmt::print("{}", options.json ? json_line(counts_json(*task, counts)) + "\n" : counts_text(*task, counts));
  return static_cast<int>(kExitSuccess);
}

std::string pegs_count_help() {
  return "For each number of jumps: the boards that can be reached, those without a jump (dead ends), and those from "
         "which\n"
         "the finish can still be reached; then the games, the solutions, and what a random player may expect. Boards "
         "that\n"
         "symmetries of the start exchange count once 'up to symmetry'. All numbers are exact. The English board takes "
         "some\n"
         "seconds, boards of 37 holes and more a gigabyte or more (--memory) and their games cannot be counted.\n"
         "Examples:\n"
         "  sabar pegs count triangle --vacancy 1\n"
         "  sabar pegs count english --json\n"
         "  sabar pegs count english --perft 7";
}

}  // namespace sabar::cli
