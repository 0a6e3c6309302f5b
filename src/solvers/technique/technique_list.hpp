// The techniques of the general search, with the rules each is proved for. Those of models are proved for the rules of
// their model (models/model_list.hpp).
//
// To add one: a header beside this file with kName, kComplete and applies(), and its type in the list of ProofGame or
// HopeGame (general/board_search.hpp). Help, switches, cross-check and tests go through this list.
#pragma once

#include <string_view>
#include <vector>

#include <sabar/rules/patience/rules.hpp>

namespace sabar {

struct TechniqueInfo {
  std::string_view name;
  bool (*applies)(const Rules&);
  bool complete;  // else it only serves searches that look for a win
};
[[nodiscard]] const std::vector<TechniqueInfo>& general_techniques();

}  // namespace sabar
