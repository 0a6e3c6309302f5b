#include <algorithm>
#include <array>
#include <numeric>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/random/permutation.hpp>
#include <sabar/random/ranking.hpp>

namespace sabar {
namespace {

Permutation from_numbers(std::initializer_list<int> numbers) {
  Permutation p;
  for (const int number : numbers) {
    p.push_back(static_cast<Place>(number - 1));
  }
  return p;
}

// The result of the Sattolo paper, section 3.1.
const Permutation kPaper = from_numbers({6,  12, 11, 28, 14, 15, 34, 18, 44, 16, 50, 4,  32, 13, 8,  22, 19, 40,
                                         20, 23, 24, 29, 48, 26, 37, 39, 52, 38, 21, 45, 27, 46, 1,  5,  25, 30,
                                         41, 3,  47, 42, 9,  2,  51, 10, 33, 35, 43, 36, 17, 7,  31, 49});

Permutation random_permutation(std::size_t n) {
  Permutation p = identity(n);
  for (std::size_t i = n; i-- > 1;) {
    std::swap(p[i], p[*rc::gen::inRange<std::size_t>(0, i + 1)]);
  }
  return p;
}

TEST(Permutation, S5_PapersResultHasNoFixedPointAndOneCycle) {
  EXPECT_EQ(fixed_points(kPaper), 0U);
  const auto all = cycles(kPaper);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].size(), 52U);
  // 'position 0 holds 6, position 5 holds 15, position 14 holds 8'
  EXPECT_EQ((std::vector<Place>(all[0].begin(), all[0].begin() + 4)), (std::vector<Place>{0, 5, 14, 7}));
  EXPECT_EQ(sign(kPaper), -1);
}

TEST(Permutation, S5_PapersDistances) {
  const auto moved = displacements(kPaper);
  EXPECT_EQ(moved[0], 32);    // card 1: index 0 to 32
  EXPECT_EQ(moved[51], -25);  // card 52: index 51 to 26
  std::uint64_t total = 0;
  for (const auto distance : moved) {
    total += static_cast<std::uint64_t>(std::abs(distance));
  }
  EXPECT_EQ(total, total_displacement(kPaper));
}

TEST(Permutation, S5_ADerangementNeedNotBeOneCycle) {
  const Permutation p = from_numbers({2, 1, 4, 3});
  EXPECT_EQ(fixed_points(p), 0U);
  EXPECT_EQ(cycle_count(p), 2U);
}

TEST(Permutation, SmallOnesByHand) {
  const Permutation p = from_numbers({3, 1, 2, 5, 4});
  EXPECT_EQ(inverse(p), from_numbers({2, 3, 1, 5, 4}));
  EXPECT_EQ(cycles(p), (std::vector<std::vector<Place>>{{0, 2, 1}, {3, 4}}));
  EXPECT_EQ(descents(p), 2U);
  EXPECT_EQ(rising_sequences(p), 3U);  // 1 2 | 3 4 | 5
  EXPECT_EQ(inversions(p), 3U);
  EXPECT_EQ(successions(p), 1U);
  EXPECT_EQ(longest_increasing_subsequence(p).size(), 3U);
  EXPECT_EQ(total_displacement(p), 6U);
}

TEST(Permutation, EmptyAndSingle) {
  for (const std::size_t n : {0U, 1U}) {
    const Permutation p = identity(n);
    EXPECT_TRUE(check_permutation(p));
    EXPECT_EQ(sign(p), 1);
    EXPECT_EQ(cycle_count(p), n);
    EXPECT_EQ(rising_sequences(p), n);
    EXPECT_EQ(longest_increasing_subsequence(p).size(), n);
    EXPECT_TRUE(rank_of(p).zero());
  }
}

TEST(Permutation, WrongOnesAreErrorsWithThePlace) {
  const auto twice = check_permutation(from_numbers({1, 3, 3}));
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().text(), "entry 3: 3 is there twice (first at entry 2)");
  const auto outside = check_permutation(from_numbers({1, 4, 2}));
  ASSERT_FALSE(outside);
  EXPECT_EQ(outside.error().text(), "entry 2: 4 is out of range (entries are 1..3)");
}

