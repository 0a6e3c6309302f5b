// What makes the search of a game of pairs small, each with a name and a switch. Both are complete.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sabar::pairs {

struct PairTechniques {
  bool free_stock = true;     // free_stock.hpp
  bool pair_matching = true;  // solvers/technique/pair_matching.hpp; here one look at a table
};

[[nodiscard]] std::span<const std::string_view> pair_technique_names();

// Names of techniques of other searches are passed over.
[[nodiscard]] PairTechniques pair_techniques(const std::vector<std::string>& without);

}  // namespace sabar::pairs
