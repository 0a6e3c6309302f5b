#include <sabar/games/pegs/simplex.hpp>

namespace sabar::pegs {
namespace {

// (a p - b c) / d; false if a product does not fit.
bool cross_step(std::int64_t& a, std::int64_t p, std::int64_t b, std::int64_t c, std::int64_t d) {
  std::int64_t left = 0;
  std::int64_t right = 0;
  std::int64_t difference = 0;
  if (__builtin_mul_overflow(a, p, &left) || __builtin_mul_overflow(b, c, &right) ||
      __builtin_sub_overflow(left, right, &difference)) {
    return false;
  }
  a = d == 1 ? difference : difference / d;
  return true;
}

}  // namespace

Simplex::Simplex(const std::vector<std::vector<int>>& columns, const std::vector<int>& b)
    : rows_(b.size()), columns_(columns.size()), width_(columns.size() + b.size() + 1), cells_((rows_ + 1) * width_) {
  for (std::size_t row = 0; row < rows_; ++row) {
    signs_.push_back(b[row] < 0 ? -1 : 1);
    in_.push_back(columns_ + row);
    for (std::size_t column = 0; column < columns_; ++column) {
      at(row, column) = signs_[row] * columns[column][row];
      at(rows_, column) += at(row, column);
    }
    at(row, columns_ + row) = 1;
    at(row, width_ - 1) = signs_[row] * b[row];
    at(rows_, width_ - 1) += at(row, width_ - 1);
  }
}

// The dearest column, or the first: always taking the first cannot go round in circles.
std::optional<std::size_t> Simplex::entering(bool first) {
  std::optional<std::size_t> best;
  for (std::size_t column = 0; column < columns_; ++column) {
    if (at(rows_, column) > (best ? at(rows_, *best) : 0)) {
      best = column;
      if (first) {
        break;
      }
    }
  }
  return best;
}

// The row that reaches zero first; of equal ones that of the lowest column.
std::optional<std::size_t> Simplex::leaving(std::size_t column) {
  std::optional<std::size_t> best;
  for (std::size_t row = 0; row < rows_; ++row) {
    if (at(row, column) <= 0) {
      continue;
    }
    if (!best) {
      best = row;
      continue;
    }
    const Number ours = at(row, width_ - 1) * at(*best, column);
    const Number theirs = at(*best, width_ - 1) * at(row, column);
    if (ours < theirs || (ours == theirs && in_[row] < in_[*best])) {
      best = row;
    }
  }
  return best;
}

bool Simplex::pivot(std::size_t row, std::size_t column) {
  const Number p = at(row, column);
  for (std::size_t i = 0; i <= rows_; ++i) {
    const Number b = at(i, column);
    if (i == row || (b == 0 && p == denominator_)) {
      continue;
    }
    for (std::size_t j = 0; j < width_; ++j) {
      if (Number& cell = at(i, j); (cell != 0 || b != 0) && !cross_step(cell, p, b, at(row, j), denominator_)) {
        return false;
      }
    }
  }
  denominator_ = p;
  in_[row] = column;
  return true;
}

std::optional<std::vector<std::int64_t>> Simplex::refutation() {
  // Enough for every ordinary table; after that the rule that always ends.
  const std::size_t patience = 4 * width_;
  constexpr Number kLarge = Number{1} << 31;  // beyond this the comparison of rows might not fit
  for (std::size_t step = 0; at(rows_, width_ - 1) > 0; ++step) {
    const auto column = entering(step > patience);
    if (!column) {
      break;
    }
    const auto row = leaving(*column);
    if (!row || !pivot(*row, *column) || denominator_ > kLarge) {
      return std::nullopt;
    }
  }
  if (at(rows_, width_ - 1) <= 0) {
    return std::nullopt;
  }
  std::vector<std::int64_t> weights;
  for (std::size_t row = 0; row < rows_; ++row) {
    weights.push_back(signs_[row] * (at(rows_, columns_ + row) + denominator_));
  }
  return weights;
}

}  // namespace sabar::pegs
