// The size of a table in a line, for lists of games.
#include <array>

#include <fmt/format.h>

#include <sabar/core/plural.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/words/words.hpp>

namespace sabar {
namespace {

struct PileWords {
  PileKind kind;
  ByLanguage<Noun> name;
};

constexpr std::array<PileWords, 7> kSummaryWords = {{
    {PileKind::column, {Noun("column", "columns"), Noun("kolom")}},
    {PileKind::place, {Noun("place", "places"), Noun("tempat")}},
    {PileKind::grid, {Noun("place", "places"), Noun("tempat")}},
    {PileKind::row, {Noun("pile", "piles"), Noun("tumpukan")}},
    {PileKind::cell, {Noun("cell", "cells"), Noun("sel")}},
    {PileKind::reserve, {Noun("reserve pile", "reserve piles"), Noun("tumpukan cadangan")}},
    {PileKind::foundation, {Noun("foundation", "foundations"), Noun("fondasi")}},
}};

constexpr ByLanguage<Noun> kPack = {Noun("pack", "packs"), Noun("pak")};

// Packs are what one buys: 104 spades are cards of one suit, not eight packs.
constexpr std::array<ByLanguage<std::string_view>, 3> kFewSuits = {{
    {"cards of one suit", "kartu satu jenis"},
    {"cards of two suits", "kartu dua jenis"},
    {"cards of three suits", "kartu tiga jenis"},
}};

std::string deck_size(const DeckShape& deck, Language language) {
  return deck.suits < 4
             ? fmt::format("{} {}", deck.size(), kFewSuits[static_cast<std::size_t>(deck.suits - 1)][language])
             : counted(deck.packs, kPack[language]);
}

}  // namespace

std::string rules_summary(const Rules& rules, Language language) {
  const PileMap map = map_piles(rules);
  const auto count = [&](PileKind kind) { return int{map.by_kind[static_cast<std::size_t>(kind)]}; };
  std::string text = deck_size(rules.deck, language);
  for (const PileWords& words : kSummaryWords) {
    if (const int piles = count(words.kind); piles > 0) {
      text += fmt::format(", {}", counted(piles, words.name[language]));
    }
  }
  return count(PileKind::stock) == 0 ? text : text + in_language(language, ", a stock", ", stok");
}

}  // namespace sabar
