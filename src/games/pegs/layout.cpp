#include <array>
#include <bit>
#include <optional>
#include <span>

#include <sabar/games/pegs/layout.hpp>

namespace sabar::pegs {
namespace {

struct GridStep {
  int column;
  int row;
};

// One direction of every line of the grid; the other is its opposite.
constexpr std::array<GridStep, 3> kLineSteps = {{{1, 0}, {0, 1}, {1, 1}}};

std::span<const GridStep> line_steps(Grid grid) { return std::span(kLineSteps).first(grid == Grid::square ? 2 : 3); }

// Where a map of the grid takes the steps (1, 0) and (0, 1).
struct GridMap {
  GridStep right;
  GridStep down;

  [[nodiscard]] GridStep of(const Point& place) const {
    return {place.column * right.column + place.row * down.column, place.column * right.row + place.row * down.row};
  }
};

// The turns and mirror images of a grid are the maps that take its steps to steps: 8 on the square grid, 12 on the
// triangular one. The identity comes first.
std::vector<GridMap> grid_maps(Grid grid) {
  std::vector<GridStep> steps;
  for (const GridStep& step : line_steps(grid)) {
    steps.push_back(step);
    steps.push_back({-step.column, -step.row});
  }
  const auto is_step = [&](int column, int row) {
    return std::any_of(steps.begin(), steps.end(),
                       [&](const GridStep& step) { return step.column == column && step.row == row; });
  };
  std::vector<GridMap> maps;
  for (const GridStep& right : steps) {
    for (const GridStep& down : steps) {
      const bool turned = right.column * down.row - right.row * down.column != 0;
      const bool third = grid == Grid::square || is_step(right.column + down.column, right.row + down.row);
      if (turned && third) {
        maps.push_back({right, down});
      }
    }
  }
  return maps;
}

// The permutation of the holes by a map, if it takes the board to itself.
std::optional<std::vector<std::uint8_t>> permutation_by(const GridMap& map, const Board& board) {
  std::vector<GridStep> images;
  GridStep least = map.of(board.holes[0]);
  for (const Point& hole : board.holes) {
    images.push_back(map.of(hole));
    least.column = std::min(least.column, images.back().column);
    least.row = std::min(least.row, images.back().row);
  }
  std::vector<std::uint8_t> permutation;
  for (const GridStep& image : images) {
    const Point place{static_cast<std::int8_t>(image.column - least.column),
                      static_cast<std::int8_t>(image.row - least.row)};
    const auto hole = board.hole_at(place);
    if (!hole) {
      return std::nullopt;
    }
    permutation.push_back(static_cast<std::uint8_t>(*hole));
  }
  return permutation;
}

}  // namespace

Layout::Layout(const Board& board) : size_(board.size()), bytes_((board.size() + 7) / 8), all_(board.all()) {
  find_jumps(board);
  find_symmetries(board);
  fill_images();
}

void Layout::find_jumps(const Board& board) {
  for (std::size_t first = 0; first < size_; ++first) {
    for (const GridStep& step : line_steps(board.grid)) {
      const auto at = [&](int steps) {
        return board.hole_at({static_cast<std::int8_t>(board.holes[first].column + steps * step.column),
                              static_cast<std::int8_t>(board.holes[first].row + steps * step.row)});
      };
      const auto middle = at(1);
      const auto last = at(2);
      if (!middle || !last) {
        continue;
      }
      const Holes mask = bit(first) | bit(*middle) | bit(*last);
      const auto a = static_cast<std::uint8_t>(first);
      const auto b = static_cast<std::uint8_t>(*middle);
      const auto c = static_cast<std::uint8_t>(*last);
      triples_.push_back(mask);
      jumps_.push_back({a, b, c, mask, bit(a) | bit(b)});
      jumps_.push_back({c, b, a, mask, bit(c) | bit(b)});
    }
  }
}

void Layout::find_symmetries(const Board& board) {
  for (const GridMap& map : grid_maps(board.grid)) {
    auto permutation = permutation_by(map, board);
    // Boards on one line have maps that differ only off the board.
    if (permutation && std::find(symmetries_.begin(), symmetries_.end(), *permutation) == symmetries_.end()) {
      symmetries_.push_back(std::move(*permutation));
    }
  }
}

void Layout::fill_images() {
  images_.assign(symmetries_.size() * bytes_ * kByte, 0);
  Holes* table = images_.data();
  for (const auto& permutation : symmetries_) {
    for (std::size_t byte = 0; byte < bytes_; ++byte, table += kByte) {
      for (std::size_t value = 1; value < kByte; ++value) {
        const std::size_t hole = 8 * byte + static_cast<std::size_t>(std::countr_zero(value));
        table[value] = table[value & (value - 1)] | (hole < size_ ? bit(permutation[hole]) : 0);
      }
    }
  }
}

std::vector<std::uint8_t> Layout::symmetries_of(Holes holes) const {
  std::vector<std::uint8_t> list;
  for (std::size_t s = 0; s < symmetries_.size(); ++s) {
    if (image(holes, s) == holes) {
      list.push_back(static_cast<std::uint8_t>(s));
    }
  }
  return list;
}

const Jump* Layout::find_jump(Hop hop) const {
  const auto found = std::find_if(jumps_.begin(), jumps_.end(), [&](const Jump& jump) { return jump.hop() == hop; });
  return found == jumps_.end() ? nullptr : &*found;
}

}  // namespace sabar::pegs
