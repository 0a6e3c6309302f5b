#include <array>

#include <sabar/solvers/models/klondike/model.hpp>
#include <sabar/solvers/models/klondike/techniques.hpp>

namespace sabar::klondike {
namespace {

constexpr std::array<std::string_view, 7> kTechniqueNames = {"safe-foundation",  "stock-chains",    "superset", "sleep",
                                                             "offset-dominance", "draw-one-oracle", "restarts"};

}  // namespace

std::span<const std::string_view> techniques() { return kTechniqueNames; }

Techniques choose_techniques(const SearchOptions& options) {
  const auto on = [&](std::size_t i) { return options.uses(kTechniqueNames[i]); };
  return {.safe_foundation = on(0),
          .stock_chains = on(1),
          .superset = on(1) && on(2),
          .sleep = on(3),
          .offset_dominance = on(4),
          .draw_one_oracle = on(5),
          .restarts = on(6)};
}

}  // namespace sabar::klondike
