// Sessions of peg solitaire: play, undo, redo, saves, views, and what the adviser says.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sabar/session/pegs/adviser.hpp>
#include <sabar/session/pegs/picture.hpp>

namespace sabar {
namespace {

using pegs::Finish;
using pegs::Notation;
using pegs::Problem;

PegsSession central() {
  const pegs::Board& board = *pegs::find_board("english");
  const std::size_t middle = board.size() / 2;
  return *PegsSession::begin(Problem::vacancy(board, middle, Finish::hole(middle)));
}

PegsSession triangle(std::size_t vacancy, Finish finish = Finish::any()) {
  return *PegsSession::begin(Problem::vacancy(*pegs::find_board("triangle"), vacancy, finish));
}

TEST(PegsSession, P2_PlaysUndoesAndRedoes) {
  PegsSession session = central();
  EXPECT_EQ(session.legal().size(), 4U);
  ASSERT_TRUE(session.play("d2-d4"));
  ASSERT_TRUE(session.play("b3-d3"));
  EXPECT_EQ(session.jumps_made(), 2U);
  EXPECT_EQ(session.pegs_left(), 30);
  EXPECT_TRUE(session.undo());
  EXPECT_EQ(session.redo_count(), 1U);
  EXPECT_TRUE(session.redo());
  EXPECT_FALSE(session.redo());
  ASSERT_TRUE(session.go_to(0));
  EXPECT_EQ(session.pegs(), session.problem().start);
  EXPECT_FALSE(session.undo());
  EXPECT_FALSE(session.go_to(3));
  ASSERT_TRUE(session.play("d6-d4"));
  EXPECT_FALSE(session.can_redo());
}

TEST(PegsSession, P2_SaysWhyAJumpIsImpossibleAndChangesNothing) {
  PegsSession session = central();
  const pegs::Holes before = session.pegs();
  for (const char* text : {"d1-d3", "d4-d2", "a1-a3", "d2-e3", "d2", "", "d2-d4 d2-d4"}) {
    const auto played = session.play(text);
    ASSERT_FALSE(played) << text;
    EXPECT_FALSE(played.error().message.empty()) << text;
    EXPECT_EQ(session.pegs(), before) << text;
  }
}

TEST(PegsSession, SweepsCountOnce) {
  PegsSession session = central();
  ASSERT_TRUE(session.play("b4-d4 e4-c4"));
  ASSERT_TRUE(session.play("d2-d4-b4"));
  EXPECT_EQ(session.jumps_made(), 4U);
  EXPECT_EQ(session.moves_made(), 3U);
}

TEST(PegsSession, SavesComeBackByteForByte) {
  for (const char* name : {"english", "european", "wiegleb", "bell", "diamond", "triangle"}) {
    const pegs::Board& board = *pegs::find_board(name);
    for (std::size_t hole = 0; hole < board.size(); hole += 5) {
      PegsSession session = *PegsSession::begin(Problem::vacancy(board, hole, Finish::any()));
      for (int i = 0; i < 9 && !session.legal().empty(); ++i) {
        ASSERT_TRUE(session.play(session.legal()[static_cast<std::size_t>(7 * i) % session.legal().size()]));
      }
      session.undo();
      session.undo();
      const std::string text = session.save();
      const auto loaded = PegsSession::load(text);
      ASSERT_TRUE(loaded) << loaded.error().text() << "\n" << text;
      EXPECT_EQ(loaded->save(), text);
      EXPECT_EQ(loaded->pegs(), session.pegs());
      EXPECT_EQ(loaded->redo_count(), session.redo_count());
      EXPECT_EQ(loaded->board().grid, board.grid);
    }
  }
}

TEST(PegsSession, P1_SavesKeepBoardsWithGaps) {
  for (const char* drawing : {"**o\n...\n***\n", "*.o\n", "..*\n*\no.o\n", "grid triangular\n  *\n .\n* o *\n"}) {
    const auto board = pegs::read_board("gaps", drawing);
    ASSERT_TRUE(board) << drawing << board.error().text();
    const auto session = PegsSession::begin({*board, *board->start, Finish::any()});
    ASSERT_TRUE(session);
    const auto loaded = PegsSession::load(session->save());
    ASSERT_TRUE(loaded) << loaded.error().text() << "\n" << session->save();
    EXPECT_EQ(loaded->board().holes, board->holes) << session->save();
    EXPECT_EQ(loaded->save(), session->save());
  }
}

// A save draws holes one place apart, twice as wide as a board may be that is drawn without blanks.
TEST(PegsSession, P1_SavesKeepTheWidestBoards) {
  for (const auto& [grid, wide] : {std::pair{"", "**o*" + std::string(115, '.') + "*"},
                                   std::pair{"grid triangular\n", "* o" + std::string(235, ' ') + "*"}}) {
    const auto board = pegs::read_board("own", grid + wide);
    ASSERT_TRUE(board) << board.error().text();
    const auto session = PegsSession::begin({*board, *board->start, Finish::any()});
    const auto again = PegsSession::load(session->save());
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(again->board().holes, board->holes);
    EXPECT_FALSE(pegs::read_board("own", grid + wide + " *"));
    EXPECT_FALSE(pegs::read_board("own", grid + std::string(500, ' ') + wide));
  }
}

TEST(PegsSession, P7_SavesKeepEveryKindOfFinish) {
  const pegs::Board& board = *pegs::find_board("english");
  for (const Finish& finish : {Finish::any(), Finish::hole(3), Finish::exactly(pegs::bit(3) | pegs::bit(9))}) {
    const auto session = PegsSession::begin(Problem::vacancy(board, 0, finish));
    ASSERT_TRUE(session);
    EXPECT_EQ(PegsSession::load(session->save())->finish(), finish);
  }
}

TEST(PegsSession, DamagedSavesNameTheirPlace) {
  PegsSession session = central();
  ASSERT_TRUE(session.play("d2-d4 b3-d3"));
  const std::string good = session.save();
  const auto broken = [&](std::string_view from, std::string_view to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    const auto loaded = PegsSession::load(text);
    EXPECT_FALSE(loaded) << text;
    return loaded ? std::string() : loaded.error().where;
  };
  EXPECT_EQ(broken("sabar-pegs 1", "sabar-pegs 2"), "line 1, column 1");
  EXPECT_EQ(broken("finish d4", "finish d9"), "line 11, column 8");
  EXPECT_EQ(broken("* * * o", "* * * O"), "line 7, column 9");
  EXPECT_EQ(broken("finish d4\n", "finish d4\n| *\n"), "line 12, column 1");
  EXPECT_EQ(broken("b3-d3", "b3-d5"), "line 12, column 7");
  EXPECT_EQ(broken("jumps", "jump"), "line 12, column 1");
  EXPECT_EQ(broken("end\n", ""), "line 12, column 1");
  // A second carriage return was once taken for a part of the title, and gone in the next save.
  EXPECT_EQ(broken("title English board\n", "title English board\r\r\n"), "line 3, column 20");
  EXPECT_EQ(broken("title English", "title \x1B[31mEnglish"), "line 3, column 7");
  EXPECT_EQ(broken("title English",
                   "title \xFF"
                   "English"),
            "line 3, column 7");
  EXPECT_EQ(broken("board english", "board eng\tlish\x07"), "line 2, column 15");
  EXPECT_FALSE(PegsSession::load(std::string(PegsSession::kMaxSave + 1, 'x')));
  for (std::size_t size = 0; size < good.size(); ++size) {
    EXPECT_FALSE(PegsSession::load(std::string_view(good).substr(0, size)).has_value() && size + 1 < good.size());
  }
}

TEST(PegsAdviser, P7_HintsLeadToTheFinish) {
  for (PegsSession session : {central(), triangle(0, Finish::hole(12)), triangle(4)}) {
    PegsAdviser adviser;
    while (!session.won()) {
      const PegsHint hint = adviser.hint(session);
      ASSERT_EQ(hint.verdict, Verdict::solved);
      ASSERT_TRUE(hint.jump);
      EXPECT_EQ(static_cast<int>(hint.to_go), session.pegs_left() - 1);
      ASSERT_TRUE(session.play(*hint.jump));
    }
    EXPECT_FALSE(adviser.hint(session).jump);
  }
}

TEST(PegsAdviser, P7_LooksAtEveryJump) {
  PegsSession session = triangle(0, Finish::hole(0));
  PegsAdviser adviser;
  while (!session.legal().empty()) {
    const PegsOutlook outlook = adviser.look(session);
    ASSERT_EQ(outlook.after.size(), session.legal().size());
    for (std::size_t i = 0; i < outlook.after.size(); ++i) {
      const pegs::Holes after = session.pegs() ^ session.layout().find_jump(session.legal()[i])->mask;
      const auto answer = pegs::solve("hash", {session.board(), after, session.finish()}, {});
      ASSERT_TRUE(answer);
      EXPECT_EQ(outlook.after[i], answer->verdict) << session.save();
    }
    ASSERT_TRUE(session.play(session.legal().back()));
  }
}

TEST(PegsAdviser, KnowsThatTheEuropeanCentreIsLost) {
  const pegs::Board& board = *pegs::find_board("european");
  const auto session = PegsSession::begin(Problem::vacancy(board, 18, Finish::hole(18)));
  PegsAdviser adviser;
  EXPECT_EQ(adviser.hint(*session).verdict, Verdict::unsolvable);
}

TEST(PegsSession, ViewHasHolesJumpsAndWhatBecomesOfThem) {
  PegsSession session = central();
  PegsAdviser adviser;
  const auto view = nlohmann::json::parse(session.view(adviser.look(session), Notation::coordinates));
  EXPECT_EQ(view["board"], "english");
  EXPECT_EQ(view["holes"].size(), 33U);
  EXPECT_EQ(view["winnable"], true);
  EXPECT_EQ(view["finish"], "d4");
  std::size_t jumps = 0;
  for (const auto& hole : view["holes"]) {
    for (const auto& jump : hole["jumps"]) {
      EXPECT_EQ(jump["winnable"], true);
      EXPECT_TRUE(session.play(jump["jump"].get<std::string>()));
      session.undo();
      ++jumps;
    }
  }
  EXPECT_EQ(jumps, 4U);
}

TEST(PegsPicture, ShowsPegsAndEdges) {
  const PegsSession session = triangle(0);
  EXPECT_EQ(pegs_picture(session.board(), session.pegs(), {true, true}),
            "    o\n   * *\n  * * *\n * * * *\n* * * * *\n");
  const std::string english = pegs_picture(central().board(), central().pegs(), {true, true});
  EXPECT_TRUE(english.starts_with("    a b c d e f g\n 1      * * *\n"));
  EXPECT_NE(english.find(" 4  * * * o * * *\n"), std::string::npos);
}

}  // namespace
}  // namespace sabar
