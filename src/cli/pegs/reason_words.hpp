// The words of `sabar pegs explain`, one catalogue per language. Texts with {0} … are patterns for fmt.
#pragma once

#include <string_view>

#include <sabar/core/card_text.hpp>

namespace sabar::cli {

struct ReasonWords {
  std::string_view one_empty;     // {0} hole
  std::string_view so_many_pegs;  // {0} pegs
  std::string_view finish_hole;   // {0} hole
  std::string_view finish_pegs;   // {0} holes
  std::string_view finish_any;

  std::string_view rule;  // how the colours work
  std::string_view colouring;
  std::string_view colouring_of;  // {0} number
  std::string_view in_colouring;  // {0} number
  std::string_view at_start, at_finish;

  std::string_view pagoda_rule;
  std::string_view no_pagoda;

  std::string_view open;  // nothing excludes it

  // The table of all problems.
  std::string_view table_head;  // {0} title
  std::string_view table_note;
  std::string_view vacancy, finish, images, verdict, reason;
  std::string_view yes, no, not_known;
  std::string_view by_class, by_pagoda, by_search;
  std::string_view line_found;  // {0} jumps, {1} moves
  std::string_view ended;       // {0} halt, {1} boards
  std::string_view forbidden;   // {0} problems
  std::string_view sum;         // {0} permitted, {1} solvable, {2} unsolvable, {3} open
};

SABAR_IN_EVERY_LANGUAGE(const ReasonWords&, reason_words_in);
[[nodiscard]] inline const ReasonWords& reason_words(Language language) {
  return SABAR_IN(language, reason_words_in)();
}

}  // namespace sabar::cli
