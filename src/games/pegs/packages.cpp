#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include <fmt/format.h>

#include <sabar/games/pegs/packages.hpp>

namespace sabar::pegs {
namespace {

constexpr std::size_t kPackageSpan = 12;  // a package lies within so many jumps

// The points of a set with the least column and row taken off.
std::vector<Point> points_at_origin(const Board& board, Holes holes) {
  std::vector<Point> points;
  std::int8_t column = 127;
  std::int8_t row = 127;
  for (std::size_t i = 0; i < board.size(); ++i) {
    if ((holes & bit(i)) != 0) {
      points.push_back(board.holes[i]);
      column = std::min(column, board.holes[i].column);
      row = std::min(row, board.holes[i].row);
    }
  }
  for (Point& point : points) {
    point = {static_cast<std::int8_t>(point.column - column), static_cast<std::int8_t>(point.row - row)};
  }
  return points;
}

// In a row along a line of the grid, without gaps; points come row by row.
bool is_line(Grid grid, const std::vector<Point>& points) {
  const int columns = points[1].column - points[0].column;
  const int rows = points[1].row - points[0].row;
  const bool step = (columns == 1 && rows == 0) || (columns == 0 && rows == 1) ||
                    (grid == Grid::triangular && columns == 1 && rows == 1);
  for (std::size_t i = 2; i < points.size(); ++i) {
    if (points[i].column - points[i - 1].column != columns || points[i].row - points[i - 1].row != rows) {
      return false;
    }
  }
  return step;
}

bool is_block(const std::vector<Point>& points, int columns, int rows) {
  return std::all_of(points.begin(), points.end(),
                     [&](const Point& point) { return point.column < columns && point.row < rows; });
}

// Six holes in a box of 3 × 4 or 4 × 3: one long side and one short side of the box.
bool is_l(const std::vector<Point>& points) {
  for (const auto& [width, height] : {std::pair(3, 4), std::pair(4, 3)}) {
    for (const int column : {0, width - 1}) {
      for (const int row : {0, height - 1}) {
        if (is_block(points, width, height) && std::all_of(points.begin(), points.end(), [&](const Point& point) {
              return point.column == column || point.row == row;
            })) {
          return true;
        }
      }
    }
  }
  return false;
}

// One choice of jumps from a line: the first, and some of those that follow it.
class Choice {
public:
  Choice(const std::vector<Jump>& jumps, Holes before, std::size_t first, std::uint32_t others)
      : jumps_(jumps), before_(before), first_(first), chosen_(others << 1 | 1) {}

  // Plays the chosen jumps and then the rest; false if one of them is not possible or more than removal happens.
  [[nodiscard]] bool play() {
    Holes board = before_;
    for (const bool chosen : {true, false}) {
      for (std::size_t i = 0; chosen_ >> i != 0; ++i) {
        if (((chosen_ >> i & 1) != 0) != chosen) {
          continue;
        }
        const Jump& jump = jumps_[first_ + i];
        if (!jump.fits(board)) {
          return false;
        }
        board ^= jump.mask;
        touched_ |= chosen ? jump.mask : 0;
      }
      if (chosen && (board & ~before_) != 0) {
        return false;
      }
      after_ = chosen ? board : after_;
    }
    return true;
  }

  [[nodiscard]] Package package(const Board& board) const {
    Package package;
    for (std::size_t i = 0; chosen_ >> i != 0; ++i) {
      if ((chosen_ >> i & 1) != 0) {
        package.jumps.push_back(first_ + i);
      }
    }
    package.removed = before_ & ~after_;
    package.catalyst = touched_ & before_ & after_;
    package.room = touched_ & ~before_ & ~after_;
    package.shape = shape_of(board, package.removed);
    return package;
  }

private:
  const std::vector<Jump>& jumps_;
  Holes before_;
  Holes after_ = 0;
  Holes touched_ = 0;
  std::size_t first_;
  std::uint32_t chosen_;
};

class PackageFinder {
public:
  PackageFinder(const Board& board, const Layout& layout, Holes start, std::span<const Hop> line)
      : board_(board), used_(line.size(), false) {
    Holes pegs = start;
    for (const Hop& hop : line) {
      const Jump* jump = layout.find_jump(hop);
      if (jump == nullptr || !jump->fits(pegs)) {
        break;
      }
      before_.push_back(pegs);
      jumps_.push_back(*jump);
      pegs ^= jump->mask;
    }
  }

