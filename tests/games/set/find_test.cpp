// Sets and their finders: three methods, one answer.
#include <algorithm>
#include <array>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/games/set/brute.hpp>
#include <sabar/games/set/deal.hpp>
#include <sabar/games/set/find.hpp>
#include <sabar/games/set/table_sets.hpp>
#include <sabar/games/set/ultra.hpp>

namespace sabar::set {
namespace {

// The rule as the paper has it: in no attribute are there exactly two different values.
bool paper_is_set(const std::string& a, const std::string& b, const std::string& c) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::string values = {a[i], b[i], c[i]};
    std::sort(values.begin(), values.end());
    if (std::unique(values.begin(), values.end()) - values.begin() == 2) {
      return false;
    }
  }
  return true;
}

std::vector<Card> first_cards(std::uint64_t deal, std::size_t count, std::size_t attributes = kUsualAttributes) {
  auto cards = deal_order(deal, attributes);
  cards.resize(std::min(count, cards.size()));
  return cards;
}

TEST(SetFind, B2_AllTriplesOfTheDeckAgainstThePapersTest) {
  std::size_t sets = 0;
  for (Card a = 0; a < 81; ++a) {
    for (auto b = static_cast<Card>(a + 1); b < 81; ++b) {
      for (auto c = static_cast<Card>(b + 1); c < 81; ++c) {
        const bool set = is_set(a, b, c);
        ASSERT_EQ(set, paper_is_set(code_of(a), code_of(b), code_of(c)));
        sets += set ? 1U : 0U;
      }
    }
  }
  EXPECT_EQ(sets, 1080U);
}

TEST(SetFind, B2_BruteForceTriesTheTriplesInOrder) {
  const auto table = first_cards(1, 12);
  BruteForce search(table);
  EXPECT_EQ(search.triples(), 220U);
  for (std::uint16_t a = 0; a < 12; ++a) {
    for (auto b = static_cast<std::uint16_t>(a + 1); b < 12; ++b) {
      for (auto c = static_cast<std::uint16_t>(b + 1); c < 12; ++c) {
        const auto step = search.step();
        ASSERT_TRUE(step);
        ASSERT_EQ(step->places, (Triple{a, b, c}));
        ASSERT_EQ(step->set, is_set(table[a], table[b], table[c]));
      }
    }
  }
  EXPECT_FALSE(search.step());
  EXPECT_EQ(search.tried(), 220U);
}

TEST(SetFind, FewCardsHoldNoSet) {
  for (const Finder finder : {Finder::brute, Finder::pairs, Finder::bits}) {
    for (std::size_t count = 0; count < 3; ++count) {
      EXPECT_TRUE(find_sets(finder, first_cards(5, count)).sets.empty());
    }
    EXPECT_EQ(find_sets(finder, std::array<Card, 3>{0, 1, 2}).sets, (std::vector<Triple>{{0, 1, 2}}));
    EXPECT_EQ(find_sets(finder, std::array<Card, 3>{0, 1, 3}).sets.size(), 0U);
  }
  EXPECT_FALSE(BruteForce({}).step());
}

TEST(SetFind, TheWholeDeckHolds1080) {
  for (const Finder finder : {Finder::brute, Finder::pairs, Finder::bits}) {
    EXPECT_EQ(find_sets(finder, first_cards(3, 81)).sets.size(), 1080U);
  }
  EXPECT_EQ(find_sets(Finder::brute, first_cards(3, 12)).tried, 220U);
  EXPECT_EQ(find_sets(Finder::pairs, first_cards(3, 12)).tried, 66U);
  EXPECT_EQ(find_sets(Finder::bits, first_cards(3, 12)).tried, 66U);
}

RC_GTEST_PROP(SetFind, MethodsAgreeOnEveryTable, ()) {
  const auto attributes = *rc::gen::inRange<std::size_t>(1, 7);
  const auto count = *rc::gen::inRange<std::size_t>(0, 41);
  const auto table = first_cards(*rc::gen::arbitrary<std::uint64_t>(), count, attributes);
  const auto brute = find_sets(Finder::brute, table, attributes);
  RC_ASSERT(find_sets(Finder::pairs, table, attributes).sets == brute.sets);
  RC_ASSERT(find_sets(Finder::bits, table, attributes).sets == brute.sets);
  RC_ASSERT(any_set(table) == !brute.sets.empty());
}

TEST(SetFind, BothLoopsAgreeOnEverySizeOfTable) {
  for (std::size_t count = 3; count <= 81; ++count) {
    for (std::uint64_t deal = 0; deal < 50; ++deal) {
      const auto table = first_cards(deal, count);
      std::array<PackedSet, room_for_sets(81)> pairs{};
      std::array<PackedSet, room_for_sets(81)> masks{};
      const std::size_t found = pair_sets(table, pairs.data());
      ASSERT_EQ(mask_sets(table, masks.data()), found);
      ASSERT_TRUE(std::equal(pairs.begin(), pairs.begin() + static_cast<std::ptrdiff_t>(found), masks.begin()));
    }
  }
}

TEST(SetFind, MatchesSayWhatIsWrong) {
  EXPECT_EQ(matches(0, 1, 2), (std::vector{Match::same, Match::same, Match::same, Match::different}));
  EXPECT_EQ(matches(0, 1, 3), (std::vector{Match::same, Match::same, Match::two, Match::two}));
}

TEST(SetFind, AnUnknownMethodGetsAHint) {
  const auto finder = parse_finder("pair");
  ASSERT_FALSE(finder);
  EXPECT_EQ(finder.error().text(), "unknown method 'pair' (did you mean 'pairs'?)");
}

// Four cards are an ultraset if a card outside makes a set with each of two pairs of them.
TEST(SetFind, UltrasetsLackTheSameThirdCard) {
  const auto table = first_cards(11, 12);
  const auto found = find_ultrasets(table);
  std::size_t expected = 0;
  for (std::size_t a = 0; a < 12; ++a) {
    for (std::size_t b = a + 1; b < 12; ++b) {
      for (std::size_t c = a + 1; c < 12; ++c) {
        for (std::size_t d = c + 1; d < 12; ++d) {
          expected += c != b && d != b && third_card(table[a], table[b]) == third_card(table[c], table[d]) ? 1U : 0U;
        }
      }
    }
  }
  EXPECT_EQ(found.size(), expected);
  EXPECT_GT(expected, 0U);
}

}  // namespace
}  // namespace sabar::set
