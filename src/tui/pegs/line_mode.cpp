// Peg solitaire line by line: for scripts, screen readers, and terminals that are none.
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include <sabar/session/pegs/adviser.hpp>
#include <sabar/session/pegs/picture.hpp>
#include <sabar/tui/pegs/play.hpp>
#include <sabar/tui/pegs/texts.hpp>
#include <sabar/tui/typed_line.hpp>

namespace sabar::tui {
namespace {

class PegsLineMode {
public:
  explicit PegsLineMode(PegsPlayRequest request)
      : request_(std::move(request)), texts_(pegs_texts(request_.language)) {}

  void run() {
    show();
    fmt::print("{}\n", texts_.line_start);
    run_lines(true, [this](const TypedCommand& command) { obey(command); });
  }

private:
  [[nodiscard]] PegsSession& session() { return request_.session; }

  void show() {
    fmt::print("{}  {} {}  {} {}  {} {}\n", pegs::title_of(session().board(), request_.language), texts_.jumps,
               session().jumps_made(), texts_.moves, session().moves_made(), texts_.pegs, session().pegs_left());
    fmt::print("{}", pegs_picture(session().board(), session().pegs(),
                                  {request_.ascii, request_.notation == pegs::Notation::coordinates}));
    if (session().won()) {
      say(filled(texts_.line_won, session().jumps_made(), session().moves_made()));
    } else if (session().stuck()) {
      say(filled(texts_.line_stuck, session().pegs_left()));
    }
  }

  static void say(std::string_view text) { print_wrapped(text); }

  // The board has changed, or the program says why not.
  void shown(const Result<>& result) {
    if (!result) {
      say(result.error().text());
      return;
    }
    if (!request_.save_path.empty()) {
      const auto saved = request_.write(request_.save_path, session().save());
      if (!saved) {
        say(filled(texts_.not_saved, saved.error().text()));
      }
    }
    show();
  }

  void obey(const TypedCommand& command) {
    const auto& [word, rest] = command;
    if (word == "help" || word == "?") {
      fmt::print("{}\n", texts_.line_help);
    } else if (word == "save" || word == "load") {
      rest.empty() ? say(filled(texts_.line_needs_file, word)) : word == "save" ? save(rest) : load(rest);
    } else if (!obey_board(word)) {
      shown(session().play(rest.empty() ? word : fmt::format("{} {}", word, rest)));
    }
  }

  bool obey_board(std::string_view word) {
    if (word == "undo") {
      session().undo() ? shown({}) : say(texts_.nothing_to_undo);
    } else if (word == "redo") {
      session().redo() ? shown({}) : say(texts_.nothing_to_redo);
    } else if (word == "restart") {
      shown(session().go_to(0));
    } else if (word == "show") {
      show();
    } else if (word == "jumps") {
      say(pegs::jumps_text(session().board(), session().legal(), request_.notation));
    } else if (word == "line") {
      say(pegs::sweeps_text(session().board(), session().jumps(), request_.notation));
    } else if (word == "hint") {
      say(adviser_.hint(session()).text(session().board(), request_.notation, request_.language));
    } else if (word == "winnable") {
      tell_outlook();
    } else {
      return false;
    }
    return true;
  }

  // The position, and each jump with + for winnable, - for lost, ? for not known.
  void tell_outlook() {
    const PegsOutlook outlook = adviser_.look(session());
    say(outlook.now == Verdict::solved       ? texts_.winnable_yes
        : outlook.now == Verdict::unsolvable ? texts_.winnable_no
                                             : texts_.winnable_unknown);
    std::string jumps;
    for (std::size_t i = 0; i < outlook.after.size(); ++i) {
      const char mark = outlook.after[i] == Verdict::solved ? '+' : outlook.after[i] == Verdict::unsolvable ? '-' : '?';
      jumps += fmt::format("{}{} {}", jumps.empty() ? "" : ", ",
                           pegs::jump_text(session().board(), session().legal()[i], request_.notation), mark);
    }
    if (!jumps.empty()) {
      say(jumps);
    }
  }

  void save(const std::string& path) {
    const auto saved = request_.write(path, session().save());
    say(saved ? filled(texts_.saved, path) : filled(texts_.not_saved, saved.error().text()));
  }

  void load(const std::string& path) {
    auto loaded = read_pegs_save(path);
    if (!loaded) {
      say(loaded.error().text());
      return;
    }
    session() = *std::move(loaded);
    request_.notation = pegs::usual_notation(session().board());
    show();
  }

  PegsPlayRequest request_;
  const PegsTexts& texts_;
  PegsAdviser adviser_;
};

}  // namespace

int play_pegs_line_by_line(PegsPlayRequest request) {
  PegsLineMode(std::move(request)).run();
  return 0;
}

}  // namespace sabar::tui