  std::vector<Package> find() {
    // Small packages first, named shapes before others of their size.
    for (const int size : {3, 4, 6, 9}) {
      collect(size, true);
    }
    for (int size = 3; size <= 9; ++size) {
      collect(size, false);
    }
    std::sort(found_.begin(), found_.end(), [](const Package& a, const Package& b) { return a.jumps < b.jumps; });
    return std::move(found_);
  }

private:
  void collect(int size, bool named) {
    for (std::size_t first = 0; first < jumps_.size(); ++first) {
      const std::size_t span = std::min(kPackageSpan, jumps_.size() - first) - 1;
      for (std::uint32_t others = 0; others < std::uint32_t{1} << span; ++others) {
        if (std::popcount(others) != size - 1 || !is_free(first, others)) {
          continue;
        }
        Choice choice(jumps_, before_[first], first, others);
        if (!choice.play()) {
          continue;
        }
        Package package = choice.package(board_);
        if (package.catalyst != 0 && (package.shape != PackageShape::other) == named) {
          for (const std::size_t jump : package.jumps) {
            used_[jump] = true;
          }
          found_.push_back(std::move(package));
          break;
        }
      }
    }
  }

  [[nodiscard]] bool is_free(std::size_t first, std::uint32_t others) const {
    if (used_[first]) {
      return false;
    }
    for (std::size_t i = first + 1; others != 0; ++i, others >>= 1) {
      if ((others & 1) != 0 && used_[i]) {
        return false;
      }
    }
    return true;
  }

  const Board& board_;
  std::vector<bool> used_;  // jumps that belong to a package
  std::vector<Jump> jumps_;
  std::vector<Holes> before_;  // the board before each jump
  std::vector<Package> found_;
};

}  // namespace

std::string shape_text(const Package& package) {
  switch (package.shape) {
    case PackageShape::line_of_3:
      return "line of 3";
    case PackageShape::block_of_4:
      return "block of 2x2";
    case PackageShape::line_of_4:
      return "line of 4";
    case PackageShape::block_of_6:
      return "block of 2x3";
    case PackageShape::l_of_6:
      return "L of 6";
    case PackageShape::block_of_9:
      return "block of 3x3";
    case PackageShape::other:
      return fmt::format("package of {}", std::popcount(package.removed));
  }
  return {};
}

PackageShape shape_of(const Board& board, Holes removed) {
  const std::vector<Point> points = points_at_origin(board, removed);
  const bool square = board.grid == Grid::square;
  switch (points.size()) {
    case 3:
      return is_line(board.grid, points) ? PackageShape::line_of_3 : PackageShape::other;
    case 4:
      return is_line(board.grid, points)        ? PackageShape::line_of_4
             : square && is_block(points, 2, 2) ? PackageShape::block_of_4
                                                : PackageShape::other;
    case 6:
      return square && (is_block(points, 2, 3) || is_block(points, 3, 2)) ? PackageShape::block_of_6
             : square && is_l(points)                                     ? PackageShape::l_of_6
                                                                          : PackageShape::other;
    case 9:
      return square && is_block(points, 3, 3) ? PackageShape::block_of_9 : PackageShape::other;
    default:
      return PackageShape::other;
  }
}

std::vector<Package> find_packages(const Board& board, const Layout& layout, Holes start, std::span<const Hop> line) {
  return PackageFinder(board, layout, start, line).find();
}

}  // namespace sabar::pegs
