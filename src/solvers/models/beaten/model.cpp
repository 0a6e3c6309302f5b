// `row-of-beams`: a beam for each row dealt (search/beam.hpp), narrow and then wide. The score counts the cards that
// are left, and kings and aces by the cards beneath them, since they are the last to go. A width of a hundred wins
// nearly all that can be won. Hopeful: what the beams do not win goes to the depth-first search.
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
#include <sabar/solvers/models/beaten/game.hpp>
#include <sabar/solvers/models/beaten/last_rows.hpp>
#include <sabar/solvers/models/beaten/model.hpp>

namespace sabar::beaten {
namespace {

constexpr std::string_view kBeatenLeave = "beaten-leave";
constexpr std::string_view kBeatenLastRows = "last-rows";
constexpr std::uint64_t kFewNodes = 10'000;  // enough for most deals that are lost by their last rows
constexpr std::uint64_t kLastRowsNodes = 1'000'000;
constexpr std::string_view kBeatenBeams = "row-of-beams";
constexpr std::array<std::string_view, 3> kBeatenNames = {kBeatenLeave, kBeatenLastRows, kBeatenBeams};

struct BeatenScore {
  const BeatenGame* game;
  int operator()(const BeatenState& position) const {
    int score = 10 * std::popcount(game->left(position));
    for (const Cards column : position.columns) {
      for (Cards rest = column; rest != 0; rest &= rest - 1) {
        const auto card = static_cast<std::size_t>(std::countr_zero(rest));
        const int rank = game->board().rank[card];
        score += rank < 13 ? 0 : (rank - 10) * std::popcount(column & (card_bit(card) - 1));
      }
    }
    return score;
  }
};
struct RowsDealt {
  int operator()(const BeatenState& position) const { return position.dealt; }
};

template <class Kernel>
class BeatenSearch final : public KernelSearch<Kernel> {
public:
  template <class... A>
  BeatenSearch(std::shared_ptr<const BeatenGame> game, const Budget& budget, A&&... more) : game_(std::move(game)) {
    this->begin(*game_, game_->board().start, budget, std::forward<A>(more)...);
  }

  [[nodiscard]] std::vector<Move> line() const override { return this->kernel().line(); }
  [[nodiscard]] std::string_view model() const override { return "beaten"; }

private:
  std::shared_ptr<const BeatenGame> game_;
};

using BeatenDepthFirst = DepthFirst<beaten::BeatenGame>;
using BeatenBeam = Beam<beaten::BeatenGame, BeatenScore, RowsDealt>;

}  // namespace

std::span<const std::string_view> techniques() { return kBeatenNames; }

Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start, const SearchOptions& options) {
  const auto board = read_beaten(rules, start);
  if (!board) {
    return tl::unexpected(board.error());
  }
  const auto game = std::make_shared<const BeatenGame>(*board, BeatenTechniques{.leave = options.uses(kBeatenLeave)});
  std::vector<Stage> stages;
  const auto add_last_rows = [&](std::uint64_t nodes) {
    if (options.uses(kBeatenLastRows)) {
      stages.push_back({"last rows", nodes, [=](const Budget& budget) -> std::unique_ptr<Search> {
                          return std::make_unique<beaten::LastRows>(game, budget);
                        }});
    }
  };
  add_last_rows(kFewNodes);
  for (std::size_t width = 30; options.uses(kBeatenBeams) && width <= 300; width *= 10) {
    stages.push_back({fmt::format("beam {}", width), kNoLimit, [=](const Budget& budget) -> std::unique_ptr<Search> {
                        return std::make_unique<BeatenSearch<BeatenBeam>>(game, budget, BeatenScore{game.get()},
                                                                          RowsDealt{}, width);
                      }});
  }
  add_last_rows(kLastRowsNodes);
  stages.push_back({"depth-first", kNoLimit, [=](const Budget& budget) -> std::unique_ptr<Search> {
                      return std::make_unique<BeatenSearch<BeatenDepthFirst>>(game, budget);
                    }});
  return std::make_unique<StagedSearch>(options.budget, std::move(stages));
}

}  // namespace sabar::beaten
