// --winnable: a deal by lot that can be won, for the commands that deal.
#pragma once

#include <string>

#include <sabar/cli/command.hpp>
#include <sabar/core/result.hpp>
#include <sabar/session/patience/advice/winnable_deal.hpp>

namespace sabar::cli {

// Empty names mean the usual scheme and its usual order. Says on standard error how many deals were looked at. Giving
// up is an error.
[[nodiscard]] Result<WinnableDeal> find_winnable(const GameFile& game, const WinnableOptions& options,
                                                 const std::string& scheme, const std::string& order);

}  // namespace sabar::cli
