// Pairs of words of the vocabulary, and those that no text can have: the parser refuses them together, as the list
// tests/golden/refused-words.txt says. A test holds the list against the parser.
#pragma once

#include <fstream>
#include <iostream>

#include "cross_check/space/vocabulary.hpp"

namespace sabar {

using WordPair = std::pair<std::size_t, std::size_t>;

// Every two words, and every word with itself.
[[nodiscard]] inline std::vector<WordPair> all_pairs() {
  std::vector<WordPair> pairs;
  for (std::size_t a = 0; a < Vocabulary::get().size(); ++a) {
    for (std::size_t b = a; b < Vocabulary::get().size(); ++b) {
      pairs.emplace_back(a, b);
    }
  }
  return pairs;
}

[[nodiscard]] inline std::string pair_text(const WordPair& pair) {
  const auto& words = Vocabulary::get().words();
  return pair.first == pair.second ? words[pair.first] : fmt::format("{} + {}", words[pair.first], words[pair.second]);
}

inline constexpr const char* kRefusedFile = SABAR_GOLDEN "/refused-words.txt";

[[nodiscard]] inline bool is_refused(const WordPair& pair) {
  static const std::set<std::string> kRefused = [] {
    std::set<std::string> refused;
    std::ifstream file(kRefusedFile);
    for (std::string line; std::getline(file, line);) {
      refused.insert(line);
    }
    return refused;
  }();
  return kRefused.contains(pair_text(pair));
}

// How many were never met.
struct NeverMet {
  std::size_t words = 0;
  std::size_t pairs = 0;
};

// Every word with its number; of pairs those that were never met and the rarest, or all of them.
inline NeverMet print_words(const WordCount& count, bool every_pair) {
  std::vector<WordPair> pairs;
  std::size_t refused = 0;
  NeverMet never;
  std::cout << "decided positions of rules with each word:\n";
  for (const WordPair& pair : all_pairs()) {
    const std::uint64_t times = count.of(pair.first, pair.second);
    if (pair.first == pair.second) {
      std::cout << fmt::format("{:9}  {}\n", times, pair_text(pair));
      never.words += times == 0 ? 1 : 0;
    } else if (times == 0 && is_refused(pair)) {
      ++refused;
    } else {
      never.pairs += times == 0 ? 1 : 0;
      pairs.push_back(pair);
    }
  }
  const auto times = [&](const WordPair& pair) { return count.of(pair.first, pair.second); };
  std::stable_sort(pairs.begin(), pairs.end(),
                   [&](const WordPair& a, const WordPair& b) { return times(a) < times(b); });
  std::cout << fmt::format("{} words; {} pairs of words met, {} refused by the parser, {} never met; the rarest:\n",
                           Vocabulary::get().size(), pairs.size() - never.pairs, refused, never.pairs);
  for (std::size_t i = 0; i < (every_pair ? pairs.size() : std::min<std::size_t>(pairs.size(), 12)); ++i) {
    std::cout << fmt::format("{:9}  {}\n", times(pairs[i]), pair_text(pairs[i]));
  }
  return never;
}

}  // namespace sabar
