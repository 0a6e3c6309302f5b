// Boards: the six of the paper, boards that are drawn, jumps and symmetries that are found.
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/games/pegs/game.hpp>
#include <sabar/search/perft.hpp>

#include "laws/laws.hpp"

namespace sabar::pegs {
namespace {

struct BoardFacts {
  std::string_view name;
  std::size_t holes;
  std::size_t jumps;
  std::size_t symmetries;
};

TEST(Pegs, P1_SixBoardsWithTheirJumpsAndSymmetries) {
  constexpr BoardFacts kFacts[] = {{"english", 33, 76, 8}, {"european", 37, 92, 8}, {"wiegleb", 45, 108, 8},
                                   {"bell", 39, 92, 2},    {"diamond", 41, 100, 8}, {"triangle", 15, 36, 6}};
  ASSERT_EQ(boards().size(), std::size(kFacts));
  for (const BoardFacts& facts : kFacts) {
    const Board* board = find_board(facts.name);
    ASSERT_NE(board, nullptr) << facts.name;
    const Layout layout(*board);
    EXPECT_EQ(board->size(), facts.holes) << facts.name;
    EXPECT_EQ(layout.jumps().size(), facts.jumps) << facts.name;
    EXPECT_EQ(layout.triples().size(), facts.jumps / 2) << facts.name;
    EXPECT_EQ(layout.symmetries().size(), facts.symmetries) << facts.name;
  }
  EXPECT_EQ(find_board("asymmetric"), find_board("bell"));
  EXPECT_EQ(find_board("chess"), nullptr);
}

TEST(Pegs, P1_SymmetriesAreAGroupThatKeepsTheJumps) {
  for (const Board& board : boards()) {
    const Layout layout(board);
    const std::set<Holes> triples(layout.triples().begin(), layout.triples().end());
    for (std::size_t s = 0; s < layout.symmetries().size(); ++s) {
      for (const Holes triple : triples) {
        EXPECT_TRUE(triples.contains(layout.image(triple, s))) << board.name;
      }
      const Holes some = layout.all() / 3;
      EXPECT_EQ(layout.canonical(layout.image(some, s)), layout.canonical(some)) << board.name;
    }
    EXPECT_EQ(layout.image(layout.all() / 5, 0), layout.all() / 5) << "the identity is first";
  }
}

TEST(Pegs, P1_ADrawingIsReadAsItIsWritten) {
  for (const Board& board : boards()) {
    const Holes pegs = board.all() & ~bit(board.size() / 2);
    const std::string grid = board.grid == Grid::square ? "square" : "triangular";
    const auto again = read_board("again", "# a board\ntitle Again\ngrid " + grid + "\n" + draw_pegs(board, pegs));
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(again->title, "Again");
    EXPECT_EQ(again->holes, board.holes) << board.name;
    EXPECT_EQ(again->start, pegs) << board.name;
    EXPECT_FALSE(again->finish) << board.name;
  }
}

TEST(Pegs, P1_StartAndFinishMayBeDrawn) {
  const auto board = read_board("row", "***o\r\nfinish\r\no*o*\r\n");
  ASSERT_TRUE(board) << board.error().text();
  EXPECT_EQ(board->start, Holes{0b0111});
  EXPECT_EQ(board->finish, Holes{0b1010});
  // Equal signs show a shape only.
  EXPECT_FALSE(read_board("shape", "***\n")->start);
  EXPECT_FALSE(read_board("shape", "ooo\n")->start);
}

TEST(Pegs, P1_ADrawingWithAMistakeSaysWhere) {
  struct Wrong {
    std::string text;
    std::string where;
  };
  const Wrong wrong[] = {{"ooo\noxo\n", "line 2, column 2"},
                         {"grid hexagonal\n", "line 1, column 6"},
                         {"grid\n", "line 1, column 5"},
                         {"titel A board\nooo\n", "line 1, column 1"},
                         {"ooo\n\nooo\n", "line 3, column 1"},
                         {"grid triangular\n o\no o\noo\n", "line 4, column 1"},
                         {"finish\nooo\n", "line 1, column 1"},
                         {"*o*\nfinish\n*o\n", "line 3, column 2"},
                         {"o\to\n", "line 1, column 2"},
                         {fmt::format("{:o<65}\n", ""), "line 1, column 65"},
                         {"", "line 1"}};
  for (const Wrong& each : wrong) {
    const auto board = read_board("wrong", each.text);
    ASSERT_FALSE(board) << each.text;
    EXPECT_EQ(board.error().where, each.where) << each.text << board.error().text();
    EXPECT_FALSE(board.error().hint.empty()) << each.text;
  }
}

TEST(Pegs, P1_SixtyFourHolesAreNotTooMany) {
  std::string text;
  for (int row = 0; row < 8; ++row) {
    text += "oooooooo\n";
  }
  const auto board = read_board("chessboard", text);
  ASSERT_TRUE(board);
  const Layout layout(*board);
  EXPECT_EQ(layout.all(), ~Holes{0});
  EXPECT_EQ(layout.jumps().size(), 192U);
  EXPECT_EQ(layout.symmetries().size(), 8U);
}

TEST(Pegs, P2_LawsHoldOnEveryBoard) {
  for (const Board& board : boards()) {
    const Layout layout(board);
    const Pegs game(layout, Finish::any());
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      expect_laws(game, Pegs::State{board.all() & ~bit(seed % board.size())}, seed, 64);
    }
  }
}

TEST(Pegs, P2_LinesOfTheEnglishCentralGame) {
  const Layout layout(*find_board("english"));
  const Pegs game(layout, Finish::hole(16));
  const std::vector<std::uint64_t> expected = {1, 4, 12, 60, 400, 2960, 24600, 221072};
  EXPECT_EQ(perft(game, Pegs::State{layout.all() & ~bit(16)}, 7), expected);
}

TEST(Pegs, P2_TriangleJumpsInSixDirections) {
  const Board& board = *find_board("triangle");
  const Layout layout(board);
  std::set<std::uint8_t> reached;
  for (const Jump& jump : layout.jumps()) {
    if (jump.from == 3) {
      reached.insert(jump.to);
    }
  }
  // From hole 4, in the middle of an edge, to 1, 6, 11 and 13.
  EXPECT_EQ(reached, (std::set<std::uint8_t>{0, 5, 10, 12}));
}

// A terminal would obey them.
TEST(Pegs, P1_TitlesHaveNoControlCharacters) {
  for (const std::string title : {"a\x1B[31mb", "\x07", "a\x7F", "\xC2\x9B", "a\xFF"}) {
    const auto board = read_board("own", "title " + title + "\n*o*\n");
    ASSERT_FALSE(board) << title;
    EXPECT_TRUE(board.error().where.starts_with("line 1, column ")) << board.error().text();
  }
}

}  // namespace
}  // namespace sabar::pegs
