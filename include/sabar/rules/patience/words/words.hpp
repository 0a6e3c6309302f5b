// The rules of a game in words, for a player.
#pragma once

#include <string>
#include <vector>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/game_file.hpp>

namespace sabar {

// Title, a paragraph for each part of the table, the goal, notes and sources; one line each.
[[nodiscard]] std::string rules_in_words(const GameFile& game, Language language);

// The paragraphs alone.
[[nodiscard]] std::vector<std::string> rules_paragraphs(const Rules& rules, Language language);

// The size of the table: "1 pack, 7 columns, 4 foundations, a stock".
[[nodiscard]] std::string rules_summary(const Rules& rules, Language language);

}  // namespace sabar
