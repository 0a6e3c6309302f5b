// The search of games of pairs: the laws of a game, real lines.
#include <algorithm>

#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/models/pairs/game.hpp>
#include <sabar/solvers/models/pairs/model.hpp>

#include "solvers/models/model_laws.hpp"
#include "solvers/models/small_games.hpp"

namespace sabar {
namespace {

constexpr pairs::PairTechniques kNoPairTechnique = {.free_stock = false, .pair_matching = false};

TEST(PairModel, FitsTheGamesWhoseCardsLeaveInPairs) {
  EXPECT_EQ(games_that_fit(pairs::fits), (std::vector<std::string>{"fourteen", "giza", "pyramid", "pyramid-full",
                                                                   "pyramid-relaxed", "pyramid-strict", "wish"}));
  for (const std::string& name : names_of(kPairGames)) {
    EXPECT_TRUE(pairs::fits(small_game(name).rules)) << name;
  }
}

TEST(PairModel, RefusesOtherGamesWithAnError) {
  const GameFile& klondike = **find_game("klondike");
  const auto search = pairs::make(klondike.rules, numbered_deal(klondike, 1), {});
  ASSERT_FALSE(search.has_value());
  EXPECT_FALSE(search.error().hint.empty());
  Table broken = numbered_deal(**find_game("pyramid"), 1);
  broken.piles[0].cards.pop_back();
  EXPECT_FALSE(pairs::make((*find_game("pyramid"))->rules, broken, {}).has_value());
}

// The model once called lost what is won by drawing all cards, or by drawing none.
TEST(PairModel, LeavesGoalsOfHalfAStockToOthers) {
  for (const std::string goal : {"empty places stock", "empty places waste"}) {
    const auto game = read_game("half",
                                "title Half\ndeck ranks 7  suits 2\nplaces 6  shape pyramid 3\n"
                                "stock draw 1  redeals 1\npairs sum 8\ngoal " +
                                    goal + "\n");
    ASSERT_TRUE(game.has_value()) << game.error().text();
    EXPECT_FALSE(pairs::fits(game->rules)) << goal;
    std::size_t solved = 0;
    for (std::uint64_t number = 1; number <= 12; ++number) {
      const Table deal = numbered_deal(*game, number);
      const auto truth = solve("reference", game->rules, deal, {});
      EXPECT_EQ(solve("auto", game->rules, deal, {})->verdict, truth->verdict) << goal << " " << number;
      solved += truth->verdict == Verdict::solved ? 1 : 0;
    }
    EXPECT_GT(solved, 0U) << goal;
  }
}

struct PairModelTest : testing::TestWithParam<std::string> {
  static GameFile game() { return small_game(GetParam()); }
};

TEST_P(PairModelTest, ObeysTheLawsOfAGame) {
  for (std::uint64_t walk = 1; walk <= walk_count() / 5; ++walk) {
    const auto board = pairs::lay_out(game().rules, numbered_deal(game(), walk));
    ASSERT_TRUE(board.has_value()) << board.error().text();
    const pairs::PairGame steps(*board, walk % 2 == 0 ? kNoPairTechnique : pairs::PairTechniques{});
    expect_laws(steps, board->start, walk, 40, [&](const pairs::PairState& a, const pairs::PairState& b) {
      return a.cards == b.cards && (board->unlimited || (a.pass == b.pass && a.place == b.place));
    });
    ASSERT_FALSE(HasFatalFailure()) << "walk " << walk;
  }
}

INSTANTIATE_TEST_SUITE_P(Small, PairModelTest, testing::ValuesIn(names_of(kPairGames)), test_name);

// What the easier game calls lost is lost: the very claim of free-stock, asked of every position on random walks.
TEST(FreeStock, CallsNoPositionLostThatCanBeWon) {
  const GameFile game = small_game("pairs-open-once");
  WalkDice dice(11);
  std::size_t lost = 0;
  for (std::uint64_t deal = 1; deal <= walk_count() / 5; ++deal) {
    const Table table = walked(game.rules, numbered_deal(game, deal), dice, dice.below(15));
    const auto board = pairs::lay_out(game.rules, table);
    ASSERT_TRUE(board.has_value());
    if (!pairs::FreeStock(*board).hopeful(board->start.cards)) {
      EXPECT_EQ(judged_verdict(pairs::make, game.rules, table, {"free-stock", "pair-matching"}), Verdict::unsolvable)
          << deal;
      ++lost;
    }
  }
  EXPECT_GT(lost, 0U);
}

class PairDeals : public testing::TestWithParam<std::string> {};

TEST_P(PairDeals, AreDecidedTheSameWithTechniquesMissing) {
  const GameFile& game = **find_game(GetParam());
  for (std::uint64_t deal = 1; deal <= std::max<std::uint64_t>(walk_count() / 50, 4); ++deal) {
    const Table table = numbered_deal(game, deal);
    const Verdict verdict = judged_verdict(pairs::make, game.rules, table);
    EXPECT_NE(verdict, Verdict::unknown) << deal;
    EXPECT_EQ(judged_verdict(pairs::make, game.rules, table, {"free-stock"}), verdict) << deal;
  }
}

TEST_P(PairDeals, AreTheSameSearchWhateverTheSlicesAre) { expect_same_in_slices(pairs::make, **find_game(GetParam())); }

TEST_P(PairDeals, CanBeTakenUpAnywhereOnAWinningLine) {
  expect_taken_up_anywhere("pairs", GetParam(), 1, OnTheWay::won);
}

INSTANTIATE_TEST_SUITE_P(Games, PairDeals, testing::ValuesIn(games_that_fit(pairs::fits)), test_name);

TEST(PairSearch, EndsWithItsBudget) {
  const GameFile& game = **find_game("pyramid-full");
  std::size_t nodes = 0;
  for (std::uint64_t deal = 1; deal <= 20; ++deal) {
    SearchOptions options;
    options.budget.nodes = 10;
    const auto few_nodes = pairs::make(game.rules, numbered_deal(game, deal), options);
    drive(**few_nodes);
    nodes += (*few_nodes)->halt() == Halt::nodes ? 1 : 0;
    EXPECT_LE((*few_nodes)->nodes(), 10U);
  }
  EXPECT_GT(nodes, 0U);
}

}  // namespace
}  // namespace sabar
