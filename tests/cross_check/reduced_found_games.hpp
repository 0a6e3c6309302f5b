// Small rules on which a technique or a model once had a wrong verdict, or a line that the judge rejects.
#pragma once

#include "cross_check/reduced_games.hpp"

namespace sabar {

inline constexpr ReducedGame kFoundGames[] = {
    {"rows-on-groups", R"(
deck        ranks 4
columns     2  deal 3 2  build down suit  move group  fill 4
foundations 4
stock       draw 1 to columns
)"},
    {"emptied-none", R"(
deck        suits 1  ranks 2
columns     1  deal 1  fill none
foundations 1
stock
)"},
    {"emptied-waste", R"(
deck        suits 1  ranks 4
columns     2  deal 1  fill waste
foundations 1
stock
)"},
    {"emptied-round", R"(
deck        suits 1  ranks 7
columns     2  deal 1 2  build down colour wrap  move run  fill none
foundations 1  build up suit wrap  start first
stock       to columns
)"},
    {"home-goes-round", R"(
deck        ranks 4
columns     3  deal 3  build down alternate  move run  fill 4
foundations 4  build up suit wrap  start first  return
stock       draw 1  redeals 0
)"},
    {"open-stock", R"(
deck        ranks 5
columns     4  deal 3 4 4 5  open 1  build down alternate  move run  fill 5
foundations 4
stock       draw 3  redeals 1  open
)"},
    {"open-stock-once", R"(
deck        ranks 3
columns     2  deal 2 3  open 1  build down alternate  move run  fill 3
foundations 4
stock       draw 3  open
)"},
    {"one-card-rows", R"(
deck        suits 2  ranks 5
columns     4  deal 1 2 2 1  build down suit  move run suit  fill any
foundations 2  collect runs
stock       draw 1 to columns  full
)"},
    {"two-card-rows", R"(
deck        suits 2  ranks 5
columns     4  deal 1  build down any  move run suit  fill any
foundations 2  collect runs
stock       draw 2 to columns
)"},
    {"filled-from-stock", R"(
deck        ranks 3
columns     3  deal 2  build down alternate  move run  fill from stock then any
foundations 4
stock       draw 1  redeals 1
)"},
    {"filled-from-stock-alone", R"(
deck        ranks 3
columns     3  deal 1  build down alternate  move run  fill from stock then none
foundations 4
stock       draw 2  redeals unlimited
)"},
    {"filled-from-stock-kings", R"(
deck        ranks 4
columns     3  deal 1 2 3  open 1  build down alternate  move run  fill from stock then 4
foundations 4
stock       draw 1  redeals 1
)"},
    {"emptied-stock", R"(
deck        suits 2  ranks 6
places      3  shape pyramid 2
stock       redeals 1
pairs       sum 6
goal        empty stock waste
)"},
    {"emptied-stock-once", R"(
deck        suits 2  ranks 6
places      3  shape pyramid 2
stock
pairs       sum 7
goal        empty stock waste
)"},
    {"begins-anywhere", R"(
deck        suits 3  ranks 4
columns     2  deal 1 2  open 1  build down alternate  move run  fill 4
foundations 3  start first
stock
)"},
    {"begins-anywhere-in-klondike", R"(
deck        ranks 4
columns     3  deal 1 2 3  open 1  build down alternate  move run  fill 4
foundations 4  start first
stock       draw 1  redeals 1
)"},
    {"reserve-home-goes-round", R"(
deck        ranks 4
reserve     1  deal 5
foundations 4  build up suit wrap  start first
columns     3  deal 1  build down alternate  move freeing-run  fill from reserve then any
stock       draw 3  redeals unlimited
)"},
    {"reserve-columns-go-round", R"(
deck        ranks 4
reserve     1  deal 5
foundations 4  build up suit  start first
columns     3  deal 1  build down alternate wrap  move freeing-run  fill from reserve then any
stock       draw 3  redeals unlimited
)"},
    {"filled-at-once", R"(
deck        ranks 4
reserve     1  deal 6
foundations 4  build up suit wrap  start first
columns     3  build down suit wrap  move whole-run  fill from reserve then none
stock       draw 4  redeals unlimited
)"},
    {"filled-at-once-any", R"(
deck        ranks 2
reserve     1  deal 7
foundations 4  build up suit wrap  start first
columns     2  deal 0  build down alternate wrap  move freeing-run  fill from reserve then any
stock       draw 1  redeals unlimited
)"},
    {"bare-places", R"(
deck        suits 1  ranks 9
places      10  deal 1 1 1 1 1 1 1 1 0 1  blocked 10 3 7,4 - - 9 10 9 10 -
stock
pairs       sum 9
goal        left 0
)"},
    {"bare-pyramid", R"(
deck        suits 2  ranks 3
places      10  shape pyramid 4  deal 1 0 1 0 1 0 1 1 0 1
stock       open  redeals 2
pairs       sum 3
goal        empty places
)"},
};

}  // namespace sabar
