// Games with reduced decks, one of each kind: small enough that a search over whole positions decides every deal, and
// hard enough that many deals cannot be won and few of the others in many ways.
#pragma once

#include <algorithm>
#include <string_view>

namespace sabar {

struct ReducedGame {
  std::string_view name;
  std::string_view rules;
};

// The first six are those of the long command.
inline constexpr ReducedGame kReducedGames[] = {
    {"klondike-once", R"(
deck        ranks 5
columns     4  deal 3 4 4 5  open 1  build down alternate  move run  fill 5
foundations 4
stock       draw 1
)"},
    {"klondike-three", R"(
deck        ranks 5
columns     4  deal 3 4 4 5  open 1  build down alternate  move run  fill 5
foundations 4  return
stock       draw 3  redeals unlimited
)"},
    {"klondike-six", R"(
deck        ranks 6
columns     5  deal 4 4 4 5 5  open 1  build down alternate  move run  fill 6
foundations 4
stock       draw 2  redeals 1
)"},
    {"canfield", R"(
deck        ranks 5
reserve     1  deal 7
foundations 4  build up suit wrap  start first
columns     2  deal 1  build down alternate wrap  move freeing-run  fill from reserve then any
stock       draw 3  redeals unlimited
)"},
    {"spider", R"(
deck        packs 2  suits 2  ranks 4
columns     3  deal 4 3 3  open 1  build down any  move run suit  fill any
foundations 4  collect runs
stock       to columns  full
)"},
    {"freecell", R"(
deck        ranks 5
columns     4  deal 5  build down alternate  move top  fill any
cells       1
foundations 4
)"},
    {"klondike-return", R"(
deck        ranks 5
columns     4  deal 4 4 5 5  open 1  build down alternate  move run  fill 5
foundations 4  return
stock       draw 1  redeals unlimited
)"},
    {"klondike-two", R"(
deck        ranks 5
columns     4  deal 3 4 4 5  open 1  build down alternate  move run  fill 5
foundations 4
stock       draw 2  redeals 1
)"},
    {"canfield-piles", R"(
deck        ranks 5
reserve     1  deal 6
foundations 4  build up suit wrap  start first  return
columns     2  deal 1  build down alternate wrap  move pile  fill from reserve then waste
stock       draw 1  redeals 1
)"},
    {"spider-by-hand", R"(
deck        suits 2  ranks 5
columns     3  deal 2  open 1  build down any  move run suit  fill any
foundations 2  collect runs by-hand
stock       to columns
)"},
    {"bakers-game", R"(
deck        ranks 6
columns     4  deal 6  build down suit  move top  fill any
cells       2
foundations 4
)"},
    {"seahaven", R"(
deck        ranks 6
columns     4  deal 6 6 5 5  build down suit  move top  fill 6
cells       3  deal 1 1 0
foundations 4
)"},
    {"east-haven", R"(
deck        ranks 5
columns     4  deal 3  open 1  build down alternate  move run  fill any
foundations 4
stock       to columns
)"},
    {"east-haven-return", R"(
deck        ranks 4
columns     3  deal 3  open 1  build down alternate  move run  fill any
foundations 4  return
stock       to columns
)"},
    {"east-haven-full", R"(
deck        ranks 4
columns     3  deal 3  open 1  build down alternate  move run  fill any
foundations 4
stock       to columns  full
)"},
    {"yukon", R"(
deck        ranks 5
columns     4  deal 2 5 6 7  open 2  build down alternate  move group  fill 5
foundations 4
)"},
    {"fan", R"(
deck        ranks 5
columns     6  deal 4 4 3 3 3 3  build down suit  move top  fill 5
foundations 4  return
)"},
    {"golf", R"(
deck        ranks 4
columns     4  deal 3  build none  move top  fill none
hole        build both any  start first
stock       to hole
goal        empty columns
)"},
    {"black-hole", R"(
deck        ranks 5
hole        build both any wrap  start AS
columns     5  deal 4 4 4 4 3  build none  move top  fill none
goal        empty columns
)"},
    {"pyramid", R"(
deck        ranks 5
places      10  shape pyramid 4
stock       draw 1
pairs       sum 6
goal        empty places
)"},
    {"giza", R"(
deck        ranks 5
reserve     3  deal 4 3 3
places      10  shape pyramid 4
pairs       sum 6
goal        left 0
)"},
};
inline constexpr std::size_t kLongGames = 6;

// The rules of one of them, for a model that has it among its kinds.
[[nodiscard]] constexpr std::string_view reduced_rules(std::string_view name) {
  return std::ranges::find(kReducedGames, name, &ReducedGame::name)->rules;
}

// Kinds of Klondike for its compact model: ranks, columns, cards drawn at a time, redeals, return.
inline constexpr ReducedGame kKlondikeGames[] = {
    {"klondike-5-1-free", R"(
deck        ranks 5
columns     4  deal 2 3 4 4  open 1  build down alternate  move run  fill 5
foundations 4  return
stock       draw 1  redeals unlimited
)"},
    {"klondike-5-1-free-stay", R"(
deck        ranks 5
columns     4  deal 2 3 4 4  open 1  build down alternate  move run  fill 5
foundations 4
stock       draw 1  redeals unlimited
)"},
    {"klondike-5-1-once", R"(
deck        ranks 5
columns     4  deal 2 3 4 4  open 1  build down alternate  move run  fill 5
foundations 4  return
stock       draw 1
)"},
    {"klondike-5-2-free", R"(
deck        ranks 5
columns     4  deal 1 3 4 4  open 1  build down alternate  move run  fill 5
foundations 4  return
stock       draw 2  redeals unlimited
)"},
    {"klondike-5-3-free", R"(
deck        ranks 5
columns     4  deal 1 2 3 4  open 1  build down alternate  move run  fill 5
foundations 4  return
stock       draw 3  redeals unlimited
)"},
    {"klondike-5-3-free-stay", R"(
deck        ranks 5
columns     4  deal 1 2 3 4  open 1  build down alternate  move run  fill 5
foundations 4
stock       draw 3  redeals unlimited
)"},
    {"klondike-5-3-twice", R"(
deck        ranks 5
columns     4  deal 2 3 3 4  open 1  build down alternate  move run  fill 5
foundations 4  return
stock       draw 3  redeals 1
)"},
    {"klondike-5-4-free", R"(
deck        ranks 5
columns     4  deal 2 3 3 4  open 1  build down alternate  move run  fill 5
foundations 4  return
stock       draw 4  redeals unlimited
)"},
    {"klondike-6-1-free", R"(
deck        ranks 6
columns     4  deal 3 4 5 6  open 1  build down alternate  move run  fill 6
foundations 4  return
stock       draw 1  redeals unlimited
)"},
    {"klondike-6-3-free", R"(
deck        ranks 6
columns     5  deal 2 3 4 4 5  open 1  build down alternate  move run  fill 6
foundations 4  return
stock       draw 3  redeals unlimited
)"},
    {"klondike-6-3-thrice-stay", R"(
deck        ranks 6
columns     5  deal 2 3 4 4 5  open 1  build down alternate  move run  fill 6
foundations 4
stock       draw 3  redeals 2
)"},
    {"klondike-7-1-free", R"(
deck        ranks 7
columns     5  deal 4 5 5 5 6  open 1  build down alternate  move run  fill 7
foundations 4  return
stock       draw 1  redeals unlimited
)"},
    {"klondike-7-3-free", R"(
deck        ranks 7
columns     5  deal 4 4 4 5 5  open 1  build down alternate  move run  fill 7
foundations 4  return
stock       draw 3  redeals unlimited
)"},
};

// Kinds of FreeCell for its model: how columns build, cells, what fills a column.
inline constexpr ReducedGame kFreecellGames[] = {
    {"freecell-5-1", reduced_rules("freecell")},
    {"freecell-6-2", R"(
deck        ranks 6
columns     4  deal 6  build down alternate  move top  fill any
cells       2
foundations 4
)"},
    {"freecell-6-0", R"(
deck        ranks 6
columns     5  deal 5 5 5 5 4  build down alternate  move top  fill any
foundations 4
)"},
    {"freecell-6-kings", R"(
deck        ranks 6
columns     5  deal 5 5 5 5 4  build down alternate  move top  fill 6
cells       1
foundations 4
)"},
    {"freecell-5-runs", R"(
deck        ranks 5
columns     4  deal 5  build down alternate  move run  fill any
cells       1
foundations 4
)"},
    {"freecell-6-suit", reduced_rules("bakers-game")},
    {"freecell-6-suit-kings", reduced_rules("seahaven")},
    {"freecell-6-suit-none", R"(
deck        ranks 6
columns     6  deal 4  build down suit  move top  fill none
cells       2
foundations 4
)"},
    {"freecell-4-any", R"(
deck        ranks 4
columns     4  deal 4  build down any  move top  fill none
foundations 4
)"},
    {"freecell-5-reserve", R"(
deck        ranks 5
columns     4  deal 4  build down alternate  move top  fill any
reserve     4
foundations 4  return
)"},
};

// Of the kinds the model of Spider fits.
inline constexpr ReducedGame kSpiderGames[] = {
    {"spider-4-full", reduced_rules("spider")},
    {"spider-4-relaxed", R"(
deck        ranks 4
columns     3  deal 2 2 3  open 1  build down any  move run suit  fill any
foundations 4  collect runs
stock       to columns
)"},
    {"spider-4-hand", R"(
deck        ranks 4
columns     4  deal 5 5 4 2  build down any  move run suit  fill any
foundations 4  collect runs by-hand
)"},
    {"spider-4-mixed", R"(
deck        ranks 4
columns     3  deal 2 3 4  open 1  build down any  move run  fill any
foundations 4  collect runs by-hand
stock       to columns  full
)"},
    {"spider-5-kings", R"(
deck        suits 2  ranks 5
columns     3  deal 2 3 2  open 1  build down any  move run suit  fill 5
foundations 2  collect runs
stock       to columns
)"},
    {"spider-5-groups", R"(
deck        ranks 5
columns     4  deal 4  closed 2 2 1 0  build down suit  move group  fill 5
stock       to columns
goal        ordered
)"},
    {"spider-5-groups-any", R"(
deck        suits 2  ranks 5
columns     3  deal 3  closed 2 2 1  build down suit  move group  fill any
foundations 2  collect runs by-hand
stock       to columns
)"},
    {"spider-5-one", R"(
deck        packs 3  suits 1  ranks 5
columns     3  deal 3 3 3  open 1  build down any  move run suit  fill any
foundations 3  collect runs
stock       to columns  full
)"},
};

// Kinds of Yukon for its model: how columns build, what fills a column, how much is face down.
inline constexpr ReducedGame kYukonGames[] = {
    {"yukon-5-4", reduced_rules("yukon")},
    {"yukon-6-4", R"(
deck        ranks 6
columns     4  deal 3 6 7 8  open 2  build down alternate  move group  fill 6
foundations 4
)"},
    {"yukon-6-closed", R"(
deck        ranks 6
columns     5  deal 2 4 5 6 7  open 1  build down alternate  move group  fill 6
foundations 4
)"},
    {"yukon-5-open", R"(
deck        ranks 5
columns     3  deal 6 7 7  build down suit  move group  fill 5
foundations 4
)"},
    {"yukon-6-suit", R"(
deck        ranks 6
columns     5  deal 2 4 5 6 7  open 3  build down suit  move group  fill 6
foundations 4
)"},
    {"yukon-5-other", R"(
deck        ranks 5
columns     4  deal 2 5 6 7  open 1  build down other  move group  fill 5
foundations 4
)"},
    {"yukon-4-none", R"(
deck        ranks 4
columns     4  deal 4  open 2  build down alternate  move group  fill none
foundations 4
)"},
    {"yukon-5-any", R"(
deck        ranks 5
columns     4  deal 5  open 2  build down suit  move group  fill any
foundations 4
)"},
};

}  // namespace sabar
