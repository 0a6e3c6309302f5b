// The board of pegs without a terminal: what keys do, and what can then be read on the canvas.
#include <map>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/tui/pegs/screen.hpp>

#include "has.hpp"

namespace sabar::tui {
namespace {

class PegsPlayer {
public:
  explicit PegsPlayer(const pegs::Problem& problem, Language language = Language::english)
      : request_{*PegsSession::begin(problem),
                 pegs::usual_notation(problem.board),
                 "game.pegs",
                 [this](const std::string& path, std::string_view text) {
                   files_[path] = text;
                   return Result<>{};
                 },
                 language,
                 false},
        screen_(request_) {
    (void)look();
  }
  PegsPlayer(std::string_view board, std::size_t vacancy, pegs::Finish finish, Language language = Language::english)
      : PegsPlayer(pegs::Problem::vacancy(*pegs::find_board(board), vacancy, finish), language) {}
  PegsPlayer(const PegsPlayer&) = delete;
  PegsPlayer& operator=(const PegsPlayer&) = delete;

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
  // Lets the screen think to the end.
  void wait() {
    for (int i = 0; i < 1000 && screen_.thinking(); ++i) {
      (void)screen_.handle({});
    }
  }
  [[nodiscard]] const PegsSession& session() const { return request_.session; }
  [[nodiscard]] const std::map<std::string, std::string>& files() const { return files_; }

private:
  std::map<std::string, std::string> files_;
  PegsPlayRequest request_;
  PegsScreen screen_;
};

PegsPlayer english() { return PegsPlayer("english", 16, pegs::Finish::hole(16)); }

TEST(PegsScreen, P1_DrawsEveryBoardOnEightyByTwentyFour) {
  for (const pegs::Board& board : pegs::boards()) {
    PegsPlayer player(board.name, 0, pegs::Finish::any());
    const std::string text = player.look();
    EXPECT_TRUE(has(text, board.title)) << text;
    std::size_t pegs = 0;
    for (std::size_t at = text.find("●"); at != std::string::npos; at = text.find("●", at + 1)) {
      ++pegs;
    }
    EXPECT_EQ(pegs, board.size() - 1) << text;
    EXPECT_TRUE(has(text, fmt::format("pegs {}", board.size() - 1))) << text;
  }
}

TEST(PegsScreen, P2_AnArrowSaysWhereThePegJumps) {
  PegsPlayer player = english();
  player.press(KeyKind::home);
  ASSERT_TRUE(has(player.look(), "d2  peg, jumps to d4"));  // the first peg that can jump
  player.press(KeyKind::enter);
  EXPECT_TRUE(has(player.look(), "Which way?"));
  player.press(KeyKind::left);
  EXPECT_TRUE(has(player.look(), "cannot jump that way"));
  player.press(KeyKind::down);
  EXPECT_EQ(player.session().jumps_made(), 1U);
  EXPECT_TRUE(has(player.look(), "d2-d4"));
  EXPECT_TRUE(has(player.files().at("game.pegs"), "jumps d2-d4"));
}

TEST(PegsScreen, P2_UndoAndRedo) {
  PegsPlayer player = english();
  player.type(U"u");
  EXPECT_TRUE(has(player.look(), "no jump to take back"));
  player.press(KeyKind::enter);
  player.press(KeyKind::enter);  // the only way
  EXPECT_EQ(player.session().jumps_made(), 1U);
  player.type(U"u");
  EXPECT_EQ(player.session().jumps_made(), 0U);
  player.type(U"R");
  EXPECT_EQ(player.session().jumps_made(), 1U);
  player.type(U"\x1a\x19");
  EXPECT_EQ(player.session().jumps_made(), 1U);
}

TEST(PegsScreen, P2_TwoWaysOnATriangleAreChosenWithTab) {
  const pegs::Board& board = *pegs::find_board("triangle");
  PegsPlayer player({board, board.all() & ~(pegs::bit(3) | pegs::bit(5)), pegs::Finish::any()});
  for (int i = 0; i < 20 && !has(player.look(), "1  peg, jumps to 4, 6"); ++i) {
    player.press(KeyKind::tab);
  }
  player.press(KeyKind::enter);
  player.press(KeyKind::down);
  EXPECT_EQ(player.session().jumps_made(), 0U);
  EXPECT_TRUE(has(player.look(), "There are two ways")) << player.look();
  player.press(KeyKind::tab);
  player.press(KeyKind::enter);
  ASSERT_EQ(player.session().jumps_made(), 1U) << player.look();
  EXPECT_EQ(player.session().jumps()[0], (pegs::Hop{0, 5}));
}

TEST(PegsScreen, ClicksPickUpAndJump) {
  PegsPlayer player = english();
  const auto place_of = [&](std::string_view name) {
    const PegsPlaces places = place_holes(player.session().board(), {0, 1, 56, 21}, true);
    return places.holes[*pegs::read_hole(player.session().board(), name)];
  };
  const Box from = place_of("f4");
  const Box to = place_of("d4");
  player.press(KeyKind::mouse_press, from.x + 1, from.y);
  player.press(KeyKind::mouse_release, from.x + 1, from.y);
  player.press(KeyKind::mouse_press, to.x, to.y);
  EXPECT_EQ(player.session().jumps_made(), 1U);
  EXPECT_EQ(pegs::jumps_text(player.session().board(), player.session().jumps(), pegs::Notation::coordinates), "f4-d4");
}

TEST(PegsScreen, P7_MarksSayWhichJumpsKeepTheGameWinnable) {
  PegsPlayer player("triangle", 0, pegs::Finish::hole(0));
  player.type(U"w");
  player.wait();
  EXPECT_TRUE(has(player.look(), "●+")) << player.look();
  player.press(KeyKind::tab);
  EXPECT_TRUE(has(player.look(), "It can still be won")) << player.look();
  player.type(U"w");
  EXPECT_FALSE(has(player.look(), "●+"));
}

TEST(PegsScreen, P7_AHintAndEnterPlaysIt) {
  PegsPlayer player = english();
  for (int i = 0; i < 31; ++i) {
    player.type(U"h");
    player.wait();
    EXPECT_TRUE(has(player.look(), fmt::format("{} to go", 31 - i)));
    player.press(KeyKind::enter);
  }
  EXPECT_TRUE(player.session().won());
  EXPECT_TRUE(has(player.look(), "Well done!"));
}

TEST(PegsScreen, SaysWhatIsWrong) {
  PegsPlayer player = english();
  player.type(U":d1-d3");
  player.press(KeyKind::enter);
  EXPECT_EQ(player.session().jumps_made(), 0U);
  EXPECT_FALSE(has(player.look(), "jumps to"));
  EXPECT_TRUE(has(player.look({30, 8}), "Make it larger")) << player.look({30, 8});
}

TEST(PegsScreen, HelpSavesAndLeaves) {
  PegsPlayer player("english", 16, pegs::Finish::hole(16), Language::indonesian);
  EXPECT_TRUE(has(player.look(), "pasak 32"));
  player.type(U"?");
  EXPECT_TRUE(has(player.look(), "Tombol"));
  player.press(KeyKind::escape);
  player.type(U"s");
  player.press(KeyKind::enter);
  EXPECT_EQ(player.files().count("english.pegs"), 1U);
  EXPECT_FALSE(player.type(U"q"));
}

}  // namespace
}  // namespace sabar::tui
