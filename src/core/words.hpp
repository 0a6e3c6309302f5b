// The words that many rooms need, in each language.
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

SABAR_IN_EVERY_LANGUAGE(const CardWords&, card_words_in);
SABAR_IN_EVERY_LANGUAGE(const PageWords&, page_words_in);

}  // namespace sabar
