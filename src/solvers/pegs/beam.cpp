#include <algorithm>
#include <bit>
#include <limits>

#include <sabar/search/seen_table.hpp>
#include <sabar/solvers/pegs/beam.hpp>

namespace sabar::pegs {
namespace {

// Squared length of a step on the grid, with sides of one unit.
std::int64_t squared_length(Grid grid, std::int64_t columns, std::int64_t rows) {
  return columns * columns + rows * rows - (grid == Grid::triangular ? columns * rows : 0);
}

}  // namespace

std::vector<std::int64_t> distances_from_middle(const Board& board) {
  const auto n = static_cast<std::int64_t>(board.size());
  std::int64_t columns = 0;
  std::int64_t rows = 0;
  for (const Point& hole : board.holes) {
    columns += hole.column;
    rows += hole.row;
  }
  std::vector<std::int64_t> distances;
  for (const Point& hole : board.holes) {
    distances.push_back(squared_length(board.grid, n * hole.column - columns, n * hole.row - rows));
  }
  return distances;
}

std::vector<std::int64_t> distances_from(const Board& board, Holes holes) {
  std::vector<std::int64_t> distances(board.size(), std::numeric_limits<std::int32_t>::max());
  for (std::size_t i = 0; i < board.size(); ++i) {
    for (std::size_t j = 0; j < board.size(); ++j) {
      if ((holes & bit(j)) != 0) {
        distances[i] = std::min(distances[i], squared_length(board.grid, board.holes[i].column - board.holes[j].column,
                                                             board.holes[i].row - board.holes[j].row));
      }
    }
  }
  return distances;
}

Beam::Beam(const Problem& problem, const Layout& layout, const Excluded* excluded)
    : problem_(problem), layout_(layout), excluded_(excluded), symmetries_(finish_symmetries(layout, problem.finish)) {}

bool Beam::expand(const std::vector<Node>& level, const MethodOptions& options, Answer& answer) {
  constexpr std::size_t kBetweenLooks = 1024;
  children_.clear();
  for (std::size_t parent = 0; parent < level.size(); ++parent) {
    if (parent % kBetweenLooks == kBetweenLooks - 1) {
      if (const auto reason = options.guard.reason()) {
        answer.halt = *reason;
        return false;
      }
    }
    if (answer.boards + children_.size() >= options.budget.nodes) {
      answer.halt = Halt::nodes;
      return false;
    }
    std::uint16_t number = 0;
    for (const Jump& jump : layout_.jumps()) {
      if (jump.fits(level[parent].board)) {
        const Holes board = level[parent].board ^ jump.mask;
        children_.push_back(
            {board, 0, level[parent].cost - savings_[number], static_cast<std::uint32_t>(parent), number});
      }
      ++number;
    }
  }
  answer.boards += children_.size();
  return true;
}

// Boards that are the same up to symmetry, all but the first; excluded ones too.
void Beam::drop_doubles() {
  if (excluded_ != nullptr) {
    std::erase_if(children_, [&](const Node& node) { return excluded_->excludes(node.board); });
  }
  const std::size_t size = std::bit_ceil(2 * children_.size() + 1);
  table_.assign(size, 0);
  std::size_t kept = 0;
  for (Node& child : children_) {
    child.key = wide_ ? layout_.canonical(child.board, symmetries_) : child.board;
    std::size_t place = mixed(child.key) & (size - 1);
    while (table_[place] != 0 && children_[table_[place] - 1].key != child.key) {
      place = (place + 1) & (size - 1);
    }
    if (table_[place] == 0) {
      children_[kept] = child;
      table_[place] = static_cast<std::uint32_t>(++kept);
    }
  }
  children_.resize(kept);
}

std::vector<Hop> Beam::line_to(const std::vector<std::vector<Node>>& levels) const {
  std::vector<Hop> line;
  std::uint32_t at = 0;
  for (std::size_t level = levels.size() - 1; level > 0; --level) {
    line.push_back(layout_.jumps()[levels[level][at].jump].hop());
    at = levels[level][at].parent;
  }
  std::reverse(line.begin(), line.end());
  return line;
}

void Beam::run(std::size_t width, const std::vector<std::int64_t>& costs, const MethodOptions& options,
               Answer& answer) {
  // In a narrow beam, images cost more time than they cost places.
  constexpr std::size_t kWide = 256;
  wide_ = width >= kWide;
  savings_.clear();
  for (const Jump& jump : layout_.jumps()) {
    savings_.push_back(costs[jump.from] + costs[jump.over] - costs[jump.to]);
  }
  std::vector<std::vector<Node>> levels = {{{problem_.start, problem_.start, 0, 0, 0}}};
  std::size_t stored = 1;
  bool left_out = false;
  answer.halt = Halt::exhausted;
  for (int pegs = std::popcount(problem_.start); pegs > problem_.finish.count(); --pegs) {
    if (!expand(levels.back(), options, answer)) {
      return;
    }
    drop_doubles();
    if (children_.size() > width) {
      left_out = true;
      std::nth_element(children_.begin(), children_.begin() + static_cast<std::ptrdiff_t>(width), children_.end(),
                       [](const Node& a, const Node& b) { return a.cost != b.cost ? a.cost < b.cost : a.key < b.key; });
      children_.resize(width);
    }
    stored += children_.size();
    answer.bytes = std::max(answer.bytes, (stored + children_.capacity()) * sizeof(Node) + table_.size() * 4);
    if (answer.bytes > options.budget.bytes) {
      answer.halt = Halt::memory;
      return;
    }
    if (children_.empty()) {
      break;
    }
    levels.push_back(children_);
  }
  const auto reached = std::find_if(levels.back().begin(), levels.back().end(),
                                    [&](const Node& node) { return problem_.finish.reached(node.board); });
  if (reached != levels.back().end()) {
    levels.back() = {*reached};
    answer.line = line_to(levels);
    answer.halt = Halt::found;
    answer.verdict = Verdict::solved;
    return;
  }
  answer.halt = left_out ? Halt::incomplete : Halt::exhausted;
}

}  // namespace sabar::pegs
