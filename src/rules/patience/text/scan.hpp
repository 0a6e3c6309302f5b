// A rules text cut into lines and words, each word with its place. Works at compile time.
#pragma once

#include <cstdint>
#include <string_view>

#include <sabar/core/plain_text.hpp>

namespace sabar {

struct Word {
  std::string_view text;
  std::uint32_t line = 0;
  std::uint32_t column = 0;  // bytes from the beginning of the line, counted from 1
};

[[nodiscard]] constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }

// The words of one line up to a remark. The next word is always looked at already.
class Words {
public:
  constexpr Words(std::string_view line, std::uint32_t number) : line_(line), number_(number) { advance(); }

  [[nodiscard]] constexpr bool done() const { return next_.text.empty(); }
  [[nodiscard]] constexpr const Word& next() const { return next_; }

  constexpr Word take() {
    const Word word = next_;
    advance();
    return word;
  }

  constexpr bool take_if(std::string_view text) {
    const bool same = next_.text == text;
    if (same) {
      advance();
    }
    return same;
  }

  // All that is left, as one text, without the blanks around it.
  constexpr Word take_rest() {
    const Word first = next_;
    std::size_t end = next_.column - 1;
    while (!done()) {
      end = next_.column - 1 + next_.text.size();
      advance();
    }
    return {line_.substr(first.column - 1, end - (first.column - 1)), number_, first.column};
  }

private:
  constexpr void advance() {
    while (at_ < line_.size() && is_blank(line_[at_])) {
      ++at_;
    }
    const std::size_t begin = at_;
    if (at_ < line_.size() && line_[at_] == '#') {
      line_ = line_.substr(0, at_);
    }
    while (at_ < line_.size() && !is_blank(line_[at_])) {
      ++at_;
    }
    next_ = {line_.substr(begin, at_ - begin), number_, static_cast<std::uint32_t>(begin + 1)};
  }

  std::string_view line_;
  std::uint32_t number_;
  std::size_t at_ = 0;
  Word next_;
};

// The lines of a text, counted from 1.
class Lines {
public:
  explicit constexpr Lines(std::string_view text) : rest_(text) {}

  [[nodiscard]] constexpr bool done() const { return rest_.empty(); }

  constexpr Words take() {
    const std::size_t end = rest_.find('\n');
    const std::string_view line = rest_.substr(0, end);
    rest_ = end == std::string_view::npos ? std::string_view{} : rest_.substr(end + 1);
    return {line, ++number_};
  }

private:
  std::string_view rest_;
  std::uint32_t number_ = 0;
};

}  // namespace sabar
