// Holes, jumps and lines as text.
#include <gtest/gtest.h>

#include <sabar/games/pegs/layout.hpp>
#include <sabar/games/pegs/notation.hpp>

namespace sabar::pegs {
namespace {

constexpr Notation kAll[] = {Notation::coordinates, Notation::letters, Notation::numbers};

TEST(Pegs, P3_ThePapersLetters) {
  EXPECT_EQ(draw_names(*find_board("english"), Notation::letters),
            "    a b c\n"
            "    d e f\n"
            "g h i j k l m\n"
            "n o p x P O N\n"
            "M L K J I H G\n"
            "    F E D\n"
            "    C B A\n");
  EXPECT_EQ(draw_names(*find_board("european"), Notation::letters),
            "    a b c\n"
            "  y d e f z\n"
            "g h i j k l m\n"
            "n o p x P O N\n"
            "M L K J I H G\n"
            "  Z F E D Y\n"
            "    C B A\n");
}

TEST(Pegs, P3_ACapitalIsTheMirrorImage) {
  for (const std::string_view name : {"english", "european", "wiegleb", "diamond"}) {
    const Board& board = *find_board(name);
    const std::string letters = hole_letters(board);
    ASSERT_EQ(letters.size(), board.size()) << name;
    for (std::size_t i = 0; i < board.size(); ++i) {
      const Point mirror{
          static_cast<std::int8_t>(board.holes.back().column + board.holes[0].column - board.holes[i].column),
          static_cast<std::int8_t>(board.holes.back().row - board.holes[i].row)};
      const char other = letters[*board.hole_at(mirror)];
      EXPECT_EQ(std::tolower(other), std::tolower(letters[i])) << name;
      EXPECT_EQ(other == letters[i], letters[i] == 'x') << name;
    }
  }
}

TEST(Pegs, P3_BoardsWithoutMirrorLettersSaySo) {
  for (const std::string_view name : {"bell", "triangle"}) {
    const auto checked = check_notation(*find_board(name), Notation::letters);
    ASSERT_FALSE(checked);
    EXPECT_FALSE(checked.error().hint.empty());
  }
  EXPECT_TRUE(check_notation(*find_board("english"), Notation::letters));
}

TEST(Pegs, P3_HolesAreReadAsTheyAreWritten) {
  for (const Board& board : boards()) {
    for (const Notation notation : kAll) {
      if (!check_notation(board, notation)) {
        continue;
      }
      for (std::size_t hole = 0; hole < board.size(); ++hole) {
        const auto read = read_hole(board, hole_text(board, hole, notation));
        ASSERT_TRUE(read) << read.error().text();
        EXPECT_EQ(*read, hole) << board.name;
      }
    }
  }
  const Board& english = *find_board("english");
  EXPECT_EQ(*read_hole(english, "d4"), 16U);
  EXPECT_EQ(*read_hole(english, "D4"), 16U);
  EXPECT_EQ(*read_hole(english, "x"), 16U);
  EXPECT_EQ(*read_hole(english, "17"), 16U);
  for (const std::string_view wrong : {"", "a1", "q", "0", "34", "d44", "d", "4d", "d4x", "-", "?"}) {
    if (wrong == "d") {
      continue;  // a letter of the paper
    }
    EXPECT_FALSE(read_hole(english, wrong)) << wrong;
  }
  EXPECT_EQ(*read_holes(english, "d4, d5 x"), bit(16) | bit(23));
}

TEST(Pegs, P3_LinesAsJumpsAndAsSweeps) {
  const Board& board = *find_board("english");
  const auto line = read_line(board, "e-x lj c-k");
  ASSERT_TRUE(line) << line.error().text();
  EXPECT_EQ(jumps_text(board, *line, Notation::coordinates), "d2-d4 f3-d3 e1-e3");
  EXPECT_EQ(jumps_text(board, *line, Notation::letters), "e-x l-j c-k");
  const auto sweep = read_line(board, "d2-d4-f4 a3-c3");
  ASSERT_TRUE(sweep);
  EXPECT_EQ(sweep->size(), 3U);
  EXPECT_EQ(count_sweeps(*sweep), 2U);
  EXPECT_EQ(sweeps_text(board, *sweep, Notation::coordinates), "d2-d4-f4 a3-c3");
  EXPECT_EQ(jumps_text(board, *sweep, Notation::coordinates), "d2-d4 d4-f4 a3-c3");
  EXPECT_EQ(*read_line(board, "d2-d4 d4-f4 a3-c3"), *sweep);
  EXPECT_EQ(count_sweeps({}), 0U);
}

TEST(Pegs, P3_AWrongLineSaysWhichMove) {
  const Board& board = *find_board("english");
  for (const std::string_view wrong : {"d2-d4 q9-d4", "d2-d4 d4", "d2-d4 d2-", "d2-d4 d2d4", "d2-d4 12", "ex -"}) {
    const auto line = read_line(board, wrong);
    ASSERT_FALSE(line) << wrong;
    EXPECT_EQ(line.error().where.substr(0, 6), "move 2") << wrong;
    EXPECT_FALSE(line.error().hint.empty()) << wrong;
  }
}

TEST(Pegs, P3_NotationsHaveNames) {
  for (const Notation notation : kAll) {
    EXPECT_EQ(*read_notation(to_text(notation)), notation);
  }
  EXPECT_FALSE(read_notation("letter"));
  EXPECT_EQ(usual_notation(*find_board("triangle")), Notation::numbers);
}

}  // namespace
}  // namespace sabar::pegs
