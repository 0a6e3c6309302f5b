// Every word of docs/rules.md and what it stands for.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/rules/patience/piles.hpp>

#include "rules/patience/reading.hpp"

namespace sabar {
namespace {

std::vector<int> piles_of(const std::array<std::uint8_t, kMaxGroupPiles>& values, std::size_t count) {
  return {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count)};
}

TEST(RulesText, DefaultsOfKinds) {
  const Rules rules =
      must_read("deck packs 2\ncolumns 3\ncells 2\nfoundations 8\nreserve 2\nhole\nplaces 2\ngrid 2 x 3\nrow 2\nstock");
  ASSERT_EQ(rules.groups, 10);
  const Group& columns = rules.group[0];
  EXPECT_EQ(columns.build, Build{});
  EXPECT_EQ(columns.fill, Fill::any);
  EXPECT_EQ(columns.lift, Lift::top);
  EXPECT_EQ(columns.hold, 0);
  EXPECT_EQ(piles_of(columns.deal, 3), (std::vector<int>{0, 0, 0}));
  const Group& cells = rules.group[1];
  EXPECT_EQ(cells.hold, 1);
  EXPECT_EQ(cells.fill, Fill::any);
  EXPECT_EQ(cells.lift, Lift::top);
  EXPECT_EQ(piles_of(cells.deal, 2), (std::vector<int>{0, 0}));
  const Group& foundations = rules.group[2];
  EXPECT_EQ(foundations.build, (Build{Order::up, SuitRule::same, 1, false}));
  EXPECT_EQ(foundations.fill, Fill::base);
  EXPECT_EQ(foundations.hold, 13);
  EXPECT_EQ(foundations.lift, Lift::none);
  EXPECT_EQ(rules.group[3].lift, Lift::top);
  EXPECT_EQ(rules.group[3].fill, Fill::none);
  EXPECT_EQ(piles_of(rules.group[3].deal, 2), (std::vector<int>{1, 1}));
  EXPECT_EQ(rules.group[4].build, (Build{Order::both, SuitRule::any, 1, false}));
  EXPECT_EQ(rules.group[4].fill, Fill::any);
  EXPECT_EQ(rules.group[4].lift, Lift::none);
  EXPECT_EQ(rules.group[5].hold, 1);
  EXPECT_EQ(rules.group[5].lift, Lift::top);
  EXPECT_EQ(rules.group[5].fill, Fill::none);
  const Group& grid = rules.group[6];
  EXPECT_EQ(grid.count, 6);
  EXPECT_EQ(grid.grid_columns, 3);
  EXPECT_EQ(grid.build, (Build{Order::up, SuitRule::same, 1, false}));
  EXPECT_EQ(grid.fill, Fill::none);
  EXPECT_EQ(rules.group[7].steps, 0b1010);
  EXPECT_TRUE(rules.group[7].match_suit);
  EXPECT_TRUE(rules.group[7].match_rank);
  EXPECT_TRUE(rules.group[8].deal_rest);
  EXPECT_EQ(rules.group[9].kind, PileKind::waste);
  EXPECT_EQ(rules.group[9].lift, Lift::top);
  EXPECT_EQ(rules.draw, 1);
  EXPECT_EQ(rules.draw_to, PileKind::waste);
  EXPECT_EQ(rules.redeals, 0);
  EXPECT_EQ(rules.goal, Goal{});
}

TEST(RulesText, DeckWords) {
  const Rules rules = must_read("deck packs 2 suits 3 ranks 5 take 20 remove 3\ncolumns 4 deal 5\nfoundations 4");
  EXPECT_EQ(rules.deck, (DeckShape{2, 3, 5}));
  EXPECT_EQ(rules.take, 20);
  EXPECT_EQ(rules.cards(), 20U);
  EXPECT_EQ(rules.remove_rank, 3);
  EXPECT_EQ(rules.group[2].kind, PileKind::discard);
  EXPECT_EQ(rules.group[1].hold, 5);
  // All cards of a deck are no part of it.
  EXPECT_EQ(must_read("deck take 52\ncolumns 4 deal 13\nfoundations 4"), with_columns(""));
}

TEST(RulesText, AboutLinesAreForPeople) {
  const auto game = read_game("x",
                              "title  A  title # not this\r\nfamily golf\r\nsource one#two\nsource\tthree\nnote Ä.\n"
                              "columns 52 deal 1\nfoundations 4");
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(game->title, "A  title");
  EXPECT_EQ(game->family, "golf");
  EXPECT_EQ(game->sources, (std::vector<std::string>{"one#two", "three"}));
  EXPECT_EQ(game->notes, (std::vector<std::string>{"Ä."}));
  EXPECT_EQ(read_game("x", "title A\ncolumns 52 deal 1\nfoundations 4")->family, "other");
}

TEST(RulesText, DealWords) {
  const Rules spider = must_read("deck packs 2\ncolumns 10 deal 6 6 6 6 5 5 5 5 5 5 open 1\nfoundations 8\nstock");
  EXPECT_EQ(piles_of(spider.group[0].deal, 10), (std::vector<int>{6, 6, 6, 6, 5, 5, 5, 5, 5, 5}));
  EXPECT_EQ(piles_of(spider.group[0].closed, 10), (std::vector<int>{5, 5, 5, 5, 4, 4, 4, 4, 4, 4}));
  EXPECT_EQ(piles_of(with_columns("open 20").group[0].closed, 4), (std::vector<int>{0, 0, 0, 0}));
  EXPECT_EQ(piles_of(with_columns("closed 3").group[0].closed, 4), (std::vector<int>{3, 3, 3, 3}));
  EXPECT_EQ(piles_of(with_columns("closed 3 0 1 12").group[0].closed, 4), (std::vector<int>{3, 0, 1, 12}));
  EXPECT_TRUE(with_columns("kings-first").group[0].kings_first);
}

TEST(RulesText, BuildWords) {
  EXPECT_EQ(with_columns("build down any").group[0].build, (Build{Order::down, SuitRule::any, 1, false}));
  EXPECT_EQ(with_columns("build up suit").group[0].build, (Build{Order::up, SuitRule::same, 1, false}));
  EXPECT_EQ(with_columns("build both alternate").group[0].build, (Build{Order::both, SuitRule::alternate, 1, false}));
  EXPECT_EQ(with_columns("build same colour").group[0].build, (Build{Order::same, SuitRule::same_colour, 1, false}));
  EXPECT_EQ(with_columns("build down other by 3 wrap").group[0].build, (Build{Order::down, SuitRule::other, 3, true}));
  EXPECT_EQ(with_columns("build none").group[0].build, Build{});
  EXPECT_EQ(with_columns("stop Q").group[0].stop, 12);
  EXPECT_EQ(with_columns("hold 13").group[0].hold, 13);
}

TEST(RulesText, FillWords) {
  EXPECT_EQ(with_columns("fill none").group[0].fill, Fill::none);
  EXPECT_EQ(with_columns("fill base").group[0].fill, Fill::base);
  const Rules kings = with_columns("fill 10");
  EXPECT_EQ(kings.group[0].fill, Fill::rank);
  EXPECT_EQ(kings.group[0].fill_rank, 10);
  EXPECT_EQ(must_read("columns 4 fill waste\nfoundations 4\nstock").group[0].fill, Fill::waste);
  const Rules from =
      must_read("reserve 1 deal 13\ncolumns 4 fill from reserve stock waste then K\nfoundations 4\nstock");
  EXPECT_EQ(from.group[1].fill_from_count, 3);
  EXPECT_EQ(from.group[1].fill_from, (std::array{PileKind::reserve, PileKind::stock, PileKind::waste}));
  EXPECT_EQ(from.group[1].fill_rank, 13);
}

TEST(RulesText, MoveWords) {
  const auto lift = [](std::string_view word) {
    return with_columns(fmt::format("build down alternate move {}", word));
  };
  EXPECT_EQ(lift("none").group[0].lift, Lift::none);
  EXPECT_EQ(lift("top").group[0].lift, Lift::top);
  EXPECT_EQ(lift("run").group[0].lift, Lift::run);
  EXPECT_EQ(lift("whole-run").group[0].lift, Lift::whole_run);
  EXPECT_EQ(lift("freeing-run").group[0].lift, Lift::freeing_run);
  EXPECT_EQ(lift("group").group[0].lift, Lift::group);
  EXPECT_EQ(lift("pile").group[0].lift, Lift::pile);
  EXPECT_EQ(lift("run").group[0].lift_suits, SuitRule::alternate);
  EXPECT_EQ(lift("run suit").group[0].lift_suits, SuitRule::same);
  EXPECT_EQ(with_columns("move pile any build down suit").group[0].lift_suits, SuitRule::any);
}

TEST(RulesText, FoundationWords) {
  const auto foundations = [](std::string_view clauses, std::string_view columns = "deal 13") {
    return must_read(fmt::format("foundations 4 {}\ncolumns 4 {}", clauses, columns)).group[0];
  };
  EXPECT_EQ(foundations("return").lift, Lift::top);
  EXPECT_EQ(foundations("return"), foundations("move top"));
  EXPECT_EQ(foundations("collect runs").collect, Collect::runs_at_once);
  EXPECT_EQ(foundations("collect runs").fill, Fill::any);
  EXPECT_EQ(foundations("collect runs").build.order, Order::none);
  EXPECT_EQ(foundations("collect runs by-hand").collect, Collect::runs_by_hand);
  const Group aces = foundations("start AH AD AC AS", "deal 12");
  EXPECT_EQ(aces.start_count, 4);
  EXPECT_EQ(aces.start[3], Card(Suit::spades, 1).index());
  EXPECT_EQ(foundations("start TD 10H", "deal 13 13 12 12").start[0], Card(Suit::diamonds, 10).index());
  EXPECT_TRUE(foundations("start first build up suit wrap", "deal 13 13 13 12").start_first);
}

TEST(RulesText, PlaceWords) {
  const Group blocked = must_read("places 3 blocked 2,3 - -\nstock\ngoal empty places").group[0];
  EXPECT_EQ(blocked.blocked_by[0], 0b110U);
  EXPECT_EQ(blocked.blocked_by[1], 0U);
  const Group pyramid = must_read("places 28 shape pyramid 7\nstock\ngoal empty places").group[0];
  EXPECT_EQ(pyramid.blocked_by[0], 0b110U);
  EXPECT_EQ(pyramid.blocked_by[2], 0b110000U);
  EXPECT_EQ(pyramid.blocked_by[20], std::uint64_t{0b11} << 26U);
  EXPECT_EQ(pyramid.blocked_by[21], 0U);
  const Group peaks = must_read("places 28 shape peaks 4 closed 1\nstock\ngoal empty places").group[0];
  EXPECT_EQ(peaks.blocked_by[0], std::uint64_t{0b11} << 3U);
  EXPECT_EQ(peaks.blocked_by[2], std::uint64_t{0b11} << 7U);
  EXPECT_EQ(peaks.blocked_by[8], std::uint64_t{0b11} << 16U);
  EXPECT_EQ(peaks.blocked_by[9], std::uint64_t{0b11} << 18U);
  EXPECT_EQ(peaks.blocked_by[12], std::uint64_t{0b11} << 21U);
  EXPECT_EQ(peaks.blocked_by[17], std::uint64_t{0b11} << 26U);
  EXPECT_EQ(peaks.blocked_by[18], 0U);
  EXPECT_EQ(peaks.closed[27], 1);
}

TEST(RulesText, GridAndRowWords) {
  const Rules gaps = must_read("deck remove A\ngrid 4 x 13 fill 2 row-suits\ngoal rows");
  EXPECT_TRUE(gaps.group[0].row_suits);
  EXPECT_EQ(gaps.group[0].fill_rank, 2);
  EXPECT_EQ(gaps.goal.kind, GoalKind::rows);
  const Rules row = must_read("row 52 step 2 7 match rank\ngoal one-pile");
  EXPECT_EQ(row.group[0].steps, 0b10000100);
  EXPECT_FALSE(row.group[0].match_suit);
  EXPECT_TRUE(row.group[0].match_rank);
  EXPECT_EQ(row.goal.kind, GoalKind::one_pile);
}

TEST(RulesText, StockWords) {
  const auto stock = [](std::string_view clauses) {
    return must_read(fmt::format("columns 4 deal 1\nreserve 2\nhole\nfoundations 4\nstock {}", clauses));
  };
  EXPECT_EQ(stock("draw 3").draw, 3);
  EXPECT_EQ(stock("redeals unlimited").redeals, kUnlimited);
  EXPECT_EQ(stock("redeals 2").redeals, 2);
  EXPECT_EQ(stock("open").group[4].lift, Lift::top);
  EXPECT_EQ(stock("to hole").draw_to, PileKind::hole);
  EXPECT_EQ(stock("to columns").draw_to, PileKind::column);
  EXPECT_FALSE(only_pile(stock("to columns"), PileKind::waste));
  EXPECT_EQ(stock("to reserve full").draw_to, PileKind::reserve);
  EXPECT_TRUE(stock("to reserve full").draw_needs_full);
}

TEST(RulesText, PairsAndGoals) {
  const auto game = [](std::string_view lines) {
    return must_read(fmt::format("columns 4 deal 2\ncells 1\nstock\n{}", lines));
  };
  const Rules sum = game("pairs sum 13\ngoal empty columns cells stock waste");
  EXPECT_EQ(sum.pairs, Pairs::sum);
  EXPECT_EQ(sum.pair_sum, 13);
  EXPECT_EQ(sum.goal.kinds, 0b11'0000'0011);
  EXPECT_TRUE(only_pile(sum, PileKind::discard));
  EXPECT_EQ(game("pairs same-rank\ngoal left 0").pairs, Pairs::same_rank);
  EXPECT_EQ(game("pairs beaten\ngoal left 4").pairs, Pairs::beaten);
  EXPECT_EQ(game("pairs beaten\ngoal left 4").goal.count, 4);
  EXPECT_EQ(game("goal ordered").goal.kind, GoalKind::ordered);
}

// Grandfather's first deal, worked out by hand: rows of 7, 6, … 1, then 24 cards on columns 2 to 7.
TEST(RulesText, ZigzagDealsTheColumns) {
  const Rules rules = must_read("columns 7 build down suit move group fill K\nfoundations 4\nzigzag gather 2");
  EXPECT_TRUE(rules.zigzag);
  EXPECT_EQ(rules.gathers, 2);
  EXPECT_EQ(piles_of(rules.group[0].deal, 7), (std::vector<int>{1, 7, 9, 11, 10, 8, 6}));
  EXPECT_EQ(piles_of(rules.group[0].closed, 7), (std::vector<int>{0, 2, 4, 6, 5, 3, 1}));
}

}  // namespace
}  // namespace sabar
