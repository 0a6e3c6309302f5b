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
#include <sabar/solvers/models/hole/stock_search.hpp>
#include <sabar/solvers/models/hole/techniques.hpp>

namespace sabar {
namespace {

// Without a stock depth-first search does all.
template <bool WithStock>
using HoleKernel = std::conditional_t<WithStock, hole::StockSearch, DepthFirst<hole::HoleGame<WithStock>>>;

// A deal and its game.
template <bool WithStock>
class HoleSearch final : public KernelSearch<HoleKernel<WithStock>> {
public:
  HoleSearch(const Rules& rules, const Table& start, hole::HoleBoard board, const SearchOptions& options)
      : rules_(rules),
        start_(start),
        board_(std::move(board)),
        techniques_(hole::hole_techniques(options.without)),
        game_(board_, techniques_) {
    if constexpr (WithStock) {
      this->begin(board_, game_, techniques_, options.budget);
    } else {
      this->begin(game_, board_.start, options.budget);
    }
  }

  [[nodiscard]] std::vector<Move> line() const override {
    return hole::real_moves(rules_, start_, board_, this->kernel().line());
  }
  [[nodiscard]] std::string_view model() const override { return "hole"; }
  [[nodiscard]] std::string stage() const override {
    if constexpr (WithStock) {
      return std::string(this->kernel().stage());
    } else {
      return "depth first";
    }
  }

private:
  Rules rules_;
  Table start_;
  hole::HoleBoard board_;
  hole::HoleTechniques techniques_;
  hole::HoleGame<WithStock> game_;
};

}  // namespace

bool hole_model_fits(const Rules& rules) { return hole::is_hole_game(rules); }

std::span<const std::string_view> hole_techniques() { return hole::hole_technique_names(); }

Result<std::unique_ptr<Search>> make_hole_search(const Rules& rules, const Table& start, const SearchOptions& options) {
  auto board = hole::lay_out(rules, start, hole::hole_techniques(options.without));
  if (!board) {
    return tl::unexpected(board.error());
  }
  if (board->draws > 0) {
    return std::make_unique<HoleSearch<true>>(rules, start, std::move(*board), options);
  }
  return std::make_unique<HoleSearch<false>>(rules, start, std::move(*board), options);
}

}  // namespace sabar
