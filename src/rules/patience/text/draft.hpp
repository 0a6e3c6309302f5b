// Rules while they are read: the value so far, the first fault, and the places of words that are judged at the end.
// The readers of numbers, ranks and words of a fixed set are here too. Works at compile time.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <sabar/core/language.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/rules/patience/text/fault.hpp>
#include <sabar/rules/patience/text/scan.hpp>
#include <sabar/rules/patience/text/vocabulary.hpp>

namespace sabar {

inline constexpr std::size_t kMaxAboutLines = 16;  // sources, and notes

// What is said about a game; views into the text that was read.
struct RulesAbout {
  struct Words {
    std::string_view title;
    std::array<std::string_view, kMaxAboutLines> note{};
    std::size_t notes = 0;
  };
  std::array<Words, kLanguages.size()> words{};
  std::string_view family = "other";
  std::array<std::string_view, kMaxAboutLines> source{};
  std::size_t sources = 0;

  // Of lines that name this language; those of `kRulesLanguage` name none.
  [[nodiscard]] constexpr Words& in(Language language) { return words[static_cast<std::size_t>(language)]; }
};

struct Draft {
  Rules& rules;
  RulesAbout& about;
  RulesFault fault{};

  // A word that is right only if the game has piles of a kind.
  struct Need {
    Word word;
    PileKind kind = PileKind::column;
  };
  std::array<Need, 64> need{};
  std::size_t needs = 0;
  std::array<Word, kMaxGroups> group_word{};  // the word of the group's line
  std::array<Word, kMaxGroups> deal_word{};   // its `deal`, `closed` or `open`, if it has one
  std::array<Word, kMaxGroups> start_word{};  // its `start`, if it has one
  std::array<bool, kLines.size()> line_seen{};
  Word zigzag_word{};
  Word goal_word{};
  Word redeals_word{};
  Word full_word{};
  std::size_t piles = 0;

  // Notes the fault and returns false, so that readers can say `return draft.fail(…)`.
  constexpr bool fail(Fault kind, const Word& word, std::string_view about_word = {}, int low = 0, int high = 0) {
    fault = {kind, Choice::none, word.line, word.column, word.text, about_word, low, high};
    return false;
  }
  constexpr bool fail_choice(Fault kind, Choice choice, const Word& word, std::string_view about_word) {
    fail(kind, word, about_word);
    fault.choice = choice;
    return false;
  }
  constexpr bool fail_text(Fault kind, int low = 0, int high = 0) { return fail(kind, Word{}, {}, low, high); }

  constexpr void require(const Word& word, PileKind kind) {
    if (needs < need.size()) {
      need[needs++] = {word, kind};
    }
  }

  [[nodiscard]] constexpr bool has(PileKind kind) const {
    for (std::size_t g = 0; g < rules.groups; ++g) {
      if (rules.group[g].kind == kind) {
        return true;
      }
    }
    return false;
  }
};

// A whole number from low to high; `about` is the word before it.
constexpr bool read_number(Draft& draft, Words& words, const Word& about, int low, int high, int& number) {
  if (words.done()) {
    return draft.fail(Fault::missing_value, words.next(), about.text, low, high);
  }
  const Word word = words.take();
  number = 0;
  for (const char c : word.text) {
    if (!is_digit(c)) {
      return draft.fail(Fault::not_a_number, word, about.text, low, high);
    }
    number = number < 100'000 ? number * 10 + (c - '0') : number;
  }
  return (number >= low && number <= high) || draft.fail(Fault::number_range, word, about.text, low, high);
}

constexpr bool read_small(Draft& draft, Words& words, const Word& about, int low, int high, std::uint8_t& number) {
  int value = 0;
  if (!read_number(draft, words, about, low, high, value)) {
    return false;
  }
  number = static_cast<std::uint8_t>(value);
  return true;
}

// One word of a table.
template <class T, std::size_t N>
constexpr bool read_choice(Draft& draft, Words& words, const Word& about, const std::array<Named<T>, N>& table,
                           Choice choice, T& value) {
  if (words.done()) {
    return draft.fail_choice(Fault::missing_value, choice, words.next(), about.text);
  }
  const Word word = words.take();
  const std::optional<T> found = find_value(table, word.text);
  if (!found) {
    return draft.fail_choice(Fault::unknown_value, choice, word, about.text);
  }
  value = *found;
  return true;
}

// 1..13, or 0 for what is no rank.
[[nodiscard]] constexpr int rank_of_word(std::string_view text) {
  for (std::size_t i = 0; i < kRankWords.size(); ++i) {
    if (kRankWords[i] == text) {
      return static_cast<int>(i) + 1;
    }
  }
  return 0;
}

// A rank that the deck has.
constexpr bool read_rank(Draft& draft, Words& words, const Word& about, std::uint8_t& rank) {
  if (words.done()) {
    return draft.fail(Fault::missing_value, words.next(), about.text);
  }
  const Word word = words.take();
  const int value = rank_of_word(word.text);
  if (value == 0) {
    return draft.fail(Fault::unknown_rank, word, about.text);
  }
  if (value > draft.rules.deck.ranks) {
    return draft.fail(Fault::rank_range, word, about.text, 0, draft.rules.deck.ranks);
  }
  rank = static_cast<std::uint8_t>(value);
  return true;
}

constexpr bool read_end(Draft& draft, const Words& words, const Word& about) {
  return words.done() || draft.fail(Fault::extra_word, words.next(), about.text);
}

}  // namespace sabar
