// Watching brute force play SET: on a full screen, or line by line.
#pragma once

#include <string>

#include <sabar/session/set/watch.hpp>
#include <sabar/tui/set/play.hpp>

namespace sabar::tui {

struct SetWatchRequest {
  SetWatch watch;
  SetLooks looks;
  bool automatic = false;  // no key for each step
  double speed = 0;        // triples in a second; 0: as fast as can be
  bool triples = false;    // line by line: every triple
};

// The exit code. Line by line where the terminal turns out to have no screen.
[[nodiscard]] int watch_set_full_screen(SetWatchRequest request);

// A line of standard input for each step, unless it goes by itself.
[[nodiscard]] int watch_set_line_by_line(SetWatchRequest request);

// How the game ended, in lines.
[[nodiscard]] std::string set_end_text(const SetWatch& watch, Language language);

}  // namespace sabar::tui
