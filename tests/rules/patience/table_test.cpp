// A table is checked against the rules before anybody plays on it.
#include <gtest/gtest.h>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/table.hpp>

#include "rules/patience/reading.hpp"

namespace sabar {
namespace {

// All cards of the deck dealt as the rules say, unshuffled.
Table plain_table(const Rules& rules) {
  Table table;
  const std::vector<Card> deck = make_deck(rules.deck);
  std::size_t next = 0;
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const Group& group = rules.group[g];
    for (std::size_t i = 0; i < group.count; ++i) {
      TablePile pile;
      for (int card = 0; card < group.deal[i]; ++card) {
        pile.cards.push_back(deck[next++]);
      }
      while (group.deal_rest && next < rules.cards()) {
        pile.cards.push_back(deck[next++]);
      }
      pile.face_down = group.closed[i];
      table.piles.push_back(pile);
    }
  }
  return table;
}

std::string table_fault(const Rules& rules, const Table& table) {
  const auto good = check_table(rules, table);
  return good ? "ok" : good.error().text();
}

class TableCheck : public testing::Test {
protected:
  Rules rules_ = must_read("deck ranks 3\ncolumns 2 deal 2 3 open 1\ncells 2\nfoundations 4\nstock redeals 1");
  Table table_ = plain_table(rules_);
};

TEST_F(TableCheck, TheDealIsGood) { EXPECT_EQ(table_fault(rules_, table_), "ok"); }

TEST_F(TableCheck, NumberOfPiles) {
  table_.piles.pop_back();
  EXPECT_EQ(table_fault(rules_, table_), "9 piles, but the game has 10");
}

TEST_F(TableCheck, CardTooOften) {
  table_.piles[1].cards[0] = table_.piles[0].cards[0];
  EXPECT_EQ(table_fault(rules_, table_), "pile t2: AH is there too often");
}

TEST_F(TableCheck, CardOfAnotherDeck) {
  table_.piles[1].cards[0] = Card(Suit::hearts, 4);
  EXPECT_EQ(table_fault(rules_, table_), "pile t2: 4H does not belong to the deck");
}

TEST_F(TableCheck, CardMissing) {
  table_.piles[0].cards.pop_back();
  EXPECT_EQ(table_fault(rules_, table_), "pile t1: 1 of 1 cards are face down (none may be)");
  table_.piles[0].face_down = 0;
  EXPECT_EQ(table_fault(rules_, table_), "2H is missing (11 of 12 cards are on the table)");
}

TEST_F(TableCheck, PileTooLong) {
  auto& stock = table_.piles[8].cards;
  for (int i = 0; i < 2; ++i) {
    table_.piles[2].cards.push_back(stock.back());
    stock.pop_back();
  }
  EXPECT_EQ(table_fault(rules_, table_), "pile c1: 2 cards, but the pile holds 1");
}

TEST_F(TableCheck, FaceDownOnlyBelowTheTopCard) {
  table_.piles[1].face_down = 3;
  EXPECT_EQ(table_fault(rules_, table_), "pile t2: 3 of 3 cards are face down (at most 2 may be)");
  table_.piles[1].face_down = 0;
  table_.piles[8].face_down = 1;
  EXPECT_EQ(table_fault(rules_, table_), "pile s: 1 of 7 cards are face down (none may be)");
}

TEST_F(TableCheck, CountersWithinTheRules) {
  table_.redeals = 2;
  EXPECT_EQ(table_fault(rules_, table_), "2 redeals used, but the game has 1");
  table_.redeals = 1;
  table_.gathers = 1;
  EXPECT_EQ(table_fault(rules_, table_), "gathered 1 times, but the game allows 0");
  table_.gathers = 0;
  table_.base = 4;
  EXPECT_EQ(table_fault(rules_, table_), "base 4 is not a rank (use 1..3)");
}

TEST(TableCheckOfParts, TakesAnyCardsOfTheDeck) {
  const Rules rules = must_read("deck take 5\nrow 5\ngoal one-pile");
  Table table = plain_table(rules);
  EXPECT_EQ(table_fault(rules, table), "ok");
  table.piles[4].cards[0] = Card(Suit::spades, 13);
  EXPECT_EQ(table_fault(rules, table), "ok");
  table.piles[4].cards.clear();
  EXPECT_EQ(table_fault(rules, table), "4 cards on the table, but the game has 5");
}

TEST(TableCheckOfParts, PlacesMayLieFaceDown) {
  const Rules rules = must_read("places 3 blocked 2,3 - - closed 1 0 0\nstock\ngoal empty places");
  EXPECT_EQ(table_fault(rules, plain_table(rules)), "ok");
}

}  // namespace
}  // namespace sabar
