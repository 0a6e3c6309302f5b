#include <gtest/gtest.h>

#include <sabar/check/pegs/judge.hpp>
#include <sabar/solvers/pegs/problems.hpp>
#include <sabar/solvers/pegs/two_sided.hpp>

namespace sabar::pegs {
namespace {

ProblemTable table_of(std::string_view name, std::uint64_t nodes, bool exhaustive) {
  ProblemOptions options;
  options.method.budget.nodes = nodes;
  options.exhaustive = exhaustive;
  const auto table = solve_problems(*find_board(name), options);
  return table ? *table : ProblemTable{};
}

Problem problem_on(std::string_view name, Point vacancy, Point finish) {
  const Board& board = *find_board(name);
  return Problem::vacancy(board, *board.hole_at(vacancy), Finish::hole(*board.hole_at(finish)));
}

TEST(PegsProblems, P7_EveryProblemOfTheSmallerBoards) {
  struct Row {
    std::string_view board;
    std::size_t permitted;
    std::size_t solvable;
  };
  for (const Row& row :
       {Row{"triangle", 17, 12}, Row{"english", 21, 21}, Row{"european", 10, 10}, Row{"bell", 88, 88}}) {
    const ProblemTable table = table_of(row.board, 1'000'000, true);
    EXPECT_EQ(table.rows.size(), row.permitted) << row.board;
    EXPECT_EQ(table.count(Verdict::solved), row.solvable) << row.board;
    EXPECT_EQ(table.count(Verdict::unknown), 0U) << row.board;
    for (const ProblemRow& problem : table.rows) {
      const Problem given = Problem::vacancy(*find_board(row.board), problem.pair.vacancy, Finish::hole(0));
      if (problem.answer.verdict == Verdict::solved) {
        EXPECT_TRUE(judge_pegs(given.board, given.start, bit(problem.pair.finish), problem.answer.line).finished);
      } else {
        EXPECT_NE(problem.answer.reason, Reason::none);
      }
    }
  }
}

TEST(PegsProblems, P7_WieglebsBoardButForOne) {
  const ProblemTable table = table_of("wiegleb", 1'500'000, false);
  EXPECT_EQ(table.rows.size(), 36U);
  EXPECT_EQ(table.count(Verdict::solved), 35U);
  EXPECT_EQ(table.count(Verdict::unsolvable), 0U);
}

TEST(PegsProblems, P7_TheDiamond) {
  const ProblemTable table = table_of("diamond", 200'000, false);
  EXPECT_EQ(table.rows.size(), 17U);
  EXPECT_EQ(table.count(Verdict::solved), 4U);
  EXPECT_EQ(table.count(Verdict::unsolvable), 9U);
}

TEST(PegsTwoSided, DiesOutOnTheDiamond) {
  const Problem problem = problem_on("diamond", {4, 0}, {4, 2});
  const Answer answer = two_sided(problem, Layout(problem.board), {});
  EXPECT_EQ(answer.verdict, Verdict::unsolvable);
  EXPECT_EQ(answer.reason, Reason::exhausted);
}

TEST(PegsTwoSided, AgreesWithBestOnTheTriangle) {
  const Board& board = *find_board("triangle");
  const Layout layout(board);
  for (std::size_t vacancy = 0; vacancy < board.size(); ++vacancy) {
    for (std::size_t finish = 0; finish < board.size(); ++finish) {
      const Problem problem = Problem::vacancy(board, vacancy, Finish::hole(finish));
      const auto best = solve("best", problem, {});
      ASSERT_TRUE(best);
      const Answer answer = two_sided(problem, layout, {});
      EXPECT_EQ(answer.verdict, best->verdict) << vacancy << " " << finish;
      if (answer.verdict == Verdict::solved) {
        EXPECT_TRUE(judge_pegs(board, problem.start, problem.finish.pegs, answer.line).finished);
      }
    }
  }
}

TEST(PegsTwoSided, BudgetsEndIt) {
  const Problem problem = problem_on("diamond", {4, 0}, {4, 8});
  MethodOptions few;
  few.budget.nodes = 5000;
  EXPECT_EQ(two_sided(problem, Layout(problem.board), few).halt, Halt::nodes);
  MethodOptions small;
  small.budget.bytes = 1 << 16;
  EXPECT_EQ(two_sided(problem, Layout(problem.board), small).halt, Halt::memory);
}

}  // namespace
}  // namespace sabar::pegs
