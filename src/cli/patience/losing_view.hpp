// sabar check --losing-move: which move of a line lost the game.
#pragma once

#include <vector>

#include <sabar/cli/json.hpp>
#include <sabar/cli/patience/one_deal.hpp>
#include <sabar/core/result.hpp>
#include <sabar/session/patience/advice/losing_move.hpp>

namespace sabar::cli {

// Plays the line, which the judge has accepted, and looks for the move. Ctrl-C ends the search: what is known by then
// comes out.
[[nodiscard]] Result<Loss> find_loss(const GameFile& game, const OneDeal& deal, const std::vector<Move>& line,
                                     const Budget& budget);

[[nodiscard]] Json loss_json(const Rules& rules, const Loss& loss);

}  // namespace sabar::cli
