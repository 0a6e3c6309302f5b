// Our greedy strategy: what it prefers, that it never comes back, and how it plays on from a session's position.
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/strategy/greedy_score.hpp>
#include <sabar/solvers/strategy/player.hpp>
#include <sabar/solvers/strategy/strategies.hpp>

#include "check/patience/positions.hpp"
#include "games/patience/deals.hpp"

namespace sabar {
namespace {

using positions::Position;

constexpr std::string_view kFourColumns =
    "columns 4 deal 2 open 1 build down alternate move run fill K\nfoundations 4 return\n"
    "stock draw 1 redeals unlimited";

// "t1-f1 safe_home"-like: the first move and its reason.
std::pair<std::string, Why> first_move(const Position& position) {
  const auto player = Player::begin(kGreedy, position.rules, position.table);
  EXPECT_TRUE(player) << (player ? "" : player.error().text());
  const auto advice = (*player)->next();
  EXPECT_TRUE(advice);
  return advice ? std::pair(to_text(position.rules, advice->move), advice->reason.why) : std::pair("", Why::by_lot);
}

using Choice = std::pair<std::string, Why>;

TEST(Greedy, PrefersInTheOrderOfItsTable) {
  // A safe card home before a face-down card.
  EXPECT_EQ(first_move(positions::position(kFourColumns, "t1: KS AH | t2: <9D> 6S | t3: 7H | s: 4C")),
            Choice("t1-f1", Why::safe_home));
  // A face-down card before an unsafe card home: the six of spades may still need the seven.
  EXPECT_EQ(first_move(positions::position(kFourColumns,
                                           "t1: KS 7H | t2: <9D> 5C | t3: 6D | t4: QD 6S | f1: AH 2H 3H 4H 5H 6H")),
            Choice("t2-t3", Why::turns));
  // A card of the waste before a new one.
  EXPECT_EQ(first_move(positions::position(kFourColumns, "t1: KS | t2: KD | s: 4C | w: QH")),
            Choice("w-t1", Why::from_waste));
  // An empty column for a king that waits.
  EXPECT_EQ(first_move(positions::position(kFourColumns, "t1: 6S | t2: 7H | t3: 9D KC | t4: 2C | s: 4C")),
            Choice("t1-t2", Why::empties));
  // A new card before a pointless move.
  EXPECT_EQ(first_move(positions::position(kFourColumns, "t1: KS 6S 5H | t2: KC 6C | t3: KD | t4: KH | s: 9C")),
            Choice("draw", Why::draws));
  // A pointless move when nothing else is left.
  EXPECT_EQ(first_move(positions::position(kFourColumns, "t1: KS 6S 5H | t2: KC 6C | t3: KD | t4: KH")),
            Choice("t1-t2", Why::least_bad));
}

TEST(Greedy, SeesTheWinningMove) {
  EXPECT_EQ(first_move(positions::position(kFourColumns, "t1: 2H | f1: AH")), Choice("t1-f1", Why::wins));
}

TEST(Greedy, SafeMeansThatNoCardWaits) {
  const Position position =
      positions::position(kFourColumns, "t1: 5S 4H | t2: 3C | t3: 3S | f1: AH 2H 3H | f3: AC 2C | f4: AS 2S");
  const patience::Engine engine(position.rules);
  const strategy::GreedyScore score(engine);
  const auto start = engine.start(position.table);
  ASSERT_TRUE(start);
  EXPECT_FALSE(score.safe_at_home(*start, Card(Suit::hearts, 4)));  // the black threes are in play
  EXPECT_TRUE(score.safe_at_home(*start, Card(Suit::clubs, 3)));    // no red two is
  EXPECT_TRUE(score.safe_at_home(*start, Card(Suit::hearts, 2)));   // aces go home themselves
}

TEST(Greedy, NeverComesBackToAPosition) {
  for (const std::string_view name : {"klondike", "freecell", "spider-1", "yukon", "canfield"}) {
    const GameFile& game = game_named(name);
    const patience::Engine engine(game.rules);
    for (std::uint64_t deal = 1; deal <= 10; ++deal) {
      const Table start = deal_of(game, Scheme::sabar, deal, DealOrder::row);
      const auto player = Player::begin(kGreedy, game.rules, start);
      auto position = *engine.start(start);
      std::set<Key128> seen{engine.key(position)};
      while (const auto advice = (*player)->next()) {
        engine.apply(position, advice->move);
        ASSERT_TRUE(seen.insert(engine.key(position)).second) << name << " " << deal;
      }
      EXPECT_EQ((*player)->table(), engine.table(position));
    }
  }
}

TEST(Greedy, PlaysOnFromAnyPositionAndKeepsAwayFromOldOnes) {
  const Position position = positions::position(kFourColumns, "t1: KS 6S 5H | t2: KC 6C | t3: KD | t4: KH");
  const auto player = *Player::begin(kGreedy, position.rules, position.table);
  Table other = position.table;
  other.piles[0].cards.pop_back();
  other.piles[1].cards.push_back(Card(Suit::hearts, 5));
  ASSERT_TRUE(player->remember(other));
  EXPECT_FALSE(player->next());
  EXPECT_EQ(player->ending(), Ending::nothing_new);
  EXPECT_FALSE(player->remember(Table{}));
}

TEST(Greedy, WinsHalfOfKlondike) {
  const GameFile& game = game_named("klondike");
  int won = 0;
  for (std::uint64_t deal = 1; deal <= 200; ++deal) {
    const auto player = *Player::begin(kGreedy, game.rules, deal_of(game, Scheme::sabar, deal, DealOrder::row));
    player->play(kNoLimit);
    won += player->won() ? 1 : 0;
  }
  EXPECT_GT(won, 80);
  EXPECT_LT(won, 140);
}

TEST(Greedy, UnknownNamesGetAHint) {
  const GameFile& game = game_named("klondike");
  const auto made = Player::begin("gredy", game.rules, deal_of(game, Scheme::sabar, 1, DealOrder::row));
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().hint, "did you mean 'greedy'?");
}

TEST(RandomPlay, DrawsEveryMoveAlike) {
  const Position position = positions::position("columns 4\ncells 2\nfoundations 4", "t1: AH 5D | t2: 9S | t3: 9C");
  std::map<std::string, int> count;
  const int games = 4000;
  for (int seed = 1; seed <= games; ++seed) {
    const auto player = *Player::begin(kRandom, position.rules, position.table, {static_cast<std::uint64_t>(seed), {}});
    ++count[to_text(position.rules, player->next()->move)];
  }
  const double expected = static_cast<double>(games) / static_cast<double>(count.size());
  EXPECT_EQ(count.size(), 9U);  // three cards to two cells and the empty column
  for (const auto& [move, times] : count) {
    EXPECT_NEAR(times, expected, 5 * std::sqrt(expected)) << move;
  }
}

}  // namespace
}  // namespace sabar
