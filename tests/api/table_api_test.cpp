// The table through the API: what a page draws, lets fly and reads aloud.
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/core/card_text.hpp>
#include <sabar/random/generators/bounded.hpp>
#include <sabar/random/generators/xoshiro256.hpp>
#include <sabar/session/patience/session.hpp>

#include "api/asking.hpp"

namespace sabar::api_tests {
namespace {

const std::vector<std::string> kSomeGames = {"klondike",  "klondike-3", "spider-4", "freecell", "pyramid",
                                             "accordion", "gaps",       "golf",     "yukon",    "canfield"};

std::string text_of_move(const Json& view, Xoshiro256StarStar& lots) {
  return view["legal"][draw_below(lots, view["legal"].size())]["move"];
}

// What lies where, without what belongs to the place on the line.
Json position_of(Json view) {
  for (const char* field : {"flights", "played", "redo_count", "can_redo", "score"}) {
    view.erase(field);
  }
  return view;
}

// Lets the cards fly: the piles of the view before must become those of the view after, wherever both are in sight.
void expect_landed(const Json& before, const Json& after, const Json& flights) {
  std::map<std::string, std::map<std::size_t, Json>> piles;
  for (const Json& pile : before["piles"]) {
    auto& places = piles[pile["name"]];
    for (std::size_t i = 0; i < pile["cards"].size(); ++i) {
      places[i] = pile["cards"][i];
    }
  }
  for (const Json& flight : flights) {
    EXPECT_EQ(piles[flight["from"]].erase(flight["from_place"].get<std::size_t>()), 1U) << flight;
  }
  for (const Json& flight : flights) {
    EXPECT_TRUE(piles[flight["to"]].emplace(flight["to_place"].get<std::size_t>(), flight["card"]).second) << flight;
  }
  for (const Json& pile : after["piles"]) {
    const auto& places = piles[pile["name"]];
    ASSERT_EQ(places.size(), pile["count"].get<std::size_t>()) << pile;
    for (std::size_t i = 0; i < pile["cards"].size(); ++i) {
      ASSERT_TRUE(places.contains(i)) << pile;
      const Json& flown = places.at(i);
      EXPECT_TRUE(flown.is_null() || pile["cards"][i].is_null() || flown == pile["cards"][i]) << pile << flown;
    }
  }
}

TEST(TableApi, FlightsLeadFromViewToViewAndBack) {
  Xoshiro256StarStar lots(5);
  for (const std::string& game : kSomeGames) {
    Visitor visitor;
    Json view = visitor.get({{"do", "table.new"}, {"game", game}, {"deal", "3"}});
    for (int i = 0; i < 25 && !view["legal"].empty(); ++i) {
      const Json next = visitor.get({{"do", "table.play"}, {"move", text_of_move(view, lots)}});
      expect_landed(view, next, next["flights"]);
      const Json back = visitor.get({{"do", "table.undo"}});
      expect_landed(next, back, back["flights"]);
      EXPECT_EQ(position_of(back), position_of(view)) << game;
      view = visitor.get({{"do", "table.redo"}});
      EXPECT_EQ(position_of(view), position_of(next)) << game;
    }
    const Json start = visitor.get({{"do", "table.restart"}});
    expect_landed(view, start, start["flights"]);
  }
}

TEST(TableApi, WordsNameNoCardThatLiesFaceDown) {
  Xoshiro256StarStar lots(8);
  for (const std::string lang : {"en", "id"}) {
    Visitor visitor;
    Json view = visitor.get({{"do", "table.new"}, {"game", "klondike"}, {"deal", "11"}});
    for (int i = 0; i < 80 && !view["legal"].empty(); ++i) {
      view = visitor.get({{"do", "table.play"}, {"move", text_of_move(view, lots)}});
      const auto session = Session::load(visitor.get({{"do", "table.save"}})["save"].get<std::string>());
      ASSERT_TRUE(session);
      const std::string words = visitor.get({{"do", "table.say"}, {"lang", lang}}).dump() +
                                visitor.get({{"do", "table.history"}, {"lang", lang}}).dump();
      for (const TablePile& pile : session->table().piles) {
        for (std::size_t place = 0; place < pile.face_down; ++place) {
          // Without the first letter, which is a capital at times.
          const std::string name = card_name(pile.cards[place], *parse_language(lang)).substr(1);
          EXPECT_EQ(words.find(name), std::string::npos) << name << '\n' << words;
        }
      }
    }
  }
}

TEST(TableApi, ReplayGivesTheGameOrNamesTheWrongMove) {
  Visitor visitor;
  const Json request = {{"do", "table.replay"}, {"game", "klondike"}, {"deal", "17"}};
  Json good = request;
  good["moves"] = {"t6-t3", "draw", "draw"};
  EXPECT_EQ(visitor.get(good)["moves_made"], 3);
  Json bad = request;
  bad["moves"] = {"t6-t3", "t1-t2"};
  const std::string text = visitor.ask(bad)["error"]["text"];
  EXPECT_TRUE(text.starts_with("move 2: ")) << text;
  EXPECT_EQ(visitor.get({{"do", "table.view"}})["moves_made"], 3);
}

TEST(TableApi, HistoryTellsTheWholeLineAndWhereItStands) {
  Visitor visitor;
  visitor.get({{"do", "table.replay"}, {"game", "klondike"}, {"deal", "17"}, {"moves", {"t6-t3", "draw"}}});
  visitor.get({{"do", "table.undo"}});
  const Json history = visitor.get({{"do", "table.history"}});
  EXPECT_EQ(history["made"], 1);
  ASSERT_EQ(history["moves"].size(), 2U);
  EXPECT_EQ(history["moves"][0]["text"], "Two of clubs goes on the three of diamonds in column 3.");
  EXPECT_EQ(history["moves"][1]["step"], 2);
}

TEST(TableApi, SavesAreTheSessionsOwn) {
  Visitor one;
  one.get({{"do", "table.replay"}, {"game", "freecell"}, {"scheme", "ms"}, {"deal", "617"}, {"moves", Json::array()}});
  one.get({{"do", "table.seconds"}, {"seconds", 75}});
  const Json save = one.get({{"do", "table.save"}})["save"];
  Visitor other;
  EXPECT_EQ(other.get({{"do", "table.load"}, {"save", save}}), one.get({{"do", "table.view"}}));
  EXPECT_EQ(other.get({{"do", "table.view"}})["seconds"], 75);
}

TEST(TableApi, EveryGameHasAPreviewRulesAndASummary) {
  Visitor visitor;
  const Json games = visitor.get({{"do", "games"}, {"lang", "id"}})["games"];
  EXPECT_EQ(games.size(), visitor.get({{"do", "version"}})["games"].get<std::size_t>());
  for (const Json& game : games) {
    EXPECT_EQ(visitor.get({{"do", "preview"}, {"game", game["name"]}})["game"], game["name"]);
    EXPECT_FALSE(visitor.get({{"do", "rules"}, {"game", game["name"]}, {"lang", "id"}})["paragraphs"].empty());
    // Packs, or the number of cards where a pack is but one suit.
    const auto summary = game["summary"].get<std::string>();
    EXPECT_TRUE(summary.starts_with(game["packs"].dump() + " pak") || summary.find(" kartu") != std::string::npos)
        << game;
  }
}

TEST(LabApi, DescribesEveryGeneratorInBothLanguages) {
  Visitor visitor;
  const Json english = visitor.get({{"do", "lab.shuffles"}})["generators"];
  const Json indonesian = visitor.get({{"do", "lab.shuffles"}, {"lang", "id"}})["generators"];
  ASSERT_EQ(english.size(), indonesian.size());
  for (std::size_t i = 0; i < english.size(); ++i) {
    EXPECT_EQ(english[i]["name"], indonesian[i]["name"]);
    EXPECT_NE(english[i]["summary"], indonesian[i]["summary"]) << english[i];
  }
}

}  // namespace
}  // namespace sabar::api_tests
