// The parser of rules texts (docs/rules.md): the same code reads a file at run time and a constant at compile time,
// so that rules known to the compiler are constants and a bad text among them does not compile.
//
// The `deck` line is read before all others, so that every rank and card is judged where it stands.
#pragma once

#include <optional>
#include <string_view>

#include <sabar/rules/patience/text/check.hpp>
#include <sabar/rules/patience/text/draft.hpp>
#include <sabar/rules/patience/text/lines.hpp>
#include <sabar/rules/patience/text/piles.hpp>

namespace sabar {

constexpr bool check_characters(Draft& draft, std::string_view text) {
  Word at{{}, 1, 1};
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = character_length(text.substr(i, 4));
    if (length == 0) {
      return draft.fail(Fault::not_text, at);
    }
    const bool new_line = text[i] == '\n';
    at.line += new_line ? 1 : 0;
    at.column = new_line ? 1 : at.column + static_cast<std::uint32_t>(length);
    i += length;
  }
  return true;
}

constexpr bool read_line(Draft& draft, Words& words, const Word& word, Line line) {
  switch (line) {
    case Line::title:
      return read_title(draft, words, word);
    case Line::family:
      return read_family(draft, words, word);
    case Line::source:
      return read_repeated_text(draft, words, word, draft.about.source, draft.about.sources);
    case Line::note:
      return read_note(draft, words, word);
    case Line::deck:
      return read_deck(draft, words, word);
    case Line::piles:
      return read_pile_line(draft, words, word, *find_value(kPileWords, word.text));
    case Line::zigzag:
      return read_zigzag(draft, words, word);
    case Line::pairs:
      return read_pairs(draft, words, word);
    case Line::goal:
      return read_goal(draft, words, word);
  }
  return false;
}

[[nodiscard]] constexpr bool may_be_repeated(Line line) {
  return line == Line::title || line == Line::source || line == Line::note ||
         line == Line::piles;  // a title in each language
}

// The line that a word begins; `title.id` and `note.id` name the language they are in.
[[nodiscard]] constexpr std::optional<Line> line_of(std::string_view word) {
  const std::size_t dot = word.find('.');
  const std::optional<Line> line = find_value(kLines, word.substr(0, dot));
  return dot == std::string_view::npos || line == Line::title || line == Line::note ? line : std::nullopt;
}

// The deck is read in a pass of its own.
enum class Pass : std::uint8_t { deck, others };

constexpr bool read_lines(Draft& draft, std::string_view text, Pass pass) {
  for (Lines lines(text); !lines.done();) {
    Words words = lines.take();
    if (words.done()) {
      continue;
    }
    const Word word = words.take();
    const std::optional<Line> line = line_of(word.text);
    if (!line) {
      return draft.fail_choice(Fault::unknown_line, Choice::line, word, {});
    }
    if ((*line == Line::deck) != (pass == Pass::deck)) {
      continue;
    }
    bool& seen = draft.line_seen[static_cast<std::size_t>(*line)];
    if (seen && !may_be_repeated(*line)) {
      return draft.fail(Fault::repeated, word);
    }
    seen = true;
    if (!read_line(draft, words, word, *line)) {
      return false;
    }
  }
  return true;
}

// Fills in rules and what is said about them; the views of `about` point into the text.
[[nodiscard]] constexpr RulesFault parse_rules(std::string_view text, Rules& rules, RulesAbout& about) {
  rules = Rules{};
  about = RulesAbout{};
  Draft draft{rules, about};
  const bool good = check_characters(draft, text) && read_lines(draft, text, Pass::deck) &&
                    read_lines(draft, text, Pass::others) && check_game(draft);
  return good ? RulesFault{} : draft.fault;
}

// Not constexpr on purpose: reaching it during compilation is the error.
inline void rules_text_is_wrong() {}

// Rules as a constant. A text with a fault does not compile.
[[nodiscard]] consteval Rules fixed_rules(std::string_view text) {
  Rules rules;
  RulesAbout about;
  if (parse_rules(text, rules, about).kind != Fault::none) {
    rules_text_is_wrong();
  }
  return rules;
}

}  // namespace sabar
