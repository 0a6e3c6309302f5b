// Planted faults of the model of Spider: each believes in other rules than those of the game. The judge must reject
// what they find, and the model without a fault must win with a line that it accepts.
#include <functional>

#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/models/spider/expand.hpp>
#include <sabar/solvers/models/spider/layout.hpp>
#include <sabar/solvers/models/spider/level_beam.hpp>

#include "cross_check/reduced.hpp"

namespace sabar::spider_mutants {
namespace {

using spider::Layout;

struct Mutant {
  std::string_view name;
  std::string_view game;  // the reduced game on which it shows
  void (*spoil)(spider::Deal&);
};

const std::vector<Mutant>& mutants() {
  static const std::vector<Mutant> kList = {
      {"runs of mixed suits move", "spider-4-hand", [](spider::Deal& d) { d.layout.mixed = true; }},
      {"any open cards move", "spider-4-full", [](spider::Deal& d) { d.layout.groups = true; }},
      {"rows over empty columns", "spider-4-full", [](spider::Deal& d) { d.layout.full = false; }},
      {"any card into a space", "spider-5-groups", [](spider::Deal& d) { d.layout.fill_rank = 0; }},
      {"columns build in any suit", "spider-5-groups", [](spider::Deal& d) { d.layout.suits_only = false; }},
      {"runs leave by themselves", "spider-4-hand", [](spider::Deal& d) { d.layout.by_hand = false; }},
      {"the stock is dealt from its end", "spider-4-full",
       [](spider::Deal& d) { std::reverse(d.layout.stock.begin(), d.layout.stock.end()); }},
      {"runs leave one card early", "spider-4-relaxed", [](spider::Deal& d) { --d.layout.ranks; }},
  };
  return kList;
}

// What the model finds for a deal, spoilt or not; empty if nothing.
std::vector<Move> find(const Rules& rules, const Table& table, void (*spoil)(spider::Deal&)) {
  spider::Deal deal = spider::read_deal(rules, table);
  spoil(deal);
  spider::LevelBeam beam(deal, {200, 20, true, {20, 15, 10, 20, 10, 20}});
  while (!beam.done()) {
    beam.step();
  }
  return beam.won() ? spider::expand(deal, shortened(deal, beam.line())) : std::vector<Move>{};
}

TEST(SpiderMutants, AreAllCaught) {
  for (const Mutant& mutant : mutants()) {
    const Rules rules = read_reduced(reduced_game(mutant.game))->rules;
    int caught = 0;
    for (std::uint64_t number = 1; number <= 60; ++number) {
      const Table deal = *reduced_deal(rules, number);
      const auto spoilt = find(rules, deal, mutant.spoil);
      caught += !spoilt.empty() && !judge_line(rules, deal, spoilt).won ? 1 : 0;
      const auto sound = find(rules, deal, [](spider::Deal&) {});
      EXPECT_TRUE(sound.empty() || judge_line(rules, deal, sound).won) << mutant.game << " deal " << number;
    }
    EXPECT_GE(caught, 3) << mutant.name;
  }
}

}  // namespace
}  // namespace sabar::spider_mutants
