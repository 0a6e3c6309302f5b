// Why a problem of peg solitaire is impossible, in words and pictures, before any search: classes first, then pagoda
// functions.
#pragma once

#include <string>

#include <sabar/cli/json.hpp>
#include <sabar/cli/pegs/argument.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/session/pegs/reasons.hpp>

namespace sabar::cli {

[[nodiscard]] std::string reasons_text(const PegsTask& task, const PegsReasons& reasons, Language language);
[[nodiscard]] Json reasons_json(const PegsTask& task, const PegsReasons& reasons);

}  // namespace sabar::cli
