// Models that do not look at a word of the rules: each is given rules without it and believes in them. What it says
// about the game itself must be found wrong, by the judge or by the search over whole positions.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <sabar/check/patience/judge.hpp>
#include <sabar/solvers/models/model_list.hpp>

#include "cross_check/beliefs.hpp"
#include "cross_check/reduced.hpp"

namespace sabar {
namespace {

using mutants::Belief;

struct BelievingMutant {
  std::string_view name;
  std::string_view model;  // what it is a model of
  std::string_view game;   // the reduced game on which it shows
  Belief belief;
  std::vector<std::uint64_t> deals;  // the first on which it is caught
};

const std::vector<BelievingMutant>& believing_mutants() {
  static const std::vector<BelievingMutant> kList = {
      {"nothing comes from the stock", "Klondike", "open-stock", mutants::closed_stock, {8, 9, 19}},
      {"no column is filled from the stock",
       "Klondike",
       "filled-from-stock-kings",
       mutants::nothing_fills_columns,
       {1, 2, 3}},
      {"rows are whole", "Spider", "two-card-rows", mutants::whole_rows, {1, 2, 3}},
      {"the stock may stay", "games of pairs", "emptied-stock", mutants::only_places_must_be_empty, {1, 2, 3}},
      {"columns go round", "Canfield", "reserve-home-goes-round", mutants::all_go_round, {5, 12, 13}},
      {"foundations go round", "Canfield", "reserve-columns-go-round", mutants::all_go_round, {2, 4, 5}},
  };
  return kList;
}

const Model& model_of(std::string_view games) {
  const auto models = model_list();
  return *std::find_if(models.begin(), models.end(), [&](const Model& model) { return model.of == games; });
}

// What is wrong with what a model says that believes in other rules; empty if nothing.
std::string fault_of(const BelievingMutant& mutant, const Rules& rules, const Table& deal) {
  Rules believed = rules;
  mutant.belief(believed);
  const Model& model = model_of(mutant.model);
  EXPECT_FALSE(model.fits(rules)) << mutant.name;
  EXPECT_TRUE(model.fits(believed)) << mutant.name;
  auto search = model.make(believed, deal, options_without({}));
  if (!search) {
    return {};
  }
  const Halt halt = drive(**search);
  const Verdict verdict = verdict_of(halt, (*search)->complete());
  if (verdict == Verdict::solved) {
    return judge_line(rules, deal, (*search)->line()).won ? "" : "the judge rejects its line";
  }
  const auto truth = truth_of(rules, deal);
  return verdict == Verdict::unsolvable && truth && truth->verdict == Verdict::solved ? "it can be won" : "";
}

TEST(BelievingMutants, AreAllCaught) {
  for (const BelievingMutant& mutant : believing_mutants()) {
    const Rules rules = read_reduced(reduced_game(mutant.game))->rules;
    ASSERT_FALSE(mutant.deals.empty()) << mutant.name;
    for (const std::uint64_t number : mutant.deals) {
      EXPECT_NE(fault_of(mutant, rules, *reduced_deal(rules, number)), "") << mutant.name << " on deal " << number;
    }
  }
}

}  // namespace
}  // namespace sabar
