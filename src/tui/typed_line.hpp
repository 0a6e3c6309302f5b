// What a player types where the terminal is used line by line.
#pragma once

#include <functional>
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

// Whether the terminal shows what is typed by itself.
[[nodiscard]] bool typed_by_hand();

// Hands on every command until the player quits or nothing comes any more. With `prompt` there is a sign where
// something can be typed, and what nobody saw being typed is printed.
void run_lines(bool prompt, const std::function<void(const TypedCommand&)>& obey);

// On lines of 80 columns.
void print_wrapped(std::string_view text);

}  // namespace sabar::tui
