// Sessions to test with: numbered deals of every game, and random walks.
#pragma once

#include <string>

#include <gtest/gtest.h>

#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/session/patience/session.hpp>

#include "laws/laws.hpp"

namespace sabar {

// Every game can be dealt; a failure here is one of the rules file.
inline Session deal_session(const GameFile& game, std::uint64_t number) {
  auto session = Session::deal(game, NumberedDeal{Scheme::sabar, Natural(number), DealOrder::row});
  EXPECT_TRUE(session) << game.name << ": " << session.error().text();
  return *session;
}

inline Session deal_session(std::string_view game, std::uint64_t number) {
  return deal_session(**find_game(game), number);
}

// One random legal move; false when there is none.
inline bool play_random(Session& session, WalkDice& dice) {
  if (session.legal().empty()) {
    return false;
  }
  const Move move = session.legal()[dice.below(session.legal().size())];
  const auto played = session.play(move);
  EXPECT_TRUE(played) << session.name() << ": " << played.error().text();
  return true;
}

inline void walk(Session& session, WalkDice& dice, std::size_t moves) {
  while (moves-- > 0 && play_random(session, dice)) {
  }
}

// A FreeCell position from the lines of its piles; foundations, cells and columns as in a deal text.
inline Session freecell_session(const std::string& piles) {
  const GameFile& game = **find_game("freecell");
  const auto deal = read_deal(game, "sabar-deal 1\n" + piles);
  EXPECT_TRUE(deal) << deal.error().text();
  auto session = Session::begin(game, deal->table);
  EXPECT_TRUE(session) << session.error().text();
  return *session;
}

}  // namespace sabar
