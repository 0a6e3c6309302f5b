// SET in the terminal: full screen, or line by line where there is no screen.
#pragma once

#include <string>

#include <sabar/core/card_text.hpp>
#include <sabar/session/set/session.hpp>
#include <sabar/tui/autosave.hpp>
#include <sabar/tui/patience/desk.hpp>
#include <sabar/tui/set/desk.hpp>

namespace sabar::tui {

struct SetLooks {
  Language language = Language::english;
  bool ascii = false;
  bool colour_words = false;
};

struct SetPlayRequest {
  SetSession session;     // the game asked for
  bool take_up = false;   // nobody asked for it: an unfinished game in the file comes first
  bool resumed = false;   // it comes from the file itself
  std::string save_path;  // where the game is kept; empty: nowhere
  WriteFile write;
  FreshNumber fresh;
  SetLooks looks;
  bool json = false;  // line by line, for programs: a view or a message as one JSON object for each answer
};

// The exit code. Line by line where the terminal turns out to have no screen.
[[nodiscard]] int play_set_full_screen(SetPlayRequest request);

// Reads commands from standard input until it ends.
[[nodiscard]] int play_set_line_by_line(SetPlayRequest request);

[[nodiscard]] Result<SetSession> read_set_save(const std::string& path);

// The game to be played, and what is to be said about it first.
struct SetBegun {
  SetDesk desk;
  std::string message;
};
[[nodiscard]] SetBegun begin_set(SetPlayRequest request);

}  // namespace sabar::tui
