// The table of all problems of a board with one empty hole at the start and one peg at the end.
#pragma once

#include <sabar/cli/pegs/argument.hpp>
#include <sabar/cli/pegs/commands.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/core/result.hpp>

namespace sabar::cli {

// Finds and prints it; gives the exit code.
[[nodiscard]] Result<int> show_pegs_problems(const PegsTask& task, Language language,
                                             const PegsExplainOptions& options);

}  // namespace sabar::cli
