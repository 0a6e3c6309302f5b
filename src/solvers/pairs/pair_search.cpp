#include <string>
#include <utility>
#include <vector>

#include <sabar/search/dfs.hpp>
#include <sabar/solvers/pairs/pair_board.hpp>
#include <sabar/solvers/pairs/pair_game.hpp>
#include <sabar/solvers/pairs/pair_line.hpp>
#include <sabar/solvers/pairs/pair_search.hpp>
#include <sabar/solvers/pairs/pair_techniques.hpp>

namespace sabar {
namespace {

class PairSearch final : public Search {
public:
  PairSearch(const Rules& rules, const Table& start, pairs::PairBoard board, const SearchOptions& options)
      : rules_(rules),
        start_(start),
        board_(std::move(board)),
        game_(board_, pairs::pair_techniques(options.without)),
        kernel_(game_, board_.start, options.budget) {}

  void step(std::uint64_t nodes) override { kernel_.step(nodes); }
  [[nodiscard]] bool done() const override { return kernel_.done(); }
  [[nodiscard]] Halt halt() const override { return kernel_.halt(); }
  [[nodiscard]] std::uint64_t nodes() const override { return kernel_.nodes(); }
  [[nodiscard]] std::size_t bytes() const override { return kernel_.bytes() + game_.bytes(); }
  [[nodiscard]] bool complete() const override { return Kernel::kExhaustive; }
  [[nodiscard]] std::vector<Move> line() const override {
    return pairs::real_moves(rules_, start_, board_, kernel_.line());
  }
  [[nodiscard]] std::string_view model() const override { return "pairs"; }
  [[nodiscard]] std::string stage() const override { return "depth first"; }

private:
  using Kernel = DepthFirst<pairs::PairGame>;

  Rules rules_;
  Table start_;
  pairs::PairBoard board_;
  pairs::PairGame game_;
  Kernel kernel_;
};

}  // namespace

bool pair_model_fits(const Rules& rules) { return pairs::is_pair_game(rules); }

std::span<const std::string_view> pair_techniques() { return pairs::pair_technique_names(); }

Result<std::unique_ptr<Search>> make_pair_search(const Rules& rules, const Table& start, const SearchOptions& options) {
  auto board = pairs::lay_out(rules, start);
  if (!board) {
    return tl::unexpected(board.error());
  }
  return std::make_unique<PairSearch>(rules, start, std::move(*board), options);
}

}  // namespace sabar
