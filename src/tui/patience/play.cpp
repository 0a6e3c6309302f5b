#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include <sabar/tui/page.hpp>
#include <sabar/tui/patience/menu.hpp>
#include <sabar/tui/patience/play.hpp>
#include <sabar/tui/patience/table_screen.hpp>
#include <sabar/tui/terminal.hpp>

namespace sabar::tui {
namespace {

constexpr int kTick = 1000;  // milliseconds: the clock goes on

class FullScreen {
public:
  FullScreen(PlayRequest request, Terminal& terminal)
      : request_(std::move(request)),
        terminal_(terminal),
        texts_(texts_of(request_.settings.language)),
        autosave_(request_.save_path, request_.write) {}

  // What is to be said when the screen is gone.
  std::string_view run() {
    Autosave::Found found = autosave_.find();
    message_ = !found.damage.empty()        ? filled(texts_.damaged, found.damage, found.moved_to)
               : request_.save_path.empty() ? std::string(texts_.no_place)
                                            : std::string{};
    kept_ = std::move(found.game);
    bool going_on = request_.session ? begin_given() : begin_by_menu();
    while (going_on && play() == Next::menu) {
      going_on = begin_by_menu();
    }
    return unfinished_ && !request_.save_path.empty() ? texts_.kept : std::string_view{};
  }

private:
  [[nodiscard]] Key read(int milliseconds = kTick) const { return terminal_.read(milliseconds); }

  void show(Canvas& canvas) {
    if (request_.settings.cards.ascii) {
      canvas.make_ascii();
    }
    terminal_.show(canvas);
  }

  // The game of the command line, or the unfinished one.
  bool begin_given() {
    Session given = std::move(*request_.session);
    if (kept_ && !request_.resumed) {
      const Key key = ask_offer();
      if (key.kind == KeyKind::escape || Terminal::ended_by() != 0) {
        return false;
      }
      if (key.kind == KeyKind::enter) {
        go_on();
        return true;
      }
    }
    session_ = std::move(given);
    return true;
  }

  void go_on() {
    session_ = std::move(kept_);
    kept_.reset();
    autosave_.go_on();
  }

  // Enter, n or Esc.
  Key ask_offer() {
    for (;;) {
      Canvas canvas(terminal_.size());
      canvas.fill({0, 0, canvas.size().width, canvas.size().height}, {Ground::felt, Ink::light});
      draw_box(canvas, texts_.offer,
               {filled(texts_.offer_line, kept_->game().title_in(request_.settings.language), to_text(kept_->origin()),
                       kept_->moves_made()),
                "", std::string(texts_.offer_keys)});
      show(canvas);
      const Key key = read();
      if (key.kind == KeyKind::character && key.character == control('C')) {
        return {KeyKind::escape, 0, 0, 0};
      }
      const bool fresh = key.kind == KeyKind::character && key.character == U'n';
      if (fresh || key.kind == KeyKind::enter || key.kind == KeyKind::escape || Terminal::ended_by() != 0) {
        return key;
      }
    }
  }

  [[nodiscard]] std::string go_on_line() const {
    return kept_ ? filled(texts_.menu_continue, kept_->game().title_in(request_.settings.language),
                          to_text(kept_->origin()), kept_->moves_made())
                 : std::string{};
  }

  // False when the player leaves.
  bool begin_by_menu() {
    Menu menu(request_.settings, go_on_line(), std::exchange(message_, {}));
    while (Terminal::ended_by() == 0) {
      Canvas canvas(terminal_.size());
      menu.draw(canvas);
      show(canvas);
      switch (menu.handle(read())) {
        case Menu::Choice::none:
          break;
        case Menu::Choice::quit:
          return false;
        case Menu::Choice::go_on:
          go_on();
          return true;
        case Menu::Choice::game:
          if (deal(menu.chosen())) {
            return true;
          }
          menu.say(std::exchange(message_, {}));
          break;
      }
    }
    return false;
  }

  bool deal(const GameFile& game) {
    auto dealt = deal_by_text(game, {}, {}, request_.fresh);
    if (!dealt) {
      message_ = dealt.error().text();
      return false;
    }
    session_ = std::move(*dealt);
    return true;
  }

  Next play() {
    Desk desk(std::move(*session_), autosave_, request_.fresh);
    session_.reset();
    TableScreen screen(desk, request_.settings, std::exchange(message_, {}));
    Next next = Next::stay;
    while (next == Next::stay && Terminal::ended_by() == 0) {
      Canvas canvas(terminal_.size());
      screen.draw(canvas);
      show(canvas);
      next = screen.handle(read(screen.thinking() ? 0 : kTick));
    }
    desk.keep();
    unfinished_ = desk.unfinished();
    if (next == Next::menu && unfinished_) {
      kept_ = desk.session();
      autosave_.begin_another();
    }
    return next;
  }

  PlayRequest request_;
  Terminal& terminal_;
  const Texts& texts_;
  Autosave autosave_;
  std::string message_;
  std::optional<Session> kept_;     // unfinished, can be continued
  std::optional<Session> session_;  // to be played next
  bool unfinished_ = false;         // a game waits in the file
};

}  // namespace

bool has_screen() {
  const char* name = std::getenv("TERM");
  const std::string_view term = name == nullptr ? "" : name;
  return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !term.empty() && term != "dumb";
}

int play_full_screen(PlayRequest request) {
  request.settings.cards.ascii = !choose_utf8_locale() || request.settings.cards.ascii;
  auto terminal = Terminal::open();
  if (terminal == nullptr) {
    return play_line_by_line(std::move(request));  // a terminal that nobody has described
  }
  request.settings.cards.plain = !terminal->colour();
  const std::string_view last_word = FullScreen(std::move(request), *terminal).run();
  terminal.reset();
  if (!last_word.empty()) {
    fmt::print("{}\n", last_word);
  }
  return exit_code();
}

}  // namespace sabar::tui
