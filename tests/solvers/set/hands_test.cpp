// The mathematics of SET: exact values that are public knowledge or were found by a second program.
#include <algorithm>
#include <array>
#include <atomic>

#include <gtest/gtest.h>

#include <sabar/games/set/find.hpp>
#include <sabar/games/set/ultra.hpp>
#include <sabar/solvers/set/affine.hpp>
#include <sabar/solvers/set/deck.hpp>
#include <sabar/solvers/set/hands.hpp>

namespace sabar::set {
namespace {

// Set-free hands of 0, 1, 2 … cards, and their classes.
constexpr std::array<std::uint64_t, 22> kSetFree = {1,
                                                    81,
                                                    3'240,
                                                    84'240,
                                                    1'579'500,
                                                    22'441'536,
                                                    247'615'056,
                                                    2'144'076'480,
                                                    14'587'567'020,
                                                    77'541'824'880,
                                                    318'294'370'368,
                                                    991'227'481'920,
                                                    2'284'535'476'080,
                                                    3'764'369'026'080,
                                                    4'217'827'554'720,
                                                    2'970'003'246'912,
                                                    1'141'342'138'404,
                                                    176'310'866'160,
                                                    6'482'268'000,
                                                    13'646'880,
                                                    682'344,
                                                    0};
constexpr std::array<std::uint64_t, 22> kSetFreeClasses = {1,   1,    1,    1,    2,    3,   7,   11, 33, 91, 267,
                                                           670, 1437, 2225, 2489, 1756, 748, 143, 20, 1,  1,  0};

TEST(SetHands, B5_SetsOfCardsAndDeck) {
  const DeckCounts deck = count_deck();
  EXPECT_EQ(deck.sets, 1080U);
  for (const std::uint64_t sets : deck.of_card) {
    ASSERT_EQ(sets, 40U);
  }
  EXPECT_EQ(deck.by_differing, (std::vector<std::uint64_t>{0, 108, 324, 432, 216}));  // 10, 30, 40, 20 %
  EXPECT_EQ(deck.most_taken, 27U);
  for (std::size_t n = 1; n <= kMostAttributes; ++n) {
    EXPECT_EQ(count_deck(n).sets, deck_size(n) * (deck_size(n) - 1) / 6);
  }
}

TEST(SetHands, SetFreeHandsOfEverySize) {
  const HandCounts counts = count_hands(Hands::set_free);
  ASSERT_EQ(counts.halt, Halt::exhausted);
  ASSERT_EQ(counts.levels.size(), kSetFree.size());
  for (std::size_t k = 0; k < kSetFree.size(); ++k) {
    EXPECT_EQ(counts.levels[k].hands, kSetFree[k]) << k;
    EXPECT_EQ(counts.levels[k].classes, kSetFreeClasses[k]) << k;
  }
  EXPECT_NEAR(counts.levels[12].chance(), 0.0323020, 5e-8);
  EXPECT_NEAR(counts.levels[15].chance(), 0.000364685, 5e-10);
  ASSERT_EQ(counts.largest.size(), 20U);
  EXPECT_FALSE(any_set(counts.largest));
}

TEST(SetHands, LargestSetFreeHandsByAttributes) {
  for (std::size_t n = 1; n < 4; ++n) {
    const HandCounts counts = count_hands(Hands::set_free, n);
    EXPECT_EQ(counts.most_cards(), known_largest_hands()[n - 1]);
    EXPECT_EQ(counts.levels.back().hands, 0U);
    EXPECT_FALSE(any_set(counts.largest));
  }
}

// All subsets, one by one, where there are few.
TEST(SetHands, AgreeWithPlainCountingOnSmallDecks) {
  const HandCounts counts = count_hands(Hands::set_free, 2);
  std::array<std::uint64_t, 10> plain{};
  for (std::uint32_t subset = 0; subset < 512; ++subset) {
    std::vector<Card> hand;
    for (Card card = 0; card < 9; ++card) {
      if ((subset >> card & 1) != 0) {
        hand.push_back(card);
      }
    }
    plain[hand.size()] += any_set(hand) ? 0U : 1U;
  }
  for (const HandLevel& level : counts.levels) {
    EXPECT_EQ(level.hands, plain[level.cards]);
  }
}

TEST(SetHands, ClassesOfAllHands) {
  constexpr std::array<std::uint64_t, 11> kClasses = {1, 1, 1, 2, 3, 6, 15, 34, 105, 384, 1658};
  const HandCounts counts = count_hands(Hands::any, 4, 10);
  ASSERT_EQ(counts.levels.size(), kClasses.size());
  for (std::size_t k = 0; k < kClasses.size(); ++k) {
    EXPECT_EQ(counts.levels[k].classes, kClasses[k]) << k;
    EXPECT_EQ(counts.levels[k].hands, choose(81, k)) << k;
  }
}

TEST(SetHands, TenCardsAlwaysHoldAnUltraset) {
  constexpr std::array<std::uint64_t, 7> kFree = {1'600'560,  20'925'216, 169'019'136, 668'697'120, 750'578'400,
                                                  19'712'160, 0};
  const HandCounts counts = count_hands(Hands::ultraset_free);
  ASSERT_EQ(counts.levels.size(), 11U);
  for (std::size_t k = 4; k <= 10; ++k) {
    EXPECT_EQ(counts.levels[k].hands, kFree[k - 4]) << k;
  }
  EXPECT_TRUE(find_ultrasets(counts.largest).empty());
}

TEST(SetHands, SetsAmongNineCards) {
  const SetSpread spread = spread_of_sets(9);
  EXPECT_EQ(spread.by_sets,
            (std::vector<std::uint64_t>{77'541'824'880, 108'956'689'920, 56'941'354'080, 15'417'548'640, 1'857'807'900,
                                        160'729'920, 11'119'680, 0, 758'160, 0, 0, 0, 1'170}));
  EXPECT_NEAR(spread.mean(), 1.063291, 5e-7);
}

TEST(SetHands, SetsAmongTwelveCards) {
  const SetSpread spread = spread_of_sets(12);
  EXPECT_EQ(spread.by_sets,
            (std::vector<std::uint64_t>{2'284'535'476'080, 10'266'579'666'720, 18'459'179'294'400, 19'278'240'770'880,
                                        12'746'054'337'120, 5'650'817'178'240, 1'649'199'670'560, 330'527'433'600,
                                        48'500'063'820, 8'323'838'640, 2'091'005'280, 160'729'920, 86'346'000,
                                        21'340'800, 3'032'640}));
  EXPECT_EQ(spread.sets * 79, spread.all * 220);  // the mean is 220/79
  std::uint64_t all = 0;
  for (const std::uint64_t hands : spread.by_sets) {
    all += hands;
  }
  EXPECT_EQ(all, choose(81, 12));
}

TEST(SetHands, SpreadOfFewCards) {
  EXPECT_EQ(spread_of_sets(0).by_sets, std::vector<std::uint64_t>{1});
  EXPECT_EQ(spread_of_sets(2).by_sets, std::vector<std::uint64_t>{3240});
  EXPECT_EQ(spread_of_sets(3).by_sets, (std::vector<std::uint64_t>{84'240, 1080}));
}

// A form does not change when the hand is mapped: digits shifted, multiplied and mixed.
TEST(SetHands, TheFormOfAHandIsTheSameAfterAnyMap) {
  AffineForm form;
  std::uint64_t state = 1;
  const auto dice = [&](std::uint64_t bound) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    return (state >> 33) % bound;
  };
  for (int round = 0; round < 500; ++round) {
    std::vector<std::uint8_t> hand;
    while (hand.size() < 2 + static_cast<std::size_t>(round) % 14) {
      const auto card = static_cast<std::uint8_t>(dice(81));
      if (std::find(hand.begin(), hand.end(), card) == hand.end()) {
        hand.push_back(card);
      }
    }
    const HandBits before = form(hand);
    for (int step = 0; step < 12; ++step) {
      const std::uint64_t from = dice(4);
      const std::uint64_t to = (from + 1 + dice(3)) % 4;
      const std::uint64_t shift = dice(3);
      for (std::uint8_t& card : hand) {
        std::array<std::uint64_t, 4> digits = {card / 27U, card / 9U % 3, card / 3U % 3, card % 3U};
        digits[to] = (digits[to] + digits[from] + shift) % 3;
        card = static_cast<std::uint8_t>(digits[0] * 27 + digits[1] * 9 + digits[2] * 3 + digits[3]);
      }
    }
    std::rotate(hand.begin(), hand.begin() + 1, hand.end());
    ASSERT_EQ(form(hand), before) << round;
  }
}

TEST(SetHands, AGuardEndsACount) {
  const std::atomic<bool> stop = true;
  Guard guard;
  guard.stop = &stop;
  EXPECT_EQ(count_hands(Hands::set_free, 4, 81, guard).halt, Halt::stopped);
  EXPECT_EQ(spread_of_sets(12, guard).halt, Halt::stopped);
}

}  // namespace
}  // namespace sabar::set
