// The model of Spider against the rules: the same positions by the same moves, and real deals.
#include <random>

#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/models/spider/expand.hpp>
#include <sabar/solvers/models/spider/layout.hpp>
#include <sabar/solvers/models/spider/model.hpp>
#include <sabar/solvers/models/spider/steps.hpp>

#include "cross_check/reduced.hpp"
#include "laws/games.hpp"
#include "solvers/models/klondike_deals.hpp"

namespace sabar::spider_model {  // names of its own: tests are compiled several in one
namespace {

using spider::Attempt;
using spider::Step;

constexpr Attempt kAttempt = {100, 10, true, {20, 15, 10, 21, 9, 17}};

struct Offer {
  Step step;
  std::int32_t score;
  std::uint64_t hash;
};
struct Offers {
  std::vector<Offer> all;
  void offer(const Step& step, std::int32_t score, std::uint64_t hash) { all.push_back({step, score, hash}); }
};

// The steps from here, a row from the stock among them, with what is said of where they lead.
std::vector<Offer> steps_from(const spider::Deal& deal) {
  Offers offers;
  spider::Position here = deal.position;
  here.score = score_of(here.features, kAttempt.weights);
  spider::Steps<Offers>(deal.layout, kAttempt, here, offers).list();
  if (here.dealt < deal.layout.stock.size() && (!deal.layout.full || here.features.empty == 0)) {
    offers.all.push_back({{0, 0, 0}, 0, 0});
  }
  return offers.all;
}

// Such a run leaves before anything else.
bool has_complete_run(const spider::Deal& deal) {
  for (std::size_t c = 0; c < deal.layout.columns; ++c) {
    if (deal.layout.runs_leave && spider::Mover::run_length(deal.layout, deal.position, c) == deal.layout.ranks) {
      return true;
    }
  }
  return false;
}

// Walks at random by steps. Each step, as moves of the rules, must lead the engine to the same position; score and hash
// must be those of that position, counted anew.
void walk(const Rules& rules, const Table& start, std::mt19937_64& lots) {
  const patience::Engine engine(rules);
  Table table = start;
  for (int i = 0; i < 60; ++i) {
    const spider::Deal deal = spider::read_deal(rules, table);
    const auto offers = steps_from(deal);
    if (offers.empty() || has_complete_run(deal)) {
      return;
    }
    const Offer& chosen = offers[lots() % offers.size()];
    spider::Position after = deal.position;
    spider::Mover(deal.layout, after).play(chosen.step);
    const std::vector<Move> moves = spider::expand(deal, {chosen.step});
    const Ruling ruling = judge_line(rules, table, moves);
    ASSERT_TRUE(ruling.accepted) << ruling.reason;
    auto state = *engine.start(table);
    for (const Move& move : moves) {
      engine.apply(state, move);
    }
    table = engine.table(state);
    const spider::Deal reached = spider::read_deal(rules, table);
    ASSERT_EQ(reached.position.hash, after.hash);
    ASSERT_EQ(reached.position.first, after.first);
    ASSERT_TRUE(std::equal(after.cards.begin(), after.cards.begin() + after.first[deal.layout.columns],
                           reached.position.cards.begin()));
    ASSERT_EQ(reached.position.closed, after.closed);
    ASSERT_EQ(reached.layout.stock.size(), deal.layout.stock.size() - after.dealt);
    if (!chosen.step.deals()) {
      ASSERT_EQ(chosen.hash, after.hash);
      ASSERT_EQ(chosen.score, score_of(reached.position.features, kAttempt.weights));
    }
  }
}

class SpiderModel : public ReducedTest {};

TEST_P(SpiderModel, MovesAsTheRulesDo) {
  std::mt19937_64 lots(7);
  for (std::uint64_t number = 1; number <= reduced_deals(); ++number) {
    walk(rules(), deal(number), lots);
    ASSERT_FALSE(HasFatalFailure()) << GetParam() << " deal " << number;
  }
}

INSTANTIATE_TEST_SUITE_P(Reduced, SpiderModel, testing::ValuesIn(names_of(kSpiderGames)), reduced_test_name);

TEST(SpiderModel, MovesAsTheRulesOfWholeGamesDo) {
  std::mt19937_64 lots(8);
  std::size_t games = 0;
  for (const GameFile& game : game_list()) {
    if (!spider::fits(game.rules)) {
      continue;
    }
    ++games;
    for (std::uint64_t number = 1; number <= reduced_deals() / 20 + 1; ++number) {
      walk(game.rules, klondike_deal(game.rules, Scheme::sabar, number), lots);
      ASSERT_FALSE(HasFatalFailure()) << game.name << " deal " << number;
    }
  }
  EXPECT_GE(games, 10U);
}

Solution solve_spider(std::string_view game, std::uint64_t number) {
  const Rules& rules = (*find_game(game))->rules;
  const auto solution = solve("spider", rules, klondike_deal(rules, Scheme::ms, number), {});  // lines are judged
  EXPECT_TRUE(solution) << solution.error().text();
  return solution.value_or(Solution{});
}

TEST(SpiderSearch, WinsTheDealsOfKPatience) {
  const std::uint64_t deals = walk_count() < 1000 ? 3 : 50;  // fewer under the sanitizers
  for (const std::string_view game : {"spider-1", "spider-2", "spider-4"}) {
    for (std::uint64_t number = 1; number <= deals; ++number) {
      ASSERT_EQ(solve_spider(game, number).verdict, Verdict::solved) << game << " " << number;
    }
  }
}

TEST(SpiderSearch, SaysWhatItIsNotMadeFor) {
  const Rules& klondike = (*find_game("klondike"))->rules;
  const auto search = make_search("spider", klondike, klondike_deal(klondike, Scheme::ms, 1), {});
  ASSERT_FALSE(search);
  EXPECT_NE(search.error().text().find("does not fit"), std::string::npos);
}

// From the middle of a game, with runs gone and rows dealt.
TEST(SpiderSearch, GoesOnFromAnyPosition) {
  const Rules& rules = (*find_game("spider-4"))->rules;
  const patience::Engine engine(rules);
  const Solution whole = solve_spider("spider-4", 1);
  auto state = *engine.start(klondike_deal(rules, Scheme::ms, 1));
  for (std::size_t i = 0; i < whole.line.size(); ++i) {
    engine.apply(state, whole.line[i]);
    if (i % 40 == 0 || i + 1 == whole.line.size()) {
      const auto rest = solve("spider", rules, engine.table(state), {});
      ASSERT_TRUE(rest) << rest.error().text();
      ASSERT_EQ(rest->verdict, Verdict::solved) << " after " << i;
    }
  }
}

// In slices of any size the same nodes and the same line.
TEST(SpiderSearch, SlicesChangeNothing) {
  const Rules& rules = (*find_game("spider-2"))->rules;
  const Table table = klondike_deal(rules, Scheme::ms, 3);
  const auto whole = make_search("spider", rules, table, {});
  const auto sliced = make_search("spider", rules, table, {});
  while (!(*whole)->done()) {
    (*whole)->step(1'000'000);
  }
  for (std::uint64_t i = 0; !(*sliced)->done(); ++i) {
    (*sliced)->step(1 + i % 97);
  }
  EXPECT_EQ((*whole)->nodes(), (*sliced)->nodes());
  EXPECT_EQ((*whole)->line(), (*sliced)->line());
  EXPECT_EQ((*whole)->model(), "spider");
}

}  // namespace
}  // namespace sabar::spider_model
