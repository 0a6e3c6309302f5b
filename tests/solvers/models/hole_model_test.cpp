// The model of hole games against the engine: the same moves, the laws of a game, real lines.
#include <algorithm>
#include <map>
#include <set>

#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/models/hole/game.hpp>
#include <sabar/solvers/models/hole/line.hpp>
#include <sabar/solvers/models/hole/model.hpp>

#include "solvers/models/small_games.hpp"

namespace sabar {
namespace {

using hole::HoleBoard;
using hole::HoleStep;

constexpr hole::HoleTechniques kNoTechnique = {.rank_walk = false,
                                               .rank_cuts = false,
                                               .rank_reach = false,
                                               .longer_pile = false,
                                               .equal_piles = false,
                                               .by_layers = false,
                                               .best_order = false};

TEST(HoleModel, FitsTheGamesWhosePilesOnlyShrink) {
  EXPECT_EQ(games_that_fit(hole::fits),
            (std::vector<std::string>{"all-in-a-row", "black-hole", "dolphin", "elevator", "escalator", "golf",
                                      "golf-king", "golf-wrap", "tri-peaks", "worm-hole"}));
  for (const GameFile& game : game_list()) {
    EXPECT_EQ(hole::fits(game.rules), patience::derive_facts(game.rules).only_shrinks) << game.name;
  }
  for (const std::string& name : names_of(kHoleGames)) {
    EXPECT_TRUE(hole::fits(small_game(name).rules)) << name;
  }
}

TEST(HoleModel, RefusesOtherGamesWithAnError) {
  const GameFile& klondike = **find_game("klondike");
  EXPECT_FALSE(hole::fits(klondike.rules));
  const auto search = hole::make(klondike.rules, numbered_deal(klondike, 1), {});
  ASSERT_FALSE(search.has_value());
  EXPECT_FALSE(search.error().hint.empty());
  Table broken = numbered_deal(**find_game("golf"), 1);
  broken.piles[0].cards.pop_back();
  EXPECT_FALSE(hole::make((*find_game("golf"))->rules, broken, {}).has_value());
}

struct HoleModelTest : testing::TestWithParam<std::string> {
  static GameFile game() {
    const auto small = names_of(kHoleGames);
    const bool is_small = std::find(small.begin(), small.end(), GetParam()) != small.end();
    return is_small ? small_game(GetParam()) : **find_game(GetParam());
  }
};

std::vector<std::string> all_hole_names() {
  std::vector<std::string> names = names_of(kHoleGames);
  const auto others = games_that_fit(hole::fits);
  names.insert(names.end(), others.begin(), others.end());
  return names;
}

// The moves onto the hole that the engine has now.
std::set<std::size_t> engine_plays(const patience::Engine& engine, const patience::Engine::State& position) {
  MoveList<Move> moves;
  engine.legal(position, moves);
  std::set<std::size_t> piles;
  for (const Move& move : moves) {
    if (move.kind == MoveKind::transfer && move.to == engine.facts().hole) {
      piles.insert(move.from);
    }
  }
  return piles;
}

template <bool WithStock>
void expect_engine_moves(const Rules& rules, const Table& table, const HoleBoard& board) {
  const patience::Engine engine(rules);
  const auto position = *engine.start(table);
  const hole::HoleGame<WithStock> game(board, kNoTechnique);
  MoveList<HoleStep> steps;
  game.legal(board.start, steps);
  std::set<std::size_t> plays;
  for (const HoleStep& step : steps) {
    const auto line = hole::real_moves(rules, table, board, std::vector<HoleStep>{step});
    auto judge = Judge::begin(rules, table);
    ASSERT_TRUE(judge.has_value());
    for (std::size_t i = 0; i < std::size_t{step.draws} + step.dug + 1; ++i) {
      const auto played = judge->play(line[i]);
      ASSERT_TRUE(played.has_value()) << to_text(rules, line[i]) << ": " << played.error().text();
    }
    if (step.draws == 0 && step.dug == 0) {
      plays.insert(line[0].from);
    } else if (step.draws > 0) {
      // As few draws as possible: one less does not do.
      auto before = position;
      for (std::size_t i = 0; i + 1 < step.draws; ++i) {
        engine.apply(before, {MoveKind::draw, 0, 0, 1});
      }
      for (std::size_t i = 0; i < step.dug; ++i) {
        engine.apply(before, line[step.draws + i]);
      }
      EXPECT_FALSE(engine_plays(engine, before).contains(line[std::size_t{step.draws} + step.dug].from));
    }
  }
  std::set<std::size_t> expected = engine_plays(engine, position);
  if (board.cells == 0) {
    EXPECT_EQ(plays, expected);
  } else {  // of equal cards in cells one is enough
    EXPECT_TRUE(std::includes(expected.begin(), expected.end(), plays.begin(), plays.end()));
    EXPECT_EQ(plays.empty(), expected.empty());
  }
}

TEST_P(HoleModelTest, HasTheEnginesMovesOnRandomWalks) {
  const Rules rules = game().rules;
  WalkDice dice(3);
  for (std::uint64_t walk = 1; walk <= walk_count() / 10; ++walk) {
    const Table table = walked(rules, numbered_deal(game(), walk), dice, dice.below(40));
    const auto board = hole::lay_out(rules, table, kNoTechnique);
    ASSERT_TRUE(board.has_value()) << board.error().text();
    board->draws > 0 ? expect_engine_moves<true>(rules, table, *board)
                     : expect_engine_moves<false>(rules, table, *board);
    ASSERT_FALSE(HasFailure()) << "walk " << walk;
  }
}

// The piles of a position as the hole sees them: faces from the bottom up; cells as piles of one card.
std::multiset<std::vector<int>> seen_piles(const HoleBoard& board, const hole::HoleState& position) {
  std::multiset<std::vector<int>> piles;
  for (std::size_t pile = 0; pile < board.piles; ++pile) {
    std::vector<int> faces;
    for (std::size_t slot = board.floor[pile] + 1U; slot <= position.slot[pile]; ++slot) {
      faces.push_back(board.face[slot]);
    }
    if (board.blocks[pile] != 0 || board.blocked_by[pile] != 0) {
      faces.push_back(100 + static_cast<int>(pile));
    }
    if (position.slot[pile] > board.floor[pile]) {
      piles.insert(faces);
    }
  }
  for (std::size_t face = 0; face < hole::kFaceSlots; ++face) {
    for (std::size_t i = 0; i < position.in_cells[face]; ++i) {
      piles.insert({static_cast<int>(face)});
    }
  }
  return piles;
}

template <bool WithStock>
void expect_hole_laws(const HoleBoard& board, const hole::HoleTechniques& techniques, std::uint64_t seed) {
  const hole::HoleGame<WithStock> game(board, techniques);
  expect_laws(game, board.start, seed, 60, [&](const hole::HoleState& a, const hole::HoleState& b) {
    return a.top == b.top && a.drawn == b.drawn && a.free_cells == b.free_cells && a.left == b.left &&
           seen_piles(board, a) == seen_piles(board, b);
  });
}

TEST_P(HoleModelTest, ObeysTheLawsOfAGame) {
  const Rules rules = game().rules;
  for (std::uint64_t walk = 1; walk <= walk_count() / 5; ++walk) {
    const hole::HoleTechniques techniques = walk % 2 == 0 ? kNoTechnique : hole::HoleTechniques{};
    const auto board = hole::lay_out(rules, numbered_deal(game(), walk), techniques);
    ASSERT_TRUE(board.has_value()) << board.error().text();
    board->draws > 0 ? expect_hole_laws<true>(*board, techniques, walk)
                     : expect_hole_laws<false>(*board, techniques, walk);
    ASSERT_FALSE(HasFatalFailure()) << "walk " << walk;
  }
}

// Positions of one deal have equal numbers exactly if they are equal up to an exchange of equal piles.
TEST_P(HoleModelTest, NumbersPositionsExactly) {
  const Rules rules = game().rules;
  for (std::uint64_t deal = 1; deal <= 3; ++deal) {
    const auto board = hole::lay_out(rules, numbered_deal(game(), deal), {});
    ASSERT_TRUE(board.has_value());
    const hole::HoleGame<true> game(*board, kNoTechnique);
    std::map<std::pair<std::multiset<std::vector<int>>, int>, std::uint64_t> numbers;
    std::map<std::uint64_t, int> count;
    WalkDice dice(deal);
    MoveList<HoleStep> steps;
    for (std::uint64_t walk = 0; walk < walk_count() / 10; ++walk) {
      hole::HoleState position = board->start;
      for (game.legal(position, steps); !steps.empty(); game.legal(position, steps)) {
        game.apply(position, steps[dice.below(steps.size())]);
        const auto [entry, fresh] =
            numbers.try_emplace({seen_piles(*board, position), position.free_cells}, position.number);
        ASSERT_EQ(entry->second, position.number);
        count[position.number] += fresh ? 1 : 0;
        ASSERT_EQ(count[position.number], 1);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, HoleModelTest, testing::ValuesIn(all_hole_names()), test_name);

}  // namespace
}  // namespace sabar
