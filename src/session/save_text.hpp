// The game of a save. A game of the program goes by its name; of any other the save carries the rules.
#pragma once

#include <string>
#include <string_view>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/game_file.hpp>

namespace sabar {

// Rules in the normalised way, with title and all that is said about them; empty for a game of the program.
[[nodiscard]] std::string rules_to_save(const GameFile& game);

// A save of the game could be read again: its name is one word, and its texts are no longer than they should be.
[[nodiscard]] Result<> check_savable(const GameFile& game);

}  // namespace sabar
