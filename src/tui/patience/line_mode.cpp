// Play line by line: for scripts, screen readers, and terminals that are none.
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/rules/patience/move.hpp>
#include <sabar/rules/patience/words/words.hpp>
#include <sabar/tui/patience/consultation.hpp>
#include <sabar/tui/patience/play.hpp>
#include <sabar/tui/patience/table_view.hpp>
#include <sabar/tui/patience/texts.hpp>
#include <sabar/tui/typed_line.hpp>

namespace sabar::tui {
namespace {

constexpr Size kPaper{80, 240};

// Whether the player has typed something meanwhile.
bool has_input() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  return poll(&input, 1, 0) == 1;
}

class LineMode {
public:
  explicit LineMode(PlayRequest request)
      : request_(std::move(request)),
        texts_(texts_of(request_.settings.language)),
        autosave_(request_.save_path, request_.write) {
    request_.settings.cards.plain = true;
  }

  void run() {
    begin();
    run_lines(true, [this](const TypedCommand& command) { obey(command); });
    if (desk_) {
      desk_->keep();
      report();
    }
  }

private:
  void begin() {
    Autosave::Found found = autosave_.find();
    if (!found.damage.empty()) {
      fmt::print("{}\n", filled(texts_.damaged, found.damage, found.moved_to));
    }
    kept_ = std::move(found.game);
    if (kept_ && !request_.resumed) {
      fmt::print("{}\n", filled(texts_.line_offer, kept_->game().title_in(request_.settings.language),
                                to_text(kept_->origin()), kept_->moves_made()));
    }
    if (request_.session) {
      sit_down(std::move(*request_.session));
      fmt::print("{}\n", texts_.line_start);
    } else {
      list_games();
    }
  }

  void list_games() const {
    std::string_view family;
    std::string names;
    for (const GameFile& game : game_list()) {
      names += game.family == family ? " " : fmt::format("{}{}: ", names.empty() ? "" : "\n", game.family);
      family = game.family;
      names += game.name;
    }
    fmt::print("{}\n\n{}\n", names, texts_.line_ask_game);
  }

  void sit_down(Session session) {
    if (desk_) {
      desk_->take(std::move(session));
    } else {
      desk_.emplace(std::move(session), autosave_, request_.fresh);
    }
    show();
  }

  void show() {
    report();
    const Session& session = desk_->session();
    const Progress progress = session.progress();
    fmt::print("{} {}  {} {}  {} {}/{}\n", session.game().title_in(request_.settings.language),
               to_text(session.origin()), texts_.moves, session.moves_made(), texts_.progress, progress.done,
               progress.total);
    const Layout layout = lay_out_table(session.rules(), session.table(), kPaper, {{}, 1, true});
    Canvas canvas(kPaper);
    draw_table(canvas, 0, session, layout, {request_.settings.cards, {}, {}, {}, false});
    if (request_.settings.cards.ascii) {
      canvas.make_ascii();
    }
    fmt::print("{}", canvas.text());
    if (session.won()) {
      fmt::print("{}\n", filled(texts_.line_won, session.moves_made(), clock_text(desk_->seconds())));
    } else if (session.stuck()) {
      fmt::print("{}\n", texts_.line_stuck);
    }
  }

  // What the autosave has to say.
  void report() {
    const Desk::Notice notice = desk_->take_notice();
    if (!notice.error.empty()) {
      fmt::print("{}\n", notice.error);
    }
    if (!notice.moved_to.empty()) {
      fmt::print("{}\n", filled(texts_.previous, notice.moved_to));
    }
  }

  void shown(const Result<>& result) {
    if (result) {
      show();
    } else {
      fmt::print("{}\n", result.error().text());
    }
  }

  void obey(const TypedCommand& command) {
    if (command.word == "help" || command.word == "?") {
      fmt::print("{}\n", texts_.line_help);
    } else if (command.word == "continue") {
      go_on();
    } else if (command.word == "load") {
      load(command);
    } else if (!desk_) {
      choose(command.word, command.rest);
    } else if (!obey_table(command)) {
      shown(desk_->play(std::string_view(command.word)));
    }
  }

