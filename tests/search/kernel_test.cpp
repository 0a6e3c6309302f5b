// Every kernel on games where the truth is known: mazes, the null game, reduced deals.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sabar/core/null_game.hpp>
#include <sabar/search/backtrack.hpp>
#include <sabar/search/beam.hpp>
#include <sabar/search/best_first.hpp>
#include <sabar/search/dfs.hpp>
#include <sabar/search/greedy.hpp>
#include <sabar/search/levels.hpp>
#include <sabar/search/perft.hpp>
#include <sabar/search/reference.hpp>

#include "search/kernel_games.hpp"

namespace sabar {
namespace {

constexpr std::uint64_t kHuge = std::uint64_t{1} << 40;

// Up to twelve places with one to three roads each.
MazeGame random_maze() {
  const auto places = *rc::gen::inRange<std::uint32_t>(1, 12);
  MazeGame maze;
  for (std::uint32_t i = 0; i < places; ++i) {
    maze.roads.push_back(*rc::gen::unique<std::vector<std::uint32_t>>(
        *rc::gen::inRange<std::size_t>(0, std::min<std::size_t>(places, 3) + 1),
        rc::gen::inRange<std::uint32_t>(0, places)));
  }
  return maze;
}

template <class K>
void run_in_slices(K& kernel, std::uint64_t slice) {
  while (!kernel.done()) {
    kernel.step(slice);
  }
}

// Runs a kernel twice, at once and node by node; both must be the same search. Returns how it ended.
template <class K, class G, class... A>
Halt run_both_ways(const G& game, const typename G::State& start, const Budget& budget, const A&... more) {
  K at_once(game, start, budget, more...);
  K in_steps(game, start, budget, more...);
  run_in_slices(at_once, kHuge);
  run_in_slices(in_steps, 1);
  RC_ASSERT(at_once.halt() == in_steps.halt());
  RC_ASSERT(at_once.nodes() == in_steps.nodes());
  RC_ASSERT(at_once.bytes() == in_steps.bytes());
  RC_ASSERT(at_once.nodes() <= budget.nodes);
  if (at_once.halt() == Halt::found) {
    RC_ASSERT(at_once.line() == in_steps.line());
    RC_ASSERT(reaches_goal(game, start, at_once.line()));
  }
  return at_once.halt();
}

RC_GTEST_PROP(Kernels, AgreeOnWhetherAMazeHasAWayOut, ()) {
  const MazeGame maze = random_maze();
  const bool way_out = maze.reachable().back();
  const Halt expected = way_out ? Halt::found : Halt::exhausted;
  RC_ASSERT((run_both_ways<DepthFirst<MazeGame>>(maze, {}, {}) == expected));
  RC_ASSERT((run_both_ways<Backtrack<MazeGame>>(maze, {}, {}) == expected));
  RC_ASSERT((run_both_ways<Reference<MazeGame>>(maze, {}, {}) == expected));
  RC_ASSERT((run_both_ways<BestFirst<MazeGame, PlaceScore>>(maze, {}, {}, PlaceScore{}) == expected));
  // A beam as wide as the maze forgets nothing, so it finds a way out too; a narrow one may not, and says so.
  using WholeBeam = Beam<MazeGame, PlaceScore, NoLevels>;
  const Halt wide = run_both_ways<WholeBeam>(maze, {}, {}, PlaceScore{}, NoLevels{}, std::size_t{100});
  RC_ASSERT(wide == (way_out ? Halt::found : Halt::incomplete));
  // The same of a search by levels.
  using WholeLevels = Levels<MazeGame, PlaceScore, NoLevels>;
  const Halt whole = run_both_ways<WholeLevels>(maze, {}, {}, PlaceScore{}, NoLevels{}, std::size_t{100});
  RC_ASSERT(whole == (way_out ? Halt::found : Halt::incomplete));
  const Halt few = run_both_ways<WholeLevels>(maze, {}, {}, PlaceScore{}, NoLevels{}, std::size_t{1});
  RC_ASSERT(few == Halt::incomplete || (few == Halt::found && way_out));
  const Halt narrow = run_both_ways<WholeBeam>(maze, {}, {}, PlaceScore{}, NoLevels{}, std::size_t{1});
  RC_ASSERT(narrow == Halt::incomplete || (narrow == Halt::found && way_out));
}

RC_GTEST_PROP(Kernels, LookIntoEveryPositionOnce, ()) {
  MazeGame maze = random_maze();
  maze.roads.push_back({});  // a goal no road leads to, so that the search is exhausted
  std::size_t places = 0;
  std::size_t roads = 0;
  const auto reached = maze.reachable();
  for (std::size_t place = 0; place < reached.size(); ++place) {
    places += reached[place] ? 1 : 0;
    roads += reached[place] ? maze.roads[place].size() : 0;
  }
  DepthFirst<MazeGame> depth(maze, {}, {});
  run_in_slices(depth, kHuge);
  RC_ASSERT(depth.nodes() == roads);
  RC_ASSERT(depth.seen() == places);
  Reference<MazeGame> reference(maze, {}, {});
  run_in_slices(reference, kHuge);
  RC_ASSERT(reference.nodes() == roads);
  RC_ASSERT(reference.positions() == places);
  Backtrack<MazeGame> backtrack(maze, {}, {});
  run_in_slices(backtrack, kHuge);
  RC_ASSERT(backtrack.nodes() >= roads);
}

RC_GTEST_PROP(Kernels, SpendNoMoreNodesThanTheyMay, ()) {
  const MazeGame maze = random_maze();
  const Budget budget{*rc::gen::inRange<std::uint64_t>(0, 12), std::size_t{1} << 20};
  DepthFirst<MazeGame> free(maze, {}, {});
  run_in_slices(free, kHuge);
  const Halt halt = run_both_ways<DepthFirst<MazeGame>>(maze, {}, budget);
  RC_ASSERT(halt == (free.nodes() <= budget.nodes ? free.halt() : Halt::nodes));
  run_both_ways<Backtrack<MazeGame>>(maze, {}, budget);
  run_both_ways<Reference<MazeGame>>(maze, {}, budget);
  run_both_ways<BestFirst<MazeGame, PlaceScore>>(maze, {}, budget, PlaceScore{});
  run_both_ways<Beam<MazeGame, PlaceScore, NoLevels>>(maze, {}, budget, PlaceScore{}, NoLevels{}, std::size_t{2});
  run_both_ways<Levels<MazeGame, PlaceScore, NoLevels>>(maze, {}, budget, PlaceScore{}, NoLevels{}, std::size_t{2});
}

// The first line of the oracle is a shortest one.
RC_GTEST_PROP(Kernels, TheReferenceFindsAShortestLine, ()) {
  const MazeGame maze = random_maze();
  Reference<MazeGame> reference(maze, {}, {});
  run_in_slices(reference, kHuge);
  RC_PRE(reference.halt() == Halt::found);
  DepthFirst<MazeGame> depth(maze, {}, {});
  run_in_slices(depth, kHuge);
  RC_ASSERT(reference.line().size() <= depth.line().size());
}

// D5: going back is undo. After any walk forth and back the position is what it was, bit for bit.
RC_GTEST_PROP(Path, D5_GoingBackIsUndo, ()) {
  const MazeGame maze = random_maze();
  Path<MazeGame> path(maze, {});
  path.open();
  std::vector<MazeGame::State> before;
  for (int step = 0; step < 40 && path.is_open(); ++step) {
    const auto move = path.next();
    if (move && path.depth() < 8) {
      before.push_back(path.position());
      path.make(*move);
      path.open();
    } else if (!move) {
      path.close();
      if (!before.empty()) {
        RC_ASSERT(path.position() == before.back());
        before.pop_back();
      }
    }
    RC_ASSERT(path.depth() == before.size());
  }
}

TEST(Kernels, WinTheNullGame) {
  const NullGame game;
  DepthFirst<NullGame> depth(game, {20}, {});
  run_in_slices(depth, 3);
  EXPECT_EQ(depth.halt(), Halt::found);
  EXPECT_TRUE(reaches_goal(game, {20}, depth.line()));
  Reference<NullGame> reference(game, {20}, {});
  run_in_slices(reference, 3);
  EXPECT_EQ(reference.line().size(), 10U) << "two tokens at a time";
}

TEST(Kernels, AGameThatIsWonNeedsNoMove) {
  const NullGame game;
  DepthFirst<NullGame> depth(game, {0}, {});
  EXPECT_TRUE(depth.done());
  EXPECT_EQ(depth.halt(), Halt::found);
  EXPECT_TRUE(depth.line().empty());
}

TEST(Perft, CountsLinesOfPlay) {
  // Heaps are emptied by ones and twos: the lines of d moves from a large heap are 2^d.
  const auto lines = perft(NullGame{}, {100}, 10);
  for (std::size_t depth = 0; depth <= 10; ++depth) {
    EXPECT_EQ(lines[depth], std::uint64_t{1} << depth);
  }
  EXPECT_EQ(perft(NullGame{}, {3}, 4), (std::vector<std::uint64_t>{1, 2, 3, 1, 0}));
}

struct TakeOne {
  std::optional<NullGame::Move> pick(const NullGame::State& position, const MoveList<NullGame::Move>& moves) {
    return position.tokens == stop || moves.empty() ? std::nullopt : std::optional(moves[0]);
  }
  std::uint32_t stop = 0;
};

TEST(Greedy, PlaysUntilItWinsOrIsStuck) {
  const NullGame game;
  Greedy<NullGame, TakeOne> wins(game, {9}, {}, TakeOne{});
  run_in_slices(wins, 2);
  EXPECT_EQ(wins.halt(), Halt::found);
  EXPECT_EQ(wins.line().size(), 9U);
  Greedy<NullGame, TakeOne> stuck(game, {9}, {}, TakeOne{4});
  run_in_slices(stuck, 2);
  EXPECT_EQ(stuck.halt(), Halt::stuck);
  EXPECT_EQ(stuck.line().size(), 5U);
  EXPECT_EQ(stuck.position().tokens, 4U);
}

TEST(SeenTable, KeepsWhatItWasGivenAndSaysWhenItIsFull) {
  SeenTable<std::uint64_t> table(std::size_t{1} << 20);
  EXPECT_EQ(table.insert(0), Insert::fresh) << "the key 0 is a key like any other";
  EXPECT_EQ(table.insert(0), Insert::known);
  std::uint64_t inserted = 1;
  for (; table.insert(inserted * 0x9e3779b97f4a7c15) == Insert::fresh; ++inserted) {
    ASSERT_LE(table.bytes(), std::size_t{1} << 20);
  }
  EXPECT_EQ(table.size(), inserted);
  EXPECT_GT(inserted, 10'000U);
  for (std::uint64_t i = 0; i < inserted; ++i) {
    ASSERT_TRUE(table.contains(i * 0x9e3779b97f4a7c15)) << i;
  }
}

}  // namespace
}  // namespace sabar
