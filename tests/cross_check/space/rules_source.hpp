// The rules of a run, each by its number: what the seed and the number give is the same wherever and in whatever order
// it is asked for.
#pragma once

#include "cross_check/space/directed_rules.hpp"
#include "cross_check/space/word_pairs.hpp"

namespace sabar {

class RulesSource {
public:
  RulesSource(std::uint64_t seed, std::uint64_t number) : generator_(SplitMix64(seed)() + number) {}

  [[nodiscard]] RulesDice& dice() { return generator_.dice(); }

  [[nodiscard]] RandomRules next() { return generator_.next(); }

  // Rules with these two words; nothing when the parser has refused them so many times.
  [[nodiscard]] std::optional<RandomRules> with(std::size_t a, std::size_t b, int attempts) {
    for (int i = 0; i < attempts; ++i) {
      if (auto rules = DirectedRules(generator_).with(a, b)) {
        return rules;
      }
    }
    return std::nullopt;
  }

  // One in three has two words on purpose, so that rare words come together too: all pairs in turn, by the number of
  // the rules.
  [[nodiscard]] RandomRules next_or_directed(std::uint64_t number) {
    static const std::vector<WordPair> kPairs = [] {
      std::vector<WordPair> pairs = all_pairs();
      std::erase_if(pairs, is_refused);
      return pairs;
    }();
    if (number % 3 == 0) {
      const WordPair& pair = kPairs[number / 3 % kPairs.size()];
      if (auto rules = with(pair.first, pair.second, 30)) {
        return *rules;
      }
    }
    return next();
  }

private:
  RulesGenerator generator_;
};

}  // namespace sabar
