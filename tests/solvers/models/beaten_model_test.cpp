// The search of games of beaten cards: the laws of a game, verdicts against the oracle, planted faults, real lines.
#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/models/beaten/game.hpp>
#include <sabar/solvers/models/beaten/last_rows.hpp>
#include <sabar/solvers/models/beaten/model.hpp>

#include "cross_check/mutants/beaten_mutants.hpp"
#include "cross_check/reduced.hpp"
#include "cross_check/walked.hpp"
#include "laws/laws.hpp"
#include "solvers/models/model_laws.hpp"

namespace sabar {
namespace {

class BeatenLaws : public ReducedTest {};

TEST_P(BeatenLaws, ObeysTheLawsOfAGame) {
  for (std::uint64_t walk = 1; walk <= reduced_deals(); ++walk) {
    const auto board = beaten::read_beaten(rules(), deal(walk));
    ASSERT_TRUE(board.has_value()) << board.error().text();
    const beaten::BeatenGame game(*board, {.leave = walk % 2 == 0});
    expect_laws(game, board->start, walk, 40, [&](const beaten::BeatenState& a, const beaten::BeatenState& b) {
      auto x = a.columns;
      auto y = b.columns;
      if (a.dealt == board->cards) {  // columns are interchangeable from here on
        std::sort(x.begin(), x.end());
        std::sort(y.begin(), y.end());
      }
      return x == y && a.dealt == b.dealt;
    });
    ASSERT_FALSE(HasFatalFailure()) << "walk " << walk;
  }
}

INSTANTIATE_TEST_SUITE_P(Reduced, BeatenLaws, testing::ValuesIn(names_of(kBeatenGames)), reduced_test_name);

TEST(BeatenMutants, AreAllCaught) {
  expect_all_caught(beaten_mutants::list(), beaten_mutants::search_with<beaten_mutants::Sound>);
}

// More cards may be left than there are columns, so a last row of four suits does not end all hope.
TEST(BeatenModel, AllowsForMoreCardsLeftThanColumns) {
  const Rules rules = read_reduced(reduced_game("beaten-4-none"))->rules;
  const DealCheck check = check_deal(rules, *reduced_deal(rules, 1924), model_named("beaten").settings());
  EXPECT_TRUE(check.fault.empty()) << check.fault;
}

TEST(BeatenModel, FitsItsGames) {
  std::vector<std::string> names;
  for (const GameFile& game : game_list()) {
    if (beaten::fits(game.rules)) {
      names.push_back(game.name);
    }
  }
  EXPECT_EQ(names, (std::vector<std::string>{"aces-up"}));
  const GameFile& golf = **find_game("golf");
  EXPECT_FALSE(beaten::make(golf.rules, numbered_deal(golf, 1), {}).has_value());
}

TEST(BeatenModel, CanBeTakenUpAnywhereOnAWinningLine) {
  SearchOptions options;
  options.budget.nodes = 200'000;
  expect_taken_up_anywhere("auto", "aces-up", 8, OnTheWay::not_lost, options);
}

// The last four cards of different suits, not all aces: nothing can be done about them.
TEST(BeatenModel, SeesALastRowThatEndsTheGame) {
  const GameFile& game = **find_game("aces-up");
  std::size_t seen = 0;
  for (std::uint64_t number = 1; number <= 40; ++number) {
    const Table deal = numbered_deal(game, number);
    std::array<bool, 4> suits{};
    const auto& stock = std::find_if(deal.piles.begin(), deal.piles.end(), [](const TablePile& pile) {
                          return pile.cards.size() == 48;
                        })->cards;
    for (std::size_t i = 0; i < 4; ++i) {  // the last to be dealt
      suits[static_cast<std::size_t>(stock[i].suit())] = true;
    }
    if (std::count(suits.begin(), suits.end(), true) == 4) {
      const auto solution = solve("auto", game.rules, deal, {});
      ASSERT_TRUE(solution.has_value());
      EXPECT_EQ(solution->verdict, Verdict::unsolvable) << number;
      EXPECT_LE(solution->nodes, 1U);
      ++seen;
    }
  }
  EXPECT_GT(seen, 0U);
}

// Only the last rows, on columns of which nothing is known: whatever wins the deal wins these.
TEST_P(BeatenLaws, LastRowsOfADealThatIsWonAreWon) {
  std::size_t lost = 0;
  for (std::uint64_t number = 1; number <= reduced_deals(); ++number) {
    const auto board = beaten::read_beaten(rules(), deal(number));
    ASSERT_TRUE(board.has_value());
    const auto game = std::make_shared<const beaten::BeatenGame>(*board, beaten::BeatenTechniques{});
    beaten::LastRows search(game, {});
    while (!search.done()) {
      search.step(1000);
    }
    if (search.complete()) {
      ++lost;
      const auto truth = truth_of(rules(), deal(number), "dfs");
      ASSERT_TRUE(truth.has_value());
      EXPECT_EQ(truth->verdict, Verdict::unsolvable) << number;
    }
  }
  EXPECT_TRUE(lost > 0 || reduced_deals() < 50);
}

}  // namespace
}  // namespace sabar
