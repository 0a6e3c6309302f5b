#include <set>

#include <gtest/gtest.h>

#include <sabar/core/card_text.hpp>
#include <sabar/core/deck.hpp>

namespace sabar {
namespace {

TEST(Card, S1_PaperIntegersNameTheSuitsInBlocksOfThirteen) {
  EXPECT_EQ(to_text(*Card::from_number(1)), "AH");
  EXPECT_EQ(to_text(*Card::from_number(13)), "KH");
  EXPECT_EQ(to_text(*Card::from_number(14)), "AD");
  EXPECT_EQ(to_text(*Card::from_number(26)), "KD");
  EXPECT_EQ(to_text(*Card::from_number(27)), "AC");
  EXPECT_EQ(to_text(*Card::from_number(39)), "KC");
  EXPECT_EQ(to_text(*Card::from_number(40)), "AS");
  EXPECT_EQ(to_text(*Card::from_number(52)), "KS");
}

TEST(Card, S1_NumbersOutsideTheDeckAreErrors) {
  for (const long long number : {0LL, 53LL, -1LL, 1LL << 40}) {
    EXPECT_FALSE(Card::from_number(number)) << number;
  }
}

TEST(Card, S1_EveryNotationIsReadBack) {
  for (int index = 0; index < kCards; ++index) {
    const Card card = Card::from_index(index);
    EXPECT_EQ(card, Card(card.suit(), card.rank()));
    for (const CardStyle style :
         {CardStyle::letters, CardStyle::compact, CardStyle::symbols, CardStyle::glyphs, CardStyle::numbers}) {
      const auto again = parse_card(to_text(card, style));
      ASSERT_TRUE(again) << to_text(card, style);
      EXPECT_EQ(*again, card);
    }
  }
}

TEST(Card, IsReadInTheUsualSpellings) {
  EXPECT_EQ(parse_card("10D"), parse_card("TD"));
  EXPECT_EQ(parse_card("td"), parse_card("10♦"));
  EXPECT_EQ(parse_card("aH"), parse_card("1h"));
  EXPECT_EQ(parse_card("Q♧"), parse_card("qc"));
  EXPECT_EQ(to_text(*parse_card("🂱"), CardStyle::letters), "AH");
  EXPECT_EQ(to_text(*parse_card("🃞"), CardStyle::letters), "KC");
}

TEST(Card, WrongTextIsAnErrorWithAWayOut) {
  for (const std::string_view text :
       {"", "H", "A", "11H", "0D", "AX", "10", "53", "AHH", "♥", "-1", "9999999999999999999"}) {
    if (text == "10") {
      continue;  // a number
    }
    const auto card = parse_card(text);
    ASSERT_FALSE(card) << text;
    EXPECT_FALSE(card.error().hint.empty()) << text;
  }
  const auto cards = parse_cards("AH, 2H [3H] XX");
  ASSERT_FALSE(cards);
  EXPECT_EQ(cards.error().where, "card 4");
}

TEST(Card, HasANameInBothLanguages) {
  EXPECT_EQ(card_name(Card(Suit::clubs, 12)), "Queen of clubs");
  EXPECT_EQ(card_name(Card(Suit::clubs, 12), Language::indonesian), "Ratu keriting");
  EXPECT_EQ(suit_name(Suit::hearts, Language::indonesian), "hati");
}

TEST(Deck, HasEveryCardOfItsShape) {
  const auto deck = make_deck();
  ASSERT_EQ(deck.size(), 52U);
  for (int i = 0; i < kCards; ++i) {
    EXPECT_EQ(deck[static_cast<std::size_t>(i)].index(), i);
  }
  EXPECT_EQ(make_deck({.packs = 2}).size(), 104U);
  EXPECT_EQ(make_deck({.packs = 8, .suits = 1}).size(), 104U);
  EXPECT_EQ(make_deck({.packs = 1, .suits = 2, .ranks = 5}).size(), 10U);
  const auto reduced = make_deck({.packs = 1, .suits = 3, .ranks = 4});
  EXPECT_EQ(std::set<Card>(reduced.begin(), reduced.end()).size(), 12U);
}

TEST(Deck, ShapesOutOfRangeAreErrors) {
  EXPECT_FALSE(check_shape({.packs = 0}));
  EXPECT_FALSE(check_shape({.packs = 17}));
  EXPECT_FALSE(check_shape({.suits = 5}));
  EXPECT_FALSE(check_shape({.ranks = 14}));
  EXPECT_TRUE(check_shape({.packs = 4, .suits = 4, .ranks = 13}));
}

TEST(Deck, RepeatedMissingAndForeignCardsAreNamed) {
  auto cards = make_deck();
  EXPECT_TRUE(check_deck(cards));
  cards[51] = cards[0];
  const auto repeated = check_deck(cards);
  ASSERT_FALSE(repeated);
  EXPECT_EQ(repeated.error().text(), "card 52: AH is there once too often (the deck has 52 cards)");
  cards.pop_back();
  const auto missing = check_deck(cards);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().message, "KS is missing");
  EXPECT_FALSE(check_deck(make_deck({.ranks = 13}), {.ranks = 12}));
}

}  // namespace
}  // namespace sabar
