#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <fmt/format.h>

#include <sabar/core/result.hpp>
#include <sabar/tui/pegs/play.hpp>
#include <sabar/tui/pegs/screen.hpp>
#include <sabar/tui/terminal.hpp>

namespace sabar::tui {

int play_pegs_full_screen(PegsPlayRequest request) {
  constexpr int kPegsTick = 1000;  // milliseconds
  request.ascii = !choose_utf8_locale() || request.ascii;
  auto terminal = Terminal::open();
  if (terminal == nullptr) {
    return play_pegs_line_by_line(std::move(request));  // a terminal that nobody has described
  }
  PegsScreen screen(request);
  run_screen(*terminal, screen, request.ascii, [&] { return screen.thinking() ? 0 : kPegsTick; });
  return exit_code();
}

Result<PegsSession> read_pegs_save(const std::string& path) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) {
    return fail(fmt::format("cannot read {}: it is a directory", quote_input(path)));
  }
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    return fail(fmt::format("cannot read {}: {}", quote_input(path), std::strerror(errno)));
  }
  std::string text(PegsSession::kMaxSave + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  auto session = PegsSession::load(text);
  if (!session) {
    session.error().where = fmt::format("{}, {}", path, session.error().where);
  }
  return session;
}

}  // namespace sabar::tui
