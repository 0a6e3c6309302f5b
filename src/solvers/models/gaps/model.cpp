// `gap-beams`: beams (search/beam.hpp) with noise. That another attempt goes another way matters more than how the
// parts of the score weigh against each other, so each attempt has noise of its own, made from the key of the position.
// Hopeful: what the beams do not win goes to the depth-first search, which also has a short turn before them, because
// many deals are lost within a few thousand positions.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include <sabar/search/beam.hpp>
#include <sabar/search/dfs.hpp>
#include <sabar/solvers/general/staged_search.hpp>
#include <sabar/solvers/kernel_search.hpp>
#include <sabar/solvers/models/gaps/game.hpp>
#include <sabar/solvers/models/gaps/model.hpp>
#include <sabar/solvers/models/gaps/score.hpp>

namespace sabar::gaps {
namespace {

constexpr std::string_view kGapReach = "gap-reach";
constexpr std::string_view kGapBeams = "gap-beams";
constexpr std::string_view kGapOrder = "gap-order";
constexpr std::array<std::string_view, 3> kGapNames = {kGapReach, kGapOrder, kGapBeams};

constexpr std::uint64_t kFirstGapDepth = 300'000;  // nodes
constexpr std::array<std::size_t, 10> kGapWidths = {100, 400, 400, 400, 400, 1600, 1600, 6400, 6400, 25600};

template <class Kernel>
class GapSearch final : public KernelSearch<Kernel> {
public:
  template <class... A>
  GapSearch(std::shared_ptr<const GapGame> game, const Budget& budget, A&&... more) : game_(std::move(game)) {
    this->begin(*game_, game_->board().start, budget, std::forward<A>(more)...);
  }

  [[nodiscard]] std::vector<Move> line() const override {
    std::vector<Move> line;
    for (const GapStep& step : this->kernel().line()) {
      line.push_back(transfer(game_->board().first_pile + step.from, game_->board().first_pile + step.to));
    }
    return line;
  }
  [[nodiscard]] std::string_view model() const override { return "gaps"; }

private:
  std::shared_ptr<const GapGame> game_;
};

using GapDepthFirst = DepthFirst<gaps::GapGame>;
using GapBeam = Beam<gaps::GapGame, GapScore, OneLevel>;

}  // namespace

std::span<const std::string_view> techniques() { return kGapNames; }

Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start, const SearchOptions& options) {
  const auto board = read_gaps(rules, start);
  if (!board) {
    return tl::unexpected(board.error());
  }
  const auto game = std::make_shared<const GapGame>(
      *board, GapTechniques{.reach = options.uses(kGapReach), .order = options.uses(kGapOrder)});
  std::vector<Stage> stages;
  const auto add_depth = [&](std::uint64_t nodes) {
    stages.push_back({"depth-first", nodes, [=](const Budget& budget) -> std::unique_ptr<Search> {
                        return std::make_unique<GapSearch<GapDepthFirst>>(game, budget);
                      }});
  };
  for (std::size_t attempt = 0; options.uses(kGapBeams) && attempt < kGapWidths.size(); ++attempt) {
    const std::size_t width = kGapWidths[attempt];
    stages.push_back({fmt::format("beam {}", width), kNoLimit, [=](const Budget& budget) -> std::unique_ptr<Search> {
                        return std::make_unique<GapSearch<GapBeam>>(game, budget, GapScore(*game, attempt), OneLevel{},
                                                                    width);
                      }});
    if (attempt == 0) {
      add_depth(kFirstGapDepth);
    }
  }
  add_depth(kNoLimit);
  return std::make_unique<StagedSearch>(options.budget, std::move(stages));
}

}  // namespace sabar::gaps
