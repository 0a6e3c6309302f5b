// Words about rules in each language; paragraphs are in patience/words/facts.hpp, the cards of SET in set/words.hpp.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include <sabar/core/language.hpp>
#include <sabar/core/plural.hpp>

namespace sabar {

// Of a board of pegs.
struct BoardTitle {
  std::string_view board;
  std::string_view title;
};

struct RulesWords {
  std::string_view note, sources;  // before what follows a colon

  // The size of a table in a line
  Noun column, place, row_pile, cell, reserve, foundation;
  std::string_view stock;
  Noun pack;
  std::array<std::string_view, 3> few_suits;  // cards of one, two, three suits

  std::span<const BoardTitle> board_titles;  // a board brings its title in English, and keeps it if it is not here
};

SABAR_IN_EVERY_LANGUAGE(const RulesWords&, rules_words_in);

}  // namespace sabar
