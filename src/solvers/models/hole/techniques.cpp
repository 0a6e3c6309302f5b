#include <algorithm>
#include <array>

#include <sabar/solvers/models/hole/rank_cuts.hpp>
#include <sabar/solvers/models/hole/rank_reach.hpp>
#include <sabar/solvers/models/hole/rank_walk.hpp>
#include <sabar/solvers/models/hole/techniques.hpp>

namespace sabar::hole {
namespace {

constexpr std::array<std::string_view, 7> kNames = {RankWalk::kName, RankCuts::kName, RankReach::kName, "longer-pile",
                                                    "equal-piles",   "best-order",    "by-layers"};

}  // namespace

std::span<const std::string_view> hole_technique_names() { return kNames; }

HoleTechniques hole_techniques(const std::vector<std::string>& without) {
  const auto on = [&](std::size_t i) { return std::find(without.begin(), without.end(), kNames[i]) == without.end(); };
  return {.rank_walk = on(0),
          .rank_cuts = on(1),
          .rank_reach = on(2),
          .longer_pile = on(3),
          .equal_piles = on(4),
          .by_layers = on(6),
          .best_order = on(5)};
}

}  // namespace sabar::hole
