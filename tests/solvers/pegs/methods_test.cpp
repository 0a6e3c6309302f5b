// Methods by name: verdicts, judged lines, budgets, and the exact values that are known.
#include <atomic>

#include <gtest/gtest.h>

#include <sabar/check/pegs/judge.hpp>
#include <sabar/games/pegs/classes.hpp>
#include <sabar/games/pegs/notation.hpp>
#include <sabar/solvers/pegs/method.hpp>
#include <sabar/solvers/pegs/whole/regions.hpp>

namespace sabar::pegs {
namespace {

Problem problem_of(std::string_view name, std::string_view vacancy, std::string_view last) {
  const Board& board = *find_board(name);
  const Finish finish = last == "any" ? Finish::any() : Finish::hole(*read_hole(board, last));
  return Problem::vacancy(board, *read_hole(board, vacancy), finish);
}

Answer solved_by(std::string_view method, const Problem& problem, const MethodOptions& options = {}) {
  const auto answer = solve(method, problem, options);
  EXPECT_TRUE(answer) << answer.error().text();
  if (!answer) {
    return {};
  }
  const bool finished = judge_pegs(problem.board, problem.start, problem.finish.pegs, answer->line).finished;
  EXPECT_EQ(answer->verdict == Verdict::solved, finished) << method;
  EXPECT_EQ(answer->moves, count_sweeps(answer->line)) << method;
  EXPECT_EQ(answer->reason == Reason::none, answer->verdict != Verdict::unsolvable) << method;
  return *answer;
}

TEST(Pegs, P4_AllMethodsAgreeOnTheTriangle) {
  const Board& board = *find_board("triangle");
  int permitted = 0;
  int solved = 0;
  for (const std::size_t vacancy : {0U, 1U, 3U, 4U}) {
    for (std::size_t last = 0; last < board.size(); ++last) {
      const Problem problem = Problem::vacancy(board, vacancy, Finish::hole(last));
      const Verdict oracle = solved_by("hash", problem).verdict;
      EXPECT_NE(oracle, Verdict::unknown);
      for (const std::string_view method : {"symmetry", "pagoda", "best", "sweeps"}) {
        EXPECT_EQ(solved_by(method, problem).verdict, oracle) << method << " " << vacancy + 1 << " " << last + 1;
      }
      permitted += class_argument(board, problem.start, problem.finish) ? 0 : 1;
      solved += oracle == Verdict::solved ? 1 : 0;
    }
  }
  EXPECT_GT(permitted, solved);
}

TEST(Pegs, P4_BacktrackingVisitsMoreBoardsThanTheHashTable) {
  const Problem problem = problem_of("triangle", "5", "1");  // impossible
  const Answer plain = solved_by("backtrack", problem);
  const Answer hash = solved_by("hash", problem);
  EXPECT_EQ(plain.verdict, Verdict::unsolvable);
  EXPECT_EQ(hash.verdict, Verdict::unsolvable);
  // All boards that can be reached, and all of them remembered.
  EXPECT_EQ(hash.table, 1651U);
  EXPECT_EQ(plain.table, 0U);
  EXPECT_GT(plain.boards, 50 * hash.boards);
  EXPECT_LT(solved_by("symmetry", problem).table, hash.table);
}

TEST(Pegs, P4_HashSolvesTheEnglishCentralGame) {
  const Answer answer = solved_by("hash", problem_of("english", "d4", "d4"));
  EXPECT_EQ(answer.verdict, Verdict::solved);
  EXPECT_EQ(answer.boards, 939'630U) << "the same on every compiler";
  EXPECT_EQ(answer.line.size(), 31U);
}

TEST(Pegs, P5_ReasonsComeBeforeAnySearch) {
  for (const std::string_view method : {"pagoda", "best", "sweeps"}) {
    const Answer centre = solved_by(method, problem_of("european", "d4", "any"));
    EXPECT_EQ(centre.verdict, Verdict::unsolvable) << method;
    EXPECT_EQ(centre.reason, Reason::position_class) << method;
    EXPECT_EQ(centre.boards, 0U) << method;
    const Answer diamond = solved_by(method, problem_of("diamond", "e3", "e4"));
    EXPECT_EQ(diamond.verdict, Verdict::unsolvable) << method;
    EXPECT_EQ(diamond.reason, Reason::pagoda) << method;
  }
}

// Every problem of the English and the European board that the class permits, by the vacancies up to symmetry.
TEST(Pegs, P7_BestSolvesWhateverTheClassPermits) {
  struct Vacancies {
    std::string_view board;
    std::vector<std::string_view> holes;
  };
  const Vacancies all[] = {{"english", {"c1", "d1", "c2", "d2", "c3", "d3", "d4"}}, {"european", {"c1", "d2", "d3"}}};
  for (const auto& [name, holes] : all) {
    const Board& board = *find_board(name);
    for (const std::string_view vacancy : holes) {
      const Holes start = board.all() & ~bit(*read_hole(board, vacancy));
      for (std::size_t last = 0; last < board.size(); ++last) {
        const bool permitted = (permitted_finishes(board, start) & bit(last)) != 0;
        const Answer answer = solved_by("best", {board, start, Finish::hole(last)});
        EXPECT_EQ(answer.verdict, permitted ? Verdict::solved : Verdict::unsolvable) << name << " " << vacancy;
      }
      EXPECT_EQ(solved_by("best", {board, start, Finish::any()}).verdict, Verdict::solved);
    }
  }
}

TEST(Pegs, P7_BestSolvesLargeBoards) {
  for (const auto& [board, vacancy, last] :
       {std::tuple("wiegleb", "e5", "e5"), std::tuple("bell", "d4", "d4"), std::tuple("diamond", "d2", "f2")}) {
    EXPECT_EQ(solved_by("best", problem_of(board, vacancy, last)).verdict, Verdict::solved) << board;
  }
}

TEST(Pegs, P7_TheEnglishCentralGameIsSolvedWithinAFewThousandBoards) {
  const Answer answer = solved_by("best", problem_of("english", "d4", "d4"));
  EXPECT_EQ(answer.verdict, Verdict::solved);
  EXPECT_LT(answer.boards, 5'000U);
}

TEST(Pegs, P7_AFinishMayBeAnyDrawnSetOfPegs) {
  const Board board = *read_board("drawn",
                                  "***o***\n"
                                  "finish\n"
                                  "*oo*o**\n");
  for (const MethodInfo& method : method_list()) {
    const Answer answer = solved_by(method.name, {board, *board.start, Finish::exactly(*board.finish)});
    EXPECT_EQ(answer.verdict, Verdict::unsolvable) << method.name;
    const Answer other = solved_by(method.name, {board, *board.start, Finish::exactly(0b1111001)});
    EXPECT_EQ(other.verdict, Verdict::solved) << method.name;
    EXPECT_EQ(other.line.size(), 1U) << method.name;
    EXPECT_EQ(solved_by(method.name, {board, 0b1, Finish::any()}).line.size(), 0U) << "solved at the start";
  }
}

TEST(Pegs, P7_FewestMovesOnTheTriangle) {
  struct Fewest {
    std::string_view vacancy;
    std::string_view last;
    std::size_t moves;
  };
  constexpr Fewest kTriangle[] = {{"1", "1", 10}, {"1", "7", 11},  {"1", "13", 10}, {"2", "2", 11},
                                  {"2", "6", 10}, {"2", "11", 10}, {"2", "14", 11}, {"4", "3", 10},
                                  {"4", "4", 9},  {"4", "9", 10},  {"4", "15", 9},  {"5", "13", 11}};
  for (const Fewest& each : kTriangle) {
    const Answer answer = solved_by("sweeps", problem_of("triangle", each.vacancy, each.last));
    EXPECT_EQ(answer.moves, each.moves) << each.vacancy << " " << each.last;
    EXPECT_TRUE(answer.fewest);
  }
  EXPECT_EQ(solved_by("sweeps", problem_of("triangle", "4", "any")).moves, 9U);
}

TEST(Pegs, P7_ASweepMayEndWhereItBegan) {
  const Board& board = *find_board("english");
  const Holes start = *read_holes(board, "c3 d3 e4 d5 c4");
  const Answer answer = solved_by("sweeps", {board, start, Finish::hole(*read_hole(board, "c3"))});
  EXPECT_EQ(answer.verdict, Verdict::solved);
  EXPECT_EQ(answer.moves, 1U);
  EXPECT_EQ(answer.line.front().from, answer.line.back().to);
}

TEST(Pegs, P7_FewestMovesOnTheEnglishBoard) {
  for (const auto& [vacancy, last, moves] : {std::tuple("d1", "d1", 18U), std::tuple("d4", "d4", 18U)}) {
    const Answer answer = solved_by("sweeps", problem_of("english", vacancy, last));
    EXPECT_EQ(answer.moves, moves) << vacancy;
    EXPECT_TRUE(answer.fewest) << vacancy;
  }
}

// As many regions as are whole, but never more than the moves that are left.
TEST(Pegs, P7_RegionsNeverAskForTooManyMoves) {
  const Problem problem = problem_of("english", "d4", "d4");
  const Layout layout(problem.board);
  const Regions regions(layout, *problem.finish.pegs);
  const Answer answer = solved_by("best", problem);
  Holes pegs = problem.start;
  std::size_t left = answer.moves;
  for (const auto& sweep : sweeps_of(answer.line)) {
    EXPECT_LE(regions.count(pegs), left--);
    for (const Hop& hop : sweep) {
      pegs ^= layout.find_jump(hop)->mask;
    }
  }
  EXPECT_EQ(regions.count(pegs), 0U);
}

TEST(Pegs, P4_BudgetsEndEveryMethodWithoutAVerdict) {
  for (const MethodInfo& method : method_list()) {
    MethodOptions few;
    few.budget.nodes = 100;
    const Answer answer = solved_by(method.name, problem_of("english", "d4", "d4"), few);
    EXPECT_EQ(answer.verdict, Verdict::unknown) << method.name;
    EXPECT_EQ(answer.halt, Halt::nodes) << method.name;
    EXPECT_LE(answer.boards, 200U) << method.name;
    const std::atomic<bool> stop = true;
    MethodOptions stopped;
    stopped.guard.stop = &stop;
    const Answer early = solved_by(method.name, problem_of("wiegleb", "e1", "e1"), stopped);
    EXPECT_EQ(early.verdict, Verdict::unknown) << method.name;
    EXPECT_EQ(early.halt, Halt::stopped) << method.name;
  }
}

TEST(Pegs, P4_WrongQuestionsAreErrors) {
  const Problem problem = problem_of("english", "d4", "d4");
  const auto unknown = solve("hsah", problem, {});
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().hint, "did you mean 'hash'?");
  Problem outside = problem;
  outside.start = ~Holes{0};
  EXPECT_FALSE(solve("best", outside, {}));
  outside = problem;
  outside.finish = Finish::exactly(~Holes{0});
  EXPECT_FALSE(solve("best", outside, {}));
  EXPECT_FALSE(solve("best", Problem{}, {}));
}

}  // namespace
}  // namespace sabar::pegs
