// The search of rows that close up: the laws of a game, verdicts against the oracle, planted faults, real lines.
#include <algorithm>

#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/models/rows/game.hpp>
#include <sabar/solvers/models/rows/model.hpp>

#include "cross_check/mutants/row_mutants.hpp"
#include "cross_check/reduced.hpp"
#include "cross_check/walked.hpp"
#include "laws/laws.hpp"

namespace sabar {
namespace {

class RowLaws : public ReducedTest {};

TEST_P(RowLaws, ObeysTheLawsOfAGame) {
  for (std::uint64_t walk = 1; walk <= reduced_deals(); ++walk) {
    const auto row = rows::read_row(rules(), deal(walk));
    ASSERT_TRUE(row.has_value()) << row.error().text();
    const rows::RowGame exact(rows::row_shape(rules()), {.links = walk % 2 == 0, .pattern = false});
    expect_laws(exact, *row, walk, 20, std::equal_to<rows::RowState>());
    ASSERT_FALSE(HasFatalFailure()) << "walk " << walk;
  }
}

INSTANTIATE_TEST_SUITE_P(Reduced, RowLaws, testing::ValuesIn(names_of(kRowGames)), reduced_test_name);

TEST(RowMutants, AreAllCaught) { expect_all_caught(row_mutants::list(), row_mutants::search_with<row_mutants::Sound>); }

TEST(RowModel, FitsRowsThatCloseUp) {
  std::vector<std::string> names;
  for (const GameFile& game : game_list()) {
    if (rows::fits(game.rules)) {
      names.push_back(game.name);
    }
  }
  EXPECT_EQ(names, (std::vector<std::string>{"accordion", "late-binding"}));
  const GameFile& golf = **find_game("golf");
  EXPECT_FALSE(rows::make(golf.rules, numbered_deal(golf, 1), {}).has_value());
}

// A row of n piles is won in n - 1 moves, so whatever wins is shortest; and any position on the way is won too.
TEST(RowModel, WinsAccordionFromAnywhereOnALine) {
  const GameFile& game = **find_game("accordion");
  for (std::uint64_t number = 1; number <= 3; ++number) {
    const Table start = numbered_deal(game, number);
    const auto solution = solve("auto", game.rules, start, {});
    ASSERT_TRUE(solution.has_value());
    ASSERT_EQ(solution->verdict, Verdict::solved) << number;
    EXPECT_EQ(solution->line.size(), 51U);
    auto judge = *Judge::begin(game.rules, start);
    for (std::size_t i = 0; i < solution->line.size(); ++i) {
      ASSERT_TRUE(judge.play(solution->line[i]).has_value());
      const bool asked = i % 8 == 0 && i < 45;
      ASSERT_TRUE(!asked || solve("auto", game.rules, judge.table(), {})->verdict == Verdict::solved) << i;
    }
    EXPECT_TRUE(judge.won());
  }
}

// The same pattern of equal suits and ranks is the same position, another one is not.
TEST(RowModel, KnowsARowByItsPattern) {
  const rows::RowGame game({.steps = 0b1010, .suits = true, .ranks = true}, {});
  const auto key = [&](std::initializer_list<Card> cards) {
    rows::RowState row;
    for (const Card card : cards) {
      row.tops[row.piles++] = static_cast<std::uint8_t>(card.index());
    }
    return game.key(row);
  };
  const auto first = key({{Suit::hearts, 7}, {Suit::spades, 7}, {Suit::hearts, 3}});
  EXPECT_EQ(first, key({{Suit::clubs, 9}, {Suit::diamonds, 9}, {Suit::clubs, 2}}));
  EXPECT_NE(first, key({{Suit::hearts, 7}, {Suit::spades, 7}, {Suit::spades, 3}}));
  EXPECT_NE(first, key({{Suit::hearts, 7}, {Suit::spades, 8}, {Suit::hearts, 3}}));
}

}  // namespace
}  // namespace sabar
