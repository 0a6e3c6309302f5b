// Round numbers for axes.
#include <algorithm>
#include <cmath>

#include <sabar/report/axis.hpp>

namespace sabar::report {

double round_step(double range, double steps) {
  if (!(range > 0)) return 1;
  const double power = std::pow(10.0, std::floor(std::log10(range / steps)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (range / (factor * power) <= steps * (1 + 1e-9)) return factor * power;
  }
  return 10 * power;
}

std::vector<double> ticks_of_places(std::size_t n) {
  const auto last = static_cast<double>(n);
  const double step = std::max(1.0, round_step(last, 6));
  std::vector<double> ticks{1};
  for (std::size_t k = 1;; ++k) {
    const double value = step * static_cast<double>(k);
    if (value > last - step / 2) break;
    if (value > 1) ticks.push_back(value);
  }
  if (ticks.back() < last) ticks.push_back(last);
  return ticks;
}

}  // namespace sabar::report
