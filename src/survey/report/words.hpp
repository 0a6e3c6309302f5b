// The words of a survey's page, one catalogue per language. Texts with {0} are patterns for fmt.
#pragma once

#include <string_view>

#include <sabar/core/card_text.hpp>

namespace sabar::survey {

struct ReportWords {
  std::string_view title;  // {0} game
  std::string_view lead;   // {0} deals done, {1} deals wanted, {2} game
  std::string_view game, deals, scheme, rules, limits, seed, version;
  std::string_view rates, rates_note, rates_title, rates_axis;
  std::string_view solver, won, unsolvable, unknown, rate, wilson, exact, unknown_won;
  std::string_view wins;  // {0} solver, {1} share of all deals, {2} share of those that can be won
  std::string_view rates_caption;
  std::string_view effort, effort_note;
  std::string_view nodes_title, time_title, moves_title;  // {0} solver
  std::string_view nodes_axis, time_axis, moves_axis;
  std::string_view quantity, mean, median, p90, p99, most, spread_caption;
  std::string_view hardest, hardest_note, deal, verdict, nodes, seconds;
  std::string_view solved_word, unsolvable_word, unknown_word;
  std::string_view aside;   // {0} deals, {1} first deal, {2} reason
  std::string_view faults;  // {0} solver, {1} number of deals, {2} the first of them
  std::string_view reading, interval_title, interval_text, unknown_title, unknown_text, repeat_title, repeat_text;
};

SABAR_IN_EVERY_LANGUAGE(const ReportWords&, report_words_in);
[[nodiscard]] inline const ReportWords& report_words(Language language) {
  return SABAR_IN(language, report_words_in)();
}

}  // namespace sabar::survey
