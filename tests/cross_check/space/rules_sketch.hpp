// A rules text as lines and clauses, so that parts of it can be drawn, changed and taken away. What the parts mean, and
// whether they go together, only the parser knows.
#pragma once

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/text/vocabulary.hpp>

namespace sabar {

using ClauseWords = std::vector<std::string>;  // the words of one clause, its own first

struct SketchLine {
  std::string word;
  std::vector<std::string> size;  // before the first clause: `4`, `2 x 3`
  std::vector<ClauseWords> clauses;

  [[nodiscard]] ClauseWords* find(std::string_view clause) {
    const auto found =
        std::find_if(clauses.begin(), clauses.end(), [&](const ClauseWords& c) { return c[0] == clause; });
    return found == clauses.end() ? nullptr : &*found;
  }
  [[nodiscard]] const ClauseWords* find(std::string_view clause) const {
    return const_cast<SketchLine*>(this)->find(clause);
  }
  void erase(std::string_view clause) {
    std::erase_if(clauses, [&](const ClauseWords& c) { return c[0] == clause; });
  }
  // In the place of the clause of that name, if there is one.
  void set(ClauseWords words) {
    if (ClauseWords* old = find(words[0])) {
      *old = std::move(words);
    } else {
      clauses.push_back(std::move(words));
    }
  }
  [[nodiscard]] std::optional<PileKind> kind() const {
    const auto kind = find_value(kPileWords, word);
    return kind;
  }
  friend bool operator==(const SketchLine&, const SketchLine&) = default;
};

using Sketch = std::vector<SketchLine>;

[[nodiscard]] inline bool is_number(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}
[[nodiscard]] inline int number_of(std::string_view word) {
  int number = 0;
  for (const char c : word) {
    number = number * 10 + (c - '0');
  }
  return number;
}

[[nodiscard]] inline std::string sketch_text(const Sketch& sketch) {
  std::string text;
  for (const SketchLine& line : sketch) {
    text += line.word;
    if (!line.size.empty()) {
      text += fmt::format(" {}", fmt::join(line.size, " "));
    }
    for (const ClauseWords& clause : line.clauses) {
      text += fmt::format(" {}", fmt::join(clause, " "));
    }
    text += '\n';
  }
  return text;
}

[[nodiscard]] inline Result<GameFile> read_sketch(const Sketch& sketch) {
  return read_game("random", fmt::format("title Random\n{}", sketch_text(sketch)));
}

// Words that begin a clause in a line: of a line without clauses its second word.
[[nodiscard]] inline bool begins_clause(const SketchLine& line, std::string_view word) {
  if (line.word == "deck") {
    return find_value(kDeckClauses, word).has_value();
  }
  return line.kind() ? find_value(kClauses, word).has_value() : line.clauses.empty();
}

// Lines about the game and remarks are left out.
[[nodiscard]] inline Sketch sketch_of(std::string_view text) {
  Sketch sketch;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view rest = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    rest = rest.substr(0, rest.find('#'));
    SketchLine line;
    while (true) {
      const std::size_t from = rest.find_first_not_of(" \t\r");
      if (from == std::string_view::npos) {
        break;
      }
      const std::size_t to = std::min(rest.find_first_of(" \t\r", from), rest.size());
      const std::string word(rest.substr(from, to - from));
      rest.remove_prefix(to);
      if (line.word.empty()) {
        line.word = word;
      } else if (begins_clause(line, word)) {
        line.clauses.push_back({word});
      } else {
        (line.clauses.empty() ? line.size : line.clauses.back()).push_back(word);
      }
    }
    const auto kind = find_value(kLines, line.word);
    if (kind && *kind != Line::title && *kind != Line::family && *kind != Line::source && *kind != Line::note) {
      sketch.push_back(std::move(line));
    }
  }
  return sketch;
}

}  // namespace sabar
