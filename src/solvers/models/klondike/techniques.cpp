#include <algorithm>
#include <array>

#include <sabar/solvers/models/klondike/techniques.hpp>

namespace sabar::klondike {
namespace {

constexpr std::array<std::string_view, 7> kTechniqueNames = {"safe-foundation",  "stock-chains",    "superset", "sleep",
                                                             "offset-dominance", "draw-one-oracle", "restarts"};

}  // namespace

std::span<const std::string_view> technique_names() { return kTechniqueNames; }

Techniques choose_techniques(const std::vector<std::string>& without) {
  const auto on = [&](std::size_t i) {
    return std::find(without.begin(), without.end(), kTechniqueNames[i]) == without.end();
  };
  return {.safe_foundation = on(0),
          .stock_chains = on(1),
          .superset = on(1) && on(2),
          .sleep = on(3),
          .offset_dominance = on(4),
          .draw_one_oracle = on(5),
          .restarts = on(6)};
}

}  // namespace sabar::klondike
