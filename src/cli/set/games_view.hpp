// Simulated games of SET as tables for people and as JSON.
#pragma once

#include <string>

#include <sabar/cli/json.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/lab/set/games.hpp>

namespace sabar::cli {

[[nodiscard]] std::string set_games_text(const lab::SetGamesOptions& options, const lab::SetGamesReport& report,
                                         Language language);
[[nodiscard]] Json set_games_json(const lab::SetGamesOptions& options, const lab::SetGamesReport& report);

}  // namespace sabar::cli
