// `row-beams`: beams of growing width. The score of a row counts pairs of equal rank, and in the second place the moves
// there are. Four cards of one rank are what wins in the end, since each suit has one to run over it; so a row keeps
// its ranks together and lets single ones go. Pairs of equal suit were counted at first: they say next to nothing, and
// the moves alone need thirty times the nodes. Hopeful: a beam forgets, so what it does not win goes to the
// depth-first search.
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
#include <sabar/solvers/models/rows/game.hpp>
#include <sabar/solvers/models/rows/model.hpp>

namespace sabar::rows {
namespace {

constexpr std::string_view kRowLinks = "row-links";
constexpr std::string_view kRowPattern = "row-pattern";
constexpr std::string_view kRowBeams = "row-beams";
constexpr std::array<std::string_view, 3> kRowNames = {kRowLinks, kRowPattern, kRowBeams};

constexpr std::size_t kShortRow = 24;  // piles; so short a row is soon searched to the end

struct RowScore {
  const RowGame* game;
  int operator()(const RowState& row) const {
    std::array<int, kRanks> counts{};
    int score = 0;
    for (std::size_t i = 0; i < row.piles; ++i) {
      score -= 10 * counts[row.tops[i] % kRanks]++;
      for (const std::size_t step : {1U, 3U}) {
        score -= i >= step && game->match(row.tops[i], row.tops[i - step]) ? 1 : 0;
      }
    }
    return score;
  }
};

struct RowBoard {
  Table table;
  RowGame game;
  RowState start;
};

// Piles move as a whole, so a move names as many cards as lie there by then.
std::vector<Move> row_moves(const Table& start, const std::vector<rows::RowStep>& steps) {
  std::vector<std::size_t> sizes;
  for (const TablePile& pile : start.piles) {
    sizes.push_back(pile.cards.size());
  }
  std::vector<Move> line;
  for (const RowStep& step : steps) {
    line.push_back(transfer(step.from, step.to, sizes[step.from]));
    sizes[step.to] += sizes[step.from];
    sizes.erase(sizes.begin() + step.from);
  }
  return line;
}

template <class Kernel>
class RowSearch final : public KernelSearch<Kernel> {
public:
  template <class... A>
  RowSearch(std::shared_ptr<const RowBoard> board, const Budget& budget, A&&... more) : board_(std::move(board)) {
    this->begin(board_->game, board_->start, budget, std::forward<A>(more)...);
  }

  [[nodiscard]] std::vector<Move> line() const override { return row_moves(board_->table, this->kernel().line()); }
  [[nodiscard]] std::string_view model() const override { return "rows"; }

private:
  std::shared_ptr<const RowBoard> board_;
};

using RowDepthFirst = DepthFirst<rows::RowGame>;
using RowBeam = Beam<rows::RowGame, RowScore, OneLevel>;

}  // namespace

std::span<const std::string_view> techniques() { return kRowNames; }

Result<std::unique_ptr<Search>> make(const Rules& rules, const Table& start, const SearchOptions& options) {
  const auto row = read_row(rules, start);
  if (!row) {
    return tl::unexpected(row.error());
  }
  const RowTechniques techniques = {.links = options.uses(kRowLinks), .pattern = options.uses(kRowPattern)};
  const auto board = std::make_shared<const RowBoard>(RowBoard{start, RowGame(row_shape(rules), techniques), *row});
  std::vector<Stage> stages;
  const std::size_t widest = !options.uses(kRowBeams) ? 0 : row->piles <= kShortRow ? 32 : 8192;
  for (std::size_t width = 8; width <= widest; width *= 4) {
    stages.push_back({fmt::format("beam {}", width), kNoLimit, [=](const Budget& budget) -> std::unique_ptr<Search> {
                        return std::make_unique<RowSearch<RowBeam>>(board, budget, RowScore{&board->game}, OneLevel{},
                                                                    width);
                      }});
  }
  stages.push_back({"depth-first", kNoLimit, [=](const Budget& budget) -> std::unique_ptr<Search> {
                      return std::make_unique<RowSearch<RowDepthFirst>>(board, budget);
                    }});
  return std::make_unique<StagedSearch>(options.budget, std::move(stages));
}

}  // namespace sabar::rows
