// What a player does at the terminal: a key, or the mouse.
#pragma once

namespace sabar::tui {

enum class KeyKind {
  none,  // nothing happened in the given time
  character,
  enter,
  escape,
  backspace,
  tab,
  back_tab,
  left,
  right,
  up,
  down,
  home,
  end,
  page_up,
  page_down,
  mouse_press,
  mouse_release,
  wheel_up,
  wheel_down,
  resize,
};

struct Key {
  KeyKind kind = KeyKind::none;
  char32_t character = 0;  // of a character
  int x = 0;               // of the mouse
  int y = 0;
};

// Ctrl with a letter as terminals send it.
[[nodiscard]] constexpr char32_t control(char letter) { return static_cast<char32_t>(letter & 0x1F); }

}  // namespace sabar::tui
