// What the search by levels goes by: levels that never go back, and a look at positions that knows what is in the way.
#include <gtest/gtest.h>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/general/burial_score.hpp>
#include <sabar/solvers/general/level.hpp>
#include <sabar/solvers/search.hpp>

#include "laws/games.hpp"
#include "laws/laws.hpp"

namespace sabar {
namespace {

using patience::Engine;

class Thieves : public testing::Test {
protected:
  // The stock's card with this face brought on a pile.
  void put(Engine::State& position, Card card, std::size_t pile) const {
    const auto stock = position.pile(engine_.facts().stock);
    const auto at = std::find(stock.begin(), stock.end(), card);
    ASSERT_NE(at, stock.end());
    position.pluck(engine_.facts().stock, static_cast<std::size_t>(stock.end() - at) - 1, pile);
  }
  [[nodiscard]] std::size_t first(PileKind kind) const {
    std::size_t pile = 0;
    while (engine_.facts().kind(engine_.rules(), pile) != kind) {
      ++pile;
    }
    return pile;
  }
  // All cards of the columns under the stock, so that a test says what lies where.
  [[nodiscard]] Engine::State bare() const {
    Engine::State position = *engine_.start(numbered_deal(**find_game("forty-thieves"), 1));
    for (std::size_t pile = 0; pile < engine_.facts().map.piles; ++pile) {
      if (engine_.facts().kind(engine_.rules(), pile) == PileKind::column) {
        position.carry(pile, engine_.facts().stock, position.size(pile));
      }
    }
    return position;
  }

  Engine engine_{(*find_game("forty-thieves"))->rules};
  BurialScore score_{engine_.rules(), engine_.facts(), {}};
};

constexpr Card kAce{Suit::spades, 1};
constexpr Card kTwo{Suit::spades, 2};
constexpr Card kKing{Suit::hearts, 13};

TEST_F(Thieves, CardsAtHomeAreGoodAndCardsInTheWasteAreNot) {
  const Engine::State before = bare();
  Engine::State home = before;
  put(home, kAce, first(PileKind::foundation));
  EXPECT_LT(score_(home), score_(before));
  Engine::State drawn = before;
  drawn.carry(engine_.facts().stock, engine_.facts().waste, 1);
  EXPECT_GT(score_(drawn), score_(before));
  Engine::State two = drawn;
  two.carry(engine_.facts().stock, engine_.facts().waste, 1);
  EXPECT_GT(score_(two), score_(drawn));
}

TEST_F(Thieves, ALowCardUnderAHighOneIsWorseThanTheOtherWayRound) {
  const std::size_t column = first(PileKind::column);
  Engine::State good = bare();
  put(good, kKing, column);
  put(good, kAce, column);
  Engine::State bad = bare();
  put(bad, kAce, column);
  put(bad, kKing, column);
  EXPECT_LT(score_(good), score_(bad));
  // What is wanted sooner is missed more.
  Engine::State later = bare();
  put(later, {Suit::spades, 8}, column);
  put(later, kKing, column);
  EXPECT_LT(score_(later), score_(bad));
}

TEST_F(Thieves, CardsInOrderAreBetterThanCardsApart) {
  const std::size_t column = first(PileKind::column);
  Engine::State together = bare();
  put(together, kTwo, column);
  put(together, kAce, column);
  Engine::State apart = bare();
  put(apart, kTwo, column);
  put(apart, kAce, column + 1);
  EXPECT_LT(score_(together), score_(apart));
}

TEST(PatienceLevels, NeverGoBackOnALine) {
  for (const GameFile& game : game_list()) {
    const Engine engine(game.rules);
    for (const bool draws : {false, true}) {
      const PatienceLevel level(engine.rules(), engine.facts(), draws);
      WalkDice dice(7);
      Engine::State position = *engine.start(numbered_deal(game, 1));
      MoveList<Move> moves;
      int before = level(position);
      for (int i = 0; i < 300; ++i) {
        engine.legal(position, moves);
        if (moves.empty()) {
          break;
        }
        engine.apply(position, moves[dice.below(moves.size())]);
        const int now = level(position);
        ASSERT_GE(now, before) << game.name << " move " << i;
        before = now;
      }
    }
  }
}

// Draws lead from level to level where a card that was passed by may not come again, and only there.
TEST(PatienceLevels, CountDrawsWherePassesEnd) {
  EXPECT_TRUE(PatienceLevel::passes_end((*find_game("forty-thieves"))->rules));
  EXPECT_TRUE(PatienceLevel::passes_end((*find_game("klondike-no-redeal"))->rules));
  EXPECT_FALSE(PatienceLevel::passes_end((*find_game("klondike"))->rules));
  EXPECT_FALSE(PatienceLevel::passes_end((*find_game("spider-1"))->rules));
  EXPECT_FALSE(PatienceLevel::passes_end((*find_game("freecell"))->rules));
}

TEST(LevelsSearch, WinsFortyThieves) {
  const GameFile& game = **find_game("forty-thieves");
  for (const std::uint64_t number : {1U, 3U}) {
    SearchOptions options;
    options.budget.nodes = 200'000;
    const auto solution = solve("auto", game.rules, numbered_deal(game, number), options);
    ASSERT_TRUE(solution) << solution.error().text();
    EXPECT_EQ(solution->verdict, Verdict::solved) << number;
  }
}

}  // namespace
}  // namespace sabar
