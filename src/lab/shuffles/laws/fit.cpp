#include <algorithm>
#include <cmath>

#include <sabar/core/uint128.hpp>
#include <sabar/lab/shuffles/laws/fit.hpp>
#include <sabar/lab/shuffles/laws/p_value.hpp>

namespace sabar::lab {
namespace {

struct Cell {
  double observed = 0;
  double expected = 0;
};

// Values in order go into a cell until it expects enough; a last cell that stays too small joins its neighbour.
std::vector<Cell> pool(std::span<const std::uint64_t> observed, const Law& law, double count) {
  std::vector<Cell> cells;
  Cell open;
  for (std::size_t k = 0; k < law.size(); ++k) {
    open.observed += k < observed.size() ? static_cast<double>(observed[k]) : 0;
    open.expected += law[k] * count;
    if (open.expected >= kCellExpects) {
      cells.push_back(open);
      open = {};
    }
  }
  if (cells.empty()) return {open};
  cells.back().observed += open.observed;
  cells.back().expected += open.expected;
  return cells;
}

std::uint64_t count_impossible(std::span<const std::uint64_t> observed, const Law& law) {
  std::uint64_t impossible = 0;
  for (std::size_t k = 0; k < observed.size(); ++k) {
    if (k >= law.size() || !(law[k] > 0)) impossible += observed[k];
  }
  return impossible;
}

LawCheck from_z(double z) {
  LawCheck check;
  check.value = check.z = z;
  check.p = normal_two_sided(z);
  return check;
}

}  // namespace

LawCheck excluded(std::uint64_t impossible) {
  LawCheck check;
  check.impossible = impossible;
  check.value = check.z = static_cast<double>(impossible);
  check.p = impossible > 0 ? 0 : 1;
  return check;
}

LawCheck fit_histogram(std::span<const std::uint64_t> observed, const Law& law, std::uint64_t count) {
  if (const std::uint64_t impossible = count_impossible(observed, law); impossible > 0) return excluded(impossible);
  const auto cells = pool(observed, law, static_cast<double>(count));
  LawCheck check;
  if (cells.size() < 2) return check;
  for (const Cell& cell : cells) {
    const double difference = cell.observed - cell.expected;
    check.value += difference * difference / cell.expected;
  }
  check.degrees = static_cast<double>(cells.size() - 1);
  check.z = chi_square_z(check.value, check.degrees);
  check.p = chi_square_upper(check.value, check.degrees);
  return check;
}

LawCheck fit_chi_square(double value, double degrees, std::uint64_t count, Tail tail) {
  LawCheck check;
  if (!(degrees > 0)) return check;
  check.value = value;
  check.degrees = degrees;
  check.z = chi_square_z(value, degrees);
  if (count < kEnoughDecks) return check;
  check.p = tail == Tail::upper ? chi_square_upper(value, degrees) : chi_square_two_sided(value, degrees);
  return check;
}

double Sample::standard_error() const { return count > 1 ? std::sqrt(variance / static_cast<double>(count)) : 0; }

Sample sample_of(std::uint64_t count, std::uint64_t sum, std::uint64_t sum_of_squares) {
  Sample sample;
  sample.count = count;
  if (count == 0) return sample;
  const auto decks = static_cast<double>(count);
  sample.mean = static_cast<double>(sum) / decks;
  if (count < 2) return sample;
  // In integers: the difference is far smaller than its terms.
  const Uint128 spread = static_cast<Uint128>(sum_of_squares) * count - static_cast<Uint128>(sum) * sum;
  sample.variance = static_cast<double>(spread) / decks / (decks - 1);
  return sample;
}

Sample sample_of(std::span<const std::uint64_t> histogram) {
  std::uint64_t count = 0;
  std::uint64_t sum = 0;
  std::uint64_t squares = 0;
  for (std::size_t k = 0; k < histogram.size(); ++k) {
    count += histogram[k];
    sum += k * histogram[k];
    squares += k * k * histogram[k];
  }
  return sample_of(count, sum, squares);
}

LawCheck fit_mean(const Sample& sample, double mean, double variance) {
  if (sample.count < kEnoughDecks) return {};
  const double distance = sample.mean - mean;
  const double error = std::sqrt(variance / static_cast<double>(sample.count));
  if (error > 0) return from_z(distance / error);
  return std::abs(distance) < 1e-9 * std::max(1.0, std::abs(mean)) ? LawCheck{} : excluded(sample.count);
}

LawCheck fit_mean(const Sample& sample, double mean) { return fit_mean(sample, mean, sample.variance); }

}  // namespace sabar::lab
