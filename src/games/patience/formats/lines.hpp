// Lines and words of a text with their places, for messages.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>

namespace sabar::formats {

struct LineWord {
  std::string_view text;
  std::size_t line = 0;
  std::size_t column = 0;  // in characters, from 1

  [[nodiscard]] std::string where() const;
};

struct TextLine {
  std::string_view text;  // without white space at either end
  std::size_t number = 0;
  std::vector<LineWord> words;
};

// Lines that are not blank.
[[nodiscard]] std::vector<TextLine> split_lines(std::string_view text, std::size_t first_line);

// The same error at the place of a word.
[[nodiscard]] tl::unexpected<Error> fail_at(const LineWord& word, const Error& error);
[[nodiscard]] tl::unexpected<Error> fail_at(const LineWord& word, std::string message, std::string hint = {});

}  // namespace sabar::formats
