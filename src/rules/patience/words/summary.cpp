// The size of a table in a line, for lists of games.
#include <array>

#include <fmt/format.h>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/words/words.hpp>

namespace sabar {
namespace {

struct PileWords {
  PileKind kind;
  std::string_view one;
  std::string_view many;
  std::string_view indonesian;
};

constexpr std::array<PileWords, 7> kSummaryWords = {{
    {PileKind::column, "column", "columns", "kolom"},
    {PileKind::place, "place", "places", "tempat"},
    {PileKind::grid, "place", "places", "tempat"},
    {PileKind::row, "pile", "piles", "tumpukan"},
    {PileKind::cell, "cell", "cells", "sel"},
    {PileKind::reserve, "reserve pile", "reserve piles", "tumpukan cadangan"},
    {PileKind::foundation, "foundation", "foundations", "fondasi"},
}};

// Packs are what one buys: 104 spades are cards of one suit, not eight packs.
std::string deck_size(const DeckShape& deck, bool english) {
  constexpr std::array<std::string_view, 3> kSuits = {"one suit", "two suits", "three suits"};
  constexpr std::array<std::string_view, 3> kIndonesianSuits = {"satu jenis", "dua jenis", "tiga jenis"};
  if (deck.suits < 4) {
    const auto few = static_cast<std::size_t>(deck.suits - 1);
    return english ? fmt::format("{} cards of {}", deck.size(), kSuits[few])
                   : fmt::format("{} kartu {}", deck.size(), kIndonesianSuits[few]);
  }
  return fmt::format("{} {}", deck.packs, !english ? "pak" : deck.packs == 1 ? "pack" : "packs");
}

}  // namespace

std::string rules_summary(const Rules& rules, Language language) {
  const bool english = language == Language::english;
  const PileMap map = map_piles(rules);
  const auto count = [&](PileKind kind) { return int{map.by_kind[static_cast<std::size_t>(kind)]}; };
  std::string text = deck_size(rules.deck, english);
  for (const PileWords& words : kSummaryWords) {
    if (const int piles = count(words.kind); piles > 0) {
      text += fmt::format(", {} {}", piles, !english ? words.indonesian : piles == 1 ? words.one : words.many);
    }
  }
  return count(PileKind::stock) == 0 ? text : text + (english ? ", a stock" : ", stok");
}

}  // namespace sabar
