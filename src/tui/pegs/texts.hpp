// What the terminal says about peg solitaire, in each language. {} stands for what is filled in, as noted.
#pragma once

#include <string_view>

#include <sabar/core/card_text.hpp>
#include <sabar/tui/patience/texts.hpp>

namespace sabar::tui {

struct PegsTexts {
  std::string_view jumps, moves, pegs;
  std::string_view keys;
  std::string_view page_keys;
  std::string_view help;       // rules and keys
  std::string_view too_small;  // width, height; the terminal's width, height
  std::string_view line_title;

  std::string_view task;       // vacancy, finish
  std::string_view task_any;   // vacancy
  std::string_view peg;        // hole, jumps
  std::string_view peg_stays;  // hole
  std::string_view hole;       // hole

  std::string_view which_way;
  std::string_view two_ways;
  std::string_view no_way;
  std::string_view no_peg;   // hole
  std::string_view no_jump;  // hole
  std::string_view taken_back, nothing_to_undo, played_again, nothing_to_redo;
  std::string_view stuck;      // pegs
  std::string_view saved;      // file
  std::string_view not_saved;  // error

  std::string_view marks_on, marks_off;
  std::string_view winnable_yes, winnable_no, winnable_unknown, looking;

  std::string_view ask_jump, ask_file;

  std::string_view won;
  std::string_view won_figures;  // jumps, moves
  std::string_view won_keys;

  std::string_view line_start;
  std::string_view line_help;
  std::string_view line_stuck;       // pegs
  std::string_view line_won;         // jumps, moves
  std::string_view line_needs_file;  // command
};

SABAR_IN_EVERY_LANGUAGE(const PegsTexts&, pegs_texts_in);
[[nodiscard]] inline const PegsTexts& pegs_texts(Language language) { return SABAR_IN(language, pegs_texts_in)(); }

}  // namespace sabar::tui
