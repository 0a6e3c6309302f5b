// Everything is computed in probabilities, never in counts, so that nothing overflows for a thousand cards.
#include <algorithm>

#include <sabar/lab/shuffles/laws/cycle_laws.hpp>

namespace sabar::lab {

std::vector<double> derangement_shares(std::size_t n) {
  std::vector<double> share(n + 1, 1.0);
  double term = 1;
  for (std::size_t m = 1; m <= n; ++m) {
    term /= -static_cast<double>(m);
    share[m] = m == 1 ? 0.0 : share[m - 1] + term;
  }
  return share;
}

Law fixed_points_law(std::size_t n) {
  const auto share = derangement_shares(n);
  Law law(n + 1);
  double inverse_factorial = 1;
  for (std::size_t k = 0; k <= n; ++k) {
    law[k] = inverse_factorial * share[n - k];
    inverse_factorial /= static_cast<double>(k + 1);
  }
  return law;
}

Law cycle_count_law(std::size_t n) {
  Law law(n + 1, 0.0);
  law[0] = 1;
  for (std::size_t m = 1; m <= n; ++m) {
    const auto items = static_cast<double>(m);
    for (std::size_t k = m; k > 0; --k) law[k] = law[k - 1] / items + law[k] * (items - 1) / items;
    law[0] = 0;
  }
  return law;
}

Law longest_cycle_law(std::size_t n) {
  Law law(n + 1, 0.0);
  std::vector<double> share(n + 1, 0.0);
  double shorter = 0;
  for (std::size_t longest = 1; longest <= n; ++longest) {
    share[0] = 1;
    double window = 1;  // a_{m-1} + … + a_{m-L}
    for (std::size_t m = 1; m <= n; ++m) {
      share[m] = window / static_cast<double>(m);
      window += share[m];
      if (m >= longest) window -= share[m - longest];
    }
    // More than half the cards can be in one cycle only: there the law is exactly 1 / L, and no difference of two
    // almost equal numbers is needed.
    law[longest] = 2 * longest > n ? 1.0 / static_cast<double>(longest) : std::max(0.0, share[n] - shorter);
    shorter = share[n];
  }
  return law;
}

Law first_cycle_law(std::size_t n) {
  Law law(n + 1, 1.0 / static_cast<double>(n));
  law[0] = 0;
  return law;
}

Law certain(std::size_t size, std::size_t value) {
  Law law(size, 0.0);
  law[value] = 1;
  return law;
}

double mean_of(const Law& law) {
  double mean = 0;
  for (std::size_t k = 0; k < law.size(); ++k) mean += static_cast<double>(k) * law[k];
  return mean;
}

}  // namespace sabar::lab
