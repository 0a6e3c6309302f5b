// Games of pairs with reduced decks: one of each kind that the search of games of pairs knows, small enough for the
// search over whole positions.
#pragma once

#include "cross_check/reduced_games.hpp"

namespace sabar {

inline constexpr ReducedGame kPairGames[] = {
    {"pairs-open", R"(
deck        ranks 8  suits 2
places      10  shape pyramid 4
stock       draw 1  open  redeals 2
pairs       sum 8
goal        empty places
)"},
    {"pairs-open-once", R"(
deck        ranks 7  suits 2
places      6  shape pyramid 3
stock       draw 1  open
pairs       sum 7
goal        left 0
)"},
    {"pairs-open-all", R"(
deck        ranks 6  suits 2
places      6  shape pyramid 3
stock       draw 1  open  redeals 1
pairs       sum 7
goal        left 0
)"},
    {"pairs-closed", R"(
deck        ranks 8  suits 2
places      10  shape pyramid 4  closed 1
stock       draw 1  redeals 1
pairs       sum 9
goal        empty places
)"},
    {"pairs-closed-once", R"(
deck        ranks 7  suits 2
places      6  shape pyramid 3
stock       draw 1
pairs       sum 7
goal        left 0
)"},
    {"pairs-closed-unlimited", R"(
deck        ranks 8  suits 2
places      10  shape pyramid 4
stock       draw 1  redeals unlimited
pairs       sum 9
goal        empty places
)"},
    {"pairs-middle-rank", R"(
deck        ranks 5  suits 3
places      10  shape pyramid 4
stock       draw 1  open  redeals 1
pairs       sum 6
goal        empty places
)"},
    {"pairs-same-rank", R"(
deck        ranks 4
places      6  shape pyramid 3
stock       draw 1  open  redeals 1
pairs       same-rank
goal        left 0
)"},
    {"pairs-reserve", R"(
deck        ranks 4
reserve     3  deal 2
places      10  shape pyramid 4
pairs       sum 4
goal        left 0
)"},
    {"pairs-columns", R"(
deck        ranks 6
columns     6  deal 4  build none  move top  fill none
pairs       sum 7
goal        empty columns
)"},
    {"pairs-columns-and-stock", R"(
deck        ranks 6  suits 3
columns     3  deal 4  build none  move top  fill none
stock       draw 1  open  redeals 1
pairs       sum 7
goal        empty columns
)"},
    {"pairs-open-twice", R"(
deck        ranks 5  suits 3
places      10  shape pyramid 4
stock       draw 1  open  redeals 2
pairs       sum 5
goal        empty places
)"},
    {"pairs-open-six", R"(
deck        ranks 4
places      6  shape pyramid 3
stock       draw 1  open  redeals 1
pairs       sum 6
goal        empty places
)"},
    {"pairs-open-full", R"(
deck        ranks 7  suits 2
places      6  shape pyramid 3
stock       draw 1  open  redeals 2
pairs       sum 7
goal        left 0
)"},
    {"pairs-closed-free", R"(
deck        ranks 5  suits 3
places      10  shape pyramid 4
stock       draw 1  redeals unlimited
pairs       sum 5
goal        empty places
)"},
    {"pairs-closed-thrice", R"(
deck        ranks 4  suits 3
places      6  shape pyramid 3
stock       draw 1  redeals 3
pairs       sum 4
goal        empty places
)"},
    {"pairs-columns-all", R"(
deck        ranks 6
columns     8 deal 3 build none  move top  fill none
pairs       sum 7
goal        left 0
)"},
    {"pairs-wish", R"(
deck        ranks 5
columns     5  deal 4  open 1  build none  move top  fill none
pairs       same-rank
goal        empty columns
)"},
};

}  // namespace sabar
