// The options of `sabar survey` and its commands.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

#include <sabar/cli/patience/game_argument.hpp>
#include <sabar/core/result.hpp>

namespace sabar::cli {

// `add_game` gives a command its GAME and the ways to say it.
void add_survey(CLI::App& app, std::function<Result<int>()>& action,
                const std::function<void(CLI::App&, GameChoice&)>& add_game);

}  // namespace sabar::cli