// Every statistic against its definition, over all permutations of six.
TEST(Permutation, AgreesWithDefinitionsOnAllOrdersOfSix) {
  Permutation p = identity(6);
  do {
    std::uint64_t pairs = 0;
    std::size_t longest = 0;
    for (unsigned mask = 0; mask < 64; ++mask) {
      Permutation chosen;
      for (std::size_t i = 0; i < 6; ++i) {
        if ((mask >> i & 1) != 0) {
          chosen.push_back(p[i]);
        }
      }
      if (std::is_sorted(chosen.begin(), chosen.end())) {
        longest = std::max(longest, chosen.size());
      }
      pairs += chosen.size() == 2 && chosen[0] > chosen[1] ? 1 : 0;
    }
    ASSERT_EQ(inversions(p), pairs);
    ASSERT_EQ(sign(p), pairs % 2 == 0 ? 1 : -1);
    const auto rising = longest_increasing_subsequence(p);
    ASSERT_EQ(rising.size(), longest);
    ASSERT_TRUE(std::is_sorted(rising.begin(), rising.end()));
    // A rising sequence is read off in one sweep from left to right.
    std::size_t sweeps = 0;
    for (Place next = 0; next < 6;) {
      ++sweeps;
      for (const Place element : p) {
        next = element == next ? static_cast<Place>(next + 1) : next;
      }
    }
    ASSERT_EQ(rising_sequences(p), sweeps);
  } while (std::next_permutation(p.begin(), p.end()));
}

TEST(Ranking, NumbersAllOrdersOfFiveInDictionaryOrder) {
  Permutation p = identity(5);
  std::uint64_t number = 0;
  do {
    ASSERT_EQ(rank_of(p), Natural(number));
    ASSERT_EQ(*unrank(Natural(number), 5), p);
    ++number;
  } while (std::next_permutation(p.begin(), p.end()));
  EXPECT_EQ(number, 120U);
  EXPECT_FALSE(unrank(Natural(120), 5));
}

TEST(Ranking, CoversExactlyAllOrdersOf52) {
  Permutation reversed = identity(52);
  std::reverse(reversed.begin(), reversed.end());
  Natural last = rank_of(reversed);
  EXPECT_EQ(last.text(), "80658175170943878571660636856403766975289505440883277823999999999999");
  EXPECT_EQ(*unrank(last, 52), reversed);
  const auto beyond = unrank(factorial(52), 52);
  ASSERT_FALSE(beyond);
  EXPECT_NE(beyond.error().text().find("too large"), std::string::npos);
  EXPECT_EQ(rank_of(kPaper).text(), "8065509813727040279235104658369600771751707721292974155569413692078");
}

RC_GTEST_PROP(Ranking, UnrankUndoesRank, ()) {
  const Permutation p = random_permutation(*rc::gen::inRange<std::size_t>(1, 120));
  RC_ASSERT(*unrank(rank_of(p), p.size()) == p);
}

RC_GTEST_PROP(Permutation, GroupLawsHold, ()) {
  const std::size_t n = *rc::gen::inRange<std::size_t>(1, 80);
  const Permutation a = random_permutation(n);
  const Permutation b = random_permutation(n);
  RC_ASSERT(compose(a, inverse(a)) == identity(n));
  RC_ASSERT(compose(inverse(a), a) == identity(n));
  RC_ASSERT(inverse(compose(a, b)) == compose(inverse(b), inverse(a)));
  RC_ASSERT(sign(compose(a, b)) == sign(a) * sign(b));
  RC_ASSERT(cycle_count(a) == cycle_count(inverse(a)));
  RC_ASSERT(inversions(a) == inversions(inverse(a)));
  RC_ASSERT(total_displacement(a) == total_displacement(inverse(a)));
  RC_ASSERT(rising_sequences(a) == descents(inverse(a)) + 1);
}

}  // namespace
}  // namespace sabar
