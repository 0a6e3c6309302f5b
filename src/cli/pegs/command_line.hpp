// The options of `sabar pegs`, beside those of all other commands in command_line.cpp.
#pragma once

#include <functional>

#include <sabar/core/result.hpp>

namespace CLI {
class App;
}

namespace sabar::cli {

void add_pegs(CLI::App& app, std::function<Result<int>()>& action);

}  // namespace sabar::cli
