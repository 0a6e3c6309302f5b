#include <array>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/core/key.hpp>
#include <sabar/core/natural.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/tokens.hpp>

namespace sabar {
namespace {

TEST(Error, SaysPlaceMessageAndWayOut) {
  EXPECT_EQ((Error{"60 is out of range", "draw 3", "draws here are 0..48"}.text()),
            "draw 3: 60 is out of range (draws here are 0..48)");
  EXPECT_EQ((Error{"nothing given", {}, {}}.text()), "nothing given");
}

TEST(NearestName, SuggestsWhatWasMeant) {
  constexpr std::array<std::string_view, 4> kNames = {"sattolo", "fisher-yates", "lcg", "riffle"};
  EXPECT_EQ(nearest_name_hint("satolo", kNames), "did you mean 'sattolo'?");
  EXPECT_EQ(nearest_name_hint("fisher", kNames), "did you mean 'fisher-yates'?");
  EXPECT_EQ(nearest_name_hint("RIFLE", kNames), "did you mean 'riffle'?");
  EXPECT_EQ(nearest_name_hint("xyzxyz", kNames), "known: sattolo, fisher-yates, lcg, riffle");
  EXPECT_EQ(nearest_name_hint("", kNames), "known: sattolo, fisher-yates, lcg, riffle");
}

TEST(NearestName, CountsEdits) {
  EXPECT_EQ(edit_distance("", "abc"), 3U);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3U);
  EXPECT_EQ(edit_distance("ab", "ba"), 1U);
  EXPECT_EQ(edit_distance("Lcg", "lcg"), 0U);
  for (const std::size_t limit : {0U, 1U, 2U, 3U, 4U}) {
    EXPECT_EQ(edit_distance("kitten", "sitting", limit) <= limit, limit >= 3);
    EXPECT_EQ(edit_distance("abcdef", "badcfe", limit) <= limit, limit >= 3) << "three swaps";
  }
}

TEST(Tokens, AreSplitAtSpacesCommasAndBrackets) {
  EXPECT_EQ(split_tokens("[1,2,3] ( 4; 5 )\n6"), (std::vector<std::string_view>{"1", "2", "3", "4", "5", "6"}));
  EXPECT_TRUE(split_tokens(" ,\n").empty());
  EXPECT_EQ(*parse_numbers("48 30 6", "draw"), (std::vector<std::uint64_t>{48, 30, 6}));
}

TEST(Tokens, WrongNumbersAreNamedByTheirPlace) {
  for (const std::string_view text : {"1 2 x", "1 2 -3", "1 2 3.5", "1 2 18446744073709551616"}) {
    const auto numbers = parse_numbers(text, "draw");
    ASSERT_FALSE(numbers) << text;
    EXPECT_EQ(numbers.error().where, "draw 3") << text;
  }
}

TEST(Natural, FactorialOf52IsExact) {
  const Natural n = factorial(52);
  EXPECT_EQ(n.text(), "80658175170943878571660636856403766975289505440883277824000000000000");
  EXPECT_EQ(n.bits(), 226U);
  EXPECT_EQ(Natural::parse(n.text())->text(), n.text());
  EXPECT_NEAR(n.to_double() / 8.0658175170943878e67, 1.0, 1e-12);
}

TEST(Natural, RejectsWhatIsNoNumber) {
  for (const std::string_view text : {"", "-1", "12a", " 1", "1.5"}) {
    EXPECT_FALSE(Natural::parse(text)) << text;
  }
  EXPECT_EQ(Natural::parse("000")->text(), "0");
}

TEST(Natural, RejectsMoreDigitsThanItReadsInAMoment) {
  EXPECT_EQ(Natural::parse(std::string(10'000, '9'))->text().size(), 10'000U);
  EXPECT_FALSE(Natural::parse(std::string(10'001, '9')));
  EXPECT_FALSE(Natural::parse(std::string(4'000'000, '9')));
}

RC_GTEST_PROP(Natural, DivisionUndoesMultiplication,
              (std::uint64_t value, std::uint32_t factor, std::uint32_t addend)) {
  RC_PRE(factor > 0U);
  addend %= factor;
  Natural number(value);
  number.multiply_add(factor, addend);
  RC_ASSERT(number.divide(factor) == addend);
  RC_ASSERT(number == Natural(value));
}

RC_GTEST_PROP(Natural, TextIsReadBackAndOrderIsThatOfNumbers, (std::uint64_t a, std::uint64_t b)) {
  RC_ASSERT(*Natural::parse(Natural(a).text()) == Natural(a));
  RC_ASSERT((Natural(a) < Natural(b)) == (a < b));
  RC_ASSERT((Natural(a) == Natural(b)) == (a == b));
}

// Fixed for ever: saved tables and results of other machines depend on it.
TEST(Key, IsTheSameOnEveryCompiler) {
  const std::array<std::uint8_t, 9> bytes = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  EXPECT_EQ(key_of({}).text(), "cb05c9a0ee02b57422b48aa94da1b2bb");
  EXPECT_EQ(key_of(bytes).text(), "bdbd631e3a80280c20679e517b0cb0e2");
}

TEST(Key, TellsNearbyPositionsApart) {
  std::vector<Key128> keys;
  std::vector<std::uint8_t> bytes(16, 0);
  for (std::size_t length = 0; length <= bytes.size(); ++length) {
    keys.push_back(key_of(std::span(bytes).first(length)));
  }
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    for (int value = 1; value < 256; ++value) {
      bytes[at] = static_cast<std::uint8_t>(value);
      keys.push_back(key_of(bytes));
    }
    bytes[at] = 0;
  }
  std::sort(keys.begin(), keys.end());
  EXPECT_EQ(std::adjacent_find(keys.begin(), keys.end()), keys.end());
  // Both halves alone tell them apart too: neither is idle.
  std::vector<std::uint64_t> low;
  for (const Key128& key : keys) {
    low.push_back(key.low);
  }
  std::sort(low.begin(), low.end());
  EXPECT_EQ(std::adjacent_find(low.begin(), low.end()), low.end());
}

}  // namespace
}  // namespace sabar
