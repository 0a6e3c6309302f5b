// sabar check --losing-move: which move of a line lost the game.
#pragma once

#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/session/losing_move.hpp>

#include "json.hpp"
#include "one_deal.hpp"

namespace sabar::cli {

// Plays the line, which the judge has accepted, and looks for the move. Ctrl-C ends the search: what is known by then
// comes out.
[[nodiscard]] Result<Loss> find_loss(const GameFile& game, const OneDeal& deal, const std::vector<Move>& line,
                                     const Budget& budget);

[[nodiscard]] Json loss_json(const Rules& rules, const Loss& loss);

}  // namespace sabar::cli
