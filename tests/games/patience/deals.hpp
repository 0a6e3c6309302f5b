// Deals for tests, by game, scheme and number.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/core/card_text.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/piles.hpp>

namespace sabar {

inline const GameFile& game_named(std::string_view name) {
  const auto game = find_game(name);
  EXPECT_TRUE(game) << name;
  return game ? **game : game_list().front();
}

inline Table deal_of(const GameFile& game, Scheme scheme, std::uint64_t number, DealOrder order) {
  const auto table = deal_of(game.rules, {scheme, Natural(number), order});
  EXPECT_TRUE(table) << game.name << ": " << (table ? "" : table.error().text());
  return table ? *table : Table{};
}

inline Table deal_of(std::string_view game, Scheme scheme, std::uint64_t number, DealOrder order) {
  return deal_of(game_named(game), scheme, number, order);
}

// The cards of a pile by its name: "t1", "s".
inline std::vector<Card> cards_of(const Rules& rules, const Table& table, std::string_view pile) {
  return table.piles[*parse_pile(rules, pile)].cards;
}

// The piles of a kind, in their order.
inline std::vector<std::vector<Card>> all_piles(const Rules& rules, const Table& table, PileKind kind) {
  const PileMap map = map_piles(rules);
  std::vector<std::vector<Card>> piles;
  for (std::size_t p = 0; p < table.piles.size(); ++p) {
    if (rules.group[map.group_of[p]].kind == kind) {
      piles.push_back(table.piles[p].cards);
    }
  }
  return piles;
}

}  // namespace sabar
