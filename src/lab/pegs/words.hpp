// The words of the page on methods of peg solitaire, one catalogue per language. Texts with {0} … are patterns for fmt.
#pragma once

#include <string_view>

#include <sabar/core/card_text.hpp>

namespace sabar::lab::html {

struct PegsWords {
  std::string_view title;
  std::string_view lead;
  std::string_view board, positions_each, seed, limit;
  std::string_view stopped;

  std::string_view positions, positions_note, positions_title;  // title: {0} board
  std::string_view boards, boards_note, boards_title;           // title: {0} board
  std::string_view pegs_axis, holes_axis, looked_axis, time_axis;
  std::string_view legend_full, legend_open;

  std::string_view figures_of;  // {0} series
  std::string_view pegs, holes, problems, method, solved, unsolvable, unknown;
  std::string_view median_boards, mean_boards, median_time, at_least;  // at_least: {0} number

  std::string_view reading;
  std::string_view memory_title, memory_text;
  std::string_view limit_title, limit_text;
  std::string_view proof_title, proof_text;
};

SABAR_IN_EVERY_LANGUAGE(const PegsWords&, pegs_words_in);
[[nodiscard]] inline const PegsWords& pegs_words(Language language) { return SABAR_IN(language, pegs_words_in)(); }

}  // namespace sabar::lab::html
