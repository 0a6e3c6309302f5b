// Models and techniques refuse whatever rules they were not proved for: also rules nobody has thought of yet.
#include <functional>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/models/model_list.hpp>
#include <sabar/solvers/technique/technique_list.hpp>

namespace sabar {
namespace {

struct Claim {
  std::string name;
  bool (*holds)(const Rules&);
};

std::vector<Claim> all_claims() {
  std::vector<Claim> claims;
  for (const Model& model : model_list()) {
    claims.push_back({std::string(model.name), model.fits});
  }
  for (const TechniqueInfo& technique : general_techniques()) {
    claims.push_back({std::string(technique.name), technique.applies});
  }
  return claims;
}

// The rules with one thing changed to what the vocabulary does not have.
struct Novelty {
  std::string name;
  Rules rules;
};

template <class T>
constexpr T kUnheardOf = static_cast<T>(99);

void add_game_novelties(const Rules& rules, std::vector<Novelty>& all) {
  const auto add = [&](const char* name, const std::function<void(Rules&)>& change) {
    all.push_back({name, rules});
    change(all.back().rules);
  };
  add("a field of the game", [](Rules& r) { r.untold = 1; });
  add("a goal", [](Rules& r) { r.goal.kind = kUnheardOf<GoalKind>; });
  add("pairs", [](Rules& r) { r.pairs = kUnheardOf<Pairs>; });
  if (rules.draw > 0) {
    add("where draws go", [](Rules& r) { r.draw_to = kUnheardOf<PileKind>; });
  }
}

void add_group_novelties(const Rules& rules, std::size_t g, std::vector<Novelty>& all) {
  const auto add = [&](const char* name, const std::function<void(Group&)>& change) {
    all.push_back({fmt::format("group {}: {}", g, name), rules});
    change(all.back().rules.group[g]);
  };
  add("a field", [](Group& group) { group.untold = 1; });
  add("kind", [](Group& group) { group.kind = kUnheardOf<PileKind>; });
  add("fill", [](Group& group) { group.fill = kUnheardOf<Fill>; });
  add("move", [](Group& group) { group.lift = kUnheardOf<Lift>; });
  add("suits of a run", [](Group& group) { group.lift_suits = kUnheardOf<SuitRule>; });
  add("order", [](Group& group) { group.build.order = kUnheardOf<Order>; });
  if (rules.group[g].build.order != Order::none) {
    add("suits", [](Group& group) { group.build.suits = kUnheardOf<SuitRule>; });
  }
  add("collect", [](Group& group) { group.collect = kUnheardOf<Collect>; });
}

std::vector<Novelty> all_novelties(const Rules& rules) {
  std::vector<Novelty> all;
  add_game_novelties(rules, all);
  for (std::size_t g = 0; g < rules.groups; ++g) {
    add_group_novelties(rules, g, all);
  }
  return all;
}

TEST(ProvedRules, NothingPassesThatNobodyStruckOut) {
  for (const Claim& claim : all_claims()) {
    std::size_t games = 0;
    for (const GameFile& game : game_list()) {
      if (!claim.holds(game.rules)) {
        continue;
      }
      ++games;
      for (const Novelty& novelty : all_novelties(game.rules)) {
        EXPECT_FALSE(claim.holds(novelty.rules)) << claim.name << ", " << game.name << ": " << novelty.name;
      }
    }
    EXPECT_GT(games, 0U) << claim.name << " is of use to no game";
  }
}

}  // namespace
}  // namespace sabar
