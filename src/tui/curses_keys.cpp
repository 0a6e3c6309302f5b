#include <array>
#include <cstdio>
#include <cstdlib>

#define NCURSES_WIDECHAR 1
#include <curses.h>

#include <sabar/tui/curses_keys.hpp>

namespace sabar::tui {
namespace {

// Curses loses the press of a click that comes in one piece, so the mouse is read here: it is asked for in xterm's
// words, and its sequences are keys of our own.
constexpr int kMouse = KEY_MAX + 1;
constexpr int kOldMouse = KEY_MAX + 2;
constexpr int kLongestMouse = 20;
constexpr int kMouseWait = 50;  // milliseconds: the rest of a sequence is on its way
constexpr const char* kMouseOn = "\033[?1000;1006h";
constexpr const char* kMouseOff = "\033[?1000;1006l";

void say_to_terminal(const char* text) {
  std::fputs(text, stdout);
  std::fflush(stdout);
}

bool has_mouse() {
  char* sequence = keybound(KEY_MOUSE, 0);
  const bool has = sequence != nullptr;
  std::free(sequence);
  return has;
}

Key plain(KeyKind kind) { return {kind, 0, 0, 0}; }

Key mouse_key(int button, bool pressed, int x, int y) {
  switch (button) {
    case 0:
      return {pressed ? KeyKind::mouse_press : KeyKind::mouse_release, 0, x, y};
    case 64:
      return plain(KeyKind::wheel_up);
    case 65:
      return plain(KeyKind::wheel_down);
    default:
      return {};
  }
}

// The rest of "ESC [ < button ; column ; line M", or m when the button is let go.
Key read_mouse() {
  std::array<int, 3> numbers{};
  std::size_t which = 0;
  timeout(kMouseWait);
  for (int i = 0; i < kLongestMouse; ++i) {
    wint_t c = 0;
    if (get_wch(&c) != OK) {
      return {};
    }
    if (c == L'M' || c == L'm') {
      return mouse_key(numbers[0], c == L'M', numbers[1] - 1, numbers[2] - 1);
    }
    if (c == L';' && which + 1 < numbers.size()) {
      ++which;
    } else if (c >= L'0' && c <= L'9' && numbers[which] < 10000) {
      numbers[which] = numbers[which] * 10 + static_cast<int>(c - L'0');
    }
  }
  return {};
}

// The older "ESC [ M" with three characters for button, column and line, each 32 too large; button 3 is none.
Key read_old_mouse() {
  std::array<int, 3> numbers{};
  timeout(kMouseWait);
  for (int& number : numbers) {
    wint_t c = 0;
    if (get_wch(&c) != OK || c < 32) {
      return {};
    }
    number = static_cast<int>(c) - 32;
  }
  return mouse_key(numbers[0] == 3 ? 0 : numbers[0], numbers[0] != 3, numbers[1] - 1, numbers[2] - 1);
}

Key function_key(wint_t code) {
  switch (code) {
    case KEY_LEFT:
      return plain(KeyKind::left);
    case KEY_RIGHT:
      return plain(KeyKind::right);
    case KEY_UP:
      return plain(KeyKind::up);
    case KEY_DOWN:
      return plain(KeyKind::down);
    case KEY_HOME:
      return plain(KeyKind::home);
    case KEY_END:
      return plain(KeyKind::end);
    case KEY_PPAGE:
      return plain(KeyKind::page_up);
    case KEY_NPAGE:
      return plain(KeyKind::page_down);
    case KEY_ENTER:
      return plain(KeyKind::enter);
    case KEY_BACKSPACE:
    case KEY_DC:
      return plain(KeyKind::backspace);
    case KEY_BTAB:
      return plain(KeyKind::back_tab);
    case kMouse:
      return read_mouse();
    case kOldMouse:
      return read_old_mouse();
    case KEY_RESIZE:
      clearok(curscr, TRUE);  // what the terminal shows now is its own idea
      return plain(KeyKind::resize);
    default:
      return {};
  }
}

Key character_key(wint_t code) {
  switch (code) {
    case '\r':
    case '\n':
      return plain(KeyKind::enter);
    case '\t':
      return plain(KeyKind::tab);
    case 27:
      return plain(KeyKind::escape);
    case 8:
    case 127:
      return plain(KeyKind::backspace);
    default:
      return {KeyKind::character, static_cast<char32_t>(code), 0, 0};
  }
}

}  // namespace

bool start_mouse() {
  if (!has_mouse()) {
    return false;
  }
  define_key(nullptr, KEY_MOUSE);
  define_key("\033[<", kMouse);
  define_key("\033[M", kOldMouse);
  say_to_terminal(kMouseOn);
  return true;
}

void stop_mouse() { say_to_terminal(kMouseOff); }

std::optional<Key> read_key(int milliseconds) {
  timeout(milliseconds);
  wint_t code = 0;
  switch (get_wch(&code)) {
    case OK:
      return character_key(code);
    case KEY_CODE_YES:
      return function_key(code);
    default:
      return std::nullopt;
  }
}

}  // namespace sabar::tui
