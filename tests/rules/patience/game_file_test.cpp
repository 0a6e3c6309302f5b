// The games of the program, and what makes a game's identity.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include <sabar/rules/patience/normalised.hpp>
#include <sabar/rules/patience/text/rules_text.hpp>
#include <sabar/rules_data/texts.hpp>

#include "rules/patience/reading.hpp"

namespace sabar {
namespace {

TEST(GameFile, EveryFileIsAGame) {
  for (const RulesFile& file : kRulesFiles) {
    const auto game = read_game(file.name, file.text);
    EXPECT_TRUE(game) << file.name << ": " << (game ? "" : game.error().text());
  }
  EXPECT_EQ(game_list().size(), kRulesFiles.size());
}

TEST(GameFile, ListIsSortedByFamilyThenName) {
  const auto games = game_list();
  const auto place = [](const GameFile& game) {
    return std::find(kFamilies.begin(), kFamilies.end(), game.family) - kFamilies.begin();
  };
  for (std::size_t i = 1; i < games.size(); ++i) {
    EXPECT_LT(std::pair(place(games[i - 1]), games[i - 1].name), std::pair(place(games[i]), games[i].name));
  }
}

TEST(GameFile, IsFoundByName) {
  for (const GameFile& game : game_list()) {
    const auto found = find_game(game.name);
    ASSERT_TRUE(found) << game.name;
    EXPECT_EQ(*found, *find_game(game.name)) << "read twice";
    EXPECT_EQ((*found)->rules, game.rules);
    EXPECT_EQ((*found)->title, game.title);
  }
  EXPECT_EQ((*find_game("klondike-3"))->rules.draw, 3);
  EXPECT_EQ(find_game("klondik").error().text(), "there is no game 'klondik' (did you mean 'klondike'?)");
}

TEST(GameFile, NormalisedTextMeansTheSameRules) {
  for (const GameFile& game : game_list()) {
    const std::string text = normalised_text(game.rules);
    const auto again = read_game(game.name, text);
    ASSERT_TRUE(again) << game.name << ": " << again.error().text() << "\n" << text;
    EXPECT_EQ(again->rules, game.rules) << game.name;
    EXPECT_EQ(again->identity, game.identity) << game.name;
    EXPECT_EQ(normalised_text(again->rules), text) << game.name;
  }
}

TEST(GameFile, DifferentRulesHaveDifferentIdentities) {
  for (const GameFile& a : game_list()) {
    for (const GameFile& b : game_list()) {
      EXPECT_EQ(a.identity == b.identity, a.rules == b.rules) << a.name << " and " << b.name;
    }
  }
}

TEST(GameFile, IdentityForgetsWhatIsForPeople) {
  const auto plain = read_game("a", "title A\ncolumns 4 deal 13 build down suit move run fill K\nfoundations 4 return");
  const auto rich = read_game("b",
                              "# remark\r\n\n\ttitle\tAnother name\nfamily fan\nsource me\nnote x\n"
                              "columns   4 fill K move run suit\tbuild down suit by 1 deal 13 13 13 13 closed 0 # why\n"
                              "foundations 4 hold 13 move top fill base\ndeck ranks 13 packs 1\ngoal foundations\n");
  ASSERT_TRUE(plain && rich) << rich.error().text();
  EXPECT_EQ(plain->identity, rich->identity);
  EXPECT_EQ(plain->short_identity(), plain->identity.text().substr(0, 12));
}

TEST(GameFile, SpeaksTheLanguagesOfItsLines) {
  const auto game = read_game("a",
                              "title Fan\nnote.id Satu\ntitle.id Kipas\nnote One\nnote.id Dua\n"
                              "columns 4 deal 13 build down suit fill K\nfoundations 4");
  ASSERT_TRUE(game) << game.error().text();
  EXPECT_EQ(game->title_in(Language::english), "Fan");
  EXPECT_EQ(game->title_in(Language::indonesian), "Kipas");
  EXPECT_EQ(game->notes_in(Language::english), std::vector<std::string>{"One"});
  EXPECT_EQ(game->notes_in(Language::indonesian), (std::vector<std::string>{"Satu", "Dua"}));
  const auto again = read_game("a", game_text(*game));
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(again->translated, game->translated);
  const auto silent = read_game("b", "title Fan\nnote One\ncolumns 4 deal 13 build down suit fill K\nfoundations 4");
  ASSERT_TRUE(silent) << silent.error().text();
  EXPECT_EQ(silent->title_in(Language::indonesian), "Fan");
  EXPECT_EQ(silent->notes_in(Language::indonesian), std::vector<std::string>{"One"});
  EXPECT_EQ(silent->identity, game->identity);
}

// A game of the program that says something in a note says it in every language.
TEST(GameFile, NotesAreTranslated) {
  for (const GameFile& game : game_list()) {
    for (const LanguageInfo& info : kOfferedLanguages) {
      const GameWords& words = game.translated[static_cast<std::size_t>(info.language)];
      EXPECT_TRUE(info.language == Language::english || words.notes.size() == game.notes.size())
          << game.name << " in " << info.name;
    }
  }
}

TEST(GameFile, BestKnownGamesAreThere) {
  for (const std::string_view name : best_known_games()) {
    EXPECT_TRUE(find_game(name)) << name;
  }
}

// Every line differs from the first in one value.
TEST(GameFile, IdentityChangesWithEveryValue) {
  const std::vector<std::string> variants = {
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 11\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 12 12 11\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 open 1\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 open 2\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 build down any\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 build up any\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 build down suit\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 build down any by 2\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 build down any wrap\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 build down any move run\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 build down any move run suit\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 move group\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 stop K\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 fill K\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 fill Q\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 fill none\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 fill from waste then any\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 fill from waste reserve then any\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 fill from reserve waste then any\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 hold 20\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12 kings-first\nfoundations 4\nreserve 1\nstock",
      "columns 4 deal 12\nfoundations 4 return\nreserve 1\nstock",
      "columns 4 deal 12\nfoundations 4 hold 14\nreserve 1\nstock",
      "columns 4 deal 12\nfoundations 4 collect runs\nreserve 1\nstock",
      "columns 4 deal 12\nfoundations 4 collect runs by-hand\nreserve 1\nstock",
      "columns 4 deal 12\nfoundations 4 start AH\nreserve 1\nstock",
      "columns 4 deal 12\nfoundations 4 start AD\nreserve 1\nstock",
      "columns 4 deal 12\nfoundations 4 start first\nreserve 1\nstock",
      "columns 4 deal 12\nfoundations 4\nreserve 2\nstock",
      "columns 4 deal 12\nfoundations 4\nreserve 1 move none\nstock",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock draw 2",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock redeals 1",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock redeals unlimited",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock to columns",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock to columns full",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock open",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock\ngoal left 3",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock\ngoal left 4",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock\ngoal empty columns",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock\ngoal empty reserve",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock\npairs sum 13",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock\npairs sum 14",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock\npairs same-rank",
      "columns 4 deal 12\nfoundations 8\nreserve 1\nstock\ndeck packs 2",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock\ndeck take 50",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock\ndeck remove A",
      "columns 4 deal 12\nfoundations 4\nreserve 1\nstock\ndeck packs 2 suits 2",
      "foundations 4\ncolumns 4 deal 12\nreserve 1\nstock",
  };
  std::set<Key128> identities;
  for (const std::string& lines : variants) {
    EXPECT_TRUE(identities.insert(identity_of(must_read(lines))).second) << lines;
  }
}

// Identities stand in files and results; a change of the normalised text would break them all.
TEST(GameFile, IdentityIsPinned) {
  EXPECT_EQ((*find_game("klondike"))->short_identity(), "a5e8873b99fd");
  EXPECT_EQ((*find_game("freecell"))->short_identity(), "2015929e9a61");
}

// What the compiler reads is what the program reads.
TEST(FixedRules, AreTheRulesReadAtRunTime) {
  static constexpr Rules kKlondike = fixed_rules(texts::klondike);
  static constexpr Rules kSpider = fixed_rules(texts::spider_4);
  static constexpr Rules kPyramid = fixed_rules(texts::pyramid);
  static constexpr Rules kPeaks = fixed_rules(texts::tri_peaks);
  static constexpr Rules kGrandfather = fixed_rules(texts::grandfather);
  static constexpr Rules kCanfield = fixed_rules(texts::canfield);
  static constexpr Rules kGaps = fixed_rules(texts::gaps);
  static constexpr Rules kAccordion = fixed_rules(texts::accordion);
  static_assert(kKlondike.groups == 4 && kKlondike.redeals == kUnlimited);
  EXPECT_EQ(kKlondike, (*find_game("klondike"))->rules);
  EXPECT_EQ(kSpider, (*find_game("spider-4"))->rules);
  EXPECT_EQ(kPyramid, (*find_game("pyramid"))->rules);
  EXPECT_EQ(kPeaks, (*find_game("tri-peaks"))->rules);
  EXPECT_EQ(kGrandfather, (*find_game("grandfather"))->rules);
  EXPECT_EQ(kCanfield, (*find_game("canfield"))->rules);
  EXPECT_EQ(kGaps, (*find_game("gaps"))->rules);
  EXPECT_EQ(kAccordion, (*find_game("accordion"))->rules);
}

}  // namespace
}  // namespace sabar
