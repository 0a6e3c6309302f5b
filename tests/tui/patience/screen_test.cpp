// The screens without a terminal: what keys do, and what can then be read on the canvas.
#include <filesystem>
#include <fstream>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <sabar/rules/patience/piles.hpp>
#include <sabar/tui/patience/menu.hpp>
#include <sabar/tui/patience/table_screen.hpp>
#include <sabar/tui/patience/table_view.hpp>

#include "session/patience/sessions.hpp"

namespace sabar::tui {
namespace {

namespace fs = std::filesystem;

Result<> write_plainly(const std::string& path, std::string_view text) {
  std::ofstream(path, std::ios::binary) << text;
  return {};
}

class Folder {
public:
  Folder() : path_(fs::temp_directory_path() / fmt::format("sabar-tui-{}", getpid())) {
    fs::remove_all(path_);
    fs::create_directories(path_);
  }
  ~Folder() { fs::remove_all(path_); }
  [[nodiscard]] std::string file(std::string_view name) const { return (path_ / name).string(); }

private:
  fs::path path_;
};

class Player {
public:
  explicit Player(Session session)
      : autosave_(folder_.file("play.save"), write_plainly),
        desk_(std::move(session), autosave_, [] { return std::uint64_t{99}; }),
        screen_(desk_, settings_) {
    (void)look();
  }

  std::string look() {
    Canvas canvas({80, 24});
    screen_.draw(canvas);
    return canvas.text();
  }

