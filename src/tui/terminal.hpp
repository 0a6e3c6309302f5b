// The terminal itself: beside its keys the only place that knows curses. While a Terminal lives the screen is ours;
// when it goes, on whatever way, the terminal is as it was before.
#pragma once

#include <memory>

#include <sabar/tui/canvas.hpp>
#include <sabar/tui/key.hpp>

namespace sabar::tui {

class Terminal {
public:
  // None when the terminal cannot show a screen.
  [[nodiscard]] static std::unique_ptr<Terminal> open();
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  [[nodiscard]] Size size() const;
  [[nodiscard]] bool colour() const;
  void show(const Canvas& canvas);
  // Waits at most so long.
  [[nodiscard]] Key read(int milliseconds);
  // The signal that asks the program to end, or 0.
  [[nodiscard]] static int ended_by();

private:
  struct Curses;
  explicit Terminal(std::unique_ptr<Curses> curses);

  std::unique_ptr<Curses> curses_;
};

// Shows a screen and hands it what is typed, until it says that the player leaves or a signal ends the program. `wait`
// gives the milliseconds after which it hears that time has passed.
template <class Screen, class Wait>
void run_screen(Terminal& terminal, Screen& screen, bool ascii, const Wait& wait) {
  for (bool going_on = true; going_on && Terminal::ended_by() == 0;) {
    Canvas canvas(terminal.size());
    screen.draw(canvas);
    if (ascii) {
      canvas.make_ascii();
    }
    terminal.show(canvas);
    going_on = screen.handle(terminal.read(wait()));
  }
}

// What the program returns after a screen: 128 and the signal that ended it, or 0.
[[nodiscard]] int exit_code();

// Whether the user's settings let the terminal show suits and blocks; where nothing is set, they do.
[[nodiscard]] bool choose_utf8_locale();

}  // namespace sabar::tui
