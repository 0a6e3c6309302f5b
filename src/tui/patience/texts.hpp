// Everything the terminal says, in each language. {} stands for what is filled in, as noted.
#pragma once

#include <string>
#include <string_view>

#include <fmt/format.h>

#include <sabar/core/card_text.hpp>

namespace sabar::tui {

struct Texts {
  // The lines at the edges
  std::string_view moves;
  std::string_view time;
  std::string_view progress;
  std::string_view keys_move;
  std::string_view keys_home;
  std::string_view keys_draw;
  std::string_view keys_cell;
  std::string_view keys_rest;
  std::string_view menu_keys;
  std::string_view page_keys;
  std::string_view key_page;   // all keys, below the rules
  std::string_view too_small;  // width, height; the terminal's width, height

  // What became of a key
  std::string_view where_to;
  std::string_view nothing_to_move;  // pile
  std::string_view no_way_there;     // pile
  std::string_view no_home;
  std::string_view no_cell;
  std::string_view no_draw;
  std::string_view no_column;  // number
  std::string_view taken_back;
  std::string_view nothing_to_undo;
  std::string_view played_again;
  std::string_view nothing_to_redo;
  std::string_view sent_home;  // moves
  std::string_view stuck;
  std::string_view saved;  // file

  // Advice
  std::string_view thinking;      // millions of positions
  std::string_view winnable_yes;  // moves
  std::string_view winnable_no;
  std::string_view winnable_never;  // no move has been made yet
  std::string_view winnable_unknown;
  std::string_view winnable_stopped;
  std::string_view loss_back;      // behind the losing move
  std::string_view before_loss;    // gone back
  std::string_view no_loss;        // nowhere to go back to
  std::string_view winnable_deal;  // moves
  std::string_view no_winnable;    // deals looked at

  // Questions
  std::string_view ask_move;
  std::string_view ask_deal;
  std::string_view ask_file;

  // Won
  std::string_view won;
  std::string_view won_line;     // game, deal
  std::string_view won_figures;  // moves, time
  std::string_view won_keys;

  // Menu
  std::string_view menu_title;
  std::string_view menu_best_known;
  std::string_view menu_continue;  // game, deal, moves
  std::string_view menu_search;    // what is typed
  std::string_view menu_none;
  std::string_view offer;
  std::string_view offer_line;  // game, deal, moves
  std::string_view offer_keys;

  // The file of the game
  std::string_view damaged;   // reason, file
  std::string_view previous;  // file
  std::string_view no_place;
  std::string_view kept;

  // Line by line
  std::string_view line_start;
  std::string_view line_help;
  std::string_view line_ask_game;
  std::string_view line_offer;  // game, deal, moves
  std::string_view line_no_offer;
  std::string_view line_stuck;
  std::string_view line_loss_back;
  std::string_view line_needs_file;  // command
  std::string_view line_won;         // moves, time
};

SABAR_IN_EVERY_LANGUAGE(const Texts&, texts_in);
[[nodiscard]] inline const Texts& texts_of(Language language) { return SABAR_IN(language, texts_in)(); }

template <class... Values>
[[nodiscard]] std::string filled(std::string_view text, const Values&... values) {
  return fmt::format(fmt::runtime(text), values...);
}

}  // namespace sabar::tui
