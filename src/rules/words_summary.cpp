// The size of a table in a line, for lists of games.
#include <array>

#include <fmt/format.h>

#include <sabar/rules/piles.hpp>
#include <sabar/rules/words.hpp>

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

}  // namespace

std::string rules_summary(const Rules& rules, Language language) {
  const bool english = language == Language::english;
  const PileMap map = map_piles(rules);
  const auto count = [&](PileKind kind) { return int{map.by_kind[static_cast<std::size_t>(kind)]}; };
  std::string text = fmt::format("{} {}", rules.deck.packs,
                                 !english                ? "set"
                                 : rules.deck.packs == 1 ? "pack"
                                                         : "packs");
  for (const PileWords& words : kSummaryWords) {
    if (const int piles = count(words.kind); piles > 0) {
      text += fmt::format(", {} {}", piles, !english ? words.indonesian : piles == 1 ? words.one : words.many);
    }
  }
  return count(PileKind::stock) == 0 ? text : text + (english ? ", a stock" : ", stok");
}

}  // namespace sabar
