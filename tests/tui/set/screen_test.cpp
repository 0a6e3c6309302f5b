// SET on the screen without a terminal: what keys do, and what can then be read on the canvas.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/games/set/find.hpp>
#include <sabar/tui/set/screen.hpp>
#include <sabar/tui/set/watch_screen.hpp>

#include "has.hpp"

namespace sabar::tui {
namespace {

class SetPlayer {
public:
  explicit SetPlayer(std::uint64_t deal, std::string_view game = "set", const SetOptions& options = {},
                     Language language = Language::english)
      : desk_(SetSession::begin(*set::find_variant(game), deal, options),
              SetAutosave({},
                          [this](const std::string& path, std::string_view text) {
                            files_[path] = text;
                            return Result<>{};
                          }),
              [] { return std::uint64_t{7}; }),
        screen_(desk_, {language, false, false}, {}) {
    (void)look();
  }
  SetPlayer(const SetPlayer&) = delete;
  SetPlayer& operator=(const SetPlayer&) = delete;

  std::string look(Size size = {80, 24}) {
    Canvas canvas(size);
    screen_.draw(canvas);
    return canvas.text();
  }
  bool press(KeyKind kind, int x = 0, int y = 0) {
    const bool stays = screen_.handle({kind, 0, x, y});
    (void)look();
    return stays;
  }
  bool type(std::u32string_view keys) {
    bool stays = true;
    for (const char32_t key : keys) {
      stays = screen_.handle({KeyKind::character, key, 0, 0});
      (void)look();
    }
    return stays;
  }
  // Chooses cards by their letters.
  void choose(const std::vector<set::Card>& cards) {
    for (const set::Card card : cards) {
      const auto table = session().table();
      const auto place = std::ranges::find(table, card) - table.begin();
      type(std::u32string(1, set_key(static_cast<std::size_t>(place))));
    }
  }
  [[nodiscard]] std::vector<set::Card> a_set() const { return session().takes().front().list(); }
  [[nodiscard]] std::vector<set::Card> no_set() const {
    const auto table = session().table();
    for (std::size_t i = 2; i < table.size(); ++i) {
      if (!set::is_set(table[0], table[1], table[i])) {
        return {table[0], table[1], table[i]};
      }
    }
    return {};
  }
  [[nodiscard]] const SetSession& session() const { return desk_.session(); }
  [[nodiscard]] const std::map<std::string, std::string>& files() const { return files_; }

private:
  std::map<std::string, std::string> files_;
  SetDesk desk_;
  SetScreen screen_;
};

TEST(SetTable, B1_EveryCardLooksDifferentWithoutColours) {
  for (const Box box : {Box{0, 0, 16, 6}, Box{0, 0, 14, 5}, Box{0, 0, 8, 4}}) {
    for (const bool ascii : {false, true}) {
      std::set<std::string> pictures;
      for (set::Card card = 0; card < 81; ++card) {
        Canvas canvas({box.width, box.height});
        // The letter of the colour is all that a card without colours needs besides its picture.
        const SetFace face = set_face(card, set::kUsualAttributes);
        const std::string corner(1, set::value_letter(set::Attribute::colour, face.colour));
        draw_set_card(canvas, box, face, {U'q', corner, false, false, false, ascii});
        if (ascii) {
          canvas.make_ascii();
          EXPECT_FALSE(has(canvas.text(), "?"));
        }
        pictures.insert(canvas.text());
      }
      EXPECT_EQ(pictures.size(), 81U) << box.width;
    }
  }
}

TEST(SetTable, PlacesKeysAndArrowsAgree) {
  for (const std::size_t count : {3U, 12U, 15U, 18U, 21U}) {
    const SetPlaces places = place_set_cards(count, {0, 1, 80, 21});
    ASSERT_TRUE(places.complete) << count;
    ASSERT_EQ(places.cards.size(), count);
    for (std::size_t i = 0; i < count; ++i) {
      EXPECT_EQ(set_place(set_key(i), count), i);
      EXPECT_LE(places.cards[i].x + places.cards[i].width, 80);
      EXPECT_LE(places.cards[i].y + places.cards[i].height, 22);
      for (std::size_t k = 0; k < i; ++k) {
        EXPECT_FALSE(places.cards[i].meets(places.cards[k]));
      }
    }
  }
  EXPECT_EQ(set_place_beside(0, 12, 1, 0), 3U);
  EXPECT_EQ(set_place_beside(0, 12, 0, 1), 1U);
  EXPECT_EQ(set_place_beside(0, 12, -1, 0), 0U);
  EXPECT_EQ(set_place_beside(11, 12, 1, 0), 11U);
  EXPECT_EQ(set_place_beside(2, 12, 0, 1), 2U);
  EXPECT_FALSE(place_set_cards(12, {0, 1, 30, 21}).complete);
  EXPECT_TRUE(place_set_cards(12, {0, 1, 60, 12}).complete);
}

TEST(SetScreen, B4_LettersChooseAndTheThirdCardIsTheCall) {
  SetPlayer player(17, "set", {.more_by_itself = false});
  EXPECT_TRUE(has(player.look(), "SET")) << player.look();
  EXPECT_TRUE(has(player.look(), "deck 69"));
  const auto cards = player.a_set();
  player.choose(cards);
  EXPECT_EQ(player.session().taken(), 1U);
  EXPECT_TRUE(has(player.look(), "A set: " + set::codes_of(cards))) << player.look();
  EXPECT_TRUE(has(player.look(), "deck 66"));
  player.type(U"U");
  EXPECT_EQ(player.session().taken(), 0U);
  player.type(U"R");
  EXPECT_EQ(player.session().taken(), 1U);
  player.type(U"\x1a\x1a");
  EXPECT_TRUE(has(player.look(), "nothing to take back"));
}

TEST(SetScreen, B4_WrongCallsAreCountedWithTheReason) {
  SetPlayer player(17);
  player.choose(player.no_set());
  EXPECT_EQ(player.session().wrong_calls(), 1U);
  EXPECT_TRUE(has(player.look(), "No set. ")) << player.look();
  EXPECT_TRUE(has(player.look(), ": twice ")) << player.look();
  EXPECT_TRUE(has(player.look(), "wrong 1"));
  player.type(U"+");
  EXPECT_TRUE(has(player.look(), "Wrong: there is a set"));
  EXPECT_TRUE(has(player.look(), "score -2"));
}

TEST(SetScreen, ACardChosenTwiceIsLetGo) {
  SetPlayer player(17);
  player.type(U"qq");
  player.choose(player.a_set());
  EXPECT_EQ(player.session().taken(), 1U);
  player.type(U"qw");
  player.press(KeyKind::escape);
  player.choose(player.a_set());
  EXPECT_EQ(player.session().taken(), 2U);
  EXPECT_EQ(player.session().wrong_calls(), 0U);
}

TEST(SetScreen, ArrowsAndTheMouseChooseToo) {
  SetPlayer player(17);
  const auto table = player.session().table();
  player.press(KeyKind::right);
  player.press(KeyKind::down);
  EXPECT_TRUE(has(player.look(), set::name_of(table[4], Language::english))) << player.look();
  const SetPlaces places = place_set_cards(12, {0, 1, 60, 21});  // beside the list of sets taken
  for (const set::Card card : player.a_set()) {
    const Box box = places.cards[static_cast<std::size_t>(std::ranges::find(table, card) - table.begin())];
    player.press(KeyKind::mouse_press, box.x + 3, box.y + 2);
    player.press(KeyKind::mouse_release, box.x + 3, box.y + 2);
  }
  EXPECT_EQ(player.session().taken(), 1U);
}

TEST(SetScreen, B4_HintsOfOneTwoAndThreeCards) {
  SetPlayer player(17);
  const auto cards = player.a_set();
  player.type(U"1");
  EXPECT_TRUE(has(player.look(), "Part of a set: " + set::code_of(cards[0]))) << player.look();
  player.type(U"2");
  EXPECT_TRUE(has(player.look(), "Part of a set: " + set::codes_of(std::span(cards).first(2))));
  player.type(U"3");
  EXPECT_TRUE(has(player.look(), "This is a set: " + set::codes_of(cards)));
  EXPECT_EQ(player.session().hints(), 3U);
  EXPECT_TRUE(has(player.look(), "hints 3"));
}

TEST(SetScreen, B3_AWholeGameWithThreeMoreCardsCalledFor) {
  for (std::uint64_t deal = 1; deal <= 5; ++deal) {
    SetPlayer player(deal, "set", {.more_by_itself = false});
    for (int i = 0; i < 60 && !player.session().finished(); ++i) {
      player.session().takes().empty() ? (void)player.type(U"+") : player.choose(player.a_set());
    }
    EXPECT_TRUE(player.session().finished());
    EXPECT_EQ(player.session().wrong_calls(), 0U);
    player.press(KeyKind::escape);
    EXPECT_TRUE(has(player.look(), "no set is left")) << player.look();
    EXPECT_TRUE(has(player.look(), fmt::format("{} sets taken, {} cards left", player.session().taken(),
                                               player.session().table().size())));
    player.type(U"N");
    player.press(KeyKind::enter);
    EXPECT_EQ(player.session().deal(), 7U);
    EXPECT_FALSE(player.session().finished());
  }
}

TEST(SetScreen, CodesAreTypedAndErrorsSayWhy) {
  SetPlayer player(17);
  player.type(U":SHXO SHAW SHAG");
  player.press(KeyKind::enter);
  EXPECT_TRUE(has(player.look(), "letter 3")) << player.look();
  player.type(U":");
  player.type(to_characters(set::codes_of(player.a_set())));
  player.press(KeyKind::enter);
  EXPECT_EQ(player.session().taken(), 1U);
  player.type(U"Nx");
  player.press(KeyKind::enter);
  EXPECT_TRUE(has(player.look(), "no number")) << player.look();
  EXPECT_EQ(player.session().deal(), 17U);
  EXPECT_TRUE(has(player.look({30, 8}), "larger")) << player.look({30, 8});
}

TEST(SetScreen, OtherGamesAndIndonesian) {
  SetPlayer junior(3, "junior");
  EXPECT_EQ(junior.session().table().size() % 3, 0U);
  junior.choose(junior.a_set());
  EXPECT_EQ(junior.session().taken(), 1U);
  SetPlayer ultra(3, "ultraset", {}, Language::indonesian);
  ultra.choose(ultra.a_set());
  EXPECT_EQ(ultra.session().taken(), 1U);
  EXPECT_TRUE(has(ultra.look(), "nilai 1")) << ultra.look();
  ultra.type(U"?");
  EXPECT_TRUE(has(ultra.look(), "Tiga kartu adalah set"));
  ultra.press(KeyKind::escape);
  ultra.type(U"S");
  ultra.press(KeyKind::enter);
  EXPECT_EQ(ultra.files().count("ultraset-3.save"), 1U);
  EXPECT_FALSE(ultra.type(U"Q"));
}

TEST(SetWatchScreen, B4_AKeyIsAStep) {
  SetWatchRequest request{SetWatch(17), {}, false, 20, false};
  SetWatchScreen screen(request);
  const auto look = [&] {
    Canvas canvas({80, 24});
    screen.draw(canvas);
    return canvas.text();
  };
  EXPECT_TRUE(has(look(), "triple 0 of 220")) << look();
  (void)screen.handle({KeyKind::character, U' ', 0, 0});
  EXPECT_TRUE(has(look(), "triple 1 of 220"));
  EXPECT_EQ(request.watch.tried(), 1U);
  (void)screen.handle({KeyKind::enter, 0, 0, 0});
  EXPECT_NE(request.watch.stage(), SetWatch::Stage::trying);
  (void)screen.handle({});  // time passes, but nothing goes by itself
  EXPECT_NE(request.watch.stage(), SetWatch::Stage::trying);
  (void)screen.handle({KeyKind::character, U'a', 0, 0});
  (void)screen.handle({});
  EXPECT_EQ(request.watch.stage(), SetWatch::Stage::trying);
  (void)screen.handle({KeyKind::character, U'e', 0, 0});
  EXPECT_EQ(request.watch.stage(), SetWatch::Stage::over);
  EXPECT_TRUE(has(look(), fmt::format("{} sets taken", request.watch.statistics().sets))) << look();
  EXPECT_FALSE(screen.handle({KeyKind::character, U'q', 0, 0}));
}

}  // namespace
}  // namespace sabar::tui
