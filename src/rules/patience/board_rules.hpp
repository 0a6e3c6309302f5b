// The board of the depth-first search: a few rows of one suit, dealt to from a stock, and complete sets that leave.
#pragma once

#include <string>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/game_file.hpp>

namespace sabar {

struct BoardOptions {
  int rows = 3;
  int sets = 1;            // of 13 cards, king to ace
  int cards = 3;           // dealt to each row
  int closed = 2;          // of these, face down
  bool fill_empty = true;  // any run may go to an empty row
};

// The rules as text.
[[nodiscard]] Result<std::string> board_rules_text(const BoardOptions& options);

// The game `board`.
[[nodiscard]] Result<GameFile> board_game(const BoardOptions& options);

}  // namespace sabar
