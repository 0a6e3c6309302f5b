#include <algorithm>
#include <array>

#include <sabar/solvers/models/pairs/free_stock.hpp>
#include <sabar/solvers/models/pairs/techniques.hpp>
#include <sabar/solvers/technique/pair_matching.hpp>

namespace sabar::pairs {
namespace {

constexpr std::array<std::string_view, 2> kNames = {FreeStock::kName, PairMatching::kName};

}  // namespace

std::span<const std::string_view> pair_technique_names() { return kNames; }

PairTechniques pair_techniques(const std::vector<std::string>& without) {
  const auto on = [&](std::string_view name) {
    return std::find(without.begin(), without.end(), name) == without.end();
  };
  return {.free_stock = on(FreeStock::kName), .pair_matching = on(PairMatching::kName)};
}

}  // namespace sabar::pairs
