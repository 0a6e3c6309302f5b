// What makes the search of a game of pairs small, each with a name and a switch. Both are complete.
#pragma once

#include <sabar/solvers/search_options.hpp>

namespace sabar::pairs {

struct PairTechniques {
  bool free_stock = true;     // free_stock.hpp
  bool pair_matching = true;  // solvers/technique/pair_matching.hpp; here one look at a table
};

[[nodiscard]] PairTechniques choose_techniques(const SearchOptions& options);

}  // namespace sabar::pairs
