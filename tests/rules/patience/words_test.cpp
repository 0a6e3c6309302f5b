// Rules in words read as a person would write them.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/rules/patience/words/words.hpp>

#include "rules/patience/reading.hpp"

namespace sabar {
namespace {

TEST(RulesInWords, KlondikeInEnglish) {
  EXPECT_EQ(
      rules_in_words(**find_game("klondike"), Language::english),
      "Klondike\n\n"
      "Played with one pack of 52 cards.\n"
      "Seven columns get 1, 2, 3, 4, 5, 6 and 7 cards from left to right; only the top card of each is face up. "
      "They are built down in alternating colours. Ordered cards at the top of a column move together, all of them "
      "or some. An empty column takes only a king, alone or with cards on it.\n"
      "Four foundations are built up in suit from ace to king. A card on top of a foundation may be taken back.\n"
      "The other 24 cards are the stock. One card at a time is turned to the waste, whose top card may be played. "
      "When the stock is used up, the waste may be turned over, as often as you like.\n"
      "You win when all cards lie on the foundations.\n"
      "\nRules after: Microsoft Solitaire, draw one\n");
}

TEST(RulesInWords, FreeCellInIndonesian) {
  EXPECT_EQ(rules_in_words(**find_game("freecell"), Language::indonesian),
            "FreeCell\n\n"
            "Dimainkan dengan satu pak berisi 52 kartu.\n"
            "Delapan kolom diisi: empat yang pertama masing-masing mendapat tujuh kartu, empat lainnya masing-masing "
            "mendapat enam kartu, semuanya terbuka. Kolom disusun menurun dengan warna berselang-seling. Kartu "
            "dipindahkan satu per satu. Kolom kosong boleh diisi kartu apa saja.\n"
            "Empat sel masing-masing menampung satu kartu; mula-mula semuanya kosong.\n"
            "Empat fondasi disusun menaik dalam jenis yang sama dari as sampai raja.\n"
            "Anda menang jika semua kartu berada di fondasi.\n"
            "\nAturan menurut: Microsoft FreeCell\n");
}

TEST(RulesInWords, EveryGameInBothLanguages) {
  for (const GameFile& game : game_list()) {
    for (const LanguageInfo& spoken : kLanguages) {
      const Language language = spoken.language;
      const std::string text = rules_in_words(game, language);
      for (const std::string_view slip : {"  ", " .", " ,", "..", ",.", ";.", "{}", " ;", ".,", "one cards"}) {
        EXPECT_EQ(text.find(slip), std::string::npos) << slip << "\n" << text;
      }
      EXPECT_GT(std::count(text.begin(), text.end(), '\n'), 4) << text;
    }
  }
}

TEST(RulesInWords, OneAndMany) {
  const auto english = [](std::string_view lines) {
    auto game = read_game("x", fmt::format("title X\n{}", lines));
    return game ? rules_in_words(*game, Language::english) : game.error().text();
  };
  EXPECT_EQ(
      english("columns 1 deal 51\ncells 1 deal 1\nfoundations 4"),
      "X\n\nPlayed with one pack of 52 cards.\n"
      "One column gets 51 cards, all face up. Between columns, cards move only to an empty one, which takes any "
      "card.\nOne cell holds one card; it gets one in the deal.\n"
      "Four foundations are built up in suit from ace to king.\nYou win when all cards lie on the foundations.\n");
  EXPECT_EQ(
      english("deck packs 2 suits 1\ncolumns 5 deal 5 closed 1\nfoundations 2 collect runs\nstock to columns"),
      "X\n\nPlayed with 26 cards: spades twice, ace to king.\n"
      "Five columns get five cards each; the lowest card of each is face down. Between columns, cards move only to "
      "an empty one, which takes any card.\n"
      "A complete run of one suit, king to ace, goes to a foundation as soon as it lies at the top of a column.\n"
      "The last card is the stock. At any time it deals one card face up to each column, as long as there are "
      "cards.\nYou win when all cards lie on the foundations.\n");
}

}  // namespace
}  // namespace sabar
