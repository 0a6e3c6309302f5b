#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include <sabar/games/pegs/game.hpp>
#include <sabar/search/perft.hpp>
#include <sabar/solvers/pegs/whole/count.hpp>
#include <sabar/solvers/pegs/whole/enumerate.hpp>
#include <sabar/solvers/pegs/whole/frame.hpp>
#include <sabar/solvers/pegs/whole/winnable.hpp>

namespace sabar::pegs {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif
#else
constexpr bool kSanitized = false;
#endif

// Layouts live as long as the program: frames and sets refer to them.
const Layout& layout_of(std::string_view name) {
  static std::vector<std::pair<std::string, std::unique_ptr<Layout>>> layouts;
  for (const auto& [known, layout] : layouts) {
    if (known == name) {
      return *layout;
    }
  }
  layouts.emplace_back(name, std::make_unique<Layout>(*find_board(name)));
  return *layouts.back().second;
}

std::size_t hole_of(std::string_view board, int column, int row) {
  return *find_board(board)->hole_at({static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)});
}

Holes without(std::string_view board, std::size_t hole) { return find_board(board)->all() ^ bit(hole); }

std::vector<std::uint64_t> classes_of(const std::vector<Level>& levels) {
  std::vector<std::uint64_t> classes;
  for (const Level& level : levels) {
    classes.push_back(level.classes);
  }
  return classes;
}

std::vector<std::uint64_t> boards_of(const std::vector<Level>& levels) {
  std::vector<std::uint64_t> boards;
  for (const Level& level : levels) {
    boards.push_back(level.boards);
  }
  return boards;
}

