// The board of the paper on depth-first search.
#include <gtest/gtest.h>

#include <sabar/rules/patience/board_rules.hpp>

#include "rules/patience/reading.hpp"

namespace sabar {
namespace {

TEST(BoardRules, D1_BoardOfRowsSetsCardsAndFaceDownCards) {
  const auto game = board_game({.rows = 3, .sets = 1, .cards = 3, .closed = 2});
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(game->name, "board");
  EXPECT_EQ(game->title, "Board of 3 rows, 1 set of 13 cards");
  const Rules& rules = game->rules;
  EXPECT_EQ(rules.deck, (DeckShape{1, 1, 13}));
  EXPECT_EQ(rules.group[0].count, 3);
  EXPECT_EQ(rules.group[0].deal[2], 3);
  EXPECT_EQ(rules.group[0].closed[2], 2);
  EXPECT_EQ(rules.group[0].lift, Lift::run);
  EXPECT_EQ(rules.group[0].fill, Fill::any);
  EXPECT_EQ(rules.group[1].collect, Collect::runs_at_once);
  EXPECT_EQ(rules.draw_to, PileKind::column);
  EXPECT_FALSE(rules.draw_needs_full);
}

TEST(BoardRules, D1_EverySizeWithinTheBoundsIsAGame) {
  for (int rows = 1; rows <= 16; ++rows) {
    for (int sets = 1; sets <= 16; ++sets) {
      for (const int cards : {1, sets * 13 / rows}) {
        for (const int closed : {0, cards - 1}) {
          const auto game = board_game({rows, sets, cards, closed, false});
          ASSERT_EQ(static_cast<bool>(game), cards > 0 && rows <= sets * 13)
              << rows << ' ' << sets << ' ' << cards << ' ' << closed;
          if (game) {
            EXPECT_EQ(game->rules.cards(), static_cast<std::size_t>(sets) * 13);
            EXPECT_EQ(game->rules.group[0].fill, Fill::none);
          }
        }
      }
    }
  }
}

TEST(BoardRules, D1_ImpossibleBoardsAreRefused) {
  const auto fault = [](const BoardOptions& options) { return board_game(options).error().text(); };
  EXPECT_EQ(fault({.rows = 0}), "a board with 0 rows (use 1..16)");
  EXPECT_EQ(fault({.rows = 17}), "a board with 17 rows (use 1..16)");
  EXPECT_EQ(fault({.sets = 17}), "a board with 17 sets (use 1..16)");
  EXPECT_EQ(fault({.cards = 5}), "a board with 5 cards in each row (use 1..4)");
  EXPECT_EQ(fault({.cards = 3, .closed = 3}), "a board with 3 cards face down in each row (use 0..2)");
  EXPECT_EQ(fault({.rows = 14}), "13 cards are too few for 14 rows (use more sets or fewer rows)");
}

}  // namespace
}  // namespace sabar
