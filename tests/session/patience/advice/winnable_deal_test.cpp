// Deals that can be won: the judge agrees, the seed decides, the level is as asked, and giving up has an end.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/session/patience/advice/winnable_deal.hpp>

#include "cross_check/reduced.hpp"

namespace sabar {
namespace {

GameFile reduced_file(std::string_view name) { return *read_reduced(reduced_game(name)); }

DealFinder search_deal(const GameFile& game, const DealDesire& desire, std::uint64_t slice = kSlice) {
  auto finder = DealFinder::begin(game, desire);
  EXPECT_TRUE(finder.has_value()) << (finder ? "" : finder.error().text());
  while (!finder->done()) {
    finder->step(slice);
  }
  EXPECT_FALSE(finder->error().has_value());
  return *std::move(finder);
}

DealDesire desire_with(std::uint64_t seed, std::optional<Level> level = {}) {
  DealDesire desire;
  desire.seed = seed;
  desire.level = level;
  return desire;
}

TEST(WinnableDeal, CanBeWon) {
  for (const std::string_view name : {"klondike-three", "freecell", "canfield", "pyramid"}) {
    const GameFile game = reduced_file(name);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const DealFinder finder = search_deal(game, desire_with(seed));
      ASSERT_TRUE(finder.found().has_value()) << name << seed;
      EXPECT_EQ(*deal_of(game.rules, finder.found()->deal), finder.found()->table);
      EXPECT_TRUE(judge_line(game.rules, finder.found()->table, finder.found()->line).won);
      const auto& counts = finder.counts();
      EXPECT_EQ(counts.deals, 1 + counts.lost + counts.undecided + counts.other);
      EXPECT_EQ(counts.other, 0U);
    }
  }
}

TEST(WinnableDeal, DependsOnTheSeedAlone) {
  const GameFile game = reduced_file("freecell");
  const auto first = search_deal(game, desire_with(7)).found()->deal;
  EXPECT_EQ(search_deal(game, desire_with(7), 1).found()->deal, first);
  EXPECT_NE(search_deal(game, desire_with(8)).found()->deal, first);
}

TEST(WinnableDeal, IsOfTheLevelAskedFor) {
  GameFile game = reduced_file("freecell");
  const DifficultyScale scale = scale_of(game);
  std::size_t found = 0;
  for (const Level level : {Level::easy, Level::medium, Level::hard}) {
    DealDesire desire = desire_with(3, level);
    desire.deals = 60;
    const DealFinder finder = search_deal(game, desire);
    if (finder.found()) {
      ++found;
      ASSERT_TRUE(finder.found()->difficulty.has_value());
      const int points = finder.found()->difficulty->points;
      EXPECT_EQ(level, points < scale.medium ? Level::easy : points < scale.hard ? Level::medium : Level::hard);
      EXPECT_TRUE(judge_line(game.rules, finder.found()->table, finder.found()->line).won);
    } else {
      EXPECT_EQ(finder.counts().deals, 60U);
    }
  }
  EXPECT_GT(found, 0U);
}

TEST(WinnableDeal, GivesUpInTheEnd) {
  const auto game = read_game("never", "title Never\ndeck ranks 3\ncolumns 1 deal 12 fill none\nfoundations 4\n");
  ASSERT_TRUE(game.has_value()) << game.error().text();
  DealDesire desire = desire_with(1);
  desire.deals = 25;
  const DealFinder finder = search_deal(*game, desire);
  if (!finder.found()) {
    EXPECT_EQ(finder.counts().deals, 25U);
    EXPECT_EQ(finder.counts().lost, 25U);
  }
  desire = desire_with(1);
  desire.nodes = 10;  // for all deals
  const GameFile spider = **find_game("spider-4");
  const DealFinder poor = search_deal(spider, desire);
  EXPECT_FALSE(poor.found().has_value());
  EXPECT_EQ(poor.counts().undecided, 1U);
}

TEST(WinnableDeal, KnowsWhichSchemesDealTheGame) {
  DealDesire desire = desire_with(1);
  desire.scheme = Scheme::exact;
  EXPECT_FALSE(DealFinder::begin(**find_game("klondike"), desire).has_value());
  desire.scheme = Scheme::ms;
  EXPECT_TRUE(DealFinder::begin(**find_game("freecell"), desire).has_value());
  EXPECT_FALSE(DealFinder::begin(reduced_file("freecell"), desire).has_value());
}

}  // namespace
}  // namespace sabar
