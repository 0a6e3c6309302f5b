// The compact model of Klondike against the rules: what one can do in the one, one can do in the other.
#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/models/klondike/compact_game.hpp>
#include <sabar/solvers/models/klondike/expand.hpp>
#include <sabar/solvers/models/klondike/model.hpp>

#include "cross_check/reduced.hpp"
#include "laws/games.hpp"
#include "solvers/models/klondike_deals.hpp"

namespace sabar::klondike_model {  // names of its own: tests are compiled several in one
namespace {

using klondike::CompactGame;
using klondike::CompactMove;
using klondike::Layout;
using klondike::Position;

// The same cards in the same places; how many lie in the waste counts only after a move from the stock.
bool same_cards(const Position& a, const Position& b) {
  return a.face_up == b.face_up && a.locked == b.locked && a.stock == b.stock && a.next == b.next && a.left == b.left &&
         a.home == b.home && a.dealt == b.dealt && a.free == b.free;
}

// Walks through games of the rules and asks at every position.
class KlondikeModel : public ReducedTest {
protected:
  template <class Visit>
  void walk(std::uint64_t games, Visit&& visit) {
    const patience::SmallEngine engine(rules());
    std::mt19937_64 lots(7);
    for (std::uint64_t number = 1; number <= games; ++number) {
      const Table start = deal(number);
      const auto layout = klondike::read_layout(rules(), start);
      ASSERT_TRUE(layout) << layout.error().text();
      auto state = *engine.start(start);
      MoveList<Move> moves;
      for (int i = 0; i < 60; ++i) {
        visit(*layout, engine, state);
        engine.legal(state, moves);
        if (moves.empty()) {
          break;
        }
        engine.apply(state, moves[lots() % moves.size()]);
      }
    }
  }
  [[nodiscard]] Position read(const Layout& layout, const Table& table) const {
    const auto position = klondike::read_position(rules(), layout, table);
    EXPECT_TRUE(position) << position.error().text();
    return position.value_or(Position{});
  }
  // Without techniques all five kinds of moves are listed.
  [[nodiscard]] static std::vector<CompactMove> compact_moves(const CompactGame& game, const Position& at) {
    MoveList<CompactMove> list;
    game.legal(at, list);
    return {list.begin(), list.end()};
  }
  static constexpr klondike::Techniques kNone{false, false, false, false, false, false, false};
};

TEST_P(KlondikeModel, EveryMoveOfTheRulesIsAMoveOfTheModelOrChangesNothing) {
  walk(reduced_deals(), [&](const Layout& layout, const patience::SmallEngine& engine, const auto& state) {
    klondike::DrawOne oracle(layout, kNone, std::size_t{1} << 30);
    const CompactGame game(layout, kNone, oracle);
    const Position at = read(layout, engine.table(state));
    const auto listed = compact_moves(game, at);
    MoveList<Move> moves;
    engine.legal(state, moves);
    for (const Move& move : moves) {
      auto after = state;
      engine.apply(after, move);
      const Position real = read(layout, engine.table(after));
      const bool found = std::any_of(listed.begin(), listed.end(), [&](const CompactMove& each) {
        Position made = at;
        game.apply(made, each);
        return same_cards(made, real);
      });
      EXPECT_TRUE(found || same_cards(at, real)) << to_text(rules(), move);
    }
  });
}

TEST_P(KlondikeModel, EveryMoveOfTheModelCanBePlayed) {
  walk(reduced_deals(), [&](const Layout& layout, const patience::SmallEngine& engine, const auto& state) {
    klondike::DrawOne oracle(layout, kNone, std::size_t{1} << 30);
    const CompactGame game(layout, kNone, oracle);
    const Table table = engine.table(state);
    const Position at = read(layout, table);
    for (const CompactMove& move : compact_moves(game, at)) {
      klondike::Expansion expansion(rules(), table);
      expansion.play(move);
      auto judge = Judge::begin(rules(), table);
      ASSERT_TRUE(judge);
      for (const Move& real : expansion.line()) {
        const auto played = judge->play(real);
        ASSERT_TRUE(played) << to_text(rules(), real) << ": " << played.error().text();
      }
      Position made = at;
      game.apply(made, move);
      const Position reached = read(layout, judge->table());
      EXPECT_TRUE(same_cards(made, reached));
      if (move.kind == klondike::Kind::stock_to_home || move.kind == klondike::Kind::stock_to_pile) {
        EXPECT_EQ(made.waste, reached.waste);
        EXPECT_EQ(made.pass, rules().redeals == kUnlimited ? 0 : reached.pass);
      }
    }
  });
}

// The verdict of a position does not depend on how the game came to it, nor on what was asked before.
TEST_P(KlondikeModel, PositionsOfOneGameShareAMemory) {
  const auto memory = std::make_shared<SearchMemory>();
  SearchOptions sharing;
  sharing.memory = memory;
  std::uint64_t asked = 0;
  walk(20, [&](const Layout& /*layout*/, const patience::SmallEngine& engine, const auto& state) {
    const Table table = engine.table(state);
    const Solution alone = solve_klondike(rules(), table);
    SearchOptions cut_short = sharing;  // what it has not finished must not be believed
    cut_short.budget.nodes = asked % 40;
    static_cast<void>(solve_klondike(rules(), table, cut_short));
    const Solution shared = solve_klondike(rules(), table, sharing);
    EXPECT_NE(alone.verdict, Verdict::unknown);
    EXPECT_EQ(alone.verdict, shared.verdict);
    ++asked;
  });
  EXPECT_GT(asked, 10U);
}

INSTANTIATE_TEST_SUITE_P(Reduced, KlondikeModel, testing::ValuesIn(names_of(kKlondikeGames)), reduced_test_name);

TEST(KlondikeSearch, IsTheSameWhateverTheSlices) {
  for (const int draw : {1, 3}) {
    const Rules& rules = klondike_rules(draw);
    for (const std::uint64_t number : {1U, 22U, 31U, 40U}) {
      const Table table = klondike_deal(rules, Scheme::solvitaire, number);
      const Solution whole = solve_klondike(rules, table);
      const auto search = make_search("klondike", rules, table, {});
      ASSERT_TRUE(search);
      for (std::uint64_t slice = 1; !(*search)->done(); slice = slice % 5000 + 7) {
        (*search)->step(slice);
      }
      EXPECT_EQ((*search)->nodes(), whole.nodes) << number;
      EXPECT_EQ(verdict_of((*search)->halt(), true), whole.verdict) << number;
    }
  }
}

// Two searches with one memory: the one that asks later has it.
TEST(KlondikeSearch, GivesTheMemoryToWhoeverAsksLast) {
  const Rules& rules = klondike_rules(3);
  SearchOptions options;
  options.memory = std::make_shared<SearchMemory>();
  const Table table = klondike_deal(rules, Scheme::solvitaire, 22);
  auto first = *make_search("klondike", rules, table, options);
  first->step(1000);
  const auto second = *make_search("klondike", rules, table, options);
  second->step(1000);
  first->step(1000);
  EXPECT_EQ(first->halt(), Halt::stopped);
  first.reset();
  while (!second->done()) {
    second->step(4096);
  }
  EXPECT_EQ(second->halt(), Halt::exhausted);
}

TEST(KlondikeSearch, KeepsWithinItsBudget) {
  const Rules& rules = klondike_rules(3);
  const Table table = klondike_deal(rules, Scheme::solvitaire, 22);
  SearchOptions options;
  options.budget.nodes = 5000;
  Solution solution = solve_klondike(rules, table, options);
  EXPECT_EQ(solution.halt, Halt::nodes);
  EXPECT_LE(solution.nodes, 5000U);
  options.budget = {kNoLimit, std::size_t{100} << 10};
  solution = solve_klondike(rules, table, options);
  EXPECT_EQ(solution.halt, Halt::memory);
  EXPECT_EQ(solution.verdict, Verdict::unknown);
  for (std::size_t bytes = std::size_t{50} << 10; bytes < std::size_t{4} << 20; bytes *= 2) {
    options.budget.bytes = bytes;
    const auto search = make_search("klondike", rules, klondike_deal(rules, Scheme::solvitaire, 701), options);
    ASSERT_TRUE(search);
    while (!(*search)->done()) {
      (*search)->step(10'000);
    }
    EXPECT_EQ((*search)->halt(), Halt::memory);
    EXPECT_LE((*search)->bytes(), bytes + (std::size_t{256} << 10));
  }
}

TEST(KlondikeSearch, LeavesOtherGamesAlone) {
  for (const std::string_view name : {"freecell", "westcliff", "canfield", "yukon", "spider-4", "thumb-and-pouch"}) {
    const auto game = find_game(name);
    if (game) {
      EXPECT_FALSE(klondike::fits((*game)->rules)) << name;
    }
  }
}

}  // namespace
}  // namespace sabar::klondike_model
