// The packages of a solution, in words and as a picture.
#pragma once

#include <span>
#include <string>

#include <sabar/cli/json.hpp>
#include <sabar/cli/pegs/argument.hpp>

namespace sabar::cli {

// The line begins at the start of the problem.
[[nodiscard]] std::string packages_text(const PegsTask& task, std::span<const pegs::Hop> line);
[[nodiscard]] Json packages_json(const PegsTask& task, std::span<const pegs::Hop> line);

}  // namespace sabar::cli
