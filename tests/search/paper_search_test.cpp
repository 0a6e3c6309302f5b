// The depth-first paper's search: D5 history and path on the paper's board, D7 the same on real Spider.
#include <iostream>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/rules/patience/board_rules.hpp>
#include <sabar/search/path.hpp>

#include "cross_check/cross_check.hpp"

namespace sabar {
namespace {

constexpr std::uint64_t kDeals = 20;

// One set of 13 cards: three to a row as in the paper while they last, all but one face down.
GameFile paper_board(int rows, bool fill_empty) {
  const int cards = std::min(3, 13 / rows);
  return *board_game({.rows = rows, .sets = 1, .cards = cards, .closed = cards - 1, .fill_empty = fill_empty});
}

Solution search_paper(std::string_view solver, const GameFile& game, std::uint64_t number,
                      std::uint64_t nodes = kNoLimit) {
  SearchOptions options;
  options.budget = {nodes, std::size_t{1} << 30};
  const auto solution = solve(solver, game.rules, *reduced_deal(game.rules, number), options);
  EXPECT_TRUE(solution.has_value()) << solution.error().text();
  return solution.value_or(Solution{});
}

struct Spent {
  std::uint64_t with = 0;
  std::uint64_t without = 0;
  std::uint64_t solved = 0;
  std::uint64_t given_up = 0;  // by the search without history
};

// Searches the deals of a board with and without history.
Spent decide_board(const GameFile& game, std::uint64_t deals, std::uint64_t limit) {
  Spent spent;
  for (std::uint64_t number = 1; number <= deals; ++number) {
    const Solution with = search_paper("dfs-paper", game, number);
    EXPECT_NE(with.verdict, Verdict::unknown) << "deal " << number;
    const Solution without = search_paper("backtrack", game, number, limit);
    EXPECT_TRUE(without.verdict == with.verdict || without.halt == Halt::nodes) << "deal " << number;
    spent.solved += with.verdict == Verdict::solved ? 1 : 0;
    spent.given_up += without.verdict == Verdict::unknown ? 1 : 0;
    spent.with += with.nodes;
    spent.without += without.nodes;
  }
  return spent;
}

void print_spent(int rows, const Spent& spent, std::uint64_t deals) {
  std::cout << fmt::format("rows {:2}: {:2} of {} won; nodes with history {:6}, without {:7}{}\n", rows, spent.solved,
                           deals, spent.with / deals, spent.without / deals,
                           spent.given_up > 0 ? fmt::format(" ({} given up)", spent.given_up) : "");
}

TEST(PaperSearch, D5_BoardsOfThreeToTenRowsAreDecidedCompletely) {
  for (int rows = 3; rows <= 10; ++rows) {
    const GameFile game = paper_board(rows, false);
    const Spent spent = decide_board(game, kDeals, 50'000);
    print_spent(rows, spent, kDeals);
    EXPECT_LE(spent.with, spent.without) << "history never costs nodes where everything is looked at";
    for (std::uint64_t number = 1; number <= 3; ++number) {
      EXPECT_EQ(search_paper("dfs-paper", game, number).verdict, search_paper("reference", game, number).verdict);
    }
  }
}

// Where empty rows take any run, the search with history strays through thousands of moves, but it ends.
TEST(PaperSearch, D5_AlsoWhereEmptyRowsTakeRuns) {
  for (int rows = 3; rows <= 8; ++rows) {
    print_spent(rows, decide_board(paper_board(rows, true), 3, 5'000), 3);
  }
  for (int rows = 9; rows <= 10; ++rows) {
    for (std::uint64_t number = 1; number <= 3; ++number) {
      EXPECT_NE(search_paper("auto", paper_board(rows, true), number).verdict, Verdict::unknown);
    }
  }
}

TEST(PaperSearch, D5_GoingBackIsUndoOnTheBoard) {
  const GameFile game = paper_board(4, true);
  const patience::Engine engine(game.rules);
  const auto start = *engine.start(*reduced_deal(game.rules, 5));
  Path<patience::Engine> path(engine, start);
  std::vector<patience::Engine::State> before;
  path.open();
  for (int step = 0; step < 5000 && path.is_open(); ++step) {
    if (const auto move = path.next(); move && path.depth() < 12) {
      before.push_back(path.position());
      path.make(*move);
      path.open();
    } else if (!move) {
      path.close();
      if (!before.empty()) {
        ASSERT_EQ(path.position(), before.back());
        before.pop_back();
      }
    }
  }
}

TEST(PaperSearch, D7_RunsOnRealSpiderWithinItsBudget) {
  for (const std::string_view name : {"spider-1", "spider-2", "spider-4"}) {
    const GameFile& game = **find_game(name);
    for (std::uint64_t number = 1; number <= 3; ++number) {
      const Table deal = *reduced_deal(game.rules, number);
      SearchOptions options;
      options.budget.nodes = 20'000;
      const auto begun = make_search("dfs-paper", game.rules, deal, options);
      ASSERT_TRUE(begun.has_value());
      EXPECT_EQ(drive(**begun), Halt::nodes);
      EXPECT_EQ((*begun)->nodes(), options.budget.nodes);
      // The path to where it stands is a line the judge accepts.
      const Ruling ruling = judge_line(game.rules, deal, (*begun)->line());
      EXPECT_TRUE(ruling.accepted) << name << ": " << ruling.reason;
      EXPECT_GT(ruling.played, 0U);
    }
  }
}

TEST(PaperSearch, D7_WinsASpiderDealAndTheJudgeAcceptsTheLine) {
  const Solution solution = search_paper("dfs-paper", **find_game("spider-1"), 9, 100'000);
  EXPECT_EQ(solution.verdict, Verdict::solved);
  std::cout << fmt::format("spider-1 deal 9: {} moves after {} nodes\n", solution.line.size(), solution.nodes);
}

}  // namespace
}  // namespace sabar
