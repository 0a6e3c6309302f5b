// Difficulty: every part is what the oracle says, the rule is the one of the handbook, and the scales fit the games.
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/difficulty/difficulty.hpp>

#include "cross_check/reduced.hpp"

namespace sabar {
namespace {

constexpr Budget kDealBudget{5'000'000, std::size_t{256} << 20};
constexpr DifficultyScale kMiddle{60, 100};

Difficulty measure_deal(const Rules& rules, const Table& deal, std::uint64_t slice = kSlice,
                        const Budget& budget = kDealBudget) {
  DifficultyMeter meter(rules, deal, kMiddle, budget);
  while (!meter.done()) {
    meter.step(slice);
  }
  const auto result = meter.result();
  EXPECT_TRUE(result.has_value()) << (result ? "" : result.error().text());
  return result.value_or(Difficulty{});
}

std::size_t winning_first_moves(const Rules& rules, const Table& deal) {
  const patience::Engine engine(rules);
  const auto start = engine.start(deal);
  MoveList<Move> moves;
  engine.legal(*start, moves);
  std::size_t winning = 0;
  for (const Move& move : moves) {
    auto position = *start;
    engine.apply(position, move);
    const auto truth = truth_of(rules, engine.table(position));
    winning += truth && truth->verdict == Verdict::solved ? 1 : 0;
  }
  return winning;
}

class DifficultyLaw : public ReducedTest {};

TEST_P(DifficultyLaw, OracleAgreesOnVerdictAndFirstMoves) {
  std::size_t solved = 0;
  for (std::uint64_t number = 1; number <= 15; ++number) {
    const Table table = deal(number);
    const Difficulty parts = measure_deal(rules(), table);
    const auto truth = truth_of(rules(), table);
    ASSERT_EQ(parts.verdict, truth->verdict) << number;
    if (parts.verdict != Verdict::solved) {
      EXPECT_EQ(parts.random_games, 0U);
      continue;
    }
    ++solved;
    const std::size_t winning = winning_first_moves(rules(), table);
    EXPECT_LE(parts.winning_moves, winning) << number;
    EXPECT_GE(parts.winning_moves + parts.undecided_moves, winning) << number;
    EXPECT_LE(parts.winning_moves + parts.undecided_moves, parts.first_moves) << number;
    EXPECT_GT(parts.winning_moves, 0U) << number;
    EXPECT_EQ(parts.random_games, 20U);
    EXPECT_EQ(parts.points, difficulty_points(parts));
    EXPECT_EQ(parts.level, parts.points < 60 ? Level::easy : parts.points < 100 ? Level::medium : Level::hard);
  }
  EXPECT_GT(solved, 0U);
}

INSTANTIATE_TEST_SUITE_P(Reduced, DifficultyLaw,
                         testing::Values("klondike-three", "canfield", "freecell", "golf", "pyramid"),
                         reduced_test_name);

TEST(Difficulty, RuleIsTheOneOfTheHandbook) {
  Difficulty parts;
  parts.nodes = 1;
  parts.first_moves = 4;
  parts.winning_moves = 4;
  parts.random_games = 20;
  EXPECT_EQ(difficulty_points(parts), 0);
  parts.nodes = 1024;
  EXPECT_EQ(difficulty_points(parts), 100);
  parts.nodes = 1536;  // half way to the next power
  EXPECT_EQ(difficulty_points(parts), 105);
  parts.winning_moves = 1;
  EXPECT_EQ(difficulty_points(parts), 150);
  parts.greedy_wins = true;
  EXPECT_EQ(difficulty_points(parts), 120);
  parts.random_wins = 5;
  EXPECT_EQ(difficulty_points(parts), 105);
}

TEST(Difficulty, IsTheSameInSlices) {
  const auto game = read_reduced(reduced_game("freecell"));
  const Table table = *reduced_deal(game->rules, 2);
  const Difficulty whole = measure_deal(game->rules, table, 1'000'000);
  for (const std::uint64_t slice : {1U, 50U}) {
    const Difficulty parts = measure_deal(game->rules, table, slice);
    EXPECT_EQ(parts.nodes, whole.nodes);
    EXPECT_EQ(parts.points, whole.points);
    EXPECT_EQ(parts.winning_moves, whole.winning_moves);
  }
}

TEST(Difficulty, WithoutABudgetIsUnknown) {
  const GameFile& game = **find_game("freecell");
  const Difficulty parts = measure_deal(game.rules, *reduced_deal(game.rules, 1), kSlice, {1, std::size_t{1} << 20});
  EXPECT_EQ(parts.verdict, Verdict::unknown);
  EXPECT_EQ(parts.random_games, 0U);
}

// Also where a win is far: a deal that takes a hundred thousand nodes and first moves that could take as much each.
TEST(Difficulty, FirstMovesHaveOneBudgetTogether) {
  const GameFile& game = **find_game("gypsy");
  const Table table = *reduced_deal(game.rules, 1);
  const auto after_deal = [&] {
    DifficultyMeter meter(game.rules, table, kMiddle, {kDifficultyNodes, std::size_t{256} << 20});
    while (!meter.done()) {
      meter.step(kSlice);
    }
    return meter.nodes() - meter.result()->nodes;
  }();
  constexpr std::uint64_t kStrategies = 200'000;  // one greedy game and twenty by lot
  EXPECT_LE(after_deal, 2 * kDifficultyNodes + kStrategies);
}

TEST(Difficulty, LevelsHaveNames) {
  for (const Level level : {Level::easy, Level::medium, Level::hard}) {
    EXPECT_EQ(parse_level(to_text(level)).value(), level);
  }
  EXPECT_FALSE(parse_level("harder").has_value());
  EXPECT_NE(parse_level("").error().text().find("easy, medium or hard"), std::string::npos);
}

// Rules that change make the scale of the game void: measure it again with tools/difficulty-scale.
TEST(Difficulty, ScalesAreOfTheGamesAsTheyAre) {
  std::set<std::string_view> names;
  for (const MeasuredScale& measured : measured_scales()) {
    const auto game = find_game(measured.game);
    ASSERT_TRUE(game.has_value()) << measured.game;
    EXPECT_EQ((*game)->short_identity(), measured.rules) << measured.game;
    EXPECT_LT(measured.scale.medium, measured.scale.hard) << measured.game;
    EXPECT_EQ(scale_of(**game).hard, measured.scale.hard);
    EXPECT_TRUE(names.insert(measured.game).second) << measured.game;
  }
  const auto other = read_game("klondike", "title Other\ncolumns 7 deal 1 2 3 4 5 6 7\nfoundations 4\nstock draw 1\n");
  ASSERT_TRUE(other.has_value());
  EXPECT_GT(scale_of(*other).hard, scale_of(*other).medium);
}

}  // namespace
}  // namespace sabar
