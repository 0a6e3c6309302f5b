// Verdicts of Klondike that other programs have found, and deals that were once decided wrongly, here or elsewhere.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/piles.hpp>

#include "golden_files.hpp"
#include "laws/games.hpp"
#include "solvers/models/klondike_deals.hpp"

namespace sabar {
namespace {

class KlondikeVerdicts : public testing::TestWithParam<int> {};

TEST_P(KlondikeVerdicts, OfTheFirstThousandDealsAreRight) {
  const Rules& rules = klondike_rules(GetParam());
  const std::uint64_t deals = walk_count() < 1000 ? 50 : 1000;  // fewer under the sanitizers
  std::string verdicts;
  for (const std::string& line : golden_lines(fmt::format("klondike/verdicts-{}.txt", GetParam()))) {
    verdicts += line.starts_with('#') ? "" : line;
  }
  ASSERT_EQ(verdicts.size(), 1000U);
  for (std::uint64_t number = 1; number <= deals; ++number) {
    const Solution solution = solve_klondike(rules, klondike_deal(rules, Scheme::solvitaire, number));
    EXPECT_EQ(solution.verdict, verdicts[number - 1] == '+' ? Verdict::solved : Verdict::unsolvable) << number;
  }
}

INSTANTIATE_TEST_SUITE_P(Draw, KlondikeVerdicts, testing::Values(1, 3), testing::PrintToStringParamName());

// Deals that can be won, and that some pruning once called lost.
struct WonDeal {
  Scheme scheme;
  std::uint64_t number;
  int draw;
  std::string_view what;
};
constexpr std::string_view kDigging = "cards come down from two foundations, each making room for the other";
constexpr std::string_view kLongReturn = "a long way back from the foundations";
constexpr WonDeal kWonDeals[] = {
    {Scheme::solvitaire, 3681, 1, kDigging},
    {Scheme::solvitaire, 4047, 1, kDigging},
    {Scheme::solvitaire, 4249, 1, kDigging},
    {Scheme::solvitaire, 5097, 1, kDigging},
    {Scheme::solvitaire, 7383, 1, kDigging},
    {Scheme::solvitaire, 8669, 1, kDigging},
    {Scheme::solvitaire, 7383, 3, kDigging},
    {Scheme::solvitaire, 8669, 3, kDigging},
    {Scheme::solvitaire, 9442, 3, kDigging},
    {Scheme::klondike_solver, 8721, 3, kLongReturn},
    {Scheme::klondike_solver, 39209, 3, kLongReturn},
    {Scheme::greenfelt, 1492773577, 1, "506 million positions in another solver"},
};

TEST(KlondikeRegressions, DealsThatCanBeWonAreWon) {
  for (const WonDeal& deal : kWonDeals) {
    const Rules& rules = klondike_rules(deal.draw);
    const Solution solution = solve_klondike(rules, klondike_deal(rules, deal.scheme, deal.number));
    EXPECT_EQ(solution.verdict, Verdict::solved) << deal.number << ", draw " << deal.draw << ": " << deal.what;
  }
}

// A deal made for the purpose, after one by Ian Gent: the three of clubs has to go home and come back at once to the
// column it came from, onto the four of hearts that its going has turned up; only together can they move on.
TEST(KlondikeRegressions, ACardGoesBackToTheColumnItCameFrom) {
  constexpr std::array<std::string_view, 7> kColumns = {
      "AC", "6C 2C", "AD 5C 2H", "AH AS 4H 3C", "KH 5H 3H 3S 2S", "KD 4D 3D 2D 4C 6S", "KC KS 6D 5D 5S 6H 4S"};
  constexpr std::string_view kPass = "QC QD QH QS JC JD JH JS TC TD TH TS 9C 9D 9H 9S 8C 8D 8H 8S 7C 7D 7H 7S";
  for (const int draw : {1, 3}) {
    const Rules& rules = klondike_rules(draw);
    Table table = klondike_deal(rules, Scheme::sabar, 1);
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      table.piles[i] = {*parse_cards(kColumns[i]), i};
    }
    const std::vector<Card> stock = *parse_cards(kPass);
    table.piles[*only_pile(rules, PileKind::stock)].cards.assign(stock.rbegin(), stock.rend());
    ASSERT_TRUE(check_table(rules, table));
    EXPECT_EQ(solve_klondike(rules, table).verdict, Verdict::solved) << "draw " << draw;
  }
}

}  // namespace
}  // namespace sabar
