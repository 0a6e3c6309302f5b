// The judge of peg solitaire, alone and against the engine.
#include <algorithm>

#include <gtest/gtest.h>

#include <sabar/check/pegs/judge.hpp>
#include <sabar/games/pegs/game.hpp>
#include <sabar/games/pegs/notation.hpp>

#include "laws/laws.hpp"

namespace sabar::pegs {
namespace {

// Every pair of holes, on every board of random play: the judge permits exactly the engine's jumps.
TEST(Pegs, P2_JudgeAndEngineAgree) {
  for (const Board& board : boards()) {
    const Layout layout(board);
    const Pegs game(layout, Finish::any());
    WalkDice dice(board.size());
    for (int round = 0; round < 4; ++round) {
      Pegs::State position{board.all() & ~bit(dice.below(board.size()))};
      auto judge = PegsJudge::begin(board, position.pegs);
      ASSERT_TRUE(judge);
      for (MoveList<Pegs::Move> moves;;) {
        game.legal(position, moves);
        std::size_t permitted = 0;
        for (std::uint8_t from = 0; from < board.size(); ++from) {
          for (std::uint8_t to = 0; to < board.size(); ++to) {
            const bool ours = std::any_of(moves.begin(), moves.end(), [&](const auto& move) {
              return game.jump(move).hop() == Hop{from, to};
            });
            ASSERT_EQ(judge->permits({from, to}).has_value(), ours) << board.name;
            permitted += ours ? 1U : 0U;
          }
        }
        ASSERT_EQ(permitted, moves.size());
        if (moves.empty()) {
          break;
        }
        const auto move = moves[dice.below(moves.size())];
        ASSERT_TRUE(judge->play(game.jump(move).hop()));
        game.apply(position, move);
        ASSERT_EQ(judge->pegs(), position.pegs);
      }
    }
  }
}

TEST(Pegs, P2_AWrongJumpIsNamedWithItsReason) {
  const Board& board = *find_board("english");
  const Holes start = board.all() & ~bit(16);
  const auto reason = [&](std::string_view moves) {
    return judge_pegs(board, start, std::nullopt, *read_line(board, moves)).reason;
  };
  EXPECT_EQ(reason("d2-d4 d2-d4"), "jump 2 (d2 to d4): d2 has no peg");
  EXPECT_EQ(reason("d2-d4 d1-d3"), "jump 2 (d1 to d3): d2 has no peg to jump over");
  EXPECT_EQ(reason("a3-c3"), "jump 1 (a3 to c3): c3 is not empty");
  EXPECT_EQ(reason("d3-d4"), "jump 1 (d3 to d4): the two holes are not two steps apart on one line");
  EXPECT_EQ(reason("b3-d5"), "jump 1 (b3 to d5): the two holes are not two steps apart on one line");
  EXPECT_EQ(reason("d2-d4"), "");
  const std::vector<Hop> outside = {{40, 2}};
  EXPECT_EQ(judge_pegs(board, start, std::nullopt, outside).reason,
            "jump 1 (hole 41 to e1): the board has no hole 41 (it has the holes 1 to 33)");
  EXPECT_FALSE(PegsJudge::begin(board, ~Holes{0}));
}

TEST(Pegs, P7_TheFinishIsExactlyThesePegsOrAnySingleOne) {
  const Board board = *read_board("row", "**oo\n");
  const std::vector<Hop> line = {{0, 2}};
  EXPECT_TRUE(judge_pegs(board, 0b0011, 0b0100, line).finished);
  EXPECT_TRUE(judge_pegs(board, 0b0011, std::nullopt, line).finished);
  const PegsRuling other = judge_pegs(board, 0b0011, 0b1000, line);
  EXPECT_TRUE(other.accepted);
  EXPECT_FALSE(other.finished);
  EXPECT_EQ(other.pegs, Holes{0b0100});
  EXPECT_EQ(other.played, 1U);
  EXPECT_FALSE(judge_pegs(board, 0b0011, std::nullopt, {}).finished);
}

}  // namespace
}  // namespace sabar::pegs
