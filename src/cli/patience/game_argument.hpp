// GAME on the command line: a name, a rules file, or the board of the depth-first search with its sizes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/rules/patience/game_file.hpp>

namespace sabar::cli {

struct GameChoice {
  std::string name;
  std::string rules;  // a rules file; the game is then named like the file
  // Game `board` alone has these.
  std::optional<int> rows;
  std::optional<int> sets;
  std::optional<int> cards;
  std::optional<int> closed;
  bool no_fill = false;
};

[[nodiscard]] Result<GameFile> game_argument(const GameChoice& choice);
[[nodiscard]] Result<GameFile> game_argument(const std::string& name);

// With a rules file the name may be left out; what stands in its place is then the first deal and goes to `deals`.
void shift_deal(GameChoice& choice, std::vector<std::string>& deals);

}  // namespace sabar::cli
