// The words of `sabar set`, one catalogue per language. {} stands for what is filled in, as noted.
#pragma once

#include <string>
#include <string_view>

#include <fmt/format.h>

#include <sabar/core/language.hpp>

namespace sabar::cli {

struct SetWords {
  std::string_view same;       // attributes
  std::string_view different;  // attributes
  std::string_view found;      // cards, sets
  std::string_view triples;    // method, number
  std::string_view pairs;      // method, number
  std::string_view counting;   // of what follows:
  std::string_view hands, sets, games;
};

struct SetCountWords {
  std::string_view deck;          // cards, sets
  std::string_view each_card;     // sets of every card
  std::string_view most_taken;    // sets
  std::string_view by_differing;  // heading
  std::string_view differing;     // attributes, sets, share
  std::string_view largest_known;
  std::string_view free_title, ultra_title, any_title;  // attributes, cards
  std::string_view cards, hands, classes, chance, sets, share;
  std::string_view largest;      // cards, codes
  std::string_view proof;        // cards
  std::string_view not_all;      // reason
  std::string_view spread;       // cards
  std::string_view spread_mean;  // mean, most
};

struct SetGamesWords {
  std::string_view title;  // games, policy, seed
  std::string_view times, share, interval;
  std::string_view left, more, largest, none;
  std::string_view fresh, twelve, fifteen, eighteen;
  std::string_view taken;    // sets a game
  std::string_view not_all;  // reason
};

SABAR_IN_EVERY_LANGUAGE(const SetWords&, set_words_in);
[[nodiscard]] inline const SetWords& set_words(Language language) { return SABAR_IN(language, set_words_in)(); }
SABAR_IN_EVERY_LANGUAGE(const SetCountWords&, set_count_words_in);
[[nodiscard]] inline const SetCountWords& set_count_words(Language language) {
  return SABAR_IN(language, set_count_words_in)();
}
SABAR_IN_EVERY_LANGUAGE(const SetGamesWords&, set_games_words_in);
[[nodiscard]] inline const SetGamesWords& set_games_words(Language language) {
  return SABAR_IN(language, set_games_words_in)();
}

template <class... Values>
[[nodiscard]] std::string filled_words(std::string_view text, const Values&... values) {
  return fmt::format(fmt::runtime(text), values...);
}

}  // namespace sabar::cli
