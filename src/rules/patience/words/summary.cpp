// The size of a table in a line, for lists of games.
#include <array>

#include <fmt/format.h>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/words/words.hpp>
#include <sabar/rules/words.hpp>

namespace sabar {
namespace {

struct PileWords {
  PileKind kind;
  Noun RulesWords::*name;
};

constexpr std::array<PileWords, 7> kSummaryWords = {{
    {PileKind::column, &RulesWords::column},
    {PileKind::place, &RulesWords::place},
    {PileKind::grid, &RulesWords::place},
    {PileKind::row, &RulesWords::row_pile},
    {PileKind::cell, &RulesWords::cell},
    {PileKind::reserve, &RulesWords::reserve},
    {PileKind::foundation, &RulesWords::foundation},
}};

// Packs are what one buys: 104 spades are cards of one suit, not eight packs.
std::string deck_size(const DeckShape& deck, const RulesWords& words) {
  return deck.suits < 4 ? fmt::format("{} {}", deck.size(), words.few_suits[static_cast<std::size_t>(deck.suits - 1)])
                        : counted(deck.packs, words.pack);
}

}  // namespace

std::string rules_summary(const Rules& rules, Language language) {
  const PileMap map = map_piles(rules);
  const auto count = [&](PileKind kind) { return int{map.by_kind[static_cast<std::size_t>(kind)]}; };
  const RulesWords& words = SABAR_IN(language, rules_words_in)();
  std::string text = deck_size(rules.deck, words);
  for (const PileWords& pile : kSummaryWords) {
    if (const int piles = count(pile.kind); piles > 0) {
      text += fmt::format(", {}", counted(piles, words.*pile.name));
    }
  }
  return count(PileKind::stock) == 0 ? text : fmt::format("{}{}", text, words.stock);
}

}  // namespace sabar
