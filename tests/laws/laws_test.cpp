// The laws of a game for every rules file: moves unique and stable, undo exact, keys as declared.
#include <sabar/games/patience/engine/fixed_games.hpp>

#include "laws/games.hpp"

namespace sabar {
namespace {

TEST_P(EveryGame, ObeysTheLawsOnRandomWalks) {
  const patience::Engine engine(game().rules);
  const auto same = [&](const auto& a, const auto& b) { return engine.same_position(a, b); };
  for (std::uint64_t walk = 1; walk <= walk_count(); ++walk) {
    const auto start = engine.start(numbered_deal(game(), 1 + walk % 97));
    ASSERT_TRUE(start.has_value()) << start.error().text();
    expect_laws(engine, *start, walk, 30, same);
    ASSERT_FALSE(HasFatalFailure()) << "walk " << walk;
  }
}

TEST_P(EveryGame, HasOneKeyForPositionsThatDifferByTheOrderOfInterchangeablePiles) {
  const patience::Engine engine(game().rules);
  if (engine.facts().key_form == patience::KeyForm::counted) {
    GTEST_SKIP() << "the key counts cards of one deal; swapped piles belong to another";
  }
  const Rules& rules = game().rules;
  const PileMap map = map_piles(rules);
  WalkDice dice(7);
  for (std::uint64_t walk = 1; walk <= walk_count() / 10; ++walk) {
    auto position = *engine.start(numbered_deal(game(), walk));
    MoveList<Move> moves;
    for (int step = 0; step < 20; ++step) {
      engine.legal(position, moves);
      if (moves.empty()) {
        break;
      }
      engine.apply(position, walk_move(moves, dice));
    }
    // Swap two piles of one group: the key follows exactly when the engine declares the positions the same.
    for (std::size_t g = 0; g < rules.groups; ++g) {
      if (rules.group[g].count < 2 || rules.group[g].kind == PileKind::foundation) {
        continue;
      }
      Table table = engine.table(position);
      const std::size_t a = map.first[g] + dice.below(rules.group[g].count);
      const std::size_t b = map.first[g] + dice.below(rules.group[g].count);
      std::swap(table.piles[a], table.piles[b]);
      const auto swapped = engine.start(table);
      if (swapped && engine.table(*swapped) == table) {
        ASSERT_EQ(engine.same_position(position, *swapped), engine.key(position) == engine.key(*swapped))
            << "walk " << walk << ", group " << g;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Rules, EveryGame, testing::ValuesIn(game_names()), test_name);

// Rules known to the compiler give the same game as rules read at run time.
template <class Fixed>
void expect_same_game(const std::string& name) {
  const GameFile& game = **find_game(name);
  const Fixed fixed;
  const patience::Engine loaded(game.rules);
  ASSERT_EQ(fixed.rules(), game.rules);
  MoveList<Move> moves;
  MoveList<Move> others;
  for (std::uint64_t walk = 1; walk <= 100; ++walk) {
    WalkDice dice(walk);
    auto a = *fixed.start(numbered_deal(game, walk));
    auto b = *loaded.start(numbered_deal(game, walk));
    for (int step = 0; step < 100; ++step) {
      fixed.legal(a, moves);
      loaded.legal(b, others);
      ASSERT_TRUE(std::equal(moves.begin(), moves.end(), others.begin(), others.end())) << name << " walk " << walk;
      ASSERT_EQ(fixed.table(a), loaded.table(b));
      ASSERT_EQ(fixed.key(a), loaded.key(b));
      ASSERT_EQ(fixed.goal(a), loaded.goal(b));
      if (moves.empty()) {
        break;
      }
      const Move move = walk_move(moves, dice);
      fixed.apply(a, move);
      loaded.apply(b, move);
    }
  }
}

TEST(FixedGames, PlayAsTheLoadedOnes) {
  expect_same_game<patience::Klondike>("klondike");
  expect_same_game<patience::Klondike3>("klondike-3");
  expect_same_game<patience::FreeCell>("freecell");
  expect_same_game<patience::Spider4>("spider-4");
}

}  // namespace
}  // namespace sabar
