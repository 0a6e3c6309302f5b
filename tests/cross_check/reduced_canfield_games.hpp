// Small games for the cross-check of the model of Canfield.
#pragma once

#include "cross_check/reduced_games.hpp"

namespace sabar {

// Kinds of Canfield for its model: how columns build, what moves and what fills them, how many cards a draw turns.
inline constexpr ReducedGame kCanfieldGames[] = {
    {"canfield-5-3", reduced_rules("canfield")},
    {"canfield-6-3", R"(
deck        ranks 6
reserve     1  deal 8
foundations 4  build up suit wrap  start first
columns     2  deal 1  build down alternate wrap  move freeing-run  fill from reserve then any
stock       draw 3  redeals unlimited
)"},
    {"canfield-5-2", R"(
deck        ranks 5
reserve     1  deal 5
foundations 4  build up suit wrap  start first
columns     2  deal 1  build down alternate wrap  move run  fill from reserve then any
stock       draw 2  redeals unlimited
)"},
    {"canfield-5-pile", R"(
deck        ranks 5
reserve     1  deal 5
foundations 4  build up suit wrap  start first
columns     2  deal 1  build down alternate wrap  move pile  fill from reserve then waste
stock       draw 3  redeals unlimited
)"},
    {"canfield-6-one", R"(
deck        ranks 6
reserve     1  deal 9
foundations 4  build up suit wrap  start first
columns     2  deal 1  build down alternate wrap  move freeing-run  fill from reserve then any
stock       draw 1  redeals unlimited
)"},
    {"canfield-5-suit", R"(
deck        ranks 5
reserve     1  deal 6
foundations 4  build up suit wrap  start first
columns     3  deal 1  build down suit wrap  move whole-run  fill from reserve then none
stock       draw 4  redeals unlimited
)"},
    {"canfield-5-any", R"(
deck        ranks 5
reserve     1  deal 8
foundations 4  build up suit wrap  start first
columns     2  deal 1  build down any wrap  move run  fill from reserve then waste
stock       draw 3  redeals unlimited
)"},
};

}  // namespace sabar
