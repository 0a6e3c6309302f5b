// The board of the depth-first paper: D1 how it is set up, D2 which runs can be lifted, D3 which actions there are, D4
// what they do, D6 the paper's own test.
#include <algorithm>
#include <iostream>
#include <set>

#include <sabar/core/card_text.hpp>
#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/rules/patience/board_rules.hpp>
#include <sabar/rules/patience/piles.hpp>

#include "laws/games.hpp"

namespace sabar {
namespace {

using patience::Engine;

GameFile board(int rows, int sets, int cards, int closed) {
  const auto game = board_game({.rows = rows, .sets = sets, .cards = cards, .closed = closed});
  EXPECT_TRUE(game.has_value()) << (game ? "" : game.error().text());
  return *game;
}

// Ranks of one suit, bottom first, into the rows; what is left goes to the stock, highest rank drawn first.
Table custom(const GameFile& game, const std::vector<std::vector<int>>& rows, std::size_t closed) {
  Table table;
  table.piles.resize(map_piles(game.rules).piles);
  std::vector<int> left(kRanks + 1, game.rules.deck.packs);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (const int rank : rows[row]) {
      table.piles[row].cards.push_back(Card(Suit::spades, rank));
      --left[static_cast<std::size_t>(rank)];
    }
    table.piles[row].face_down = rows[row].empty() ? 0 : closed;
  }
  TablePile& stock = table.piles[*only_pile(game.rules, PileKind::stock)];
  for (int rank = 1; rank <= kRanks; ++rank) {
    stock.cards.insert(stock.cards.end(), static_cast<std::size_t>(left[static_cast<std::size_t>(rank)]),
                       Card(Suit::spades, rank));
  }
  return table;
}

std::set<std::string> actions(const GameFile& game, const Engine& engine, const Engine::State& position) {
  MoveList<Move> moves;
  engine.legal(position, moves);
  std::set<std::string> texts;
  for (const Move& move : moves) {
    texts.insert(to_text(game.rules, move));
  }
  return texts;
}

TEST(PaperBoard, D1_RowsSetsCardsAndClosedCards) {
  for (int rows = 1; rows <= 10; ++rows) {
    for (int sets = 1; sets <= 8; ++sets) {
      const int cards = std::min(3, 13 * sets / rows);
      const GameFile game = board(rows, sets, cards, cards - 1);
      const Table table = numbered_deal(game, 5);
      std::size_t total = 0;
      for (std::size_t row = 0; row < static_cast<std::size_t>(rows); ++row) {
        EXPECT_EQ(table.piles[row].cards.size(), static_cast<std::size_t>(cards));
        EXPECT_EQ(table.piles[row].face_down, static_cast<std::size_t>(cards - 1));
      }
      for (const TablePile& pile : table.piles) {
        total += pile.cards.size();
        for (const Card card : pile.cards) {
          EXPECT_EQ(card.suit(), Suit::spades);
        }
      }
      EXPECT_EQ(total, static_cast<std::size_t>(13 * sets));
    }
  }
}

TEST(PaperBoard, D1_CustomCardsComeFromATextAndBadOnesAreRefused) {
  const GameFile game = board(3, 1, 3, 2);
  const auto deal = read_deal(game,
                              "sabar-deal 1\ngame board\ncolumn <AS> <2S> JS\ncolumn <3S> <4S> 10S\n"
                              "column <5S> <6S> KS\nstock 7S 8S 9S QS\n");
  ASSERT_TRUE(deal.has_value()) << deal.error().text();
  EXPECT_EQ(deal->table.piles[0].cards.back(), Card(Suit::spades, 11));
  EXPECT_FALSE(board_game({.rows = 0, .sets = 1, .cards = 3, .closed = 2}).has_value());
  EXPECT_FALSE(board_game({.rows = 3, .sets = 1, .cards = 5, .closed = 2}).has_value());
  EXPECT_FALSE(board_game({.rows = 3, .sets = 1, .cards = 3, .closed = 3}).has_value());
}

TEST(PaperBoard, D2_RunsGoDownByOneToTheRowsEnd) {
  const GameFile game = board(3, 1, 4, 0);
  const Engine engine(game.rules);
  // 6 5 4 3 can be lifted from any card on; of 13 12 11 7 only the end.
  const auto position = *engine.start(custom(game, {{6, 5, 4, 3}, {13, 12, 11, 7}, {8, 2, 10, 9}}, 0));
  EXPECT_EQ(engine.run_length(position, 0), 4U);
  EXPECT_EQ(engine.run_length(position, 1), 1U);
  EXPECT_EQ(engine.run_length(position, 2), 2U);
  // 6 5 4 3 goes on the 7 as a whole, and as nothing less; nothing takes the 7 or the 9.
  EXPECT_EQ(actions(game, engine, position), (std::set<std::string>{"t1-t2x4", "draw"}));
}

TEST(PaperBoard, D2_NothingFaceDownIsLifted) {
  const GameFile game = board(3, 1, 4, 2);
  const Engine engine(game.rules);
  const auto position = *engine.start(custom(game, {{6, 5, 4, 3}, {13, 12, 11, 7}, {8, 2, 10, 9}}, 2));
  EXPECT_EQ(engine.run_length(position, 0), 2U);
  EXPECT_EQ(actions(game, engine, position), (std::set<std::string>{"draw"}));
}

TEST(PaperBoard, D3_ActionsAreMovesOntoACardOneHigherAndOpen) {
  const GameFile game = board(3, 1, 3, 2);
  const Engine engine(game.rules);
  auto position = *engine.start(custom(game, {{1, 2, 11}, {3, 4, 10}, {5, 6, 9}}, 2));
  EXPECT_EQ(actions(game, engine, position), (std::set<std::string>{"t2-t1", "t3-t2", "draw"}));
  // Open gives every row a card while the stock lasts: four cards are left, so the second time only one row gets one.
  engine.apply(position, {MoveKind::draw, 0, 0, 1});
  EXPECT_EQ(engine.table(position).piles[0].cards.size(), 4U);
  EXPECT_EQ(engine.table(position).piles[2].cards.size(), 4U);
  engine.apply(position, {MoveKind::draw, 0, 0, 1});
  EXPECT_EQ(engine.table(position).piles[0].cards.size(), 5U);
  EXPECT_EQ(engine.table(position).piles[1].cards.size(), 4U);
  EXPECT_EQ(actions(game, engine, position).count("draw"), 0U) << "the stock is empty";
}

TEST(PaperBoard, D4_AnUncoveredCardTurnsAndAnEmptyRowTakesAnyRun) {
  const GameFile game = board(3, 1, 2, 1);
  const Engine engine(game.rules);
  auto position = *engine.start(custom(game, {{1, 11}, {3, 10}, {5, 9}}, 1));
  engine.apply(position, transfer(1, 0));
  EXPECT_EQ(engine.table(position).piles[1].cards, std::vector<Card>{Card(Suit::spades, 3)});
  EXPECT_EQ(engine.table(position).piles[1].face_down, 0U);
  engine.apply(position, transfer(2, 0));
  EXPECT_EQ(engine.run_length(position, 0), 3U);
  const GameFile two = board(2, 1, 2, 0);
  const Engine other(two.rules);
  auto start = *other.start(custom(two, {{2, 1}, {}}, 0));
  EXPECT_EQ(actions(two, other, start), (std::set<std::string>{"t1-t2", "t1-t2x2", "draw"}));
}

TEST(PaperBoard, D4_ACompleteSetLeavesAndTheGameEndsWhenAllHaveLeft) {
  const GameFile game = board(2, 1, 2, 0);
  const Engine engine(game.rules);
  auto position = *engine.start(custom(game, {{13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3}, {2, 1}}, 0));
  EXPECT_FALSE(engine.goal(position));
  engine.apply(position, transfer(1, 0, 2));
  const Table table = engine.table(position);
  EXPECT_TRUE(table.piles[0].cards.empty());
  EXPECT_EQ(table.piles[2].cards.size(), 13U);
  EXPECT_TRUE(engine.goal(position));
}

// 3 rows, 1 set, 3 cards a row of which 2 closed; open cards J, 10 and another, here K (nothing fits it).
TEST(PaperBoard, D6_ThePapersTest) {
  const GameFile game = board(3, 1, 3, 2);
  const Engine engine(game.rules);
  const auto position = *engine.start(custom(game, {{1, 2, 11}, {3, 4, 10}, {5, 6, 13}}, 2));
  std::vector<std::pair<std::size_t, std::size_t>> liftable;  // row, place from 0
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t length = 1; length <= engine.run_length(position, row); ++length) {
      liftable.emplace_back(row, engine.table(position).piles[row].cards.size() - length);
    }
  }
  std::cout << "can be lifted (row, place from 0):";
  for (const auto& [row, place] : liftable) {
    std::cout << " (" << row << ", " << place << ")";
  }
  std::cout << "\nactions:";
  for (const std::string& action : actions(game, engine, position)) {
    std::cout << " " << action;
  }
  std::cout << "\n";
  EXPECT_EQ(liftable, (std::vector<std::pair<std::size_t, std::size_t>>{{0, 2}, {1, 2}, {2, 2}}));
  EXPECT_EQ(actions(game, engine, position), (std::set<std::string>{"t2-t1", "draw"}));
}

}  // namespace
}  // namespace sabar
