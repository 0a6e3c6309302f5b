// Lines in which a run counts one move: how they are counted, and how they are made shorter.
#include <gtest/gtest.h>

#include <sabar/solvers/shortest/run_count.hpp>

#include "cross_check/reduced.hpp"
#include "solvers/models/klondike_deals.hpp"
#include "solvers/shortest/cases.hpp"

namespace sabar {
namespace {

const Rules& freecell_rules() { return (*find_game("freecell"))->rules; }

// Column 1: 9 of hearts, 8 of spades, 7 of hearts; column 2: 10 of clubs; all others home or far away.
TEST(RunCount, ARunCarriedOverIsOneMove) {
  const Rules& rules = freecell_rules();
  Table table = klondike_deal(rules, Scheme::ms, 1);
  const PileMap map = map_piles(rules);
  const auto pile_of = [&](PileKind kind, std::size_t i) { return *only_pile(rules, kind) + i; };
  const std::size_t a = pile_of(PileKind::column, 0);
  const std::size_t b = pile_of(PileKind::column, 1);
  const std::size_t c1 = pile_of(PileKind::cell, 0);
  const std::size_t c2 = pile_of(PileKind::cell, 1);
  for (TablePile& pile : table.piles) {
    pile.cards.clear();
  }
  table.piles[a].cards = {Card(Suit::hearts, 9), Card(Suit::spades, 8), Card(Suit::hearts, 7)};
  table.piles[b].cards = {Card(Suit::clubs, 10)};
  ASSERT_EQ(map.piles, table.piles.size());
  const std::vector<Move> whole = {transfer(a, c1, 1), transfer(a, c2, 1), transfer(a, b, 1), transfer(c2, b, 1),
                                   transfer(c1, b, 1)};
  EXPECT_EQ(count_with_runs(rules, table, whole), 1U);
  std::vector<Move> part(whole.begin(), whole.end() - 1);  // one card stays in a cell: a run of two by hand, and a card
  EXPECT_EQ(count_with_runs(rules, table, part), 2U);
  const std::vector<Move> there_and_back = {transfer(a, c1, 1), transfer(c1, a, 1)};
  EXPECT_EQ(count_with_runs(rules, table, there_and_back), 2U);
  EXPECT_EQ(count_with_runs(rules, table, {}), 0U);
}

TEST(RunCount, LinesForRunsHaveFewerOfThem) {
  const Rules& rules = freecell_rules();
  std::size_t by_cards = 0;
  std::size_t by_runs = 0;
  for (std::uint64_t number = 2'500'001; number <= 2'500'006; ++number) {
    const Table table = klondike_deal(rules, Scheme::ms, number);
    const auto won = solve("freecell", rules, table, {});
    ASSERT_TRUE(won && won->verdict == Verdict::solved);
    LineOptions options{60'000};
    const auto cards = shorter(rules, table, won->line, options);
    options.count_runs = true;
    const auto runs = shorter(rules, table, won->line, options);
    ASSERT_TRUE(cards && runs);
    EXPECT_EQ(cards->counted, cards->line.size());
    EXPECT_EQ(runs->counted, count_with_runs(rules, table, runs->line));
    EXPECT_LE(runs->at_least, runs->counted);
    EXPECT_LE(runs->at_least, cards->at_least);
    by_cards += count_with_runs(rules, table, cards->line);
    by_runs += runs->counted;
  }
  EXPECT_LT(by_runs, by_cards);
}

// With beams that leave nothing out, no line of single moves has fewer runs.
TEST(RunCount, WideBeamsFindNoMoreThanTheShortestLineHas) {
  for (const std::string_view name : {"freecell-5-1", "freecell-6-2", "freecell-6-suit"}) {
    const Rules rules = read_reduced(reduced_game(name))->rules;
    ASSERT_TRUE(can_count_runs(rules)) << name;
    for (std::uint64_t number = 1; number <= 30; ++number) {
      const Table table = *reduced_deal(rules, number);
      const auto won = solve("auto", rules, table, options_without({}));
      if (won->verdict != Verdict::solved) {
        continue;
      }
      LineOptions options{400'000};
      const auto cards = shorter(rules, table, won->line, options);
      options.count_runs = true;
      const auto runs = shorter(rules, table, won->line, options);
      ASSERT_TRUE(cards && runs);
      EXPECT_LE(runs->counted, count_with_runs(rules, table, cards->line)) << name << " deal " << number;
    }
  }
}

}  // namespace
}  // namespace sabar
