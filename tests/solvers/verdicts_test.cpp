// Rules and deals that once got a wrong verdict, or a line the judge rejects. Every search must agree with the search
// over whole positions, which knows no technique.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cross_check/reduced.hpp"

namespace sabar {
namespace {

// All searches for a position: the general ones, and those of the models that take it.
std::vector<SearchSetting> settings_for(const Rules& rules, const Table& table) {
  std::vector<SearchSetting> settings = settings_for(rules);
  for (const ModelGames& model : kModelGames) {
    if (model.fits(rules) && make_search(model.name, rules, table, {})) {
      const auto more = model.settings();
      settings.insert(settings.end(), more.begin(), more.end());
    }
  }
  return settings;
}

// Deals 1 to `deals` of a small game, or a share of them.
void expect_right(std::string_view name, std::uint64_t deals) {
  const Rules rules = read_reduced(reduced_game(name))->rules;
  for (std::uint64_t number = 1; number <= share(deals); ++number) {
    const auto table = reduced_deal(rules, number);
    ASSERT_TRUE(table) << table.error().text();
    const DealCheck check = check_deal(rules, *table, settings_for(rules, *table));
    EXPECT_TRUE(check.fault.empty()) << name << " deal " << number << ": " << check.fault;
  }
}

TEST(Verdicts, T1_RowsDealtWhereGroupsMove) { expect_right("rows-on-groups", 210); }

TEST(Verdicts, T1_RowsDealtWhereGroupsMoveInGamesOfTheProgram) {
  for (const auto& [name, number] : {std::pair{"russian-point", 228U}, {"rushdike", 842U}}) {
    const auto game = find_game(name);
    ASSERT_TRUE(game);
    const auto table = reduced_deal((*game)->rules, number);
    ASSERT_TRUE(table);
    const auto solution = solve("auto", (*game)->rules, *table, {});
    ASSERT_TRUE(solution) << solution.error().text();
    EXPECT_NE(solution->verdict, Verdict::unsolvable) << name << " " << number;
  }
}

// What is not proved for these games is still a good hope, and finds most of what can be won.
TEST(Verdicts, T1_HopeIsKeptForLookingForWins) {
  EXPECT_FALSE(HopedFoundation::kComplete);
  EXPECT_FALSE(HopeGame<patience::SmallEngine>::kComplete);
  for (const std::string_view name : {"russian-point", "rushdike", "chinese-solitaire"}) {
    const auto game = find_game(name);
    ASSERT_TRUE(game);
    EXPECT_FALSE(SafeFoundation::applies((*game)->rules)) << name;
    EXPECT_TRUE(HopedFoundation::applies((*game)->rules)) << name;
  }
  const Rules& rules = (*find_game("chinese-solitaire"))->rules;
  SearchOptions options;
  options.budget.nodes = 20'000;
  int won = 0;
  for (std::uint64_t number = 1; number <= 20; ++number) {
    const auto solution = solve("auto", rules, *reduced_deal(rules, number), options);
    won += solution && solution->verdict == Verdict::solved ? 1 : 0;
  }
  EXPECT_GE(won, 15);
}

TEST(Verdicts, T2_ColumnsThatTakeNothingAreEmpty) {
  expect_right("emptied-none", 4);
  expect_right("emptied-waste", 24);
  expect_right("emptied-round", 60);
}

TEST(Verdicts, T3_FoundationsGoRoundAndColumnsDoNot) { expect_right("home-goes-round", 300); }

TEST(Verdicts, T4_AnOpenStock) {
  expect_right("open-stock", 60);
  expect_right("open-stock-once", 60);
}

TEST(Verdicts, T5_RowsOfSpider) {
  expect_right("one-card-rows", 60);
  expect_right("two-card-rows", 60);
}

TEST(Verdicts, T6_ColumnsFilledFromTheStock) {
  expect_right("filled-from-stock", 60);
  expect_right("filled-from-stock-alone", 60);
  expect_right("filled-from-stock-kings", 60);
}

TEST(Verdicts, T7_PairsThatMustLeaveTheStock) {
  expect_right("emptied-stock", 60);
  expect_right("emptied-stock-once", 60);
}

TEST(Verdicts, T8_FoundationsBeginAnywhereAndEndWithTheKing) {
  expect_right("begins-anywhere", 60);
  expect_right("begins-anywhere-in-klondike", 60);
}

TEST(Verdicts, T9_FoundationsGoRoundInCanfieldAndColumnsDoNot) {
  expect_right("reserve-home-goes-round", 60);
  expect_right("reserve-columns-go-round", 60);
}

TEST(Verdicts, ColumnsThatAreFilledBeforeTheFirstMove) {
  expect_right("filled-at-once", 30);
  expect_right("filled-at-once-any", 30);
}

TEST(Verdicts, PlacesThatWereDealtNoCard) {
  expect_right("bare-places", 30);
  expect_right("bare-pyramid", 30);
}

}  // namespace
}  // namespace sabar
