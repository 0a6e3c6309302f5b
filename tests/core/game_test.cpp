#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include <sabar/core/null_game.hpp>
#include <sabar/core/verdict.hpp>

#include "laws/laws.hpp"

namespace sabar {
namespace {

TEST(NullGame, KeepsTheLaws) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    expect_laws(NullGame{}, NullGame::State{static_cast<std::uint32_t>(seed % 50)}, seed, 60);
  }
}

TEST(NullGame, IsWonWhenTheHeapIsEmpty) {
  const NullGame game;
  MoveList<NullGame::Move> moves;
  NullGame::State position{3};
  game.legal(position, moves);
  EXPECT_EQ(moves.size(), 2U);
  EXPECT_FALSE(game.goal(position));
  game.apply(position, moves[1]);
  game.legal(position, moves);
  ASSERT_EQ(moves.size(), 1U);
  game.apply(position, moves[0]);
  EXPECT_TRUE(game.goal(position));
  game.legal(position, moves);
  EXPECT_TRUE(moves.empty());
}

// A game whose undo forgets something must fail the laws, or the laws are worth nothing.
struct ForgetfulGame : NullGame {
  void undo(State& position, const Move& /*move*/, const Undo& /*back*/) const { position.tokens += 1; }
};
static_assert(Game<ForgetfulGame>);

TEST(Laws, CatchAWrongUndo) {
  EXPECT_FATAL_FAILURE(expect_laws(ForgetfulGame{}, NullGame::State{9}, 1, 5), "undo does not restore");
}

TEST(Verdict, OnlyACompleteExhaustedSearchProvesALoss) {
  EXPECT_EQ(verdict_of(Halt::found, false), Verdict::solved);
  EXPECT_EQ(verdict_of(Halt::exhausted, true), Verdict::unsolvable);
  EXPECT_EQ(verdict_of(Halt::exhausted, false), Verdict::unknown);
  for (const Halt halt : {Halt::nodes, Halt::memory, Halt::time, Halt::stopped, Halt::incomplete}) {
    EXPECT_EQ(verdict_of(halt, true), Verdict::unknown) << to_text(halt);
  }
}

TEST(Verdict, HasItsExitCode) {
  EXPECT_EQ(exit_code(Verdict::solved), 10);
  EXPECT_EQ(exit_code(Verdict::unsolvable), 20);
  EXPECT_EQ(exit_code(Verdict::unknown), 0);
  EXPECT_EQ(to_text(Verdict::unsolvable), "unsolvable");
}

}  // namespace
}  // namespace sabar
