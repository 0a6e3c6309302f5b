#include <array>

#include <sabar/solvers/models/pairs/free_stock.hpp>
#include <sabar/solvers/models/pairs/model.hpp>
#include <sabar/solvers/models/pairs/techniques.hpp>
#include <sabar/solvers/technique/pair_matching.hpp>

namespace sabar::pairs {
namespace {

constexpr std::array<std::string_view, 2> kNames = {FreeStock::kName, PairMatching::kName};

}  // namespace

std::span<const std::string_view> techniques() { return kNames; }

PairTechniques choose_techniques(const SearchOptions& options) {
  return {.free_stock = options.uses(FreeStock::kName), .pair_matching = options.uses(PairMatching::kName)};
}

}  // namespace sabar::pairs
