// Why problems are impossible: position classes and pagoda functions. And the packages of a line.
#include <bit>
#include <set>

#include <gtest/gtest.h>

#include <sabar/games/pegs/classes.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/games/pegs/packages.hpp>
#include <sabar/games/pegs/pagoda.hpp>

#include "laws/laws.hpp"

namespace sabar::pegs {
namespace {

// Problems with one vacancy and one last peg, one for each up to symmetry.
std::vector<std::pair<std::size_t, std::size_t>> problems_of(const Board& board, const Layout& layout) {
  std::set<std::pair<Holes, Holes>> seen;
  std::vector<std::pair<std::size_t, std::size_t>> problems;
  for (std::size_t vacancy = 0; vacancy < board.size(); ++vacancy) {
    for (std::size_t last = 0; last < board.size(); ++last) {
      std::pair least(bit(vacancy), bit(last));
      for (std::size_t s = 1; s < layout.symmetries().size(); ++s) {
        least = std::min(least, std::pair(layout.image(bit(vacancy), s), layout.image(bit(last), s)));
      }
      if (seen.insert(least).second) {
        problems.emplace_back(vacancy, last);
      }
    }
  }
  return problems;
}

std::size_t count_permitted(const Board& board) {
  const Layout layout(board);
  std::size_t count = 0;
  for (const auto& [vacancy, last] : problems_of(board, layout)) {
    count += class_argument(board, board.all() & ~bit(vacancy), Finish::hole(last)) ? 0U : 1U;
  }
  return count;
}

TEST(Pegs, P5_EuropeanCentreIsImpossible) {
  const Board& board = *find_board("european");
  const std::size_t centre = *read_hole(board, "d4");
  const auto argument = class_argument(board, board.all() & ~bit(centre), Finish::any());
  ASSERT_TRUE(argument);
  EXPECT_EQ(argument->at_start, (std::array{12, 12, 12}));
  EXPECT_TRUE(argument->all_alike);
  // The picture of the paper.
  EXPECT_EQ(draw_colouring(board, colourings(board)[argument->colouring]),
            "    A B C\n"
            "  A B C A B\n"
            "A B C A B C A\n"
            "B C A B C A B\n"
            "C A B C A B C\n"
            "  B C A B C\n"
            "    A B C\n");
}

TEST(Pegs, P5_SixteenVacanciesOfTheEuropeanBoardArePermitted) {
  const Board& board = *find_board("european");
  int permitted = 0;
  for (std::size_t i = 0; i < board.size(); ++i) {
    permitted += permitted_finishes(board, board.all() & ~bit(i)) != 0 ? 1 : 0;
    EXPECT_EQ(permitted_finishes(board, board.all() & ~bit(i)) == 0,
              class_argument(board, board.all() & ~bit(i), Finish::any()).has_value());
  }
  EXPECT_EQ(permitted, 16);
}

TEST(Pegs, P5_ProblemsThatTheClassPermits) {
  EXPECT_EQ(count_permitted(*find_board("english")), 21U);
  EXPECT_EQ(count_permitted(*find_board("european")), 10U);
  EXPECT_EQ(count_permitted(*find_board("wiegleb")), 36U);
  EXPECT_EQ(count_permitted(*find_board("bell")), 88U);
  EXPECT_EQ(count_permitted(*find_board("triangle")), 17U);
}

// Class and weights along random play.
TEST(Pegs, P5_JumpsKeepTheClassAndNeverGainWeight) {
  for (const Board& board : boards()) {
    const Layout layout(board);
    const auto list = colourings(board);
    const Holes start = board.all() & ~bit(0);
    const auto pagodas = useful_pagodas(layout, start, bit(0), 8);
    const PagodaLanes lanes(layout, pagodas, bit(0));
    ASSERT_EQ(lanes.size(), pagodas.size());
    WalkDice dice(7);
    for (int game = 0; game < 50; ++game) {
      for (Holes pegs = start;;) {
        EXPECT_EQ(class_of(list, pegs), class_of(list, start));
        bool excluded = false;
        for (const Pagoda& pagoda : pagodas) {
          excluded = excluded || pagoda.weight(pegs) < pagoda.weight(bit(0));
        }
        EXPECT_EQ(PagodaLanes::excluded(lanes.weight(pegs)), excluded);
        std::vector<std::size_t> next;
        for (std::size_t i = 0; i < layout.jumps().size(); ++i) {
          if (layout.jumps()[i].fits(pegs)) {
            next.push_back(i);
          }
        }
        if (next.empty()) {
          break;
        }
        const std::size_t jump = next[dice.below(next.size())];
        EXPECT_EQ(lanes.weight(pegs ^ layout.jumps()[jump].mask), lanes.weight(pegs) - lanes.loss(jump));
        pegs ^= layout.jumps()[jump].mask;
      }
    }
  }
}

TEST(Pegs, P5_PagodaFunctionsExcludeThreeProblemsOfTheDiamond) {
  const Board& board = *find_board("diamond");
  const Layout layout(board);
  int excluded = 0;
  for (const auto& [vacancy, last] : problems_of(board, layout)) {
    const Holes start = board.all() & ~bit(vacancy);
    if (class_argument(board, start, Finish::hole(last))) {
      continue;
    }
    if (const auto pagoda = find_pagoda(layout, start, bit(last))) {
      EXPECT_TRUE(pagoda->holds(layout));
      EXPECT_LT(pagoda->weight(start), pagoda->weight(bit(last)));
      ++excluded;
    }
  }
  EXPECT_EQ(excluded, 3);
}

TEST(Pegs, P5_NoPagodaFunctionExcludesWhatCanBeSolved) {
  const Board& board = *find_board("english");
  const Layout layout(board);
  for (const auto& [vacancy, last] : problems_of(board, layout)) {
    const Holes start = board.all() & ~bit(vacancy);
    if (!class_argument(board, start, Finish::hole(last))) {
      EXPECT_FALSE(find_pagoda(layout, start, bit(last)));
    }
  }
  // Pegs never come back.
  EXPECT_TRUE(find_pagoda(layout, bit(16), layout.all() & ~bit(16)));
}

// The one package of a line on the English board that begins with these pegs.
Package only_package(std::string_view pegs, std::string_view moves) {
  const Board& board = *find_board("english");
  const auto found = find_packages(board, Layout(board), *read_holes(board, pegs), *read_line(board, moves));
  EXPECT_EQ(found.size(), 1U) << moves;
  return found.empty() ? Package{} : found[0];
}

void expect_package(const Package& package, PackageShape shape, std::string_view removed, std::string_view catalyst) {
  const Board& board = *find_board("english");
  EXPECT_EQ(package.shape, shape);
  EXPECT_EQ(holes_text(board, package.removed, Notation::coordinates), removed);
  EXPECT_EQ(holes_text(board, package.catalyst, Notation::coordinates), catalyst);
}

TEST(Pegs, P6_TheLineOfThreeOfThePaper) {
  // The catalyst jumps out over the first peg of the line and back in over the last.
  const Package package = only_package("c3 d3 d4 d5", "c3-e3 d5-d3 e3-c3");
  expect_package(package, PackageShape::line_of_3, "d3 d4 d5", "c3");
  EXPECT_EQ(package.room, *read_holes(*find_board("english"), "e3"));
  EXPECT_EQ(package.jumps, (std::vector<std::size_t>{0, 1, 2}));
}

TEST(Pegs, P6_TheBlockOfSix) {
  expect_package(only_package("c4 c6 d6 e6 c7 d7 e7", "c7-c5 e7-c7 c4-c6 c7-c5 e6-c6 c6-c4"), PackageShape::block_of_6,
                 "c6 d6 e6 c7 d7 e7", "c4");
}

TEST(Pegs, P6_TheLOfSix) {
  expect_package(only_package("e2 d3 e3 f3 g3 g4 g5", "e2-e4 g3-e3 g5-g3 d3-f3 g3-e3 e4-e2"), PackageShape::l_of_6,
                 "d3 e3 f3 g3 g4 g5", "e2");
}

TEST(Pegs, P6_PackagesAreNamedByTheirShape) {
  EXPECT_EQ(shape_text(only_package("c3 d3 d4 d5", "c3-e3 d5-d3 e3-c3")), "line of 3");
  EXPECT_EQ(shape_text({.shape = PackageShape::other, .jumps = {}, .removed = 0b11111}), "package of 5");
}

TEST(Pegs, P6_JumpsOfAPackageMayBeApart) {
  const Package package = only_package("c3 d3 d4 d5 a4 b4 c7 d7", "c3-e3 a4-c4 d5-d3 c7-e7 e3-c3");
  expect_package(package, PackageShape::line_of_3, "d3 d4 d5", "c3");
  EXPECT_EQ(package.jumps, (std::vector<std::size_t>{0, 2, 4}));
}

TEST(Pegs, P6_JumpsThatCannotBeBroughtTogetherAreNoPackage) {
  const Board& board = *find_board("english");
  // The jump between needs the peg that the package would have taken.
  const auto line = read_line(board, "c3-e3 f3-d3 d5-d3");
  EXPECT_TRUE(find_packages(board, Layout(board), *read_holes(board, "c3 d3 d4 d5 f3"), *line).empty());
  EXPECT_TRUE(find_packages(board, Layout(board), 0, *line).empty()) << "a line that is not allowed";
}

TEST(Pegs, P6_Shapes) {
  const Board& board = *find_board("english");
  const auto shape = [&](std::string_view holes) { return shape_of(board, *read_holes(board, holes)); };
  EXPECT_EQ(shape("a3 a4 a5"), PackageShape::line_of_3);
  EXPECT_EQ(shape("a3 b3 d3"), PackageShape::other);
  EXPECT_EQ(shape("a3 b3 b4"), PackageShape::other);
  EXPECT_EQ(shape("c1 d1 c2 d2 c3 d3"), PackageShape::block_of_6);
  EXPECT_EQ(shape("c1 c2 c3 c4 d4 e4"), PackageShape::l_of_6);
  EXPECT_EQ(shape("c1 c2 c3 c4 d2 e2"), PackageShape::other);
  EXPECT_EQ(shape("c3 d3 e3 c4 d4 e4 c5 d5 e5"), PackageShape::block_of_9);
  EXPECT_EQ(shape_of(*find_board("triangle"), *read_holes(*find_board("triangle"), "1 3 6")), PackageShape::line_of_3);
}

}  // namespace
}  // namespace sabar::pegs
