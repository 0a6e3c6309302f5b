// Hole games with reduced decks: one of each kind that the search of hole games knows, small enough for the search over
// whole positions.
#pragma once

#include "cross_check/reduced_games.hpp"

namespace sabar {

inline constexpr ReducedGame kHoleGames[] = {
    {"hole-ring", R"(
deck        ranks 5
hole        build both any wrap  start AS
columns     5  deal 4 4 4 4 3  move top  fill none
goal        empty columns
)"},
    {"hole-ring-of-seven", R"(
deck        suits 2  ranks 7
hole        build both any wrap  start AS
columns     5  deal 3 3 3 2 2  move top  fill none
goal        empty columns
)"},
    {"hole-even-ring", R"(
deck        ranks 6  suits 3
hole        build both any wrap  start AS
columns     5  deal 4 4 3 3 3  move top  fill none
goal        empty columns
)"},
    {"hole-no-start", R"(
deck        ranks 5
hole        build both any wrap
columns     4  deal 5  move top  fill none
goal        empty columns
)"},
    {"hole-line-without-stock", R"(
deck        ranks 4  suits 3
hole        build both any  start AS
columns     6  deal 2 2 2 2 2 1  move top  fill none
goal        empty columns
)"},
    {"hole-one-cell", R"(
deck        ranks 5
hole        build both any wrap  start AS
columns     4  deal 5 5 5 4  move top  fill none
cells       1
goal        empty columns cells
)"},
    {"hole-two-cells-up", R"(
deck        ranks 5
hole        build up any wrap
columns     3  deal 7 7 6  move top  fill none
cells       2
goal        empty columns cells
)"},
    {"hole-tight-cell", R"(
deck        suits 2  ranks 7
hole        build both any wrap  start AS
columns     3  deal 5 4 4  move top  fill none
cells       1
goal        empty columns cells
)"},
    {"hole-tight-cells", R"(
deck        suits 3  ranks 5
hole        build both any wrap  start AS
columns     2  deal 7  move top  fill none
cells       2
goal        empty columns cells
)"},
    {"hole-tight-cells-up", R"(
deck        ranks 5
hole        build up any wrap
columns     2  deal 10  move top  fill none
cells       3
goal        empty columns cells
)"},
    {"hole-cells-dealt", R"(
deck        ranks 5
hole        build both any wrap  start AS
columns     2  deal 9  move top  fill none
cells       2  deal 1 0
goal        empty columns cells
)"},
    {"hole-golf", R"(
deck        ranks 5  suits 3
columns     5  deal 2  move top  fill none
hole        build both any  start first
stock       to hole
goal        empty columns
)"},
    {"hole-golf-stop", R"(
deck        ranks 5  suits 3
columns     5  deal 2  move top  fill none
hole        build both any  stop 5  start first
stock       to hole
goal        empty columns
)"},
    {"hole-golf-wrap", R"(
deck        ranks 6
columns     4  deal 4  move top  fill none
hole        build both any wrap  start first
stock       to hole
goal        empty columns
)"},
    {"hole-golf-by-two", R"(
deck        ranks 5
columns     3  deal 5  move top  fill none
hole        build both any by 2 wrap  start first
stock       to hole
goal        empty columns
)"},
    {"hole-golf-draw-two", R"(
deck        ranks 6
columns     4  deal 3  move top  fill none
hole        build both any  start first
stock       draw 2  to hole
goal        empty columns stock
)"},
    {"hole-golf-with-cell", R"(
deck        ranks 5  suits 3
columns     3  deal 3  move top  fill none
cells       1
hole        build both any  start first
stock       to hole
goal        empty columns cells
)"},
    {"hole-reserve", R"(
deck        ranks 5  suits 3
reserve     2  deal 3
columns     2  deal 2  move top  fill none
hole        build both any  start first
stock       to hole
goal        empty columns reserve
)"},
    {"hole-pyramid", R"(
deck        ranks 7  suits 2
places      10  shape pyramid 4  closed 1
hole        build both any wrap  start first
stock       to hole
goal        empty places
)"},
    {"hole-peaks", R"(
deck        ranks 7  suits 3
places      16  shape peaks 3
hole        build both any wrap  start first
stock       to hole
goal        empty places
)"},
    {"hole-places-and-columns", R"(
deck        ranks 5  suits 3
places      6  shape pyramid 3
columns     2  deal 2  move top  fill none
hole        build both any  start first
stock       to hole
goal        empty places columns
)"},
};

}  // namespace sabar
