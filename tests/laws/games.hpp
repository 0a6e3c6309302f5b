// Every registered game, its numbered deals and random walks through them.
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/game_file.hpp>

#include "laws/laws.hpp"
#include "share.hpp"

namespace sabar {

// Walks per game.
inline std::uint64_t walk_count() { return share(1000); }

inline Table numbered_deal(const GameFile& game, std::uint64_t number) {
  const auto table = deal_of(game.rules, {Scheme::sabar, Natural(number), DealOrder::row});
  EXPECT_TRUE(table.has_value()) << game.name << ": " << (table ? "" : table.error().text());
  return *table;
}

// A move that moves cards three times in four, so that a walk is more than turning the stock over.
inline Move walk_move(const MoveList<Move>& moves, WalkDice& dice) {
  std::vector<Move> cards;
  for (const Move& move : moves) {
    if (move.kind == MoveKind::transfer || move.kind == MoveKind::pair) {
      cards.push_back(move);
    }
  }
  return cards.empty() || dice.below(4) == 0 ? moves[dice.below(moves.size())] : cards[dice.below(cards.size())];
}

class EveryGame : public testing::TestWithParam<std::string> {
protected:
  [[nodiscard]] static const GameFile& game() { return **find_game(GetParam()); }
};

inline std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const GameFile& game : game_list()) {
    names.push_back(game.name);
  }
  return names;
}

inline std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace sabar
