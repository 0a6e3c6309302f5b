// Games with reduced decks and games of the program, by the model that fits them.
#pragma once

#include "cross_check/reduced.hpp"
#include "cross_check/walked.hpp"

namespace sabar {

inline GameFile small_game(std::string_view name) {
  const auto file = read_reduced(reduced_game(name));
  EXPECT_TRUE(file.has_value()) << name << ": " << (file ? "" : file.error().text());
  return file.value_or(GameFile{});
}

// The games of the program that a model fits.
inline std::vector<std::string> games_that_fit(bool (*fits)(const Rules&)) {
  std::vector<std::string> names;
  for (const GameFile& game : game_list()) {
    if (fits(game.rules)) {
      names.push_back(game.name);
    }
  }
  return names;
}

}  // namespace sabar
