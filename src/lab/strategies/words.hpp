// The words of the page on strategies, one catalogue per language. Texts with {0} … are patterns for fmt.
#pragma once

#include <span>
#include <string_view>

#include <sabar/core/card_text.hpp>
#include <sabar/lab/shuffles/words/text.hpp>

namespace sabar::lab::html {

struct StrategiesWords {
  std::string_view title;
  std::string_view lead;  // {0} deals, {1} game
  std::string_view game, rules, deals, scheme, seed, nodes_limit;
  std::string_view stopped;  // {0} deals done
  std::string_view faults;   // {0} strategy, {1} number of deals

  std::string_view rates, rates_note, rates_title, rates_axis;
  std::string_view winnable;       // {0} can, {1} cannot, {2} undecided, {3} share
  std::string_view winnable_open;  // no solver among them
  std::string_view wins;           // {0} rate
  std::string_view wins_of;        // {0} rate, {1} share of the deals that can be won
  std::string_view legend_rate, legend_interval, legend_winnable;

  std::string_view effort, effort_note;
  std::string_view nodes_title, time_title, log_axis;
  std::string_view legend_median, legend_mean;

  std::string_view figures, figures_caption, figures_note;
  std::string_view strategy, games, won, rate, interval, of_winnable, unsolvable, unknown;
  std::string_view mean_nodes, median_nodes, mean_time, median_time, mean_moves, median_moves;
  std::string_view range;  // {0} to {1}

  std::string_view reading;
  std::string_view interval_title, interval_text;
  std::string_view unknown_title, unknown_text;
  std::string_view share_title, share_text;

  std::span<const Named> summaries;  // of strategies, where the language has its own
};

SABAR_IN_EVERY_LANGUAGE(const StrategiesWords&, strategies_words_in);
[[nodiscard]] inline const StrategiesWords& strategies_words(Language language) {
  return SABAR_IN(language, strategies_words_in)();
}

// One line about a strategy or solver; empty when nothing is known.
[[nodiscard]] std::string_view strategy_summary(const StrategiesWords& words, std::string_view name);

}  // namespace sabar::lab::html
