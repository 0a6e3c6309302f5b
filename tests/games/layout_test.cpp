#include <algorithm>
#include <regex>
#include <sstream>

#include <gtest/gtest.h>

#include <sabar/core/card_text.hpp>
#include <sabar/games/patience/layout.hpp>
#include <sabar/random/scheme.hpp>

#include "golden_files.hpp"

namespace sabar {
namespace {

Deal deal_of(std::string_view game, Scheme scheme, std::uint64_t number, DealOrder order) {
  const Layout& layout = **find_layout(game);
  return *lay_out(layout, *order_of_deal(scheme, Natural(number), layout.deck), order);
}

std::string numbers_of(const std::vector<Card>& cards) { return to_text(cards, CardStyle::numbers); }

Deal paper_deal(DealOrder order = DealOrder::column) {
  const auto cards = parse_cards(
      "6 12 11 28 14 15 34 18 44 16 50 4 32 13 8 22 19 40 20 23 24 29 48 26 37 39 52 38 21 45 27 46 1 5 25 30 41 3 47 "
      "42 "
      "9 2 51 10 33 35 43 36 17 7 31 49");
  return *lay_out(**find_layout("klondike"), *cards, order);
}

TEST(Layout, S6_PapersDealColumnByColumn) {
  const Deal deal = paper_deal();
  const std::vector<std::string> columns = {
      "6", "12 11", "28 14 15", "34 18 44 16", "50 4 32 13 8", "22 19 40 20 23 24", "29 48 26 37 39 52 38"};
  const std::vector<std::string> tops = {"6H", "JH", "2D", "3D", "8H", "JD", "QC"};
  ASSERT_EQ(deal.piles.size(), 7U);
  for (std::size_t i = 0; i < 7; ++i) {
    EXPECT_EQ(numbers_of(deal.piles[i].cards), columns[i]);
    EXPECT_EQ(to_text(deal.piles[i].cards.back()), tops[i]);
    EXPECT_EQ(deal.piles[i].face_down, i);
  }
  EXPECT_EQ(numbers_of(deal.stock), "21 45 27 46 1 5 25 30 41 3 47 42 9 2 51 10 33 35 43 36 17 7 31 49");
}

TEST(Layout, S6_UsualOrderIsRowByRow) {
  const Deal deal = paper_deal(DealOrder::row);
  EXPECT_EQ(numbers_of(deal.piles[0].cards), "6");
  EXPECT_EQ(numbers_of(deal.piles[1].cards), "12 18");
  EXPECT_EQ(numbers_of(deal.piles[6].cards), "34 32 40 29 37 52 38");
  EXPECT_EQ(deal.stock, paper_deal().stock);
}

TEST(Layout, S7_PapersSuitsPerArea) {
  const SuitsPerArea suits = suits_per_area(paper_deal());
  EXPECT_EQ(suits.tableau, (SuitCounts{6, 10, 7, 5}));
  EXPECT_EQ(suits.stock, (SuitCounts{7, 3, 6, 8}));
}

TEST(Layout, S10_EveryGameTakesItsWholeDeck) {
  for (const Layout& layout : layout_list()) {
    for (const DealOrder order : {DealOrder::column, DealOrder::row, DealOrder::backwards}) {
      if (layout.pyramid && order != DealOrder::row) {
        EXPECT_FALSE(lay_out(layout, make_deck(layout.deck), order));
        continue;
      }
      const auto deal = lay_out(layout, *order_of_deal(Scheme::sabar, Natural(5), layout.deck), order);
      ASSERT_TRUE(deal) << layout.name;
      std::vector<Card> all = deal->stock;
      for (std::size_t i = 0; i < deal->piles.size(); ++i) {
        EXPECT_EQ(deal->piles[i].cards.size(), layout.piles[i]);
        all.insert(all.end(), deal->piles[i].cards.begin(), deal->piles[i].cards.end());
      }
      EXPECT_TRUE(check_deck(all, layout.deck));
      EXPECT_EQ(deal->stock.size(), layout.stock_size());
    }
  }
  EXPECT_EQ((*find_layout("spider-4"))->stock_size(), 50U);
  EXPECT_EQ((*find_layout("freecell"))->stock_size(), 0U);
  EXPECT_EQ((*find_layout("pyramid"))->stock_size(), 24U);
}

// Boards printed by fc-solve's board generator.
TEST(Layout, MicrosoftFreeCellBoards) {
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
    const Deal deal = deal_of("freecell", Scheme::ms, number, DealOrder::row);
    EXPECT_EQ(to_text(deal.piles[column].cards, CardStyle::compact), line.substr(0, line.find_last_not_of(' ') + 1))
        << "deal " << number << " column " << column + 1;
    ++column;
  }
  EXPECT_EQ(boards, 10U);
}

// The cards in double quotes after a key of one JSON line, list by list.
std::vector<std::vector<Card>> card_lists(const std::string& line, const std::string& key) {
  std::vector<std::vector<Card>> lists;
  std::size_t at = line.find(key) + key.size();
  int depth = 0;
  for (; at < line.size(); ++at) {
    if (line[at] == '[') {
      ++depth;
      lists.emplace_back();
    } else if (line[at] == ']') {
      if (--depth == 0) {
        break;
      }
    } else if (line[at] == '"' && depth > 0) {
      const std::size_t end = line.find('"', at + 1);
      lists.back().push_back(*parse_card(line.substr(at + 1, end - at - 1)));
      at = end;
    }
  }
  std::erase_if(lists, [](const auto& list) { return list.empty(); });
  return lists;
}

std::uint64_t seed_in(const std::string& line) {
  std::smatch match;
  EXPECT_TRUE(std::regex_search(line, match, std::regex("\"seed\": (\\d+)")));
  return std::stoull(match[1]);
}

TEST(Layout, SolvitaireKlondikeDeals) {
  const auto lines = golden_lines("solvitaire-klondike.jsonl");
  ASSERT_EQ(lines.size(), 25U);
  for (const std::string& line : lines) {
    const Deal deal = deal_of("klondike", Scheme::solvitaire, seed_in(line), DealOrder::backwards);
    const auto columns = card_lists(line, "\"columns\":");
    ASSERT_EQ(columns.size(), 7U);
    for (std::size_t i = 0; i < 7; ++i) {
      EXPECT_EQ(deal.piles[i].cards, columns[i]) << line;
    }
    EXPECT_EQ(deal.stock, card_lists(line, "\"stock_in_draw_order\":").front());
  }
}

// Solvitaire lists FreeCell's columns in an order of its own, which makes no difference to the game.
TEST(Layout, SolvitaireFreeCellDeals) {
  const auto lines = golden_lines("solvitaire-freecell.jsonl");
  ASSERT_EQ(lines.size(), 25U);
  for (const std::string& line : lines) {
    const Deal deal = deal_of("freecell", Scheme::solvitaire, seed_in(line), DealOrder::backwards);
    auto expected = card_lists(line, "\"tableau piles\":");
    std::vector<std::vector<Card>> columns;
    for (const DealtPile& pile : deal.piles) {
      columns.push_back(pile.cards);
    }
    std::sort(columns.begin(), columns.end());
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(columns, expected) << line;
  }
}

TEST(Layout, WrongCardsAndNamesAreErrors) {
  EXPECT_FALSE(lay_out(**find_layout("klondike"), make_deck({.packs = 2}), DealOrder::row));
  const auto game = find_layout("klondyke");
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().text(), "unknown game 'klondyke' (did you mean 'klondike'?)");
  EXPECT_FALSE(parse_deal_order("diagonal"));
}

}  // namespace
}  // namespace sabar