  // Commands that need a game; false when it is none of them.
  bool obey_table(const TypedCommand& command) {
    if (command.word == "moves") {
      list_moves();
    } else if (command.word == "undo") {
      desk_->undo() ? show() : say(texts_.nothing_to_undo);
    } else if (command.word == "redo") {
      desk_->redo() ? show() : say(texts_.nothing_to_redo);
    } else if (command.word == "home") {
      desk_->play_home() > 0 ? show() : say(texts_.no_home);
    } else if (command.word == "hint" || command.word == "winnable") {
      advise(command.word == "hint" ? Question::hint : Question::winnable);
    } else if (command.word == "lost") {
      advise(Question::loss);
    } else if (command.word == "back") {
      desk_->to_winnable() ? show() : say(texts_.no_loss);
    } else if (command.word == "new") {
      asks_for_winnable(command.rest) ? deal_winnable(command.rest) : shown(desk_->new_deal(command.rest));
    } else if (command.word == "save") {
      save(command);
    } else if (command.word == "show") {
      show();
    } else if (command.word == "rules") {
      print_wrapped(rules_in_words(desk_->session().game(), request_.settings.language));
    } else {
      return false;
    }
    return true;
  }

  static void say(std::string_view text) { fmt::print("{}\n", text); }

  [[nodiscard]] Answer think(Consultation consultation) const {
    while (consultation.go_on() && !(typed_by_hand() && has_input())) {
    }
    return consultation.answer(request_.settings.language);
  }

  void deal_winnable(const std::string& wish) {
    const auto level = parse_level(wish);
    Answer answer = think(Consultation(*desk_, level ? std::optional(*level) : std::nullopt));
    if (answer.deal) {
      sit_down(*std::move(answer.deal));
    }
    say(answer.text);
  }

  void advise(Question question) {
    const Answer answer = think(Consultation(*desk_, question));
    say(answer.move   ? fmt::format("{}: {}", to_text(desk_->session().rules(), *answer.move), answer.text)
        : answer.back ? fmt::format("{} {}", answer.text, texts_.line_loss_back)
                      : answer.text);
  }

  void list_moves() const {
    const Session& session = desk_->session();
    if (session.legal().empty()) {
      say(texts_.line_stuck);
    }
    fmt::print("{}", line_text(session.rules(), session.legal()));
  }

  void go_on() {
    if (!kept_) {
      say(texts_.line_no_offer);
      return;
    }
    if (!desk_ || !desk_->unfinished()) {
      autosave_.go_on();  // the file still holds this very game
    }
    sit_down(std::move(*std::exchange(kept_, std::nullopt)));
  }

  void choose(const std::string& name, const std::string& number) {
    const auto game = find_game(name);
    if (!game) {
      say(game.error().text());
      return;
    }
    auto dealt = deal_by_text(**game, {}, number, request_.fresh);
    if (dealt) {
      sit_down(std::move(*dealt));
    } else {
      say(dealt.error().text());
    }
  }

  void save(const TypedCommand& command) {
    if (command.rest.empty()) {
      say(filled(texts_.line_needs_file, command.word));
      return;
    }
    const auto saved = desk_->save_as(command.rest);
    say(saved ? filled(texts_.saved, command.rest) : saved.error().text());
  }

  void load(const TypedCommand& command) {
    if (command.rest.empty()) {
      say(filled(texts_.line_needs_file, command.word));
      return;
    }
    auto session = read_save(command.rest);
    if (session) {
      sit_down(std::move(*session));
    } else {
      say(session.error().text());
    }
  }

  PlayRequest request_;
  const Texts& texts_;
  Autosave autosave_;
  std::optional<Session> kept_;
  std::optional<Desk> desk_;
};

}  // namespace

int play_line_by_line(PlayRequest request) {
  LineMode(std::move(request)).run();
  return 0;
}

}  // namespace sabar::tui
