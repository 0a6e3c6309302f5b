// The table in words, for somebody who does not see it. Only cards that lie open are named.
//
//   Column 3: seven of hearts, on eight of spades; 2 cards face down below.
#pragma once

#include <string>
#include <vector>

#include <sabar/core/card_text.hpp>
#include <sabar/session/patience/session.hpp>

namespace sabar {

// Game, deal, moves and progress, and how it stands.
[[nodiscard]] std::string say_table(const Session& session, Language language);

struct SpokenPile {
  std::string name;
  std::string text;
};

// One for each pile, in their order.
[[nodiscard]] std::vector<SpokenPile> say_piles(const Session& session, Language language);

}  // namespace sabar
