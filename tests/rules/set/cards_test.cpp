// The 81 cards: codes, names, digits, and what is no card.
#include <gtest/gtest.h>

#include <sabar/rules/set/cards.hpp>

namespace sabar::set {
namespace {

TEST(SetCards, B1_CodesRunFromSHAOtoTUPGinThePapersOrder) {
  // The paper's four loops, number outermost.
  Card card = 0;
  for (const char number : {'S', 'D', 'T'}) {
    for (const char colour : {'H', 'M', 'U'}) {
      for (const char filling : {'A', 'K', 'P'}) {
        for (const char shape : {'O', 'W', 'G'}) {
          const std::string code = {number, colour, filling, shape};
          ASSERT_EQ(code_of(card), code);
          ASSERT_EQ(read_card(code), card);
          ++card;
        }
      }
    }
  }
  EXPECT_EQ(card, 81);
  EXPECT_EQ(code_of(0), "SHAO");
  EXPECT_EQ(code_of(80), "TUPG");
}

TEST(SetCards, B1_NamesStandBesideTheCodes) {
  const auto card = read_card("SUPO");
  ASSERT_TRUE(card);
  EXPECT_EQ(name_of(*card, Language::english), "one purple solid oval");
  EXPECT_EQ(name_of(*card, Language::indonesian), "satu oval penuh ungu");
  EXPECT_EQ(name_of(*read_card("THAG"), Language::english), "three green striped squiggles");
  EXPECT_EQ(name_of(*read_card("DMKW"), Language::indonesian), "dua wajik kosong merah");
}

TEST(SetCards, EveryDeckIsWrittenAndReadAgain) {
  for (std::size_t attributes = 1; attributes <= kMostAttributes; ++attributes) {
    ASSERT_EQ(attributes_of(attributes).size(), attributes);
    for (std::size_t card = 0; card < deck_size(attributes); ++card) {
      const std::string code = code_of(static_cast<Card>(card), attributes);
      ASSERT_EQ(read_card(code, attributes), static_cast<Card>(card)) << code;
    }
  }
  EXPECT_EQ(code_of(26, 3), "TUG");
}

TEST(SetCards, ReadsSmallLettersAndLists) {
  EXPECT_EQ(read_cards("shao, SHAW; ShAg"), (std::vector<Card>{0, 1, 2}));
  EXPECT_EQ(read_cards(""), std::vector<Card>{});
}

TEST(SetCards, WrongCodesAreRefusedWithPlaceAndWayOut) {
  const auto letter = read_cards("SHAO SXAO");
  ASSERT_FALSE(letter);
  EXPECT_EQ(letter.error().text(), "card 2: 'SXAO': letter 2 is no colour (the colour is H, M or U)");
  const auto length = read_cards("SHA");
  ASSERT_FALSE(length);
  EXPECT_EQ(length.error().where, "card 1");
  EXPECT_NE(length.error().hint.find("4 letters"), std::string::npos);
  const auto twice = read_cards("SHAO SHAW shao");
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().text(), "card 3: SHAO is there twice (it is card 1 already; the deck has each card once)");
}

}  // namespace
}  // namespace sabar::set
