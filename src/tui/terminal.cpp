#include <algorithm>
#include <array>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include <langinfo.h>
#include <poll.h>
#include <unistd.h>

#define NCURSES_WIDECHAR 1
#include <curses.h>

#include <sabar/tui/curses_keys.hpp>
#include <sabar/tui/terminal.hpp>

namespace sabar::tui {
namespace {

volatile std::sig_atomic_t end_signal = 0;

void on_end_signal(int signal) { end_signal = signal; }

constexpr std::array<int, 3> kEndSignals = {SIGINT, SIGTERM, SIGHUP};

// Colours by number: with 256 colours, and with eight.
struct Colours {
  short many = 0;
  short few = 0;
};
constexpr std::array<Colours, kGrounds> kGroundColours = {{{22, COLOR_BLACK},     // felt
                                                           {28, COLOR_GREEN},     // slot
                                                           {255, COLOR_WHITE},    // card
                                                           {252, COLOR_WHITE},    // card_shade
                                                           {249, COLOR_WHITE},    // card_dim
                                                           {25, COLOR_BLUE},      // back
                                                           {24, COLOR_BLUE},      // back_shade
                                                           {228, COLOR_YELLOW},   // cursor
                                                           {215, COLOR_YELLOW},   // picked
                                                           {159, COLOR_CYAN},     // target
                                                           {236, COLOR_BLUE},     // bar
                                                           {234, COLOR_BLACK}}};  // panel
constexpr std::array<Colours, kInks> kInkColours = {{{255, COLOR_WHITE},          // light
                                                     {250, COLOR_WHITE},          // dim
                                                     {238, COLOR_BLACK},          // dark
                                                     {160, COLOR_RED},            // red
                                                     {16, COLOR_BLACK},           // black
                                                     {26, COLOR_BLUE},            // blue
                                                     {28, COLOR_GREEN},           // green
                                                     {221, COLOR_YELLOW},         // gold
                                                     {91, COLOR_MAGENTA}}};       // purple

bool wants_colour() {
  const char* no_colour = std::getenv("NO_COLOR");
  return has_colors() && (no_colour == nullptr || *no_colour == '\0');
}

// Without colours cards stand out by turning light and dark round.
attr_t plain_attributes(Ground ground) {
  switch (ground) {
    case Ground::card:
    case Ground::card_shade:
    case Ground::card_dim:
    case Ground::bar:
      return A_REVERSE;
    case Ground::cursor:
      return A_REVERSE | A_BOLD;
    case Ground::picked:
    case Ground::target:
      return A_REVERSE | A_UNDERLINE;
    default:
      return A_NORMAL;
  }
}

// A terminal that is gone answers every read at once with nothing.
void notice_hangup() {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (poll(&input, 1, 0) == 1 && (input.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) {
    end_signal = SIGHUP;
  }
}

}  // namespace

struct Terminal::Curses {
  SCREEN* screen = nullptr;
  bool colour = false;
  bool mouse = false;
  std::array<short, kGrounds * kInks> pairs{};  // 0: not made yet
  short next_pair = 1;
  std::array<struct sigaction, kEndSignals.size()> before{};

  attr_t attributes(const Paint& paint);
  short pair_of(const Paint& paint);
};

// Pairs are made when they are needed: a terminal of eight colours has only 64.
short Terminal::Curses::pair_of(const Paint& paint) {
  short& pair = pairs[static_cast<std::size_t>(paint.ground) * kInks + static_cast<std::size_t>(paint.ink)];
  if (pair == 0 && next_pair < COLOR_PAIRS) {
    const bool many = COLORS >= 256;
    const Colours ground = kGroundColours[static_cast<std::size_t>(paint.ground)];
    const Colours ink = kInkColours[static_cast<std::size_t>(paint.ink)];
    pair = next_pair++;
    init_pair(pair, many ? ink.many : ink.few, many ? ground.many : ground.few);
  }
  return pair;
}

attr_t Terminal::Curses::attributes(const Paint& paint) {
  const attr_t weight = paint.bold ? A_BOLD : A_NORMAL;
  return colour ? weight : weight | plain_attributes(paint.ground);
}

bool choose_utf8_locale() {
  bool chosen = false;
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    chosen = chosen || (value != nullptr && *value != '\0');
  }
  if (std::setlocale(LC_CTYPE, chosen ? "" : "C.UTF-8") == nullptr) {
    std::setlocale(LC_CTYPE, "C.UTF-8");
  }
  return std::string_view(nl_langinfo(CODESET)) == "UTF-8";
}

Terminal::Terminal(std::unique_ptr<Curses> curses) : curses_(std::move(curses)) {}

std::unique_ptr<Terminal> Terminal::open() {
  auto curses = std::make_unique<Curses>();
  curses->screen = newterm(nullptr, stdout, stdin);
  if (curses->screen == nullptr) {
    return nullptr;
  }
  // Every key is ours, Ctrl-C and Ctrl-Z too; a signal from outside only sets a flag.
  end_signal = 0;
  for (std::size_t i = 0; i < kEndSignals.size(); ++i) {
    struct sigaction action {};
    action.sa_handler = on_end_signal;
    sigaction(kEndSignals[i], &action, &curses->before[i]);
  }
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  curs_set(0);
  curses->mouse = start_mouse();
  curses->colour = wants_colour();
  if (curses->colour) {
    start_color();
  }
  return std::unique_ptr<Terminal>(new Terminal(std::move(curses)));
}

Terminal::~Terminal() {
  if (curses_->mouse) {
    stop_mouse();
  }
  endwin();
  delscreen(curses_->screen);
  for (std::size_t i = 0; i < kEndSignals.size(); ++i) {
    sigaction(kEndSignals[i], &curses_->before[i], nullptr);
  }
}

bool Terminal::colour() const { return curses_->colour; }

Size Terminal::size() const { return {getmaxx(stdscr), getmaxy(stdscr)}; }

void Terminal::show(const Canvas& canvas) {
  for (int y = 0; y < canvas.size().height; ++y) {
    for (int x = 0; x < canvas.size().width; ++x) {
      const CanvasCell& cell = canvas.at(x, y);
      const std::array<wchar_t, 2> glyph = {static_cast<wchar_t>(cell.glyph), L'\0'};
      cchar_t character;
      setcchar(&character, glyph.data(), curses_->attributes(cell.paint),
               curses_->colour ? curses_->pair_of(cell.paint) : short{0}, nullptr);
      mvadd_wch(y, x, &character);
    }
  }
  move(std::min(canvas.point_y(), LINES - 1), std::min(canvas.point_x(), COLS - 1));
  refresh();
}

Key Terminal::read(int milliseconds) {
  const auto key = read_key(milliseconds);
  if (!key) {
    notice_hangup();
  }
  return key.value_or(Key{});
}

int Terminal::ended_by() { return end_signal; }

int exit_code() {
  constexpr int kSignalled = 128;
  const int signal = Terminal::ended_by();
  return signal == 0 ? 0 : kSignalled + signal;
}

}  // namespace sabar::tui
