// Rules and deals that once got a wrong verdict, or a line the judge rejects. Every search must agree with the search
// over whole positions, which knows no technique.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "rules/reading.hpp"
#include "search/cross_check.hpp"
#include "share.hpp"

namespace sabar {
namespace {

// All searches for a position: the general ones, and those of the models that take it.
std::vector<SearchSetting> settings_for(const Rules& rules, const Table& table) {
  std::vector<SearchSetting> settings = settings_for(rules);
  for (const ModelGames& model : kModelGames) {
    if (model.fits(rules) && make_search(model.solver, rules, table, {})) {
      const auto more = model_settings(std::string(model.solver), model.techniques());
      settings.insert(settings.end(), more.begin(), more.end());
    }
  }
  return settings;
}

// Deals 1 to `deals` of rules, or a share of them.
void expect_right(std::string_view lines, std::uint64_t deals) {
  const Rules rules = must_read(lines);
  for (std::uint64_t number = 1; number <= share(deals); ++number) {
    const auto table = reduced_deal(rules, number);
    ASSERT_TRUE(table) << table.error().text();
    const DealCheck check = check_deal(rules, *table, settings_for(rules, *table));
    EXPECT_TRUE(check.fault.empty()) << lines << "\ndeal " << number << ": " << check.fault;
  }
}

TEST(Verdicts, T1_RowsDealtWhereGroupsMove) {
  expect_right(
      "deck ranks 4\ncolumns 2 deal 3 2 build down suit fill 4 move group\nfoundations 4\nstock draw 1 to columns",
      210);
}

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
  expect_right("deck suits 1 ranks 2\ncolumns 1 deal 1 fill none\nfoundations 1\nstock", 4);
  expect_right("deck suits 1 ranks 4\ncolumns 2 deal 1 fill waste\nfoundations 1\nstock", 24);
  expect_right(
      "deck suits 1 ranks 7\ncolumns 2 deal 1 2 build down colour wrap move run fill none\n"
      "foundations 1 build up suit wrap start first\nstock to columns",
      60);
}

TEST(Verdicts, T3_FoundationsGoRoundAndColumnsDoNot) {
  expect_right(
      "deck ranks 4\ncolumns 3 deal 3 build down alternate fill 4 move run\n"
      "foundations 4 build up suit wrap start first return\nstock draw 1 redeals 0",
      300);
}

TEST(Verdicts, T4_AnOpenStock) {
  expect_right(
      "deck ranks 5\ncolumns 4 deal 3 4 4 5 open 1 build down alternate move run fill 5\nfoundations 4\n"
      "stock draw 3 redeals 1 open",
      60);
  expect_right(
      "deck ranks 3\ncolumns 2 deal 2 3 open 1 build down alternate move run fill 3\nfoundations 4\nstock draw 3 open",
      60);
}

TEST(Verdicts, T5_RowsOfSpider) {
  expect_right(
      "deck suits 2 ranks 5\ncolumns 4 deal 1 2 2 1 build down suit fill any move run suit\nfoundations 2 collect "
      "runs\n"
      "stock draw 1 to columns full",
      60);
  expect_right(
      "deck suits 2 ranks 5\ncolumns 4 deal 1 build down any fill any move run suit\nfoundations 2 collect runs\n"
      "stock draw 2 to columns",
      60);
}

TEST(Verdicts, T6_ColumnsFilledFromTheStock) {
  expect_right(
      "deck ranks 3\ncolumns 3 deal 2 build down alternate move run fill from stock then any\nfoundations 4\n"
      "stock draw 1 redeals 1",
      60);
  expect_right(
      "deck ranks 3\ncolumns 3 deal 1 build down alternate move run fill from stock then none\nfoundations 4\n"
      "stock draw 2 redeals unlimited",
      60);
}

TEST(Verdicts, T7_PairsThatMustLeaveTheStock) {
  expect_right("deck suits 2 ranks 6\nplaces 3 shape pyramid 2\nstock redeals 1\npairs sum 6\ngoal empty stock waste",
               60);
  expect_right("deck suits 2 ranks 6\nplaces 3 shape pyramid 2\nstock\npairs sum 7\ngoal empty stock waste", 60);
}

TEST(Verdicts, T8_FoundationsBeginAnywhereAndEndWithTheKing) {
  expect_right(
      "deck suits 3 ranks 4\ncolumns 2 deal 1 2 open 1 build down alternate move run fill 4\nfoundations 3 start "
      "first\nstock",
      60);
}

TEST(Verdicts, T9_FoundationsGoRoundInCanfieldAndColumnsDoNot) {
  expect_right(
      "deck ranks 4\nreserve 1 deal 5\nfoundations 4 build up suit wrap start first\n"
      "columns 3 deal 1 build down alternate move freeing-run fill from reserve then any\nstock draw 3 redeals "
      "unlimited",
      60);
  expect_right(
      "deck ranks 4\nreserve 1 deal 5\nfoundations 4 build up suit start first\n"
      "columns 3 deal 1 build down alternate wrap move freeing-run fill from reserve then any\n"
      "stock draw 3 redeals unlimited",
      60);
}

TEST(Verdicts, ColumnsThatAreFilledBeforeTheFirstMove) {
  expect_right(
      "deck ranks 4\nreserve 1 deal 6\nfoundations 4 build up suit wrap start first\n"
      "columns 3 build down suit wrap move whole-run fill from reserve then none\nstock draw 4 redeals unlimited",
      30);
  expect_right(
      "deck ranks 2\nreserve 1 deal 7\nfoundations 4 build up suit wrap start first\n"
      "columns 2 deal 0 build down alternate wrap move freeing-run fill from reserve then any\nstock draw 1 redeals "
      "unlimited",
      30);
}

TEST(Verdicts, PlacesThatWereDealtNoCard) {
  expect_right(
      "deck suits 1 ranks 9\nplaces 10 deal 1 1 1 1 1 1 1 1 0 1 blocked 10 3 7,4 - - 9 10 9 10 -\nstock\npairs sum 9\n"
      "goal left 0",
      30);
  expect_right(
      "deck suits 2 ranks 3\nplaces 10 shape pyramid 4 deal 1 0 1 0 1 0 1 1 0 1\nstock open redeals 2\npairs sum 3\n"
      "goal empty places",
      30);
}

}  // namespace
}  // namespace sabar
