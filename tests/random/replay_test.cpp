// Replay of draws, their trace, and the way back.
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/random/generators/xoshiro256.hpp>
#include <sabar/random/permutation.hpp>
#include <sabar/random/shuffles/replay.hpp>
#include <sabar/random/shuffles/shuffle.hpp>

namespace sabar {
namespace {

using DrawList = std::vector<std::uint64_t>;

// The draws of the Sattolo paper for i = 51 … 1, and the array of cards 1 … 52 it must come to.
const DrawList kPaperDraws{48, 30, 6, 16, 35, 42, 34, 32, 9,  30, 1, 8,  1, 30, 2,  8, 29,
                           24, 4,  0, 24, 26, 0,  20, 2,  16, 16, 8, 16, 0, 20, 16, 0, 0,
                           1,  0,  0, 7,  12, 8,  3,  6,  0,  0,  1, 4,  1, 0,  2,  0, 0};
const std::vector<int> kPaperArray{6,  12, 11, 28, 14, 15, 34, 18, 44, 16, 50, 4,  32, 13, 8,  22, 19, 40,
                                   20, 23, 24, 29, 48, 26, 37, 39, 52, 38, 21, 45, 27, 46, 1,  5,  25, 30,
                                   41, 3,  47, 42, 9,  2,  51, 10, 33, 35, 43, 36, 17, 7,  31, 49};

std::vector<int> as_cards(PermutationView p) {
  std::vector<int> cards;
  for (const Place place : p) cards.push_back(place + 1);
  return cards;
}

TEST(Replay, S4_PaperDrawsGiveThePapersArray) {
  const Result<Permutation> result = replay(ShuffleLoop::sattolo, 52, kPaperDraws);
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(as_cards(*result), kPaperArray);
  EXPECT_EQ(cycle_count(*result), 1u);
  EXPECT_EQ(fixed_points(*result), 0u);
}

TEST(Replay, S4_WrongNumberOfDrawsIsAnError) {
  const Result<Permutation> result = replay(ShuffleLoop::sattolo, 52, std::span(kPaperDraws).first(50));
  ASSERT_FALSE(result.has_value());
  EXPECT_EQ(result.error().message, "50 draws given, 51 needed");
}

TEST(Replay, S4_ADrawOutOfRangeIsNamed) {
  DrawList draws = kPaperDraws;
  draws[2] = 60;
  const Result<Permutation> sattolo = replay(ShuffleLoop::sattolo, 52, draws);
  ASSERT_FALSE(sattolo.has_value());
  EXPECT_EQ(sattolo.error().where, "draw 3");
  EXPECT_EQ(sattolo.error().message, "60 is out of range");
  EXPECT_EQ(sattolo.error().hint, "at i = 49 a draw is 0..48");

  draws[2] = 49;
  EXPECT_FALSE(replay(ShuffleLoop::sattolo, 52, draws).has_value());
  EXPECT_TRUE(replay(ShuffleLoop::fisher_yates, 52, draws).has_value()) << "Fisher-Yates may leave a card in place";
}

TEST(Replay, S4_EmptyAndSingleDecksNeedNoDraws) {
  EXPECT_EQ(replay(ShuffleLoop::sattolo, 0, {})->size(), 0u);
  EXPECT_EQ(*replay(ShuffleLoop::fisher_yates, 1, {}), Permutation{0});
  EXPECT_FALSE(replay(ShuffleLoop::fisher_yates, kMaxPlaces + 1, {}).has_value());
}

TEST(Replay, S3_TraceHasOneRowPerIteration) {
  const Result<std::vector<SwapStep>> steps = swap_steps(ShuffleLoop::sattolo, 52, kPaperDraws);
  ASSERT_TRUE(steps.has_value());
  ASSERT_EQ(steps->size(), 51u);
  EXPECT_EQ(steps->front(), (SwapStep{1, 51, 48}));
  EXPECT_EQ(steps->back(), (SwapStep{51, 1, 0}));

  Permutation items = identity(52);
  std::vector<std::vector<int>> rows;
  walk_steps(std::span<const SwapStep>(*steps), std::span(items),
             [&](const SwapStep&, PermutationView after) { rows.push_back(as_cards(after)); });
  ASSERT_EQ(rows.size(), 51u);
  EXPECT_EQ(rows[0][51], 49);
  EXPECT_EQ(rows[0][48], 52);
  EXPECT_EQ(rows[1][50], 31);
  EXPECT_EQ(rows[1][30], 51);
  EXPECT_EQ(rows.back(), kPaperArray);
}

TEST(Replay, S4_RecoverDrawsReadsThePapersDrawsFromItsArray) {
  const Permutation order = *replay(ShuffleLoop::sattolo, 52, kPaperDraws);
  EXPECT_EQ(*recover_draws(ShuffleLoop::sattolo, order), kPaperDraws);
}

TEST(Replay, S4_OnlyOneCycleHasSattoloDraws) {
  const Permutation two_cycles{1, 0, 3, 2};
  EXPECT_TRUE(recover_draws(ShuffleLoop::fisher_yates, two_cycles).has_value());
  EXPECT_FALSE(recover_draws(ShuffleLoop::sattolo, two_cycles).has_value());
  EXPECT_FALSE(recover_draws(ShuffleLoop::fisher_yates, Permutation{0, 0, 1}).has_value());
}

RC_GTEST_PROP(Replay, S3_ARecordedShuffleReplaysToTheSameOrder, (std::uint64_t seed)) {
  const auto n = *rc::gen::inRange<std::size_t>(0, 120);
  for (const ShuffleLoop loop : {ShuffleLoop::fisher_yates, ShuffleLoop::sattolo}) {
    Xoshiro256StarStar one(seed);
    Xoshiro256StarStar two(seed);
    Permutation items = identity(n);
    if (loop == ShuffleLoop::sattolo) {
      sattolo(std::span(items), one);
    } else {
      fisher_yates(std::span(items), one);
    }
    const DrawList draws = record_draws(loop, n, two);
    const Result<Permutation> replayed = replay(loop, n, draws);
    RC_ASSERT(replayed.has_value());
    RC_ASSERT(*replayed == items);
    const Result<DrawList> recovered = recover_draws(loop, items);
    RC_ASSERT(recovered.has_value());
    RC_ASSERT(*recovered == draws);
    RC_ASSERT(one() == two());
  }
}

TEST(Replay, S3_OneReaderServesManyDecks) {
  Xoshiro256StarStar generator(3);
  DrawReader reader(52);
  for (int deck = 0; deck < 20; ++deck) {
    const DrawList draws = record_draws(ShuffleLoop::fisher_yates, 52, generator);
    const Permutation order = *replay(ShuffleLoop::fisher_yates, 52, draws);
    const std::span<const Place> read = reader(order);
    EXPECT_EQ(DrawList(read.begin(), read.end()), draws);
  }
}

}  // namespace
}  // namespace sabar
