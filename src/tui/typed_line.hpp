// What a player types where the terminal is used line by line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sabar::tui {

// A line without its end; what is too long is left out. None at the end of the input.
[[nodiscard]] std::optional<std::string> read_typed_line();

// The first word of a line, and the rest without blanks around it.
struct TypedCommand {
  std::string word;
  std::string rest;
};
[[nodiscard]] TypedCommand split_command(std::string_view line);

}  // namespace sabar::tui
