// The rules of a run, each by its number: what the seed and the number give is the same wherever and in whatever order
// it is asked for.
#pragma once

#include "directed_rules.hpp"

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

  // One in three has two words that were drawn by lot, so that rare words come together too.
  [[nodiscard]] RandomRules next_or_directed() {
    const std::size_t words = Vocabulary::get().size();
    while (dice().chance(1, 3)) {
      const std::size_t a = dice().below(words);
      if (auto rules = with(a, dice().below(words), 10)) {
        return *rules;
      }
    }
    return next();
  }

private:
  RulesGenerator generator_;
};

}  // namespace sabar
