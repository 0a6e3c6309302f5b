// Hole games with reduced decks: one of each kind that the search of hole games knows, small enough for the search over
// whole positions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/rules/game_file.hpp>
#include <sabar/solvers/hole/hole_search.hpp>

#include "walked.hpp"

namespace sabar {

struct SmallHoleGame {
  std::string_view name;
  std::string_view rules;
};

inline constexpr SmallHoleGame kSmallHoleGames[] = {
    {"ring",
     "deck ranks 5\nhole build both any wrap  start AS\ncolumns 5  deal 4 4 4 4 3  move top  fill none\n"
     "goal empty columns\n"},
    {"ring-of-seven",
     "deck suits 2  ranks 7\nhole build both any wrap  start AS\n"
     "columns 5  deal 3 3 3 2 2  move top  fill none\ngoal empty columns\n"},
    {"even-ring",
     "deck ranks 6  suits 3\nhole build both any wrap  start AS\n"
     "columns 5  deal 4 4 3 3 3  move top  fill none\ngoal empty columns\n"},
    {"no-start",
     "deck ranks 5\nhole build both any wrap\ncolumns 5  deal 4  move top  fill none\n"
     "goal empty columns\n"},
    {"line-without-stock",
     "deck ranks 6  suits 3\nhole build both any  start AS\ncolumns 9  deal 2 2 2 2 2 2 2 2 1  move top  fill none\n"
     "goal empty columns\n"},
    {"one-cell",
     "deck ranks 5\nhole build both any wrap  start AS\ncolumns 4  deal 5 5 5 4  move top  fill none\n"
     "cells 1\ngoal empty columns cells\n"},
    {"two-cells-up",
     "deck ranks 5\nhole build up any wrap\ncolumns 4  deal 5  move top  fill none\ncells 2\n"
     "goal empty columns cells\n"},
    {"tight-cell",
     "deck suits 2  ranks 7\nhole build both any wrap  start AS\ncolumns 3  deal 5 4 4  move top  fill none\ncells "
     "1\ngoal empty columns cells\n"},
    {"tight-cells",
     "deck suits 3  ranks 5\nhole build both any wrap  start AS\ncolumns 2  deal 7  move top  fill none\ncells 2\ngoal "
     "empty columns cells\n"},
    {"tight-cells-up",
     "deck ranks 5\nhole build up any wrap\ncolumns 2  deal 10  move top  fill none\ncells 3\ngoal empty columns "
     "cells\n"},
    {"cells-dealt",
     "deck ranks 5\nhole build both any wrap  start AS\ncolumns 4  deal 5 5 5 3  move top  fill none\n"
     "cells 2  deal 1 0\ngoal empty columns cells\n"},
    {"small-golf",
     "deck ranks 5\ncolumns 4  deal 3  move top  fill none\nhole build both any  start first\nstock to hole\n"
     "goal empty columns\n"},
    {"golf-stop",
     "deck ranks 5\ncolumns 4  deal 3  move top  fill none\nhole build both any  stop 5  start first\n"
     "stock to hole\ngoal empty columns\n"},
    {"small-golf-wrap",
     "deck ranks 6\ncolumns 4  deal 4  move top  fill none\nhole build both any wrap  start first\n"
     "stock to hole\ngoal empty columns\n"},
    {"golf-by-two",
     "deck ranks 5\ncolumns 3  deal 5  move top  fill none\n"
     "hole build both any by 2 wrap  start first\nstock to hole\ngoal empty columns\n"},
    {"golf-draw-two",
     "deck ranks 6\ncolumns 4  deal 3  move top  fill none\nhole build both any  start first\n"
     "stock draw 2  to hole\ngoal empty columns stock\n"},
    {"golf-with-cell",
     "deck ranks 5  suits 3\ncolumns 3  deal 3  move top  fill none\ncells 1\n"
     "hole build both any  start first\nstock to hole\ngoal empty columns cells\n"},
    {"reserve",
     "deck ranks 5\nreserve 2  deal 4\ncolumns 2  deal 3  move top  fill none\n"
     "hole build both any  start first\nstock to hole\ngoal empty columns reserve\n"},
    {"pyramid",
     "deck ranks 7  suits 2\nplaces 10  shape pyramid 4  closed 1\nhole build both any wrap  start first\n"
     "stock to hole\ngoal empty places\n"},
    {"peaks",
     "deck ranks 7  suits 3\nplaces 16  shape peaks 3\nhole build both any wrap  start first\nstock to hole\n"
     "goal empty places\n"},
    {"places-and-columns",
     "deck ranks 5\nplaces 6  shape pyramid 3\ncolumns 2  deal 3  move top  fill none\n"
     "hole build both any  start first\nstock to hole\ngoal empty places columns\n"},
};

inline GameFile small_hole_game(std::string_view name) {
  for (const SmallHoleGame& game : kSmallHoleGames) {
    if (game.name == name) {
      const auto file = read_game(game.name, fmt::format("title {}\n{}", game.name, game.rules));
      EXPECT_TRUE(file.has_value()) << name << ": " << (file ? "" : file.error().text());
      return *file;
    }
  }
  ADD_FAILURE() << name;
  return {};
}

inline std::vector<std::string> small_hole_names() {
  std::vector<std::string> names;
  for (const SmallHoleGame& game : kSmallHoleGames) {
    names.emplace_back(game.name);
  }
  return names;
}

// The games of the program that the search fits.
inline std::vector<std::string> hole_game_names() {
  std::vector<std::string> names;
  for (const GameFile& game : game_list()) {
    if (hole_model_fits(game.rules)) {
      names.push_back(game.name);
    }
  }
  return names;
}

}  // namespace sabar
