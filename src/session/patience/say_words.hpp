// What say.hpp says, in each language.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <sabar/core/card.hpp>
#include <sabar/rules/patience/rules.hpp>
#include <sabar/session/patience/session.hpp>

namespace sabar::say {

struct PileFacts {
  PileKind kind = PileKind::column;
  std::size_t number = 1;  // among the piles of its kind, from 1
  std::size_t row = 0;     // of a grid, with the number in that row; from 1, 0 elsewhere
  std::optional<Suit> suit;
  bool blocked = false;
  std::vector<Card> shown;  // to be named, the top one first
  std::size_t below = 0;    // cards below these that lie open, but are not named
  std::size_t hidden = 0;   // face down
};

SABAR_IN_EVERY_LANGUAGE(std::string, pile_in, const PileFacts& facts);
SABAR_IN_EVERY_LANGUAGE(std::string, table_in, const Session& session);

}  // namespace sabar::say
