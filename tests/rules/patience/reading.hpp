// Short ways to read rules in tests.
#pragma once

#include <string>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/rules/patience/game_file.hpp>

namespace sabar {

// The rules of a text that must be right; a title is added.
inline Rules must_read(std::string_view lines) {
  const auto game = read_game("test", fmt::format("title Test\n{}\n", lines));
  EXPECT_TRUE(game) << lines << "\n" << (game ? "" : game.error().text());
  return game ? game->rules : Rules{};
}

// A line of columns that deals the whole pack, then foundations: what most words are tried on.
inline Rules with_columns(std::string_view clauses) {
  return must_read(fmt::format("columns 4 deal 13 {}\nfoundations 4", clauses));
}

// "line 2, column 5: message (hint)", or "ok".
inline std::string fault_of(std::string_view text) {
  const auto game = read_game("test", text);
  return game ? "ok" : game.error().text();
}

}  // namespace sabar
