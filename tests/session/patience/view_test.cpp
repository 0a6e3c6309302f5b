// What a front end gets to see, and what not.
#include <algorithm>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/session/patience/places.hpp>

#include "session/patience/sessions.hpp"

namespace sabar {
namespace {

using Json = nlohmann::json;

// How often each card of the game lies face up.
std::map<std::string, int> cards_in_sight(const Session& session) {
  std::map<std::string, int> seen;
  for (std::size_t pile = 0; pile < session.table().piles.size(); ++pile) {
    const auto& [cards, face_down] = session.table().piles[pile];
    const std::string name = pile_name(session.rules(), pile);
    const bool open = session.rules().group[map_piles(session.rules()).group_of[pile]].lift == Lift::top;
    const std::size_t hidden = name != "s" ? face_down : cards.size() - (open && !cards.empty() ? 1 : 0);
    for (std::size_t place = 0; place < cards.size(); ++place) {
      seen[to_text(cards[place])] += place >= hidden ? 1 : 0;
    }
  }
  return seen;
}

// Whether a text names the card as a word of its own ("2H" is no part of "12H").
bool names(const std::string& text, const std::string& card) {
  for (std::size_t at = text.find(card); at != std::string::npos; at = text.find(card, at + 1)) {
    if (at == 0 || (text[at - 1] != '1' && !std::isalpha(static_cast<unsigned char>(text[at - 1])))) {
      return true;
    }
  }
  return false;
}

void expect_hidden(const Session& session, const std::string& text) {
  for (const auto& [card, in_sight] : cards_in_sight(session)) {
    if (in_sight == 0) {
      ASSERT_FALSE(names(text, card)) << session.name() << ": " << card << " in " << text;
    }
  }
}

// Every card in sight is in the piles of the view exactly once for each time it lies there.
void expect_piles(const Session& session, const Json& view) {
  std::map<std::string, int> shown;
  std::size_t cards = 0;
  for (std::size_t pile = 0; pile < view["piles"].size(); ++pile) {
    const Json& json = view["piles"][pile];
    ASSERT_EQ(json["name"], pile_name(session.rules(), pile));
    ASSERT_EQ(json["count"], json["cards"].size());
    ASSERT_EQ(json["count"], session.table().piles[pile].cards.size());
    cards += json["cards"].size();
    for (const Json& card : json["cards"]) {
      if (!card.is_null()) {
        ++shown[card.get<std::string>()];
      }
    }
  }
  ASSERT_EQ(cards, session.rules().cards());
  for (const auto& [card, in_sight] : cards_in_sight(session)) {
    ASSERT_EQ(shown[card], in_sight) << session.name() << ": " << card;
  }
}

void expect_moves(const Session& session, const Json& view) {
  ASSERT_EQ(view["legal"].size(), session.legal().size());
  for (std::size_t i = 0; i < session.legal().size(); ++i) {
    ASSERT_EQ(view["legal"][i]["move"], to_text(session.rules(), session.legal()[i]));
  }
  std::set<std::string> offered;
  for (const Json& source : view["destinations"]) {
    ASSERT_FALSE(source["to"].empty());
    for (const Json& target : source["to"]) {
      offered.insert(target["move"].get<std::string>());
    }
  }
  std::set<std::string> wanted;
  for (const Move& move : session.legal()) {
    if (move.kind == MoveKind::transfer || move.kind == MoveKind::pair) {
      wanted.insert(to_text(session.rules(), move));
    }
  }
  for (const Move& move : session.carries()) {
    wanted.insert(to_text(session.rules(), move));
  }
  ASSERT_EQ(offered, wanted) << session.name();
}

// A refused move says nothing of what lies face down either.
void expect_discreet_refusals(const Session& session) {
  const std::size_t piles = session.table().piles.size();
  Session copy = session;
  for (std::size_t from = 0; from < piles; ++from) {
    for (std::size_t to = 0; to < piles; ++to) {
      for (const std::size_t count : {1U, 2U, 5U}) {
        if (const auto played = copy.play(transfer(from, to, count)); played) {
          copy.undo();
        } else {
          ASSERT_NO_FATAL_FAILURE(expect_hidden(session, played.error().text()));
        }
      }
    }
  }
}

TEST(View, HoldsNoHiddenCardInAnyGame) {
  for (const GameFile& game : game_list()) {
    WalkDice dice(game.identity.high);
    Session session = deal_session(game, dice.below(1000));
    for (int step = 0; step < 6; ++step) {
      const std::string text = session.view();
      ASSERT_NO_FATAL_FAILURE(expect_hidden(session, text));
      const Json view = Json::parse(text);
      ASSERT_NO_FATAL_FAILURE(expect_piles(session, view));
      ASSERT_NO_FATAL_FAILURE(expect_moves(session, view));
      walk(session, dice, 9);
    }
  }
}

TEST(View, RefusalsHoldNoHiddenCardEither) {
  for (const std::string_view name : {"klondike", "spider-4", "canfield", "tri-peaks", "yukon", "grandfather"}) {
    const auto game = find_game(name);
    if (!game) {
      ADD_FAILURE() << game.error().text();
      continue;
    }
    WalkDice dice(11);
    Session session = deal_session(**game, 2);
    ASSERT_NO_FATAL_FAILURE(expect_discreet_refusals(session));
    walk(session, dice, 25);
    ASSERT_NO_FATAL_FAILURE(expect_discreet_refusals(session));
  }
}

TEST(View, SaysWhatIsPlayed) {
  Session session = deal_session("klondike", 17);
  ASSERT_TRUE(session.play("draw"));
  const Json view = Json::parse(session.view());
  EXPECT_EQ(view["game"], "klondike");
  EXPECT_EQ(view["rules"], session.game().identity.text());
  EXPECT_EQ(view["origin"]["text"], "sabar:17");
  EXPECT_EQ(view["origin"]["deal"], "17");
  EXPECT_EQ(view["moves_made"], 1);
  EXPECT_EQ(view["can_undo"], true);
  EXPECT_EQ(view["can_redo"], false);
  EXPECT_EQ(view["won"], false);
  EXPECT_EQ(view["progress"]["total"], 52);
  EXPECT_EQ(view["redeals_left"], "unlimited");
  EXPECT_EQ(view["piles"][6]["cards"].size(), 7U);
  EXPECT_TRUE(view["piles"][6]["cards"][0].is_null());
  EXPECT_TRUE(view["piles"][6]["cards"][6].is_string());
  EXPECT_EQ(view["piles"][7]["suit"], "hearts");
  EXPECT_EQ(view["legal"].back()["move"], "draw");
  EXPECT_EQ(view["legal"].back()["from"], "s");
  EXPECT_EQ(view["legal"].back()["to"], "w");
}

TEST(Places, PyramidsAndPeaksHaveTheirShape) {
  const auto spots = arrange((*find_game("pyramid"))->rules.group[0]);
  ASSERT_EQ(spots.size(), 28U);
  EXPECT_EQ(spots[0], (Spot{0, 6}));
  EXPECT_EQ(spots[1], (Spot{1, 5}));
  EXPECT_EQ(spots[2], (Spot{1, 7}));
  EXPECT_EQ(spots[21], (Spot{6, 0}));
  EXPECT_EQ(spots[27], (Spot{6, 12}));
  const auto peaks = arrange((*find_game("tri-peaks"))->rules.group[0]);
  ASSERT_EQ(peaks.size(), 28U);
  EXPECT_EQ(peaks[0], (Spot{0, 3}));
  EXPECT_EQ(peaks[1], (Spot{0, 9}));
  EXPECT_EQ(peaks[2], (Spot{0, 15}));
  EXPECT_EQ(peaks[18], (Spot{3, 0}));
}

}  // namespace
}  // namespace sabar
