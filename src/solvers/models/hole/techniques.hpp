// What makes the search of a hole game small, each with a name and a switch. All are complete: with any of them on or
// off an exhausted search proves that there is no win.
#pragma once

#include <sabar/solvers/search_options.hpp>

namespace sabar::hole {

struct HoleTechniques {
  bool rank_walk = true;    // rank_walk.hpp
  bool rank_cuts = true;    // rank_cuts.hpp
  bool rank_reach = true;   // rank_reach.hpp
  bool longer_pile = true;  // longer_pile.hpp
  bool equal_piles = true;  // pile_numbers.hpp
  bool by_layers = true;    // layers.hpp
  bool best_order = true;   // step_order.hpp; off: piles in their order
};

[[nodiscard]] HoleTechniques choose_techniques(const SearchOptions& options);

}  // namespace sabar::hole
