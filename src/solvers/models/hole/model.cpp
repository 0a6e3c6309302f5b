#include <array>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <sabar/search/dfs.hpp>
#include <sabar/solvers/kernel_search.hpp>
#include <sabar/solvers/models/hole/board.hpp>
#include <sabar/solvers/models/hole/game.hpp>
#include <sabar/solvers/models/hole/line.hpp>
#include <sabar/solvers/models/hole/model.hpp>
#include <sabar/solvers/models/hole/rank_cuts.hpp>
#include <sabar/solvers/models/hole/rank_reach.hpp>
#include <sabar/solvers/models/hole/rank_walk.hpp>
#include <sabar/solvers/models/hole/stock_search.hpp>
#include <sabar/solvers/models/hole/techniques.hpp>

namespace sabar::hole {
namespace {

constexpr std::array<std::string_view, 7> kNames = {RankWalk::kName, RankCuts::kName, RankReach::kName, "longer-pile",
                                                    "equal-piles",   "best-order",    "by-layers"};

// Without a stock depth-first search does all.
template <bool WithStock>
using HoleKernel = std::conditional_t<WithStock, StockSearch, DepthFirst<hole::HoleGame<WithStock>>>;

// A deal and its game.
template <bool WithStock>
class HoleSearch final : public KernelSearch<HoleKernel<WithStock>> {
public:
  HoleSearch(const Rules& rules, const Table& start, HoleBoard board, const SearchOptions& options)
      : rules_(rules),
        start_(start),
        board_(std::move(board)),
        techniques_(choose_techniques(options)),
        game_(board_, techniques_) {
    if constexpr (WithStock) {
      this->begin(board_, game_, techniques_, options.budget);
    } else {
      this->begin(game_, board_.start, options.budget);
    }
  }

  [[nodiscard]] std::vector<Move> line() const override {
    return real_moves(rules_, start_, board_, this->kernel().line());
  }
  [[nodiscard]] std::string_view model() const override { return "hole"; }
  [[nodiscard]] std::string stage() const override {
    if constexpr (WithStock) {
      return std::string(this->kernel().stage());
    } else {
      return "depth-first";
    }
  }

private:
  Rules rules_;
  Table start_;
  HoleBoard board_;
  HoleTechniques techniques_;
  HoleGame<WithStock> game_;
};

}  // namespace

std::span<const std::string_view> techniques() { return kNames; }

HoleTechniques choose_techniques(const SearchOptions& options) {
  const auto on = [&](std::size_t i) { return options.uses(kNames[i]); };
  return {.rank_walk = on(0),
          .rank_cuts = on(1),
          .rank_reach = on(2),
          .longer_pile = on(3),
          .equal_piles = on(4),
          .by_layers = on(6),
          .best_order = on(5)};
}

Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start, const SearchOptions& options) {
  auto board = lay_out(rules, start, choose_techniques(options));
  if (!board) {
    return tl::unexpected(board.error());
  }
  if (board->draws > 0) {
    return std::make_unique<HoleSearch<true>>(rules, start, std::move(*board), options);
  }
  return std::make_unique<HoleSearch<false>>(rules, start, std::move(*board), options);
}

}  // namespace sabar::hole
