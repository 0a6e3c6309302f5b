// The model of Canfield against the rules: the same moves, the same positions, and verdicts on real deals.
#include <algorithm>
#include <bit>
#include <random>
#include <set>

#include <gtest/gtest.h>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/models/canfield/model.hpp>
#include <sabar/solvers/models/canfield/stock_game.hpp>
#include <sabar/solvers/technique/stock_row.hpp>

#include "cross_check/reduced.hpp"
#include "solvers/models/klondike_deals.hpp"
#include "solvers/models/model_laws.hpp"

namespace sabar::canfield_model {  // names of its own: tests are compiled several in one
namespace {

using canfield::Layout;
using canfield::RunMove;
using canfield::StockGame;

class CanfieldModel : public ReducedTest {};

// The model reaches exactly the positions that the rules reach by draws and one move.
TEST_P(CanfieldModel, HasTheMovesOfTheRules) {
  const patience::SmallEngine engine(rules());
  const StockRow row(rules(), engine.facts());
  std::mt19937_64 lots(5);
  MoveList<Move> moves;
  MoveList<RunMove> runs;
  for (std::uint64_t number = 1; number <= reduced_deals(); ++number) {
    const Table first = deal(number);
    const Layout layout = canfield::read_layout(rules(), first).value();
    const StockGame game(layout, {false, false});
    auto state = *engine.start(first);
    const auto read = [&](const auto& at) { return engine.key(at); };
    canfield::Position here = canfield::read_position(rules(), layout, first);
    for (int i = 0; i < 40; ++i) {
      std::set<Key128> by_rules;
      std::vector<patience::SmallEngine::State> after_rules;
      row.each_top(state, [&](const StockRow::Top& top) {
        auto drawn = state;
        if (top.draws > 0) {
          row.draw(drawn, top.draws);
        }
        engine.legal(drawn, moves);
        for (const Move& move : moves) {
          if (move.kind == MoveKind::transfer && move.from == engine.facts().waste) {
            auto after = drawn;
            engine.apply(after, move);
            if (by_rules.insert(read(after)).second) {
              after_rules.push_back(after);
            }
          }
        }
      });
      engine.legal(state, moves);
      for (const Move& move : moves) {
        if (move.kind == MoveKind::transfer && move.from != engine.facts().waste) {
          auto after = state;
          engine.apply(after, move);
          if (read(after) != read(state) && by_rules.insert(read(after)).second) {
            after_rules.push_back(after);
          }
        }
      }
      game.legal(here, runs);
      std::set<StockGame::Key> by_runs;
      for (const RunMove& move : runs) {
        canfield::Position after = here;
        const auto back = game.apply(after, move);
        by_runs.insert(game.key(after));
        game.undo(after, move, back);
        ASSERT_EQ(after, here);
      }
      ASSERT_EQ(by_rules.size(), by_runs.size()) << GetParam() << " deal " << number << " move " << i;
      if (after_rules.empty()) {
        break;
      }
      // The same move in both: the position after it has the same cards everywhere.
      state = after_rules[lots() % after_rules.size()];
      const Layout later = canfield::read_layout(rules(), engine.table(state)).value();
      const canfield::Position wanted = canfield::read_position(rules(), later, engine.table(state));
      const auto same = [&](const RunMove& move) {
        canfield::Position after = here;
        (void)game.apply(after, move);
        const auto waste = [](const canfield::Position& at) {
          return std::popcount(at.stock & (canfield::card_set(at.border) - 1));
        };
        return after.beneath == wanted.beneath && after.next == wanted.next && after.reserve == wanted.reserve &&
               waste(after) == waste(wanted);
      };
      const auto move = std::find_if(runs.begin(), runs.end(), same);
      ASSERT_NE(move, runs.end()) << GetParam() << " deal " << number << " move " << i;
      (void)game.apply(here, *move);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Reduced, CanfieldModel, testing::ValuesIn(names_of(kCanfieldGames)), reduced_test_name);

TEST(CanfieldSearch, SaysWhatItIsNotMadeFor) {
  const Rules& klondike = (*find_game("klondike"))->rules;
  const auto search = make_search("canfield", klondike, klondike_deal(klondike, Scheme::ms, 1), {});
  ASSERT_FALSE(search);
  EXPECT_NE(search.error().text().find("does not fit"), std::string::npos);
  for (const std::string_view name : {"acme", "chameleon", "duke", "raglan", "klondike-reserve", "freecell"}) {
    EXPECT_FALSE(canfield::fits((*find_game(name))->rules)) << name;
  }
  for (const std::string_view name : {"canfield", "canfield-run", "canfield-strict"}) {
    EXPECT_TRUE(canfield::fits((*find_game(name))->rules)) << name;
  }
}

TEST(CanfieldSearch, GoesOnFromAnyPosition) {
  for (const std::string_view name : {"canfield", "canfield-run", "canfield-strict"}) {
    expect_taken_up_anywhere("canfield", name, 20, OnTheWay::won);
  }
}

}  // namespace
}  // namespace sabar::canfield_model
