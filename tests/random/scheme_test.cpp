#include <sstream>

#include <gtest/gtest.h>

#include <sabar/core/card_text.hpp>
#include <sabar/random/scheme.hpp>

#include "golden_files.hpp"

namespace sabar {
namespace {

std::string order_text(Scheme scheme, const Natural& number, const DeckShape& shape = {}) {
  const auto cards = order_of_deal(scheme, number, shape);
  return cards ? to_text(*cards, CardStyle::compact) : cards.error().text();
}

// Made by tools/reference_deals.py, which shares no code with the engine.
TEST(Scheme, GoldenDealsOfTheReferenceProgram) {
  std::size_t deals = 0;
  for (const std::string& line : golden_lines("deals.txt")) {
    std::istringstream input(line);
    std::string scheme;
    std::string number;
    DeckShape shape;
    input >> scheme >> number >> shape.packs;
    if (input.peek() == 'x') {
      input.get();
      input >> shape.suits;
    }
    input >> std::ws;
    std::string cards;
    std::getline(input, cards);
    EXPECT_EQ(order_text(*parse_scheme(scheme), *Natural::parse(number), shape), cards) << scheme << ":" << number;
    ++deals;
  }
  EXPECT_GE(deals, 52U);
}

TEST(Scheme, NumbersOutOfRangeAreErrors) {
  const Natural huge = *Natural::parse("18446744073709551616");
  for (const SchemeInfo& info : scheme_list()) {
    const Natural above = info.scheme == Scheme::exact ? factorial(52) : huge;
    const auto order = order_of_deal(info.scheme, above);
    ASSERT_FALSE(order) << info.name;
    EXPECT_NE(order.error().text().find("too large"), std::string::npos) << order.error().text();
  }
  EXPECT_FALSE(order_of_deal(Scheme::ms, Natural(0)));
  EXPECT_FALSE(order_of_deal(Scheme::ms, Natural(std::uint64_t{1} << 33)));
  EXPECT_FALSE(order_of_deal(Scheme::solvitaire, Natural(std::uint64_t{1} << 32)));
  EXPECT_FALSE(order_of_deal(Scheme::klondike_solver, Natural(std::uint64_t{1} << 31)));
  EXPECT_FALSE(order_of_deal(Scheme::greenfelt, Natural(0)));
  EXPECT_FALSE(order_of_deal(Scheme::greenfelt, Natural(2147483647)));
}

TEST(Scheme, ForeignNumbersKnowOnePackOnly) {
  for (const Scheme scheme : {Scheme::solvitaire, Scheme::klondike_solver, Scheme::greenfelt}) {
    EXPECT_FALSE(order_of_deal(scheme, Natural(1), {.packs = 2}));
  }
  EXPECT_TRUE(order_of_deal(Scheme::sabar, Natural(1), {.packs = 2}));
}

TEST(Scheme, KPatienceNumbersDealsOfSeveralPacks) {
  for (const DeckShape& shape : {DeckShape{2, 4}, DeckShape{4, 2}, DeckShape{8, 1}, DeckShape{3, 4}}) {
    const auto cards = order_of_deal(Scheme::ms, Natural(1), shape);
    ASSERT_TRUE(cards);
    EXPECT_TRUE(check_deck(*cards, shape));
  }
  for (const DeckShape& shape : {DeckShape{2, 3}, DeckShape{1, 2}, DeckShape{1, 4, 12}}) {
    EXPECT_FALSE(order_of_deal(Scheme::ms, Natural(1), shape));
  }
}

TEST(Scheme, EveryDealIsAWholeDeck) {
  for (const SchemeInfo& info : scheme_list()) {
    for (std::uint64_t number = 1; number <= 200; ++number) {
      ASSERT_TRUE(check_deck(*order_of_deal(info.scheme, Natural(number)))) << info.name << ":" << number;
    }
  }
}

TEST(Scheme, UnknownNamesGetASuggestion) {
  const auto scheme = parse_scheme("solvitare");
  ASSERT_FALSE(scheme);
  EXPECT_EQ(scheme.error().text(), "unknown scheme 'solvitare' (did you mean 'solvitaire'?)");
}

}  // namespace
}  // namespace sabar
