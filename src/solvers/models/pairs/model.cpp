#include <array>
#include <string>
#include <utility>
#include <vector>

#include <sabar/search/dfs.hpp>
#include <sabar/solvers/kernel_search.hpp>
#include <sabar/solvers/models/pairs/board.hpp>
#include <sabar/solvers/models/pairs/free_stock.hpp>
#include <sabar/solvers/models/pairs/game.hpp>
#include <sabar/solvers/models/pairs/line.hpp>
#include <sabar/solvers/models/pairs/model.hpp>
#include <sabar/solvers/models/pairs/techniques.hpp>
#include <sabar/solvers/technique/pair_matching.hpp>

namespace sabar::pairs {
namespace {

constexpr std::array<std::string_view, 2> kNames = {FreeStock::kName, PairMatching::kName};

class PairSearch final : public KernelSearch<DepthFirst<pairs::PairGame>> {
public:
  PairSearch(const Rules& rules, const Table& start, PairBoard board, const SearchOptions& options)
      : rules_(rules), start_(start), board_(std::move(board)), game_(board_, choose_techniques(options)) {
    begin(game_, board_.start, options.budget);
  }

  [[nodiscard]] std::size_t bytes() const override { return kernel().bytes() + game_.bytes(); }
  [[nodiscard]] std::vector<Move> line() const override { return real_moves(rules_, start_, board_, kernel().line()); }
  [[nodiscard]] std::string_view model() const override { return "pairs"; }
  [[nodiscard]] std::string stage() const override { return "depth-first"; }

private:
  Rules rules_;
  Table start_;
  PairBoard board_;
  PairGame game_;
};

}  // namespace

std::span<const std::string_view> techniques() { return kNames; }

PairTechniques choose_techniques(const SearchOptions& options) {
  return {.free_stock = options.uses(FreeStock::kName), .pair_matching = options.uses(PairMatching::kName)};
}

Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start, const SearchOptions& options) {
  auto board = lay_out(rules, start);
  if (!board) {
    return tl::unexpected(board.error());
  }
  return std::make_unique<PairSearch>(rules, start, std::move(*board), options);
}

}  // namespace sabar::pairs
