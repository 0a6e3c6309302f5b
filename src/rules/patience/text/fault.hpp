// What is wrong in a rules text, as a value that exists at compile time too; at run time it becomes an Error.
#pragma once

#include <cstdint>
#include <string_view>

#include <sabar/core/result.hpp>

namespace sabar {

enum class Fault : std::uint8_t {
  none,
  not_text,        // a control character, or bytes that are not UTF-8
  unknown_line,    // the first word of a line
  unknown_clause,  // a word in a pile line
  foreign_clause,  // a clause that the kind of pile does not have
  repeated,        // a line or clause that may stand once
  clash,           // two clauses of which only one makes sense
  extra_word,      // something behind the end of a line
  missing_value,   // the line ends where a word is due
  unknown_value,   // one of a fixed set of words is due
  not_a_number,
  number_range,  // low..high
  unknown_rank,
  rank_range,  // the deck has no such rank
  unknown_card,
  card_not_in_deck,  // or named more often than there are packs
  start_and_take,    // start cards of a deck that is not used as a whole
  list_length,       // given low, wanted high
  closed_range,      // more cards face down than dealt
  hold_range,        // more cards dealt than the pile holds
  hold_of_runs,      // a foundation that collects runs holds less than one
  hold_and_rows,     // rows are dealt on columns that hold only so many cards
  runs_of_one,       // runs of a deck with one rank
  empty_in_row,      // a pile of a row without a card
  row_and_remove,    // … and it would lose one
  self_blocked,
  shape_size,  // the shape has low places, the group high
  too_many_piles,
  too_many_groups,
  too_many_cards,
  too_many_lines,  // of sources or notes
  unknown_language,
  no_title,
  no_piles,
  no_goal,         // the goal is foundations and there are none
  little_room,     // … and they take low of high cards
  missing_piles,   // a word names piles the game does not have
  no_waste,        // redeals without waste
  no_row_to_fill,  // `full` without a draw to columns or reserve
  too_many_rows,   // row-suits with more rows than suits
  second_base,     // two groups of foundations that begin with the next card
  zigzag_columns,  // needs one group of at least two columns
  zigzag_deal,     // its columns say nothing of the deal
  cards_left,      // low of high cards are dealt
  cards_short,     // low cards are to be dealt, the deck has high
};

// The set of words that would have been right, for the hint.
enum class Choice : std::uint8_t {
  none,
  line,
  clause,
  family,
  deck,
  order,
  suits,
  fill,
  fill_source,
  lift,
  runs,
  shape,
  match,
  draw_target,
  pairs,
  goal,
  goal_piles,
};

struct RulesFault {
  Fault kind = Fault::none;
  Choice choice = Choice::none;
  std::uint32_t line = 0;  // counted from 1; 0: the text as a whole
  std::uint32_t column = 0;
  std::string_view word;   // what stands there
  std::string_view about;  // the line or clause it belongs to
  int low = 0;
  int high = 0;
};

[[nodiscard]] Error to_error(const RulesFault& fault);

}  // namespace sabar
