// The rules of a game in words, for a player.
#pragma once

#include <string>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/game_file.hpp>

namespace sabar {

// Title, a paragraph for each part of the table, the goal, notes and sources; one line each.
[[nodiscard]] std::string rules_in_words(const GameFile& game, Language language);

}  // namespace sabar