// All boards from which the finish can be reached, by going back from it one board at a time.
bool winnable_by_search(const Layout& layout, Holes board, Holes finish) {
  std::vector<Holes> level = {board};
  while (!level.empty()) {
    if (std::find(level.begin(), level.end(), finish) != level.end()) {
      return true;
    }
    std::vector<Holes> next;
    for (const Holes from : level) {
      for (const Jump& jump : layout.jumps()) {
        if (jump.fits(from)) {
          next.push_back(from ^ jump.mask);
        }
      }
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    level = std::move(next);
  }
  return false;
}

TEST(PegsEnumerate, AFrameKnowsItsBoards) {
  const std::pair<std::string_view, unsigned> frames[] = {{"english", 29}, {"european", 33}, {"triangle", 13},
                                                          {"wiegleb", 41}, {"diamond", 37},  {"bell", 35}};
  for (const auto& [name, bits] : frames) {
    const Layout& layout = layout_of(name);
    const Holes start = without(name, 0);
    const Frame frame(layout, start, layout.symmetries_of(start));
    EXPECT_EQ(frame.bits(), bits) << name;
    Holes board = start;
    for (int step = 0; step < 20; ++step) {
      EXPECT_TRUE(frame.contains(board));
      EXPECT_EQ(frame.board_of(frame.rank_of(board)), board);
      EXPECT_FALSE(frame.contains(board ^ bit(layout.size() / 2)));
      const Jump* next = nullptr;
      for (const Jump& jump : layout.jumps()) {
        next = jump.fits(board) ? &jump : next;
      }
      if (next == nullptr) {
        break;
      }
      EXPECT_EQ(frame.rank_of(board ^ next->mask), frame.rank_of(board) ^ frame.rank_of(next->mask));
      board ^= next->mask;
    }
  }
}

TEST(PegsEnumerate, P1_EnglishCentralGameLevelByLevel) {
  if (kSanitized) {
    GTEST_SKIP() << "long under sanitizers";
  }
  MethodOptions options;
  const Enumeration all = enumerate(layout_of("english"), without("english", 16), options);
  EXPECT_EQ(all.halt, Halt::exhausted);
  EXPECT_EQ(all.classes(), 23'475'688U);
  EXPECT_EQ(all.boards(), 187'636'299U);
  EXPECT_EQ(classes_of(all.levels),
            (std::vector<std::uint64_t>{1,       1,       2,       8,       39,      171,     719,     2757,
                                        9751,    31312,   89927,   229614,  517854,  1022224, 1753737, 2598215,
                                        3312423, 3626632, 3413313, 2765623, 1930324, 1160977, 600372,  265865,
                                        100565,  32250,   8688,    1917,    348,     50,      7,       2}));
  EXPECT_EQ(boards_of(all.levels),
            (std::vector<std::uint64_t>{1,        4,        12,       60,       296,      1338,    5648,     21842,
                                        77559,    249690,   717788,   1834379,  4138302,  8171208, 14020166, 20773236,
                                        26482824, 28994876, 27286330, 22106348, 15425572, 9274496, 4792664,  2120101,
                                        800152,   255544,   68236,    14727,    2529,     334,     32,       5}));
  EXPECT_EQ(all.shortest_loss(), 6);
  const std::vector<std::pair<int, std::uint64_t>> dead = {
      {1, 5},     {2, 28},     {3, 254},    {4, 1295},  {5, 4987},  {6, 13142}, {7, 23722}, {8, 33051},
      {9, 33891}, {10, 25846}, {11, 15122}, {12, 6890}, {13, 2675}, {14, 816},  {15, 302},  {16, 176},
      {17, 40},   {18, 66},    {19, 28},    {20, 0},    {21, 4},    {22, 8},    {23, 0},    {26, 4}};
  for (const auto& [pegs, boards] : dead) {
    EXPECT_EQ(all.levels[static_cast<std::size_t>(32 - pegs)].dead_boards, boards) << pegs;
  }
}

TEST(PegsEnumerate, PlainAndWideRegistersAgree) {
  MethodOptions options;
  options.budget.nodes = 300'000;
  for (const std::string_view name : {"english", "european", "triangle"}) {
    options.budget.bytes = std::size_t{3} << 30;
    const Holes start = without(name, find_board(name)->size() / 2);
    const Enumeration plain = enumerate(layout_of(name), start, options, Registers::plain);
    const Enumeration wide = enumerate(layout_of(name), start, options, Registers::wide);
    EXPECT_EQ(plain.levels, wide.levels) << name;
    EXPECT_EQ(plain.halt, wide.halt) << name;
  }
}

TEST(PegsEnumerate, BudgetsEndIt) {
  MethodOptions few;
  few.budget.nodes = 10'000;
  EXPECT_EQ(enumerate(layout_of("english"), without("english", 16), few).halt, Halt::nodes);
  MethodOptions small;
  small.budget.bytes = 1 << 20;
  EXPECT_EQ(enumerate(layout_of("english"), without("english", 16), small).halt, Halt::memory);
  EXPECT_EQ(WinnableSet::build(layout_of("english"), without("english", 16), Finish::hole(16), small).halt(),
            Halt::memory);
  EXPECT_EQ(count_games(layout_of("english"), without("english", 16), small).halt, Halt::memory);
  const std::atomic<bool> stop = true;
  MethodOptions stopped;
  stopped.guard.stop = &stop;
  EXPECT_EQ(enumerate(layout_of("english"), without("english", 16), stopped).halt, Halt::stopped);
  EXPECT_EQ(count_games(layout_of("english"), without("english", 16), stopped).halt, Halt::stopped);
  const WinnableSet set = WinnableSet::build(layout_of("triangle"), without("triangle", 0), Finish::hole(0), {});
  ASSERT_TRUE(set.complete());
  EXPECT_TRUE(set.levels(stopped.guard).empty());
  EXPECT_EQ(count_solutions(set, stopped), std::nullopt);
}

TEST(PegsEnumerate, ProgressIsTold) {
  std::atomic<std::uint64_t> boards = 0;
  MethodOptions watched;
  watched.progress = &boards;
  const Enumeration all = enumerate(layout_of("english"), without("english", 16), watched);
  EXPECT_GT(boards.load(), all.classes() / 2);
  EXPECT_LE(boards.load(), all.classes());
}

TEST(PegsWinnable, P7_EnglishCentralGame) {
  const Layout& layout = layout_of("english");
  const WinnableSet set = WinnableSet::build(layout, without("english", 16), Finish::hole(16), {});
  ASSERT_TRUE(set.complete());
  const auto levels = set.levels();
  EXPECT_EQ(classes_of({levels.begin(), levels.begin() + 16}),
            (std::vector<std::uint64_t>{1, 1, 2, 8, 38, 164, 635, 2089, 6174, 16020, 35749, 68326, 112788, 162319,
                                        204992, 230230}));
  const auto classes = classes_of(levels);
  EXPECT_TRUE(std::equal(classes.begin(), classes.end(), classes.rbegin()));
  EXPECT_EQ(std::accumulate(classes.begin(), classes.end(), std::uint64_t{0}), 1'679'072U);
  const auto boards = boards_of(levels);
  EXPECT_EQ(std::accumulate(boards.begin(), boards.end(), std::uint64_t{0}), 13'428'122U);
  EXPECT_LT(set.bytes(), std::size_t{8} << 20);
  const auto solutions = count_solutions(set);
  ASSERT_TRUE(solutions);
  EXPECT_EQ(decimal(*solutions), "40861647040079968");
}

TEST(PegsWinnable, SolutionsOfABoardAreThoseOfItsJumps) {
  for (const Finish& finish : {Finish::hole(0), Finish::hole(12), Finish::any()}) {
    const Layout& layout = layout_of("triangle");
    const WinnableSet set = WinnableSet::build(layout, without("triangle", 0), finish, {});
    std::vector<Holes> boards{without("triangle", 0)};
    std::set<Holes> seen(boards.begin(), boards.end());
    while (!boards.empty()) {
      const Holes board = boards.back();
      boards.pop_back();
      Uint128 sum = finish.reached(board) ? 1 : 0;
      for (const Jump& jump : layout.jumps()) {
        if (jump.fits(board)) {
          sum += count_solutions(set, board ^ jump.mask).value_or(0);
          if (seen.insert(board ^ jump.mask).second) {
            boards.push_back(board ^ jump.mask);
          }
        }
      }
      ASSERT_EQ(count_solutions(set, board), sum) << board;
    }
    EXPECT_EQ(count_solutions(set, without("triangle", 0)), count_solutions(set));
  }
}

TEST(PegsWinnable, P7_SolutionsAfterEachJumpOfTheCentralGame) {
  const Layout& layout = layout_of("english");
  const WinnableSet set = WinnableSet::build(layout, without("english", 16), Finish::hole(16), {});
  const Holes first = without("english", 16) ^ layout.find_jump({4, 16})->mask;
  EXPECT_EQ(decimal(count_solutions(set, first).value_or(0)), "10215411760019992");
  Uint128 sum = 0;
  for (const Jump& jump : layout.jumps()) {
    sum += jump.fits(first) ? count_solutions(set, first ^ jump.mask).value_or(0) : 0;
  }
  EXPECT_EQ(decimal(sum), "10215411760019992");
}

TEST(PegsWinnable, P7_SolutionsToOtherFinishes) {
  const auto solutions = [](int column, int row, int to_column, int to_row) {
    const WinnableSet set =
        WinnableSet::build(layout_of("english"), without("english", hole_of("english", column, row)),
                           Finish::hole(hole_of("english", to_column, to_row)), {});
    return set.complete() ? decimal(count_solutions(set).value_or(0)) : "incomplete";
  };
  EXPECT_EQ(solutions(3, 3, 3, 0), "10215411760019992");
  if (kSanitized) {
    return;
  }
  EXPECT_EQ(solutions(3, 0, 3, 0), "841594661434808");
  EXPECT_EQ(solutions(3, 0, 0, 3), "3542510058438156");
  EXPECT_EQ(solutions(3, 0, 3, 3), "10215411760019992");
  EXPECT_EQ(solutions(3, 0, 3, 6), "2288796981708872");
  EXPECT_EQ(solutions(3, 3, 2, 2), "0");  // another class
}

TEST(PegsWinnable, AgreesWithSearchOnTheTriangle) {
  const Layout& layout = layout_of("triangle");
  for (const std::size_t vacancy : {0U, 1U, 3U, 4U}) {
    for (const std::size_t finish : {0U, 4U, 12U}) {
      const WinnableSet set = WinnableSet::build(layout, without("triangle", vacancy), Finish::hole(finish), {});
      ASSERT_TRUE(set.complete());
      std::vector<Holes> level = {without("triangle", vacancy)};
      while (!level.empty()) {
        std::vector<Holes> next;
        for (const Holes board : level) {
          EXPECT_EQ(set.contains(board), winnable_by_search(layout, board, bit(finish)));
          for (const Jump& jump : layout.jumps()) {
            if (jump.fits(board)) {
              next.push_back(board ^ jump.mask);
            }
          }
        }
        std::sort(next.begin(), next.end());
        next.erase(std::unique(next.begin(), next.end()), next.end());
        level.clear();
        for (std::size_t i = 0; i < next.size(); i += 1 + next.size() / 8) {
          level.push_back(next[i]);
        }
      }
    }
  }
}

TEST(PegsWinnable, NothingToPlay) {
  const Layout& layout = layout_of("triangle");
  const WinnableSet won = WinnableSet::build(layout, bit(3), Finish::hole(3), {});
  EXPECT_TRUE(won.contains(bit(3)));
  EXPECT_EQ(count_solutions(won), Uint128{1});
  const WinnableSet lost = WinnableSet::build(layout, bit(3), Finish::hole(4), {});
  EXPECT_TRUE(lost.empty());
  EXPECT_EQ(count_solutions(lost), Uint128{0});
}

TEST(PegsCount, P4_TrianglesFromEveryVacancy) {
  struct Row {
    std::size_t vacancy;
    std::uint64_t boards;
    std::string games;
    std::uint64_t solutions;
  };
  for (const Row& row : {Row{0, 3016, "568630", 29760}, Row{1, 2377, "294543", 14880}, Row{3, 4237, "1149568", 85258},
                         Row{4, 1651, "137846", 1550}}) {
    const Holes start = without("triangle", row.vacancy);
    const GameCounts counts = count_games(layout_of("triangle"), start, {});
    std::uint64_t boards = 0;
    for (const Level& level : counts.levels) {
      boards += level.boards;
    }
    Uint128 solutions = 0;
    for (const FinishCount& finish : counts.finishes) {
      solutions += finish.solutions;
      const WinnableSet set = WinnableSet::build(layout_of("triangle"), start, Finish::hole(finish.hole), {});
      EXPECT_EQ(count_solutions(set), finish.solutions);
    }
    EXPECT_EQ(boards, row.boards);
    EXPECT_EQ(decimal(counts.games), row.games);
    EXPECT_EQ(solutions, Uint128{row.solutions});
    EXPECT_EQ(count_solutions(WinnableSet::build(layout_of("triangle"), start, Finish::any(), {})), solutions);
    EXPECT_NEAR(std::accumulate(counts.chance_by_pegs.begin(), counts.chance_by_pegs.end(), 0.0), 1.0, 1e-12);
  }
  const GameCounts corner = count_games(layout_of("triangle"), without("triangle", 0), {});
  ASSERT_EQ(corner.finishes.size(), 4U);
  EXPECT_EQ(corner.finishes[0].solutions, Uint128{6816});
  EXPECT_EQ(corner.finishes[1].solutions, Uint128{3408});
  EXPECT_EQ(corner.finishes[3].solutions, Uint128{16128});
}

TEST(PegsCount, P4_EnglishCentralGame) {
  if (kSanitized) {
    GTEST_SKIP() << "long under sanitizers";
  }
  MethodOptions options;
  options.budget.bytes = std::size_t{512} << 20;
  const GameCounts counts = count_games(layout_of("english"), without("english", 16), options);
  ASSERT_EQ(counts.halt, Halt::exhausted);
  EXPECT_FALSE(counts.overflow);
  EXPECT_EQ(decimal(counts.games), "577116156815309849672");
  ASSERT_EQ(counts.finishes.size(), 5U);
  EXPECT_EQ(decimal(counts.finishes[0].solutions), "10215411760019992");
  EXPECT_EQ(decimal(counts.finishes[2].solutions), "40861647040079968");
  EXPECT_NEAR(counts.mean_pegs, 7.64180, 5e-6);
  EXPECT_NEAR(counts.chance_by_hole[16], 1.3488819576e-8, 1e-18);
}

TEST(PegsCount, P4_Perft) {
  const Pegs game(layout_of("english"), Finish::hole(16));
  EXPECT_EQ(perft(game, {without("english", 16)}, 8),
            (std::vector<std::uint64_t>{1, 4, 12, 60, 400, 2960, 24600, 221072, 2076744}));
}

}  // namespace
}  // namespace sabar::pegs
