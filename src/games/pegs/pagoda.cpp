#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include <sabar/games/pegs/pagoda.hpp>
#include <sabar/games/pegs/simplex.hpp>

namespace sabar::pegs {

int Pagoda::weight(Holes pegs) const {
  int sum = 0;
  for (; pegs != 0; pegs &= pegs - 1) {
    sum += weights[static_cast<std::size_t>(std::countr_zero(pegs))];
  }
  return sum;
}

bool Pagoda::fits_byte(Holes finish) const {
  int most = -weight(finish);
  int least = most;
  for (const int each : weights) {
    (each > 0 ? most : least) += each;
  }
  return most <= 127 && least >= -128;
}

bool Pagoda::holds(const Layout& layout) const {
  return weights.size() == layout.size() &&
         std::all_of(layout.jumps().begin(), layout.jumps().end(), [&](const Jump& jump) { return loss(jump) >= 0; });
}

std::string Pagoda::name() const {
  std::vector<int> values = weights;
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return fmt::format("pagoda {}", fmt::join(values, " "));
}

std::optional<Pagoda> find_pagoda(const Layout& layout, Holes start, Holes finish) {
  std::vector<std::vector<int>> columns;
  for (const Jump& jump : layout.jumps()) {
    std::vector<int> column(layout.size(), 0);
    column[jump.from] = column[jump.over] = -1;
    column[jump.to] = 1;
    columns.push_back(std::move(column));
  }
  std::vector<int> change;
  for (std::size_t i = 0; i < layout.size(); ++i) {
    change.push_back(static_cast<int>((finish >> i) & 1) - static_cast<int>((start >> i) & 1));
  }
  const auto weights = Simplex(columns, change).refutation();
  if (!weights) {
    return std::nullopt;
  }
  std::int64_t divisor = 0;
  for (const std::int64_t weight : *weights) {
    divisor = std::gcd(divisor, weight);
  }
  Pagoda pagoda;
  for (const std::int64_t weight : *weights) {
    pagoda.weights.push_back(static_cast<int>(weight / divisor));
  }
  return pagoda.holds(layout) && pagoda.weight(finish) > pagoda.weight(start) ? std::optional(pagoda) : std::nullopt;
}

std::string draw_pagoda(const Board& board, const Pagoda& pagoda) {
  std::vector<std::string> cells;
  for (const int weight : pagoda.weights) {
    cells.push_back(weight == 0 ? "." : std::to_string(weight));
  }
  return draw_cells(board, cells);
}

}  // namespace sabar::pegs
