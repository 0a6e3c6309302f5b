// A game of SET as a front end sees it: calls, hints, undo, save and load.
#include <algorithm>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sabar/check/set/judge.hpp>
#include <sabar/games/set/deal.hpp>
#include <sabar/games/set/find.hpp>
#include <sabar/session/set/session.hpp>

namespace sabar {
namespace {

SetSession play_set(std::string_view name, std::uint64_t deal, const SetOptions& options = {}) {
  return SetSession::begin(*set::find_variant(name), deal, options);
}

void take_first(SetSession& session) {
  const auto answer = session.call(session.takes().front().list());
  ASSERT_TRUE(answer);
  ASSERT_EQ(*answer, SetSession::Answer::right);
}

// Three cards of the table that are no set.
std::vector<set::Card> no_set(const SetSession& session) {
  const auto table = session.table();
  return {table[0], table[1], set::is_set(table[0], table[1], table[2]) ? table[3] : table[2]};
}

// A deal in which three more cards come at once.
SetSession grown_session(const SetOptions& options) {
  std::uint64_t deal = 0;
  const auto has_set = [](std::uint64_t number) {
    auto cards = set::deal_order(number);
    cards.resize(12);
    return set::any_set(cards);
  };
  while (has_set(deal)) {
    ++deal;
  }
  return play_set("set", deal, options);
}

TEST(SetSessionPlay, B3_AWholeGameEndsWithoutSetAndDeck) {
  for (const set::Variant& variant : set::variants()) {
    for (const bool by_itself : {true, false}) {
      SetSession session = play_set(variant.name, 7, {by_itself, set::Refill::in_place});
      while (!session.finished()) {
        if (session.takes().empty()) {
          ASSERT_FALSE(by_itself);
          ASSERT_EQ(session.call_none(), SetSession::Answer::right);
        } else {
          take_first(session);
        }
      }
      EXPECT_EQ(session.deck_left(), 0U);
      EXPECT_EQ(session.taken() * session.rules().taken() + session.table().size(), session.rules().cards());
      EXPECT_EQ(session.score(), static_cast<std::int64_t>(session.taken()));
      EXPECT_FALSE(session.call_none());
      std::vector<std::vector<set::Card>> line;
      for (const set::Take& move : session.moves()) {
        line.push_back(move.list());
      }
      const auto ruling = set::judge_set(session.rules(), session.order(), line);
      EXPECT_TRUE(ruling.finished) << ruling.reason;
    }
  }
}

TEST(SetSessionPlay, B3_ThreeMoreComeByThemselvesOrWhenCalledFor) {
  const SetSession by_itself = grown_session({});
  EXPECT_GE(by_itself.table().size(), 15U);
  EXPECT_FALSE(by_itself.takes().empty());
  EXPECT_FALSE(by_itself.can_undo());
  SetSession called = grown_session({false, set::Refill::in_place});
  EXPECT_EQ(called.table().size(), 12U);
  EXPECT_TRUE(called.takes().empty());
  ASSERT_EQ(called.call_none(), SetSession::Answer::right);
  EXPECT_EQ(called.table().size(), 15U);
  EXPECT_EQ(called.more_count(), 1U);
  EXPECT_TRUE(called.undo());
  EXPECT_EQ(called.table().size(), 12U);
}

TEST(SetSessionPlay, B4_WrongCallsAreCountedAndExplained) {
  SetSession session = play_set("set", 3);
  const auto before = session.table();
  const auto cards = no_set(session);
  EXPECT_EQ(session.call(cards), SetSession::Answer::wrong);
  EXPECT_EQ(session.wrong_calls(), 1U);
  EXPECT_EQ(session.score(), -1);
  EXPECT_EQ(session.table(), before);
  EXPECT_FALSE(session.objections(cards, Language::english).empty());
  EXPECT_EQ(session.objections(std::array<set::Card, 3>{0, 1, 3}, Language::english),
            (std::vector<std::string>{"filling: twice striped, once open", "shape: twice oval, once diamond"}));
  EXPECT_EQ(session.objections(std::array<set::Card, 3>{0, 1, 3}, Language::indonesian).front(),
            "isian: arsir dua kali, kosong sekali");
  EXPECT_TRUE(session.objections(session.takes().front().list(), Language::english).empty());
  EXPECT_EQ(session.call_none(), SetSession::Answer::wrong);
  EXPECT_EQ(session.wrong_calls(), 2U);
}

TEST(SetSessionPlay, CallsThatAreNoCallsAreErrorsAndNotCounted) {
  SetSession session = play_set("set", 3);
  const auto table = session.table();
  const set::Card elsewhere = session.order()[40];
  EXPECT_FALSE(session.call(std::array{table[0], table[1]}));
  EXPECT_FALSE(session.call(std::array{table[0], table[1], table[0]}));
  EXPECT_FALSE(session.call(std::array{table[0], table[1], elsewhere}));
  EXPECT_FALSE(session.call(std::array<set::Card, 3>{table[0], table[1], 81}));
  EXPECT_FALSE(session.call("SHAO XXXX"));
  EXPECT_EQ(session.wrong_calls(), 0U);
}

TEST(SetSessionPlay, HintsShowOneTwoOrThreeCardsOfOneSet) {
  SetSession session = play_set("set", 3);
  const auto one = session.hint(1);
  const auto two = session.hint(2);
  const auto three = session.hint(3);
  ASSERT_EQ(three.size(), 3U);
  EXPECT_TRUE(std::equal(one.begin(), one.end(), three.begin()));
  EXPECT_TRUE(std::equal(two.begin(), two.end(), three.begin()));
  EXPECT_EQ(session.hints(), 3U);
  EXPECT_EQ(session.hint(2), two);
  EXPECT_EQ(session.hints(), 3U) << "a card is counted once";
  EXPECT_EQ(session.call(three), SetSession::Answer::right);
  EXPECT_EQ(session.hint(1).size(), 1U);
  EXPECT_EQ(session.hints(), 4U);
}

TEST(SetSessionPlay, UndoAndRedoWalkTheWholeGame) {
  SetSession session = play_set("set", 12);
  std::vector<std::vector<set::Card>> tables = {session.table()};
  while (!session.finished()) {
    take_first(session);
    tables.push_back(session.table());
  }
  for (std::size_t i = tables.size() - 1; i > 0; --i) {
    ASSERT_TRUE(session.undo());
    ASSERT_EQ(session.table(), tables[i - 1]);
    ASSERT_FALSE(session.takes().empty());
  }
  EXPECT_FALSE(session.undo());
  for (std::size_t i = 1; i < tables.size(); ++i) {
    ASSERT_TRUE(session.redo());
    ASSERT_EQ(session.table(), tables[i]);
  }
  EXPECT_FALSE(session.redo());
  EXPECT_TRUE(session.finished());
}

TEST(SetSessionSave, EveryPlaceOfAGameIsWrittenAndReadAgain) {
  for (const set::Variant& variant : set::variants()) {
    SetSession session = play_set(variant.name, 21);
    ASSERT_EQ(session.call(variant.rules.kind == set::Kind::set ? no_set(session) : session.takes().front().list()),
              variant.rules.kind == set::Kind::set ? SetSession::Answer::wrong : SetSession::Answer::right);
    session.set_seconds(77);
    ASSERT_EQ(session.hint(2).size(), 2U);
    while (!session.finished()) {
      take_first(session);
      session.undo();
      const auto loaded = SetSession::load(session.save());
      ASSERT_TRUE(loaded) << loaded.error().text();
      ASSERT_EQ(loaded->save(), session.save());
      ASSERT_EQ(loaded->view(), session.view());
      session.redo();
    }
    ASSERT_EQ(SetSession::load(session.save())->save(), session.save());
  }
}

TEST(SetSessionSave, GivenCardsAndOptionsAreKept) {
  const auto order = set::deal_order(5);
  auto session = SetSession::begin(*set::find_variant("set"), order, {false, set::Refill::append});
  ASSERT_TRUE(session);
  take_first(*session);
  const auto loaded = SetSession::load(session->save());
  ASSERT_TRUE(loaded) << loaded.error().text();
  EXPECT_EQ(loaded->order(), order);
  EXPECT_EQ(loaded->save(), session->save());
  EXPECT_FALSE(loaded->options().more_by_itself);
  EXPECT_LT(session->save().size(), SetSession::kMaxSave);
}

TEST(SetSessionSave, WhatIsNoGameIsRefusedWithItsPlace) {
  const auto where = [](const std::string& text) {
    const auto loaded = SetSession::load(text);
    return loaded ? std::string("loaded") : loaded.error().where;
  };
  const std::string head = "sabar-set 1\ngame set\ndeal 3\n";
  EXPECT_EQ(where(""), "line 1, column 1");
  EXPECT_EQ(where("sabar-set 2\nend\n"), "line 1, column 1");
  EXPECT_EQ(where(head), "line 3, column 1");
  EXPECT_EQ(where(head + "take SHAO SHAW\nend\n"), "line 4, column 6");
  EXPECT_EQ(where(head + "take SHAO SHAW XXXX\nend\n"), "line 4, column 6");
  EXPECT_EQ(where(head + "more\nend\n"), "line 4, column 5");
  EXPECT_EQ(where(head + "seconds x\nend\n"), "line 4, column 9");
  EXPECT_EQ(where(head + "fly\nend\n"), "line 4, column 1");
  EXPECT_EQ(where(head + "end\nmore\n"), "line 5, column 1");
  EXPECT_EQ(where("sabar-set 1\ngame sat\ndeal 3\nend\n"), "line 2, column 6");
  EXPECT_EQ(where("sabar-set 1\ngame set\nend\n"), "line 3, column 1");
  EXPECT_EQ(where("sabar-set 1\ngame set\ncards SHAO SHAO\nend\n"), "line 3, column 7");
  EXPECT_EQ(where("sabar-set 1\ngame set\ncards SHAO SHAW\nend\n"), "line 3, column 7");
  EXPECT_EQ(where(std::string(SetSession::kMaxSave + 1, 'x')), "line 1, column 1");
}

TEST(SetSessionView, TellsAFrontEndWhatToDraw) {
  SetSession session = play_set("set", 3);
  take_first(session);
  const auto view = nlohmann::json::parse(session.view());
  EXPECT_EQ(view["game"], "set");
  EXPECT_EQ(view["deal"], 3);
  EXPECT_EQ(view["taken"], 1);
  EXPECT_EQ(view["deck_left"], session.deck_left());
  EXPECT_EQ(view["last"].size(), 3U);
  ASSERT_EQ(view["table"].size(), session.table().size());
  const auto& card = view["table"][0];
  EXPECT_EQ(card["code"], set::code_of(session.table()[0]));
  for (const char* attribute : {"number", "colour", "filling", "shape"}) {
    EXPECT_TRUE(card[attribute].is_string());
  }
  std::size_t fresh = 0;
  for (const auto& entry : view["table"]) {
    fresh += entry["fresh"].get<bool>() ? 1U : 0U;
  }
  EXPECT_EQ(fresh, session.fresh().size());
  EXPECT_EQ(fresh % 3, 0U);
  EXPECT_GT(fresh, 0U);
}

}  // namespace
}  // namespace sabar
