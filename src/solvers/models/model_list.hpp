// The searches made for some games, and the techniques of the general one, with the rules each is proved for.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include <sabar/solvers/search.hpp>

namespace sabar {

// `auto` takes the first that fits and can read the position.
struct Model {
  std::string_view name;  // as a solver; empty where it only serves `auto`
  std::string_view of;    // the game
  bool (*fits)(const Rules&);
  Result<std::unique_ptr<Search>> (*make)(const Rules&, const Table&, const SearchOptions&);
};
[[nodiscard]] std::span<const Model> model_list();

struct TechniqueInfo {
  std::string_view name;
  bool (*applies)(const Rules&);
};
// Of the general search; those of models are proved for the rules of their model.
[[nodiscard]] const std::vector<TechniqueInfo>& general_techniques();

}  // namespace sabar
