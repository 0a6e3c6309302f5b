// Words that many rooms need, and those of pages that are written or refused, in each language.
#pragma once

#include <array>
#include <string_view>

#include <sabar/core/card.hpp>
#include <sabar/core/language.hpp>

namespace sabar {

struct CardWords {
  std::array<std::string_view, kRanks> ranks;  // from the ace; each begins with a capital
  std::array<std::string_view, 4> suits;       // in the order of `Suit`
  std::string_view rank_of_suit;               // what stands between the two
};

// Of a report.
struct PageWords {
  std::string_view command;  // before the command that makes it again
  std::string_view contents;
};

// What the web server says instead of a page.
struct RefusalWords {
  std::string_view not_understood;  // 400
  std::string_view no_page;         // 404
  std::string_view only_read;       // 405
  std::string_view too_slow;        // 408
  std::string_view nothing_sent;    // 413
  std::string_view other_name;      // 421
  std::string_view too_long;        // 431
  std::string_view too_many;        // 503
};

SABAR_IN_EVERY_LANGUAGE(const CardWords&, card_words_in);
SABAR_IN_EVERY_LANGUAGE(const PageWords&, page_words_in);
SABAR_IN_EVERY_LANGUAGE(const RefusalWords&, refusal_words_in);

}  // namespace sabar
