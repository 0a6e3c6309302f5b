// Methods of peg solitaire on growing problems: what is measured, and how it is shown.
#include <bit>

#include <gtest/gtest.h>

#include <sabar/lab/pegs/html.hpp>
#include <sabar/lab/pegs/plot.hpp>
#include <sabar/report/page.hpp>

namespace sabar::lab {
namespace {

PegsGrowthOptions small_run() {
  PegsGrowthOptions options;
  options.board = *pegs::find_board("triangle");
  options.start = options.board.all() & ~pegs::bit(0);
  options.count = 5;
  options.budget.nodes = 100'000;
  return options;
}

TEST(PegsGrowth, P4_MemoryNeverLooksAtMoreBoards) {
  const auto growth = measure_pegs_growth(small_run());
  ASSERT_TRUE(growth) << growth.error().text();
  ASSERT_EQ(growth->methods, (std::vector<std::string>{"backtrack", "hash"}));
  ASSERT_FALSE(growth->boards.empty());
  ASSERT_FALSE(growth->positions.empty());
  for (const auto& series : {growth->boards, growth->positions}) {
    for (const PegsSize& size : series) {
      EXPECT_LE(size.methods[1].boards.mean, size.methods[0].boards.mean) << size.size;
      for (const PegsEffort& effort : size.methods) {
        EXPECT_EQ(effort.solved + effort.unsolvable + effort.unknown, size.problems);
      }
    }
  }
  EXPECT_EQ(growth->boards.back().size, 15U);
  EXPECT_EQ(growth->positions.back().size, 14U);
}

TEST(PegsGrowth, ThreadsChangeNothingButTimes) {
  PegsGrowthOptions options = small_run();
  const auto one = measure_pegs_growth(options);
  options.threads = 2;
  const auto two = measure_pegs_growth(options);
  ASSERT_TRUE(one && two);
  ASSERT_EQ(one->positions.size(), two->positions.size());
  for (std::size_t i = 0; i < one->positions.size(); ++i) {
    for (std::size_t method = 0; method < 2; ++method) {
      EXPECT_EQ(one->positions[i].methods[method].boards.mean, two->positions[i].methods[method].boards.mean);
      EXPECT_EQ(one->positions[i].methods[method].solved, two->positions[i].methods[method].solved);
    }
  }
}

TEST(PegsGrowth, PositionsByLotHaveTheirPegs) {
  const pegs::Board& board = *pegs::find_board("english");
  const pegs::Layout layout(board);
  const pegs::Holes start = board.all() & ~pegs::bit(16);
  for (int pegs = 4; pegs <= 32; ++pegs) {
    const auto lot = position_by_lot(layout, start, pegs, 7);
    ASSERT_TRUE(lot) << pegs;
    EXPECT_EQ(std::popcount(*lot), pegs);
    EXPECT_EQ(lot, position_by_lot(layout, start, pegs, 7));
  }
  EXPECT_FALSE(position_by_lot(layout, start, 33, 7));
}

TEST(PegsGrowth, BoardsAreCutOffAfterRows) {
  const pegs::Board& board = *pegs::find_board("english");
  EXPECT_EQ(first_rows(board, 2).size(), 6U);
  EXPECT_EQ(first_rows(board, 2).holes.front(), (pegs::Point{0, 0}));
  EXPECT_EQ(first_rows(board, 3).size(), 13U);
  EXPECT_EQ(first_rows(board, 7).holes, board.holes);
}

TEST(PegsGrowth, WrongNamesAndNumbersAreErrors) {
  PegsGrowthOptions options = small_run();
  options.methods = {"hsah"};
  EXPECT_FALSE(measure_pegs_growth(options));
  options.methods = {"hash", "hash"};
  EXPECT_FALSE(measure_pegs_growth(options));
  options.methods = {};
  EXPECT_FALSE(measure_pegs_growth(options));
  options = small_run();
  options.count = 0;
  EXPECT_FALSE(measure_pegs_growth(options));
}

TEST(PegsGrowth, PageAndPictureStandAlone) {
  const auto growth = measure_pegs_growth(small_run());
  ASSERT_TRUE(growth);
  for (const LanguageInfo& spoken : kLanguages) {
    const Language language = spoken.language;
    const PegsPage page{"<Triangle>", 1, 5, 100'000, language, "sabar lab strategies pegs/triangle"};
    const std::string html = pegs_page(*growth, page);
    EXPECT_NE(html.find("&lt;Triangle&gt;"), std::string::npos);
    EXPECT_EQ(html.find("<script"), std::string::npos);
    EXPECT_EQ(html.find("http"), std::string::npos);
    EXPECT_TRUE(html.ends_with("</html>\n"));
    const std::string svg = pegs_plot_file(*growth, page);
    EXPECT_TRUE(svg.starts_with("<svg xmlns"));
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
  }
}

TEST(PegsPlot, DrawsLinesOfOnePointAndOfNone) {
  const report::Marks& marks = report::page_words(Language::english).marks;
  EXPECT_NE(html::growth_plot({{"one", {{3, 0, false}}}}, {"id", "t", "x", "y"}, marks).find("one"), std::string::npos);
  EXPECT_NE(html::growth_plot({{"none", {}}}, {"id", "t", "x", "y"}, marks).find("<svg"), std::string::npos);
}

}  // namespace
}  // namespace sabar::lab
