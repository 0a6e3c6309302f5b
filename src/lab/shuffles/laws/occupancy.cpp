// Laws of the number of occupied boxes: Johnson and Kotz, Urn Models and Their Application, 1977, chapter 3.
#include <algorithm>
#include <cmath>
#include <vector>

#include <sabar/lab/shuffles/laws/fit.hpp>
#include <sabar/lab/shuffles/laws/occupancy.hpp>
#include <sabar/lab/shuffles/laws/p_value.hpp>

namespace sabar::lab {
namespace {

// Chance of each number of occupied boxes, throw by throw.
std::vector<double> exact_occupied(std::size_t boxes, std::uint64_t throws) {
  std::vector<double> law(static_cast<std::size_t>(std::min<std::uint64_t>(boxes, throws)) + 1, 0.0);
  law[0] = 1;
  const auto all = static_cast<double>(boxes);
  for (std::uint64_t t = 1; t <= throws; ++t) {
    for (auto k = static_cast<std::size_t>(std::min<std::uint64_t>(t, boxes)); k > 0; --k) {
      const auto occupied = static_cast<double>(k);
      law[k] = law[k] * (occupied / all) + law[k - 1] * ((all - occupied + 1) / all);
    }
    law[0] = 0;
  }
  return law;
}

double both_sides(double lower, double upper) { return std::min(1.0, 2 * std::min(lower, upper)); }

double exact_p(std::size_t boxes, std::uint64_t throws, std::size_t occupied) {
  const auto law = exact_occupied(boxes, throws);
  double lower = 0;
  double upper = 0;
  for (std::size_t k = 0; k < law.size(); ++k) {
    if (k <= occupied) lower += law[k];
    if (k >= occupied) upper += law[k];
  }
  return both_sides(lower, upper);
}

}  // namespace

double expected_repeats(double boxes, std::uint64_t throws) {
  const auto n = static_cast<double>(throws);
  const double load = n / boxes;
  if (load < 1e-5) return n * (n - 1) / 2 / boxes;
  return n + boxes * std::expm1(n * std::log1p(-1 / boxes));
}

LawCheck fit_repeats(double boxes, std::uint64_t throws, std::uint64_t repeats) {
  const auto n = static_cast<double>(throws);
  const auto seen = static_cast<double>(repeats);
  const double occupied = n - seen;
  if (throws == 0) return {};
  if (occupied > boxes) return excluded(static_cast<std::uint64_t>(occupied - boxes));

  const double load = n / boxes;
  const double mean = expected_repeats(boxes, throws);
  const double still_empty = std::exp(-load);
  const double variance = load < 1e-3 ? mean : boxes * still_empty * std::max(0.0, 1 - (1 + load) * still_empty);
  LawCheck check;
  check.value = seen;
  check.z = variance > 1e-9 ? (seen - mean) / std::sqrt(variance) : (seen - mean);
  if (boxes * n <= 1e7) {
    check.p = exact_p(static_cast<std::size_t>(boxes), throws, static_cast<std::size_t>(occupied));
  } else if (load < 0.05) {
    check.p = both_sides(poisson_lower(seen, mean), poisson_upper(seen, mean));
  } else if (load > 5) {
    const double empty = boxes - occupied;
    const double mean_empty = boxes * std::exp(n * std::log1p(-1 / boxes));
    check.p = both_sides(poisson_lower(empty, mean_empty), poisson_upper(empty, mean_empty));
  } else {
    check.p = normal_two_sided(check.z);
  }
  return check;
}

std::optional<double> estimate_boxes(std::uint64_t throws, std::uint64_t repeats) {
  if (repeats == 0 || repeats >= throws) return std::nullopt;
  const auto n = static_cast<double>(throws);
  const double occupied = n - static_cast<double>(repeats);
  // Occupied boxes M (1 - e^{-N/M}) grow with M: halve the interval in the logarithm.
  double low = std::log(occupied);
  double high = std::log(n * n / static_cast<double>(repeats)) + 1;
  for (int step = 0; step < 100; ++step) {
    const double middle = (low + high) / 2;
    const double boxes = std::exp(middle);
    (-boxes * std::expm1(-n / boxes) < occupied ? low : high) = middle;
  }
  return std::exp(low);
}

}  // namespace sabar::lab