  Next press(KeyKind kind) {
    const Next next = screen_.handle({kind, 0, 0, 0});
    (void)look();
    return next;
  }
  Next type(std::u32string_view keys) {
    Next next = Next::stay;
    for (const char32_t c : keys) {
      next = screen_.handle({KeyKind::character, c, 0, 0});
      (void)look();
    }
    return next;
  }
  void click(int x, int y) { (void)screen_.handle({KeyKind::mouse_press, 0, x, y}); }
  void click(std::string_view name) {
    const Layout layout = lay_out_table(session().rules(), session().table(), {80, 21});
    const Box box = layout.piles[*parse_pile(session().rules(), name)].area;
    click(box.x + 1, box.y + box.height);  // the last line of the pile, below the top bar
    (void)look();
  }
  bool sees(std::string_view text) { return look().find(text) != std::string::npos; }
  const Session& session() const { return desk_.session(); }
  const Folder& folder() const { return folder_; }

private:
  Folder folder_;
  Settings settings_;
  Autosave autosave_;
  Desk desk_;
  TableScreen screen_;
};

std::string last_move(const Session& session) {
  return session.history().empty() ? std::string{} : session.history()[session.moves_made() - 1];
}

TEST(TableScreen, ShowsGameDealAndKeys) {
  Player player(deal_session("klondike", 17));
  EXPECT_TRUE(player.sees("Klondike"));
  EXPECT_TRUE(player.sees("sabar:17"));
  EXPECT_TRUE(player.sees("s 24"));
  EXPECT_TRUE(player.sees("? help"));
}

TEST(TableScreen, NeverShowsAFaceDownCard) {
  Player player(deal_session("klondike", 17));
  const std::string screen = player.look();
  const Session& session = player.session();
  for (std::size_t pile = 0; pile < session.table().piles.size(); ++pile) {
    const auto& cards = session.table().piles[pile].cards;
    for (std::size_t place = 0; place < cards.size(); ++place) {
      const bool seen = screen.find(to_text(cards[place], CardStyle::symbols)) != std::string::npos;
      EXPECT_EQ(seen, session.shows(pile, place)) << to_text(cards[place]);
    }
  }
}

TEST(TableScreen, ShowsAHintUntilTheNextKey) {
  Player player(deal_session("freecell", 17));
  player.type(U"h");
  while (player.sees("Thinking")) {
    player.press(KeyKind::none);
  }
  EXPECT_TRUE(player.sees("This wins, with")) << player.look();
  EXPECT_TRUE(player.sees("●")) << player.look();
  EXPECT_TRUE(player.sees("◆")) << player.look();
  player.press(KeyKind::right);
  EXPECT_FALSE(player.sees("This wins") || player.sees("◆")) << player.look();
}

// Two columns and a cell are too few to dig out the ace.
Session lost_session() {
  const auto game = read_game("lost",
                              "title Lost\ndeck suits 1 ranks 4\ncolumns 2 deal 3 1 fill none\ncells 1\n"
                              "foundations 1\n");
  EXPECT_TRUE(game.has_value()) << game.error().text();
  const auto deal = read_deal(*game, "sabar-deal 1\ncolumn AS 2S 3S\ncolumn 4S\n");
  EXPECT_TRUE(deal.has_value()) << deal.error().text();
  return *Session::begin(*game, deal->table);
}

TEST(TableScreen, SaysWhetherItCanStillBeWon) {
  Player lost(lost_session());
  lost.type(U"w");
  EXPECT_TRUE(lost.sees("This deal cannot be won at all")) << lost.look();
  lost.type(U"2c");
  lost.type(U"w");
  EXPECT_TRUE(lost.sees("It cannot be won from here")) << lost.look();
  lost.type(U"h");
  EXPECT_TRUE(lost.sees("From here the game cannot be won")) << lost.look();
}

// One cell to dig out the ace, which the three may block.
Session cell_session() {
  const auto deal = read_deal(lost_session().game(), "sabar-deal 1\ncolumn 4S AS 2S\ncolumn 3S\n");
  EXPECT_TRUE(deal.has_value()) << deal.error().text();
  return *Session::begin(lost_session().game(), deal->table);
}

TEST(TableScreen, FindsTheLosingMoveAndGoesBack) {
  Player player(cell_session());
  player.type(U"b");
  EXPECT_TRUE(player.sees("No losing move is known")) << player.look();
  player.type(U"l");
  EXPECT_TRUE(player.sees("it can still be won, in 5 moves")) << player.look();
  player.type(U"2c");
  player.type(U"l");
  EXPECT_TRUE(player.sees("Move 1 (t2-c1) lost the game")) << player.look();
  EXPECT_TRUE(player.sees("b goes back there")) << player.look();
  player.type(U"b");
  EXPECT_EQ(player.session().moves_made(), 0U);
  EXPECT_EQ(player.session().redo_count(), 1U);
  EXPECT_TRUE(player.sees("From here it can be won")) << player.look();
  player.type(U"h");
  EXPECT_TRUE(player.sees("This wins, with 5 moves to go")) << player.look();
}

TEST(TableScreen, DealsAWinnableGame) {
  Player player(deal_session("klondike", 17));
  player.type(U"nw");
  player.press(KeyKind::enter);
  while (player.sees("Thinking")) {
    player.press(KeyKind::none);
  }
  EXPECT_TRUE(player.sees("This deal can be won")) << player.look();
  EXPECT_NE(to_text(player.session().origin()), "sabar:17");
  player.type(U"w");
  while (player.sees("Thinking")) {
    player.press(KeyKind::none);
  }
  EXPECT_TRUE(player.sees("It can still be won")) << player.look();
}

TEST(TableScreen, AnyKeyStopsTheSearchAndDoesNothingElse) {
  Player player(deal_session("spider-4", 1));
  player.type(U"w");
  ASSERT_TRUE(player.sees("Thinking")) << player.look();
  player.press(KeyKind::none);
  ASSERT_TRUE(player.sees("Thinking")) << player.look();
  EXPECT_EQ(player.type(U"q"), Next::stay);
  EXPECT_TRUE(player.sees("Not known yet")) << player.look();
  EXPECT_EQ(player.type(U"q"), Next::quit);
}

TEST(TableScreen, PlaysByTypedMoveAndUndoes) {
  Player player(deal_session("freecell", 17));
  player.type(U":t3-f2");
  player.press(KeyKind::enter);
  EXPECT_EQ(last_move(player.session()), "t3-f2");
  player.type(U"u");
  EXPECT_EQ(player.session().moves_made(), 0U);
  player.type(U"R");
  EXPECT_EQ(player.session().moves_made(), 1U);
  player.type(U":t9-f9");
  player.press(KeyKind::enter);
  EXPECT_TRUE(player.sees("there is no pile"));
  EXPECT_EQ(player.session().moves_made(), 1U);
}

TEST(TableScreen, PlaysByArrows) {
  Player player(deal_session("freecell", 17));
  player.press(KeyKind::right);
  player.press(KeyKind::right);  // column 3, the ace of diamonds
  EXPECT_TRUE(player.sees("t3  Ace of diamonds"));
  player.press(KeyKind::enter);
  EXPECT_TRUE(player.sees("Where to?"));
  player.press(KeyKind::up);  // at the top of the column's walk the head comes
  while (!player.sees("f2")) {
    player.press(KeyKind::up);
  }
  player.press(KeyKind::escape);
  EXPECT_EQ(player.session().moves_made(), 0U);
  player.type(U"3");
  player.press(KeyKind::tab);
  player.press(KeyKind::enter);
  EXPECT_EQ(player.session().moves_made(), 1U);
}

TEST(TableScreen, PlaysByDigitsLettersAndMouse) {
  Player player(deal_session("freecell", 17));
  player.type(U"3f");
  EXPECT_EQ(last_move(player.session()), "t3-f2");
  player.type(U"1c");
  EXPECT_EQ(last_move(player.session()), "t1-c1");
  player.click("t2");
  player.click("c2");
  EXPECT_EQ(last_move(player.session()), "t2-c2");
  player.type(U"u");
  player.click("t8");
  player.click("t8");  // twice: home
  EXPECT_EQ(last_move(player.session()), "t8-f1");
}

TEST(TableScreen, DrawsWithKeyEnterAndMouse) {
  Player player(deal_session("klondike", 17));
  player.type(U"d");
  player.click("s");
  EXPECT_EQ(player.session().moves_made(), 2U);
  player.press(KeyKind::enter);
  EXPECT_EQ(player.session().moves_made(), 3U);
  player.press(KeyKind::home);
  EXPECT_EQ(player.session().moves_made(), 0U);
  player.press(KeyKind::end);
  EXPECT_EQ(player.session().moves_made(), 3U);
}

TEST(TableScreen, EveryGameTakesEveryKey) {
  for (const GameFile& game : game_list()) {
    SCOPED_TRACE(game.name);
    Player player(deal_session(game, 3));
    WalkDice dice(3);
    constexpr std::u32string_view kKeys = U"1234567890 wfcadrgu RC\t?";
    for (int i = 0; i < 20; ++i) {
      const std::size_t which = dice.below(12);
      if (which < 8) {
        player.type(kKeys.substr(dice.below(kKeys.size()), 1));
      } else {
        player.press(static_cast<KeyKind>(static_cast<int>(KeyKind::left) + static_cast<int>(which) - 8));
      }
      player.press(KeyKind::enter);
      player.click(static_cast<int>(dice.below(80)), static_cast<int>(dice.below(24)));
    }
  }
}

TEST(TableScreen, DrawsAtEverySize) {
  for (const std::string_view name : {"klondike", "pyramid", "accordion", "house-in-the-wood", "giza"}) {
    const Folder folder;
    Autosave autosave(folder.file("play.save"), write_plainly);
    Desk desk(deal_session(name, 3), autosave, [] { return std::uint64_t{1}; });
    Settings settings;
    TableScreen screen(desk, settings);
    Menu menu(settings, "Continue", "A message");
    for (int width = 1; width < 200; width += 13) {
      for (int height = 1; height < 70; height += 5) {
        Canvas canvas({width, height});
        screen.draw(canvas);
        menu.draw(canvas);
        (void)screen.handle({KeyKind::character, U'?', 0, 0});
        screen.draw(canvas);
        (void)screen.handle({KeyKind::escape, 0, 0, 0});
      }
    }
  }
}

TEST(TableScreen, ATypedMoveWithoutANumberTakesWhatFits) {
  Player player(deal_session("accordion", 17));
  player.type(U"\t");
  WalkDice dice(2);
  for (int i = 0; i < 25 && !player.session().legal().empty(); ++i) {
    Move move = player.session().legal()[dice.below(player.session().legal().size())];
    move.count = 1;
    player.type(U":");
    player.type(to_characters(to_text(player.session().rules(), move)));
    player.press(KeyKind::enter);
    EXPECT_EQ(player.session().moves_made(), static_cast<std::size_t>(i) + 1);
  }
}

TEST(TableScreen, TheLastMoveBringsAFriendlyPage) {
  // One card from the goal: everything home but the king of spades.
  const GameFile& game = **find_game("klondike");
  Table table;
  table.piles.resize(map_piles(game.rules).piles);
  for (const Card card : make_deck()) {
    const bool last = card == Card(Suit::spades, 13);
    const std::string name = last ? "t1" : fmt::format("f{}", static_cast<int>(card.suit()) + 1);
    table.piles[*parse_pile(game.rules, name)].cards.push_back(card);
  }
  auto session = Session::begin(game, table);
  ASSERT_TRUE(session) << session.error().text();
  Player player(std::move(*session));
  player.type(U"a");
  EXPECT_TRUE(player.session().won());
  EXPECT_TRUE(player.sees("Well done!"));
  player.type(U"n");
  player.press(KeyKind::enter);
  EXPECT_TRUE(player.sees("sabar:99"));
}

TEST(TableScreen, AutosavesEveryMove) {
  Player player(deal_session("freecell", 17));
  player.type(U"3f");
  const auto kept = read_save(player.folder().file("play.save"));
  ASSERT_TRUE(kept) << kept.error().text();
  EXPECT_EQ(kept->moves_made(), 1U);
}

TEST(Autosave, SetsADamagedFileAside) {
  const Folder folder;
  const std::string path = folder.file("play.save");
  ASSERT_TRUE(write_plainly(path, "sabar-save 1\nnonsense\n"));
  Autosave autosave(path, write_plainly);
  const auto found = autosave.find();
  EXPECT_FALSE(found.game);
  EXPECT_FALSE(found.damage.empty());
  EXPECT_EQ(found.moved_to, path + ".damaged");
  EXPECT_TRUE(fs::exists(found.moved_to));
  EXPECT_FALSE(fs::exists(path));
}

TEST(Autosave, MovesAnotherUnfinishedGameAside) {
  const Folder folder;
  const std::string path = folder.file("deep/down/play.save");
  Session first = deal_session("klondike", 1);
  ASSERT_TRUE(first.play("draw"));
  Autosave before(path, write_plainly);
  ASSERT_TRUE(before.keep(first));
  Autosave now(path, write_plainly);
  ASSERT_TRUE(now.find().game);
  Session second = deal_session("klondike", 2);
  ASSERT_TRUE(second.play("draw"));
  const auto moved = now.keep(second);
  ASSERT_TRUE(moved);
  EXPECT_EQ(*moved, path + ".previous");
  EXPECT_EQ(to_text(read_save(*moved)->origin()), "sabar:1");
  EXPECT_EQ(to_text(read_save(path)->origin()), "sabar:2");
  EXPECT_EQ(now.keep(second).value(), "");
}

TEST(Menu, FindsGamesByTyping) {
  const Settings settings;
  Menu menu(settings, "Continue", {});
  Canvas canvas({80, 24});
  menu.draw(canvas);
  EXPECT_EQ(menu.handle({KeyKind::enter, 0, 0, 0}), Menu::Choice::go_on);
  for (const char32_t c : std::u32string_view(U"pyramid")) {
    EXPECT_EQ(menu.handle({KeyKind::character, c, 0, 0}), Menu::Choice::none);
  }
  EXPECT_EQ(menu.handle({KeyKind::enter, 0, 0, 0}), Menu::Choice::game);
  EXPECT_EQ(menu.chosen().family, "pyramid");
  EXPECT_EQ(menu.handle({KeyKind::escape, 0, 0, 0}), Menu::Choice::none);
  EXPECT_EQ(menu.handle({KeyKind::escape, 0, 0, 0}), Menu::Choice::quit);
}

TEST(Menu, EveryGameCanBeChosen) {
  const Settings settings;
  Menu menu(settings, {}, {});
  std::size_t games = 0;
  for (std::string last; menu.handle({KeyKind::enter, 0, 0, 0}) == Menu::Choice::game; ++games) {
    Canvas canvas({80, 24});
    menu.draw(canvas);
    if (menu.chosen().name == last) {
      break;
    }
    last = menu.chosen().name;
    (void)menu.handle({KeyKind::down, 0, 0, 0});
  }
  EXPECT_GE(games, game_list().size());  // the best known stand there twice
}

TEST(Texts, TheBarsFitEightyColumns) {
  for (const LanguageInfo& info : kOfferedLanguages) {
    const Texts* texts = &texts_of(info.language);
    const std::string keys = fmt::format("{}  {}  {}  {}  {}", texts->keys_move, texts->keys_home, texts->keys_draw,
                                         texts->keys_cell, texts->keys_rest);
    EXPECT_LE(to_characters(keys).size(), 79U);
    EXPECT_LE(to_characters(texts->menu_keys).size(), 79U);
    for (const std::string_view page : {texts->key_page, texts->line_help}) {
      for (const std::string& line : wrap_text(page, 76)) {
        EXPECT_LE(to_characters(line).size(), 76U);
      }
    }
  }
}

TEST(Canvas, KeepsControlCharactersAndBrokenBytesAway) {
  Canvas canvas({20, 2});
  canvas.write(0, 0, std::string_view("a\033[2Jb\xff♥"), {});
  EXPECT_EQ(canvas.text(), "a?[2Jb?♥\n");
  canvas.write(-3, 5, std::string_view("outside"), {});
  EXPECT_EQ(to_utf8(to_characters("é♠😀x")), "é♠😀x");
}

TEST(Canvas, WrapsAtBlanks) {
  EXPECT_EQ(wrap_text("one two three\n\nfour", 8), (std::vector<std::string>{"one two", "three", "", "four"}));
  EXPECT_EQ(wrap_text("unbreakable", 4), (std::vector<std::string>{"unbr", "eaka", "ble"}));
}

}  // namespace
}  // namespace sabar::tui
