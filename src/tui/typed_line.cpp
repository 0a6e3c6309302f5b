#include <algorithm>
#include <cstdio>

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

}  // namespace sabar::tui
