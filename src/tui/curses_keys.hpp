// Keys and mouse as curses delivers them. Only the terminal uses this.
#pragma once

#include <optional>

#include <sabar/tui/key.hpp>

namespace sabar::tui {

// Asks the terminal to report the mouse; false when it has none.
bool start_mouse();
void stop_mouse();

// None when nothing came in time.
[[nodiscard]] std::optional<Key> read_key(int milliseconds);

}  // namespace sabar::tui
