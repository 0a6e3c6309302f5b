// The options of `sabar set`, beside those of all other commands in command_line.cpp.
#pragma once

#include <functional>

#include <sabar/core/result.hpp>

namespace CLI {
class App;
}

namespace sabar::cli {

void add_set(CLI::App& app, std::function<Result<int>()>& action);

}  // namespace sabar::cli
