#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <sabar/search/dfs.hpp>
#include <sabar/solvers/hole/hole_board.hpp>
#include <sabar/solvers/hole/hole_game.hpp>
#include <sabar/solvers/hole/hole_line.hpp>
#include <sabar/solvers/hole/hole_search.hpp>
#include <sabar/solvers/hole/hole_techniques.hpp>
#include <sabar/solvers/hole/stock_search.hpp>

namespace sabar {
namespace {

// A deal and its game; without a stock depth-first search does all.
template <bool WithStock>
class HoleSearch final : public Search {
public:
  HoleSearch(const Rules& rules, const Table& start, hole::HoleBoard board, const SearchOptions& options)
      : rules_(rules),
        start_(start),
        board_(std::move(board)),
        techniques_(hole::hole_techniques(options.without)),
        game_(board_, techniques_),
        kernel_(make_kernel(options.budget)) {}

  void step(std::uint64_t nodes) override { kernel_.step(nodes); }
  [[nodiscard]] bool done() const override { return kernel_.done(); }
  [[nodiscard]] Halt halt() const override { return kernel_.halt(); }
  [[nodiscard]] std::uint64_t nodes() const override { return kernel_.nodes(); }
  [[nodiscard]] std::size_t bytes() const override { return kernel_.bytes(); }
  [[nodiscard]] bool complete() const override { return Kernel::kExhaustive; }
  [[nodiscard]] std::vector<Move> line() const override {
    return hole::real_moves(rules_, start_, board_, kernel_.line());
  }
  [[nodiscard]] std::string_view model() const override { return "hole"; }
  [[nodiscard]] std::string stage() const override {
    if constexpr (WithStock) {
      return std::string(kernel_.stage());
    } else {
      return "depth first";
    }
  }

private:
  using Game = hole::HoleGame<WithStock>;
  using Kernel = std::conditional_t<WithStock, hole::StockSearch, DepthFirst<Game>>;

  // Made in place: kernels know the game by reference.
  Kernel make_kernel(const Budget& budget) {
    if constexpr (WithStock) {
      return Kernel(board_, game_, techniques_, budget);
    } else {
      return Kernel(game_, board_.start, budget);
    }
  }

  Rules rules_;
  Table start_;
  hole::HoleBoard board_;
  hole::HoleTechniques techniques_;
  Game game_;
  Kernel kernel_;
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
