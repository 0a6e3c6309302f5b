#include <array>

#include <sabar/solvers/models/hole/model.hpp>
#include <sabar/solvers/models/hole/rank_cuts.hpp>
#include <sabar/solvers/models/hole/rank_reach.hpp>
#include <sabar/solvers/models/hole/rank_walk.hpp>
#include <sabar/solvers/models/hole/techniques.hpp>

namespace sabar::hole {
namespace {

constexpr std::array<std::string_view, 7> kNames = {RankWalk::kName, RankCuts::kName, RankReach::kName, "longer-pile",
                                                    "equal-piles",   "best-order",    "by-layers"};

}  // namespace

std::span<const std::string_view> techniques() { return kNames; }

HoleTechniques choose_techniques(const SearchOptions& options) {
  const auto on = [&](std::size_t i) { return options.uses(kNames[i]); };
  return {.rank_walk = on(0),
          .rank_cuts = on(1),
          .rank_reach = on(2),
          .longer_pile = on(3),
          .equal_piles = on(4),
          .by_layers = on(6),
          .best_order = on(5)};
}

}  // namespace sabar::hole
