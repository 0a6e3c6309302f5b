// Saves: a fixed point, all or nothing, and errors that name the place.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "session/patience/sessions.hpp"

namespace sabar {
namespace {

void expect_fixed_point(const Session& session) {
  const std::string text = session.save();
  ASSERT_LE(text.size(), Session::kMaxSave);
  const auto loaded = Session::load(text);
  ASSERT_TRUE(loaded) << session.name() << ": " << loaded.error().text() << "\n" << text;
  ASSERT_EQ(loaded->save(), text);
  ASSERT_EQ(loaded->table(), session.table());
  ASSERT_EQ(loaded->start_table(), session.start_table());
  ASSERT_EQ(loaded->redo_count(), session.redo_count());
  ASSERT_EQ(loaded->origin(), session.origin());
  ASSERT_EQ(loaded->game().title, session.game().title);
  ASSERT_EQ(loaded->view(), session.view());
}

// Some moves made, some to be redone.
Session played_session(const GameFile& game, std::uint64_t seed) {
  WalkDice dice(seed);
  Session session = deal_session(game, dice.below(10000));
  walk(session, dice, dice.below(60));
  EXPECT_TRUE(session.go_to(dice.below(session.moves_made() + 1)));
  session.set_seconds(dice.below(3) * 77);
  return session;
}

TEST(Save, IsAFixedPointInEveryGame) {
  for (const GameFile& game : game_list()) {
    ASSERT_NO_FATAL_FAILURE(expect_fixed_point(played_session(game, game.identity.low))) << game.name;
  }
}

RC_GTEST_PROP(Save, IsAFixedPointAtAnyMoment, (std::uint64_t seed)) {
  const auto games = game_list();
  const Session session = played_session(games[seed % games.size()], seed);
  const std::string text = session.save();
  const auto loaded = Session::load(text);
  RC_ASSERT(loaded.has_value());
  RC_ASSERT(loaded->save() == text);
}

TEST(Save, LooksAsDocumented) {
  Session session = deal_session("klondike", 17);
  ASSERT_TRUE(session.play("draw"));
  ASSERT_TRUE(session.play("draw"));
  ASSERT_TRUE(session.undo());
  session.set_seconds(42);
  const std::string text = session.save();
  const std::string identity = session.game().identity.text();
  EXPECT_TRUE(
      text.starts_with(fmt::format("sabar-save 1\ngame klondike\nrules {}\nseconds 42\nsabar-deal 1\n", identity)))
      << text;
  EXPECT_NE(text.find("source sabar:17\norder row\n"), std::string::npos);
  EXPECT_TRUE(text.ends_with("moves draw\nredo draw\nend\n")) << text;
}

TEST(Save, KeepsStepsEvenWhenItStopsWithinOne) {
  Session session = freecell_session(
      "foundation AH 2H 3H 4H 5H 6H 7H 8H 9H 10H\n"
      "foundation AD 2D 3D 4D 5D 6D 7D 8D 9D 10D\n"
      "foundation AC 2C 3C 4C 5C 6C 7C 8C 9C 10C\n"
      "foundation AS 2S 3S 4S 5S 6S 7S 8S 9S 10S\n"
      "column KH QS JH\ncolumn KD\ncolumn KS QH JS\ncolumn KC QD JC\ncolumn QC JD\ncolumn\ncolumn\ncolumn\n");
  ASSERT_TRUE(session.play("t1-t2x2"));
  ASSERT_TRUE(session.play("t3-c1"));
  EXPECT_NE(session.save().find("moves t1-c1,t1-t2,c1-t2 t3-c1\nend\n"), std::string::npos) << session.save();
  expect_fixed_point(session);
  ASSERT_TRUE(session.go_to(1));
  EXPECT_NE(session.save().find("moves t1-c1\nredo ,t1-t2,c1-t2 t3-c1\nend\n"), std::string::npos) << session.save();
  expect_fixed_point(session);
  auto loaded = Session::load(session.save());
  ASSERT_TRUE(loaded->redo());
  EXPECT_EQ(loaded->moves_made(), 3U);
  ASSERT_TRUE(loaded->undo());
  EXPECT_EQ(loaded->moves_made(), 0U);
}

TEST(Save, CarriesRulesThatAreNotOfTheProgram) {
  const std::string rules =
      "title    My own game, with ünusual # letters\n"
      "family   freecell\nsource   a friend\nnote     Hard.\n"
      "columns  8  deal 7 7 7 7 6 6 6 6  build down suit  move top  fill K\n"
      "cells    2\nfoundations 4\n";
  for (const std::string_view name : {"mine", "freecell"}) {
    const auto game = read_game(name, rules);
    ASSERT_TRUE(game) << game.error().text();
    const Session session = played_session(*game, 3);
    ASSERT_NO_FATAL_FAILURE(expect_fixed_point(session));
    const auto loaded = Session::load(session.save());
    EXPECT_EQ(loaded->game().identity, game->identity);
    EXPECT_EQ(loaded->game().notes, game->notes);
  }
}

TEST(Save, ErrorsNameThePlaceAndAWayOut) {
  Session session = deal_session("klondike", 17);
  ASSERT_TRUE(session.play("draw"));
  const std::string text = session.save();
  const auto changed = [&](std::string_view from, std::string_view to) {
    std::string copy = text;
    const std::size_t at = copy.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    copy.replace(at, from.size(), to);
    const auto loaded = Session::load(copy);
    EXPECT_FALSE(loaded) << to;
    return loaded ? std::string() : loaded.error().text();
  };
  const std::string identity = session.game().identity.text();
  EXPECT_NE(changed("sabar-save 1", "sabar-save 2").find("line 1, column 12"), std::string::npos);
  EXPECT_NE(changed("sabar-save 1", "sabar-game 1").find("not a saved game"), std::string::npos);
  EXPECT_NE(changed("game klondike", "game klondyke").find("line 2, column 6"), std::string::npos);
  EXPECT_NE(changed(identity, std::string(32, '0')).find("other rules"), std::string::npos);
  EXPECT_NE(changed("sabar:17", "sabar:18").find("another deal"), std::string::npos);
  EXPECT_NE(changed("moves draw", "moves draw w-f9").find("column 12"), std::string::npos);
  EXPECT_NE(changed("moves draw", "moves draw draw redeal").find("move 3"), std::string::npos);
  EXPECT_NE(changed("moves draw", "moves ,draw").find("comma"), std::string::npos);
  EXPECT_NE(changed("moves draw", "redo ,draw").find("comma"), std::string::npos);
  EXPECT_NE(changed("moves draw", "redo draw\nmoves draw").find("does not stand here"), std::string::npos);
  EXPECT_NE(changed("\nend", "").find("ends before"), std::string::npos);
  EXPECT_NE(changed("\nend\n", "\nend\nend\n").find("behind the end"), std::string::npos);
  EXPECT_NE(changed("sabar-deal", "seconds x\nsabar-deal").find("line 4, column 9"), std::string::npos);
  EXPECT_NE(changed("sabar-deal", "rule columns 0\nsabar-deal").find("line 4, column"), std::string::npos);
}

TEST(Save, HugeTextsAreRefused) {
  EXPECT_FALSE(Session::load(std::string(Session::kMaxSave + 1, 'x')));
  const Session session = deal_session("klondike", 1);
  std::string text = session.save();
  text.resize(text.size() - std::string_view("end\n").size());
  while (text.size() < Session::kMaxSave - 100) {
    text += "moves draw,draw,draw,draw,draw,draw,draw,draw,draw,draw\n";
  }
  const auto loaded = Session::load(text + "end\n");
  ASSERT_FALSE(loaded);
  EXPECT_NE(loaded.error().message.find("more than"), std::string::npos) << loaded.error().text();
}

// A damaged save is refused, or it is another good one.
void expect_refused_or_good(const std::string& text) {
  const auto loaded = Session::load(text);
  if (!loaded) {
    ASSERT_FALSE(loaded.error().message.empty()) << text;
    ASSERT_TRUE(loaded.error().where.starts_with("line ")) << loaded.error().text() << "\n" << text;
    return;
  }
  const auto again = Session::load(loaded->save());
  ASSERT_TRUE(again) << text;
  ASSERT_EQ(again->save(), loaded->save());
}

TEST(Save, EveryTruncationIsRefused) {
  for (const std::string_view game : {"klondike", "freecell", "pyramid"}) {
    const std::string text = played_session(**find_game(game), 12).save();
    for (std::size_t size = 0; size + 1 < text.size(); ++size) {
      ASSERT_FALSE(Session::load(std::string_view(text).substr(0, size))) << text.substr(0, size);
    }
  }
}

TEST(Save, EveryChangedByteIsRefusedOrGood) {
  const std::string text = played_session(**find_game("klondike"), 12).save();
  for (std::size_t i = 0; i < text.size(); ++i) {
    for (const char c : {' ', '\n', ',', '#', '0', '2', 'A', 't', '\0', '\xFF', static_cast<char>(text[i] ^ 1)}) {
      std::string damaged = text;
      damaged[i] = c;
      ASSERT_NO_FATAL_FAILURE(expect_refused_or_good(damaged)) << "byte " << i;
    }
  }
}

}  // namespace
}  // namespace sabar
