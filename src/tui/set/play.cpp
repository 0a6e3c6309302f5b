#include <fmt/format.h>

#include <sabar/tui/set/play.hpp>
#include <sabar/tui/set/screen.hpp>
#include <sabar/tui/set/texts.hpp>
#include <sabar/tui/terminal.hpp>

namespace sabar::tui {

SetBegun begin_set(SetPlayRequest request) {
  const SetTexts& texts = set_texts(request.looks.language);
  SetAutosave autosave(request.save_path, request.write);
  SetAutosave::Found found = autosave.find();
  std::string message = found.damage.empty() ? std::string{} : filled(texts.damaged, found.damage, found.moved_to);
  if (request.take_up && found.game) {
    request.session = *std::move(found.game);
    message = texts.continued;
    autosave.go_on();
  } else if (request.resumed) {
    autosave.go_on();
  }
  return {SetDesk(std::move(request.session), std::move(autosave), std::move(request.fresh)), std::move(message)};
}

int play_set_full_screen(SetPlayRequest request) {
  constexpr int kSetTick = 1000;  // milliseconds: the clock goes on
  request.looks.ascii = !choose_utf8_locale() || request.looks.ascii;
  auto terminal = Terminal::open();
  if (terminal == nullptr) {
    return play_set_line_by_line(std::move(request));  // a terminal that nobody has described
  }
  SetLooks looks = request.looks;
  looks.colour_words = looks.colour_words || !terminal->colour();
  const bool kept = !request.save_path.empty();
  SetBegun begun = begin_set(std::move(request));
  SetScreen screen(begun.desk, looks, std::move(begun.message));
  run_screen(*terminal, screen, looks.ascii, [] { return kSetTick; });
  begun.desk.keep();
  terminal.reset();
  if (begun.desk.unfinished() && kept) {
    fmt::print("{}\n", set_texts(looks.language).kept);
  }
  return exit_code();
}

Result<SetSession> read_set_save(const std::string& path) {
  auto session = read_saved<SetSession>(path);
  if (!session && !session.error().where.empty() && session.error().where != path) {
    session.error().where = fmt::format("{}, {}", path, session.error().where);
  }
  return session;
}

}  // namespace sabar::tui
