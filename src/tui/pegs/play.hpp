// Peg solitaire in the terminal: full screen, or line by line where there is no screen.
#pragma once

#include <string>

#include <sabar/core/card_text.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/session/pegs/session.hpp>
#include <sabar/tui/autosave.hpp>

namespace sabar::tui {

struct PegsPlayRequest {
  PegsSession session;
  pegs::Notation notation = pegs::Notation::coordinates;
  std::string save_path;  // written after every jump; empty: nowhere
  WriteFile write;
  Language language = Language::english;
  bool ascii = false;
};

// The exit code. Line by line where the terminal turns out to have no screen.
[[nodiscard]] int play_pegs_full_screen(PegsPlayRequest request);

// Reads commands from standard input until it ends.
[[nodiscard]] int play_pegs_line_by_line(PegsPlayRequest request);

[[nodiscard]] Result<PegsSession> read_pegs_save(const std::string& path);

}  // namespace sabar::tui
