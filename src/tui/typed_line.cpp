#include <algorithm>
#include <cstdio>

#include <fmt/format.h>
#include <unistd.h>

#include <sabar/tui/canvas.hpp>
#include <sabar/tui/typed_line.hpp>

namespace sabar::tui {

std::optional<std::string> read_typed_line() {
  constexpr std::size_t kLongestLine = 4096;
  std::string line;
  int c = std::getchar();
  if (c == EOF) {
    return std::nullopt;
  }
  for (; c != EOF && c != '\n'; c = std::getchar()) {
    if (line.size() < kLongestLine) {
      line += static_cast<char>(c);
    }
  }
  return line;
}

TypedCommand split_command(std::string_view line) {
  constexpr std::string_view kBlanks = " \t\r";
  const auto trim = [&](std::string_view text) {
    const std::size_t first = std::min(text.find_first_not_of(kBlanks), text.size());
    return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
  };
  const std::string_view text = trim(line);
  const std::size_t end = std::min(text.find_first_of(kBlanks), text.size());
  return {std::string(text.substr(0, end)), std::string(trim(text.substr(end)))};
}

bool typed_by_hand() { return isatty(STDIN_FILENO) == 1; }

void run_lines(bool prompt, const std::function<void(const TypedCommand&)>& obey) {
  const bool echo = !typed_by_hand();
  for (;;) {
    fmt::print("{}", prompt ? "> " : "");
    std::fflush(stdout);
    const auto line = read_typed_line();
    if (prompt && (echo || !line)) {
      fmt::print("{}\n", line.value_or(""));
    }
    const TypedCommand command = split_command(line.value_or("quit"));
    if (command.word == "quit" || command.word == "exit" || command.word == "q") {
      return;
    }
    if (!command.word.empty()) {
      obey(command);
    }
  }
}

void print_wrapped(std::string_view text) {
  constexpr int kPaperWidth = 80;
  for (const std::string& line : wrap_text(text, kPaperWidth)) {
    fmt::print("{}\n", line);
  }
}

}  // namespace sabar::tui
