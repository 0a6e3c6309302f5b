#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/search/beam.hpp>
#include <sabar/search/best_first.hpp>
#include <sabar/search/dfs.hpp>
#include <sabar/solvers/general/shorten.hpp>
#include <sabar/solvers/general/staged_search.hpp>
#include <sabar/solvers/kernel_search.hpp>
#include <sabar/solvers/models/canfield/expand.hpp>
#include <sabar/solvers/models/canfield/model.hpp>
#include <sabar/solvers/models/canfield/stock_game.hpp>
#include <sabar/solvers/models/expanded_line.hpp>

namespace sabar::canfield {
namespace {

using Deal = ModelDeal<Layout, Position, Choice>;

// The smaller, the better: what is left of the reserve is hardest to come by.
struct Look {
  const Layout& layout;
  [[nodiscard]] int operator()(const Position& position) const {
    return 4 * (layout.cards - position.home) + 6 * position.reserve + 2 * std::popcount(position.stock);
  }
};

template <class Kernel>
class KernelOfStock final : public KernelSearch<Kernel> {
public:
  template <class... A>
  KernelOfStock(std::shared_ptr<const Deal> deal, const Budget& budget, A&&... more)
      : deal_(std::move(deal)), game_(deal_->layout, deal_->choice) {
    this->begin(game_, game_.begin(deal_->position), budget, std::forward<A>(more)...);
  }

  [[nodiscard]] std::string_view model() const final { return "canfield"; }
  [[nodiscard]] std::vector<sabar::Move> line() const final {
    const patience::SmallEngine engine(deal_->rules);
    return shortened(
        engine, *engine.start(deal_->start),
        expanded_line(*deal_, this->kernel().line(), Expansion(deal_->rules, deal_->start, deal_->layout)));
  }

private:
  std::shared_ptr<const Deal> deal_;
  StockGame game_;
};

using Deep = KernelOfStock<DepthFirst<StockGame>>;
using Best = KernelOfStock<BestFirst<StockGame, Look>>;
using Wide = KernelOfStock<Beam<StockGame, Look, OneLevel>>;

Stage depth_stage(const std::shared_ptr<const Deal>& deal, std::uint64_t nodes) {
  return {"depth-first", nodes, [deal](const Budget& budget) { return std::make_unique<Deep>(deal, budget); }};
}
Stage best_stage(const std::shared_ptr<const Deal>& deal, std::uint64_t nodes) {
  return {"best-first", nodes,
          [deal](const Budget& budget) { return std::make_unique<Best>(deal, budget, Look{deal->layout}); }};
}
Stage beam_stage(const std::shared_ptr<const Deal>& deal, std::size_t width) {
  return {"beam " + std::to_string(width), kNoLimit, [deal, width](const Budget& budget) {
            return std::make_unique<Wide>(deal, budget, Look{deal->layout}, OneLevel{}, width);
          }};
}

}  // namespace

namespace {

constexpr std::array<std::string_view, 2> kCanfieldTechniques = {"safe-foundation", "offset-dominance"};

}  // namespace

std::span<const std::string_view> techniques() { return kCanfieldTechniques; }

Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start, const SearchOptions& options) {
  if (const auto checked = check_table(rules, start); !checked) {
    return tl::unexpected(checked.error());
  }
  const auto layout = read_layout(rules, start);
  if (!layout) {
    return tl::unexpected(layout.error());
  }
  const auto is_on = [&](std::size_t technique) { return options.uses(kCanfieldTechniques[technique]); };
  const auto deal = std::make_shared<const Deal>(
      Deal{rules, start, *layout, read_position(rules, *layout, start), {is_on(0), is_on(1)}});
  // Deals that are not won at once are mostly lost, and exhausted without the detours of wider beams.
  std::vector<Stage> stages = {best_stage(deal, 6'000),    beam_stage(deal, 100),        depth_stage(deal, 1'500'000),
                               beam_stage(deal, 1'600),    depth_stage(deal, 6'000'000), beam_stage(deal, 6'400),
                               depth_stage(deal, kNoLimit)};
  return std::make_unique<StagedSearch>(options.budget, std::move(stages));
}

}  // namespace sabar::canfield
