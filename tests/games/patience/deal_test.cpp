#include <algorithm>
#include <numeric>
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/games/patience/deal.hpp>
#include <sabar/games/patience/deal_shape.hpp>

#include "games/patience/deals.hpp"
#include "golden_files.hpp"

namespace sabar {
namespace {

std::string numbers_of(const std::vector<Card>& cards) { return to_text(cards, CardStyle::numbers); }

const GameFile& klondike() { return game_named("klondike"); }

Table paper_deal(DealOrder order = DealOrder::column) {
  const auto cards = parse_cards(
      "6 12 11 28 14 15 34 18 44 16 50 4 32 13 8 22 19 40 20 23 24 29 48 26 37 39 52 38 21 45 27 46 1 5 25 30 41 3 47 "
      "42 9 2 51 10 33 35 43 36 17 7 31 49");
  return *deal_cards(klondike().rules, *cards, order);
}

std::vector<Card> drawn(const Rules& rules, const Table& table) {
  auto stock = cards_of(rules, table, "s");
  std::reverse(stock.begin(), stock.end());
  return stock;
}

TEST(Deal, S6_PapersDealColumnByColumn) {
  const Rules& rules = klondike().rules;
  const Table deal = paper_deal();
  const std::vector<std::string> columns = {
      "6", "12 11", "28 14 15", "34 18 44 16", "50 4 32 13 8", "22 19 40 20 23 24", "29 48 26 37 39 52 38"};
  const std::vector<std::string> tops = {"6H", "JH", "2D", "3D", "8H", "JD", "QC"};
  for (std::size_t i = 0; i < 7; ++i) {
    const auto& pile = deal.piles[*parse_pile(rules, fmt::format("t{}", i + 1))];
    EXPECT_EQ(numbers_of(pile.cards), columns[i]);
    EXPECT_EQ(to_text(pile.cards.back()), tops[i]);
    EXPECT_EQ(pile.face_down, i);
  }
  EXPECT_EQ(numbers_of(drawn(rules, deal)), "21 45 27 46 1 5 25 30 41 3 47 42 9 2 51 10 33 35 43 36 17 7 31 49");
}

TEST(Deal, S6_UsualOrderIsRowByRow) {
  const Rules& rules = klondike().rules;
  const Table deal = paper_deal(DealOrder::row);
  EXPECT_EQ(numbers_of(cards_of(rules, deal, "t1")), "6");
  EXPECT_EQ(numbers_of(cards_of(rules, deal, "t2")), "12 18");
  EXPECT_EQ(numbers_of(cards_of(rules, deal, "t7")), "34 32 40 29 37 52 38");
  EXPECT_EQ(cards_of(rules, deal, "s"), cards_of(rules, paper_deal(), "s"));
}

TEST(Deal, S7_PapersSuitsPerArea) {
  const auto areas = suits_per_area(klondike().rules, paper_deal());
  ASSERT_EQ(areas.size(), 2U);
  EXPECT_EQ(areas[0].name, "tableau");
  EXPECT_EQ(areas[0].cards, 28U);
  EXPECT_EQ(areas[0].suits, (SuitCounts{6, 10, 7, 5}));
  EXPECT_EQ(areas[1].name, "stock");
  EXPECT_EQ(areas[1].suits, (SuitCounts{7, 3, 6, 8}));
}

TEST(Deal, S7_OtherAreasAreCountedToo) {
  const GameFile& game = game_named("eight-off");
  const auto areas = suits_per_area(game.rules, deal_of(game, Scheme::sabar, 1, DealOrder::row));
  ASSERT_EQ(areas.size(), 3U);
  EXPECT_EQ(areas[1].cards, 0U);
  EXPECT_EQ(areas[2].name, "cells");
  EXPECT_EQ(areas[2].cards, 4U);
}

TEST(Deal, S10_EveryGameTakesItsDeckInEveryOrder) {
  ASSERT_GT(game_list().size(), 50U);
  for (const GameFile& game : game_list()) {
    for (const DealOrder order : {DealOrder::column, DealOrder::row, DealOrder::backwards, DealOrder::packets}) {
      const auto cards = *order_of_deal(Scheme::sabar, Natural(5), game.rules.deck);
      const auto table = deal_cards(game.rules, cards, order);
      if (only_by_rows(game.rules) && order != DealOrder::row) {
        EXPECT_FALSE(table) << game.name;
        continue;
      }
      ASSERT_TRUE(table) << game.name << ": " << table.error().text();
      const auto checked = check_table(game.rules, *table);
      EXPECT_TRUE(checked) << game.name << ", " << to_text(order) << ": " << checked.error().text();
    }
  }
}

TEST(Deal, EverySchemeDealsEveryGameOfItsDeck) {
  for (const GameFile& game : game_list()) {
    for (const SchemeInfo& scheme : scheme_list()) {
      const auto cards = order_of_deal(scheme.scheme, Natural(17), game.rules.deck);
      const bool any_deck = scheme.scheme == Scheme::sabar || scheme.scheme == Scheme::exact ||
                            (scheme.scheme == Scheme::ms && game.rules.deck.size() % kCards == 0);
      EXPECT_EQ(cards.has_value(), any_deck || game.rules.deck == DeckShape{}) << game.name << ", " << scheme.name;
      if (cards) {
        const auto table = deal_cards(game.rules, *cards, usual_order(game.rules, scheme.scheme));
        ASSERT_TRUE(table) << game.name << ": " << table.error().text();
        EXPECT_TRUE(check_table(game.rules, *table)) << game.name;
      }
    }
  }
}

// Boards printed by fc-solve's board generator.
TEST(Deal, MicrosoftFreeCellBoards) {
  const Rules& rules = game_named("freecell").rules;
  std::uint64_t number = 0;
  std::size_t column = 0;
  std::size_t boards = 0;
  for (const std::string& line : golden_lines("ms-freecell-boards.txt")) {
    if (line.starts_with("# ms ")) {
      number = std::stoull(line.substr(5));
      column = 0;
      ++boards;
      continue;
    }
    const Table deal = deal_of("freecell", Scheme::ms, number, DealOrder::row);
    EXPECT_EQ(to_text(cards_of(rules, deal, fmt::format("t{}", column + 1)), CardStyle::compact),
              line.substr(0, line.find_last_not_of(' ') + 1))
        << "deal " << number << " column " << column + 1;
    ++column;
  }
  EXPECT_EQ(boards, 10U);
}

GameFile game_of(std::string_view text) {
  auto game = read_game("test", fmt::format("title Test\n{}", text));
  EXPECT_TRUE(game) << game.error().text();
  return game ? *game : GameFile{};
}

std::vector<Card> sorted_deck(const GameFile& game) { return make_deck(game.rules.deck); }

TEST(Deal, GroupsTakeCardsInTheOrderOfTheFileAndTheStockTheRest) {
  const GameFile game =
      game_of("stock\nreserve 1 deal 2\nfoundations 4 start first\ncolumns 2 deal 1 2\ncells 2 deal 1 0");
  const Table table = *deal_cards(game.rules, sorted_deck(game), DealOrder::row);
  const auto pile = [&](std::string_view name) { return to_text(cards_of(game.rules, table, name)); };
  EXPECT_EQ(pile("r1"), "AH 2H");
  EXPECT_EQ(pile("f1"), "3H");
  EXPECT_EQ(table.base, 3);
  EXPECT_EQ(pile("t1"), "4H");
  EXPECT_EQ(pile("t2"), "5H 6H");
  EXPECT_EQ(pile("c1"), "7H");
  EXPECT_EQ(to_text(drawn(game.rules, table)).substr(0, 8), "8H 9H 10");
}

TEST(Deal, BackwardsBeginsWithCellsAndStockFromTheEndOfTheDeck) {
  const GameFile game =
      game_of("columns 2 deal 1 2\nstock\nreserve 1 deal 2\nfoundations 4 start first\ncells 2 deal 1 0");
  const Table table = *deal_cards(game.rules, sorted_deck(game), DealOrder::backwards);
  const auto pile = [&](std::string_view name) { return to_text(cards_of(game.rules, table, name)); };
  EXPECT_EQ(pile("f1"), "AH");
  EXPECT_EQ(table.base, 1);
  EXPECT_EQ(pile("c1"), "KS");
  EXPECT_EQ(pile("s").substr(0, 5), "QS JS");
  EXPECT_EQ(pile("r1"), "6H 5H");
  EXPECT_EQ(pile("t1"), "4H");
  EXPECT_EQ(pile("t2"), "3H 2H");
}

TEST(Deal, NamedStartCardsLeaveTheDeckFirst) {
  const GameFile game = game_of("columns 4 deal 12\nfoundations 4 start AS AC AD AH");
  const Table table = *deal_cards(game.rules, sorted_deck(game), DealOrder::column);
  EXPECT_EQ(to_text(cards_of(game.rules, table, "f1")), "AS");
  EXPECT_EQ(to_text(cards_of(game.rules, table, "f4")), "AH");
  EXPECT_EQ(cards_of(game.rules, table, "t1").front(), Card(Suit::hearts, 2));
}

TEST(Deal, KingsSinkRanksLeaveAndOnlySomeCardsAreTaken) {
  const GameFile bakers = game_of("columns 4 deal 13 kings-first\nfoundations 4");
  std::vector<Card> deck = sorted_deck(bakers);
  const Table sunk = *deal_cards(bakers.rules, deck, DealOrder::column);
  EXPECT_EQ(to_text(cards_of(bakers.rules, sunk, "t2")).substr(0, 8), "KD AD 2D");

  const GameFile gaps = game_of("deck remove A\ngrid 4 x 13 fill 2\ngoal rows");
  std::reverse(deck.begin(), deck.end());
  const Table holes = *deal_cards(gaps.rules, deck, DealOrder::row);
  EXPECT_EQ(to_text(cards_of(gaps.rules, holes, "d")), "AH AD AC AS");
  EXPECT_EQ(to_text(cards_of(gaps.rules, holes, "g1")), "KS");
  EXPECT_TRUE(cards_of(gaps.rules, holes, "g13").empty());

  const GameFile few = game_of("deck take 18\nrow 18\ngoal one-pile");
  EXPECT_EQ(to_text(cards_of(few.rules, *deal_cards(few.rules, deck, DealOrder::row), "a18")), "9C");
  EXPECT_EQ(to_text(cards_of(few.rules, *deal_cards(few.rules, deck, DealOrder::backwards), "a18")), "5D");
}

// The zigzag of Grandfather: 7 columns, 28 cards in seven rows, the other 24 on columns 2 to 7.
TEST(Deal, ZigzagFillsRowsFromAlternatingSides) {
  const GameFile game = game_of("columns 7 build down suit move group fill K\nfoundations 4\nzigzag gather 2");
  const Table table = *deal_cards(game.rules, sorted_deck(game), DealOrder::row);
  const std::vector<std::size_t> sizes = {1, 7, 9, 11, 10, 8, 6};
  const std::vector<std::size_t> closed = {0, 2, 4, 6, 5, 3, 1};
  for (std::size_t i = 0; i < 7; ++i) {
    EXPECT_EQ(table.piles[i].cards.size(), sizes[i]);
    EXPECT_EQ(table.piles[i].face_down, closed[i]);
  }
  EXPECT_EQ(numbers_of(table.piles[1].cards), "2 13 14 29 35 41 47");
  EXPECT_EQ(numbers_of(table.piles[6].cards), "7 8 34 40 46 52");
}

TEST(Deal, RowsOfPlaces) {
  const auto rows_of = [](std::string_view name) {
    std::vector<std::size_t> sizes;
    for (const auto& row : place_rows(game_named(name).rules.group[0])) {
      sizes.push_back(row.size());
    }
    return sizes;
  };
  EXPECT_EQ(rows_of("pyramid"), (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7}));
  EXPECT_EQ(rows_of("tri-peaks"), (std::vector<std::size_t>{3, 6, 9, 10}));
}

TEST(Deal, WrongCardsAndNamesAreErrors) {
  EXPECT_FALSE(deal_cards(klondike().rules, make_deck({.packs = 2}), DealOrder::row));
  EXPECT_FALSE(deal_cards(klondike().rules, {}, DealOrder::row));
  const auto pyramid = deal_cards(game_named("pyramid").rules, make_deck(), DealOrder::column);
  ASSERT_FALSE(pyramid);
  EXPECT_EQ(pyramid.error().hint, "use --order row");
  const auto order = parse_deal_order("rows");
  ASSERT_FALSE(order);
  EXPECT_EQ(order.error().text(), "unknown order 'rows' (did you mean 'row'?)");
}

}  // namespace
}  // namespace sabar
