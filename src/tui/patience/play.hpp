// Play in the terminal: full screen, or line by line where there is no screen.
#pragma once

#include <optional>
#include <string>

#include <sabar/session/patience/session.hpp>
#include <sabar/tui/autosave.hpp>
#include <sabar/tui/patience/desk.hpp>
#include <sabar/tui/settings.hpp>

namespace sabar::tui {

struct PlayRequest {
  std::optional<Session> session;  // none: the player chooses, or continues what is kept
  bool resumed = false;            // the session comes from a file: nothing else is offered
  std::string save_path;           // where the game is kept; empty: nowhere
  WriteFile write;
  FreshNumber fresh;
  Settings settings;
};

// The exit code. Line by line where the terminal turns out to have no screen.
[[nodiscard]] int play_full_screen(PlayRequest request);

// Reads commands from standard input until it ends.
[[nodiscard]] int play_line_by_line(PlayRequest request);

// Whether standard input and output are a terminal that can show a screen.
[[nodiscard]] bool has_screen();

}  // namespace sabar::tui
