// Small games for the cross-check of rows that close up, beaten cards and gaps.
#pragma once

#include "cross_check/reduced_games.hpp"

namespace sabar {

// Kinds of rows that close up: how many cards, how far piles move, what they match, piles of several cards.
inline constexpr ReducedGame kRowGames[] = {
    {"rows-10", R"(
deck        take 10
row         10  step 1 3  match suit rank
goal        one-pile
)"},
    {"rows-11-ranks", R"(
deck        ranks 6  take 11
row         11  step 1 3  match suit rank
goal        one-pile
)"},
    {"rows-9-steps", R"(
deck        take 9
row         9  step 1 2 4  match suit rank
goal        one-pile
)"},
    {"rows-8-far", R"(
deck        suits 3  take 8
row         8  step 1 4  match suit rank
goal        one-pile
)"},
    {"rows-9-piles", R"(
deck        take 18
row         9  step 1 3  match suit rank  deal 2
goal        one-pile
)"},
    {"rows-4-suit", R"(
deck        suits 2  take 4
row         4  step 1 3  match suit
goal        one-pile
)"},
    {"rows-3-rank", R"(
deck        ranks 2  take 3
row         3  step 1  match rank
goal        one-pile
)"},
};

// Kinds of Aces Up: columns, suits, ranks, whether an empty column takes a card, cards before the first row.
inline constexpr ReducedGame kBeatenGames[] = {
    {"beaten-4-columns", R"(
deck        ranks 4
columns     4  deal 1  build none  move top  fill any
stock       to columns
pairs       beaten
goal        left 4
)"},
    {"beaten-3-columns", R"(
deck        suits 3  ranks 6
columns     3  deal 1  build none  move top  fill any
stock       to columns
pairs       beaten
goal        left 3
)"},
    {"beaten-4-none", R"(
deck        ranks 6
columns     4  deal 1  build none  move top  fill none
stock       to columns
pairs       beaten
goal        left 8
)"},
    {"beaten-3-rest", R"(
deck        suits 3  ranks 5
columns     3  deal 2 1 1  build none  move top  fill any
stock       to columns
pairs       beaten
goal        left 3
)"},
    {"beaten-2-columns", R"(
deck        suits 2  ranks 5
columns     2  deal 1  build none  move top  fill any
stock       to columns
pairs       beaten
goal        left 2
)"},
};

// Kinds of Gaps: suits, ranks, rows of any suit or of their own.
inline constexpr ReducedGame kGapGames[] = {
    {"gaps-4-4", R"(
deck        ranks 4  remove A
grid        4 x 4  build up suit  fill 2
goal        rows
)"},
    {"gaps-4-4-suits", R"(
deck        ranks 4  remove A
grid        4 x 4  build up suit  fill 2  row-suits
goal        rows
)"},
    {"gaps-3-5", R"(
deck        suits 3  ranks 5  remove A
grid        3 x 5  build up suit  fill 2
goal        rows
)"},
    {"gaps-3-5-suits", R"(
deck        suits 3  ranks 5  remove A
grid        3 x 5  build up suit  fill 2  row-suits
goal        rows
)"},
    {"gaps-2-6", R"(
deck        suits 2  ranks 6  remove A
grid        2 x 6  build up suit  fill 2
goal        rows
)"},
};

}  // namespace sabar
