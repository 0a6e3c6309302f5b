// Simulated games against figures of twenty million games by another program, and against the engine.
#include <atomic>
#include <cmath>

#include <gtest/gtest.h>

#include <sabar/lab/set/games.hpp>
#include <sabar/trials/shares.hpp>

namespace sabar::lab {
namespace {

// Within five standard deviations of what is expected.
void expect_share(std::uint64_t times, std::uint64_t of, double expected, const char* what) {
  const double share = static_cast<double>(times) / static_cast<double>(of);
  EXPECT_NEAR(share, expected, 5 * std::sqrt(expected * (1 - expected) / static_cast<double>(of))) << what;
}

SetGamesReport games_of(SetPolicy policy, set::Refill refill) { return play_set_games({policy, 100'000, 1, refill}); }

TEST(SetGames, ARandomSetEachTime) {
  const SetGamesReport report = games_of(SetPolicy::random, set::Refill::append);
  EXPECT_EQ(report.games, 100'000U);
  expect_share(report.left[0], report.games, 0.01225, "0 left");
  expect_share(report.left[6], report.games, 0.46839, "6 left");
  expect_share(report.left[9], report.games, 0.44496, "9 left");
  expect_share(report.left[12], report.games, 0.07363, "12 left");
  expect_share(report.left[15], report.games, 0.00076, "15 left");
  EXPECT_EQ(report.left[3], 0U);
  expect_share(report.none_12.times, report.none_12.of, 0.06632, "no set among 12");
  expect_share(report.none_fresh.times, report.none_fresh.of, 0.0323020, "no set among the first 12");
  expect_share(report.none_15.times, report.none_15.of, 0.011228, "no set among 15");
  expect_share(report.more[0], report.games, 0.314, "never three more");
  expect_share(report.more[1], report.games, 0.266, "once three more");
  expect_share(report.largest[15], report.games, 0.671, "at most fifteen");
  expect_share(report.largest[18], report.games, 0.0154, "at most eighteen");
}

TEST(SetGames, TheFirstSetEachTime) {
  const SetGamesReport report = games_of(SetPolicy::first, set::Refill::in_place);
  expect_share(report.left[0], report.games, 0.014845, "0 left");
  expect_share(report.left[6], report.games, 0.48535, "6 left");
  expect_share(report.left[9], report.games, 0.42925, "9 left");
  expect_share(report.left[12], report.games, 0.069838, "12 left");
  expect_share(report.none_12.times, report.none_12.of, 0.06266, "no set among 12");
}

TEST(SetGames, LeavingMostSetsIsBetter) {
  const SetGamesReport most = games_of(SetPolicy::most, set::Refill::append);
  const SetGamesReport random = games_of(SetPolicy::random, set::Refill::append);
  EXPECT_GT(trials::wilson_interval(most.left[0], most.games).low,
            trials::wilson_interval(random.left[0], random.games).high);
  EXPECT_LT(trials::wilson_interval(most.none_12.times, most.none_12.of).high,
            trials::wilson_interval(random.none_12.times, random.none_12.of).low);
}

TEST(SetGames, CardsAreNeitherLostNorFound) {
  for (const SetPolicyInfo& info : set_policies()) {
    const SetGamesReport report = play_set_games({info.policy, 2000, 9, set::Refill::in_place});
    std::uint64_t cards = report.sets * 3;
    for (std::size_t left = 0; left < report.left.size(); ++left) {
      cards += left * report.left[left];
    }
    EXPECT_EQ(cards, report.games * 81);
  }
}

TEST(SetGames, SameSeedSameFiguresAndAGuardEndsThem) {
  const auto left = [](std::uint64_t seed) { return play_set_games({SetPolicy::random, 1000, seed}).left; };
  EXPECT_EQ(left(3), left(3));
  EXPECT_NE(left(3), left(4));
  const std::atomic<bool> stop = true;
  Guard guard;
  guard.stop = &stop;
  EXPECT_EQ(play_set_games({}, guard).halt, Halt::stopped);
}

TEST(SetGames, AnUnknownPolicyGetsAHint) {
  const auto policy = parse_set_policy("mots");
  ASSERT_FALSE(policy);
  EXPECT_EQ(policy.error().text(), "unknown policy 'mots' (did you mean 'most'?)");
}

}  // namespace
}  // namespace sabar::lab
