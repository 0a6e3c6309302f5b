// Games of pairs with reduced decks: one of each kind that the search of games of pairs knows, small enough for the
// search over whole positions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/rules/game_file.hpp>
#include <sabar/solvers/pairs/pair_search.hpp>

#include "walked.hpp"

namespace sabar {

struct SmallPairGame {
  std::string_view name;
  std::string_view rules;
};

inline constexpr SmallPairGame kSmallPairGames[] = {
    {"open",
     "deck ranks 8  suits 2\nplaces 10  shape pyramid 4\nstock draw 1  open  redeals 2\npairs sum 8\n"
     "goal empty places\n"},
    {"open-once", "deck ranks 7  suits 3\nplaces 10  shape pyramid 4\nstock draw 1  open\npairs sum 7\ngoal left 0\n"},
    {"open-all",
     "deck ranks 6  suits 2\nplaces 6  shape pyramid 3\nstock draw 1  open  redeals 1\npairs sum 7\ngoal left 0\n"},
    {"closed",
     "deck ranks 8  suits 2\nplaces 10  shape pyramid 4  closed 1\nstock draw 1  redeals 1\npairs sum 9\n"
     "goal empty places\n"},
    {"closed-once", "deck ranks 7  suits 3\nplaces 10  shape pyramid 4\nstock draw 1\npairs sum 7\ngoal left 0\n"},
    {"closed-unlimited",
     "deck ranks 8  suits 2\nplaces 10  shape pyramid 4\nstock draw 1  redeals unlimited\npairs sum 9\n"
     "goal empty places\n"},
    {"middle-rank",
     "deck ranks 5\nplaces 10  shape pyramid 4\nstock draw 1  open  redeals 1\npairs sum 6\ngoal empty places\n"},
    {"same-rank",
     "deck ranks 4\nplaces 6  shape pyramid 3\nstock draw 1  open  redeals 1\npairs same-rank\ngoal left 0\n"},
    {"reserve", "deck ranks 5\nreserve 5  deal 2\nplaces 10  shape pyramid 4\npairs sum 5\ngoal left 0\n"},
    {"columns", "deck ranks 6\ncolumns 6  deal 4  build none  move top  fill none\npairs sum 7\ngoal empty columns\n"},
    {"columns-and-stock",
     "deck ranks 6  suits 3\ncolumns 3  deal 4  build none  move top  fill none\nstock draw 1  open  redeals 1\n"
     "pairs sum 7\ngoal empty columns\n"},
    {"empty-stock",
     "deck ranks 4\nplaces 6  shape pyramid 3\nstock draw 1  open  redeals 2\npairs sum 5\n"
     "goal empty places stock waste\n"},
};

inline GameFile small_pair_game(std::string_view name) {
  for (const SmallPairGame& game : kSmallPairGames) {
    if (game.name == name) {
      const auto file = read_game(game.name, fmt::format("title {}\n{}", game.name, game.rules));
      EXPECT_TRUE(file.has_value()) << name << ": " << (file ? "" : file.error().text());
      return *file;
    }
  }
  ADD_FAILURE() << name;
  return {};
}

inline std::vector<std::string> small_pair_names() {
  std::vector<std::string> names;
  for (const SmallPairGame& game : kSmallPairGames) {
    names.emplace_back(game.name);
  }
  return names;
}

// The games of the program that the search fits.
inline std::vector<std::string> pair_game_names() {
  std::vector<std::string> names;
  for (const GameFile& game : game_list()) {
    if (pair_model_fits(game.rules)) {
      names.push_back(game.name);
    }
  }
  return names;
}

}  // namespace sabar
