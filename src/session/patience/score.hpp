// The score of Klondike and its kin, as players know it from card tables and screens.
//
// Standard: 5 for a card from the waste to a column, 10 for a card to a foundation, 5 for a face-down card turned, 15
// less for a card back from a foundation; for turning the waste over 100 less with single cards, and with three at a
// time 20 less from the fourth time on. It never falls below 0. Time does not count.
//
// Vegas: the deck is bought at 1 a card, and every card on a foundation pays 5.
#pragma once

#include <optional>

#include <sabar/session/patience/session.hpp>

namespace sabar {

struct Score {
  int standard = 0;
  int vegas = 0;
  friend bool operator==(const Score&, const Score&) = default;
};

// Of the moves made, for games of the family klondike with a waste; none for all others.
[[nodiscard]] std::optional<Score> score_of(const Session& session);

}  // namespace sabar
