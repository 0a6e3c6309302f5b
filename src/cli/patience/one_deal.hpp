// DEAL on the command line where exactly one is wanted: a number of a scheme, a file, or - for standard input.
#pragma once

#include <string>

#include <sabar/core/result.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/rules/patience/table.hpp>

namespace sabar::cli {

struct OneDeal {
  Table table;
  DealOrigin origin;
};

// Empty names mean the usual scheme and its usual order.
struct DealWish {
  std::string deal;
  std::string scheme;
  std::string order;
};

[[nodiscard]] Result<OneDeal> one_deal(const GameFile& game, const DealWish& wish);

}  // namespace sabar::cli
