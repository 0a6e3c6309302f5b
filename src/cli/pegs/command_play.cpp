// sabar pegs play: a game in the terminal. What to play is found out here; playing itself is in src/tui.
#include <sabar/cli/io.hpp>
#include <sabar/cli/pegs/argument.hpp>
#include <sabar/cli/pegs/commands.hpp>
#include <sabar/tui/patience/play.hpp>
#include <sabar/tui/pegs/play.hpp>

namespace sabar::cli {
namespace {

struct PegsBegun {
  PegsSession session;
  pegs::Notation notation;
};

Result<PegsBegun> resume_pegs(const PegsPlayOptions& options) {
  auto session = tui::read_pegs_save(*options.resume);
  if (!session) {
    return tl::unexpected(session.error());
  }
  return pegs_notation(session->board(), options.problem.notation).map([&](pegs::Notation notation) {
    return PegsBegun{*std::move(session), notation};
  });
}

Result<PegsBegun> begin_pegs(const PegsPlayOptions& options) {
  PegsProblemOptions problem = options.problem;
  problem.board = problem.board.empty() ? "english" : problem.board;
  if (problem.board == "-" || problem.start == "-") {
    return fail("standard input is for playing", {}, "put the drawing into a file");
  }
  return pegs_task_to_play(problem).and_then([](const PegsTask& task) {
    return PegsSession::begin(task.problem).map([&](PegsSession session) {
      return PegsBegun{std::move(session), task.notation};
    });
  });
}

}  // namespace

Result<int> run_pegs_play(const PegsPlayOptions& options) {
  const auto language = parse_language(options.language);
  if (!language) {
    return tl::unexpected(language.error());
  }
  if (auto named = check_save_names(options.resume, options.save); !named) {
    return tl::unexpected(named.error());
  }
  const std::string save = options.save.value_or(options.resume.value_or(""));
  if (auto writable = save.empty() ? Result<>{} : check_writable(save); !writable) {
    return tl::unexpected(writable.error());
  }
  auto begun = options.resume ? resume_pegs(options) : begin_pegs(options);
  if (!begun) {
    return tl::unexpected(begun.error());
  }
  tui::PegsPlayRequest request{std::move(begun->session), begun->notation, save, write_file, *language, options.ascii};
  return options.line || !tui::has_screen() ? tui::play_pegs_line_by_line(std::move(request))
                                            : tui::play_pegs_full_screen(std::move(request));
}

std::string pegs_play_help() {
  return "Without BOARD: the English board. ? shows the rules and all keys; w marks which jumps keep the game "
         "winnable.\n"
         "With --save or --resume the game is kept in that file after every jump.\n"
         "Examples:\n"
         "  sabar pegs play\n"
         "  sabar pegs play triangle --vacancy 5 --finish any\n"
         "  sabar pegs play european --vacancy c1 --finish e7 --save my-game.pegs\n"
         "  sabar pegs play --resume my-game.pegs\n"
         "  printf 'd2-d4\\nwinnable\\nquit\\n' | sabar pegs play english";
}

}  // namespace sabar::cli
