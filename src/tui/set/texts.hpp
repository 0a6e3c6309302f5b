// What the terminal says about SET, in each language. {} stands for what is filled in, as noted.
#pragma once

#include <string_view>

#include <sabar/core/card_text.hpp>
#include <sabar/tui/patience/texts.hpp>

namespace sabar::tui {

struct SetTexts {
  std::string_view score, sets, wrong, hints, deck, deal;
  std::string_view keys, keys_called;  // the second where three more cards are called for
  std::string_view page_keys;
  std::string_view help;       // rules and keys
  std::string_view too_small;  // the terminal's width, height
  std::string_view taken_title;

  // What became of a key
  std::string_view right;      // cards
  std::string_view not_right;  // reasons
  std::string_view none_right, none_wrong;
  std::string_view more_came;  // behind `right`
  std::string_view no_such_key;
  std::string_view hint, hint_last, hint_none;  // the first two: names of cards
  std::string_view taken_back, nothing_to_undo, played_again, nothing_to_redo;
  std::string_view saved;      // file
  std::string_view not_saved;  // error
  std::string_view new_deal;
  std::string_view no_number;  // text
  std::string_view continued;
  std::string_view damaged;   // reason, file
  std::string_view previous;  // file
  std::string_view kept;
  std::string_view ask_cards, ask_file, ask_deal;

  std::string_view over;
  std::string_view over_sets;   // sets, cards left
  std::string_view over_calls;  // wrong calls, hints
  std::string_view over_score;  // score, time
  std::string_view over_keys;

  std::string_view line_start;
  std::string_view line_help;
  std::string_view line_needs_file;  // command
  std::string_view line_no_place;    // number, cards

  // Watching
  std::string_view watch_title;
  std::string_view watch_keys, watch_page;
  std::string_view tried;                    // tried, of all
  std::string_view trying;                   // cards
  std::string_view found;                    // cards
  std::string_view nothing;                  // three more cards
  std::string_view table;                    // number, cards, deck
  std::string_view triple_no, triple_yes;    // cards
  std::string_view end_sets;                 // sets, cards left
  std::string_view end_tables;               // tables, triples, average
  std::string_view end_more;                 // times, largest table
  std::string_view end_paper, end_paper_no;  // table
  std::string_view press_enter;
};

SABAR_IN_EVERY_LANGUAGE(const SetTexts&, set_texts_in);
[[nodiscard]] inline const SetTexts& set_texts(Language language) { return SABAR_IN(language, set_texts_in)(); }

}  // namespace sabar::tui
