// Two arcs i -> j and k -> l that close neither a loop nor a 2-cycle both belong to a uniform one-cycle permutation
// with probability 1 / ((n-1)(n-2)); all one-cycle means below come from counting such pairs.
#include <algorithm>
#include <cmath>
#include <limits>

#include <sabar/lab/shuffles/laws/order_laws.hpp>

namespace sabar::lab {
namespace {

double real(std::size_t value) { return static_cast<double>(value); }

int moebius(std::size_t d) {
  int sign = 1;
  for (std::size_t prime = 2; prime <= d; ++prime) {
    if (d % prime != 0) continue;
    d /= prime;
    if (d % prime == 0) return 0;
    sign = -sign;
  }
  return sign;
}

// (n/d)! / n! (1-t)^{n-n/d} E(t), added with a sign; E are the Eulerian probabilities of n/d.
void add_divisor(std::size_t n, std::size_t d, Law& law) {
  const int sign = moebius(d);
  const std::size_t r = n / d;
  const double scale = std::lgamma(real(r) + 1) - std::lgamma(real(n) + 1);
  if (sign == 0 || scale + real(n - r) * std::log(2.0) < -60) return;  // far below the last bit of a double
  const Law part = descents_law(r);
  double coefficient = sign * std::exp(scale);
  for (std::size_t i = 0; i <= n - r; ++i) {
    for (std::size_t k = 0; k < r && i + k < n; ++k) law[i + k] += coefficient * part[k];
    coefficient *= -real(n - r - i) / real(i + 1);
  }
}

// Logarithms of the Eulerian probabilities: a thousand cards that were riffled a few times lie where the probabilities
// themselves are below the smallest double.
std::vector<double> log_descents(std::size_t n) {
  std::vector<double> law(n, -std::numeric_limits<double>::infinity());
  law[0] = 0;
  for (std::size_t m = 2; m <= n; ++m) {
    for (std::size_t k = m - 1; k > 0; --k) {
      const double stay = law[k] + std::log(real(k + 1) / real(m));
      const double step = law[k - 1] + std::log(real(m - k) / real(m));
      const double high = std::max(stay, step);
      law[k] = high + std::log1p(std::exp(std::min(stay, step) - high));
    }
    law[0] -= std::log(real(m));
  }
  return law;
}

// Logarithm of n! C(2^m + n - r, n) / 2^{mn}: how much likelier than uniform an order with r rising sequences is.
double log_riffle_factor(std::size_t n, std::size_t r, unsigned riffles) {
  const double piles = std::ldexp(1.0, static_cast<int>(std::min(riffles, 1000U)));
  if (real(r) > piles) return -std::numeric_limits<double>::infinity();
  double sum = 0;
  for (std::size_t i = 0; i < n; ++i) sum += std::log1p((real(n) - real(r) - real(i)) / piles);
  return sum;
}

}  // namespace

Law successions_law(std::size_t n) {
  const auto share = derangement_shares(n);
  Law law(n);
  double inverse_factorial = 1;
  for (std::size_t k = 0; k < n; ++k) {
    law[k] = inverse_factorial * (real(n - k) * share[n - k] + share[n - k - 1]) / real(n);
    inverse_factorial /= real(k + 1);
  }
  return law;
}

Law descents_law(std::size_t n) {
  Law law(n, 0.0);
  law[0] = 1;
  for (std::size_t m = 2; m <= n; ++m) {
    for (std::size_t k = m - 1; k > 0; --k) law[k] = (law[k] * real(k + 1) + law[k - 1] * real(m - k)) / real(m);
    law[0] /= real(m);
  }
  return law;
}

Law one_cycle_descents_law(std::size_t n) {
  Law law(n, 0.0);
  for (std::size_t d = 1; d <= n; ++d) {
    if (n % d == 0) add_divisor(n, d, law);
  }
  // Only the smallest decks know impossible values, and there a probability is at least 1 / (n-1)!.
  const double rounding = n <= 12 ? 1e-13 : 0.0;
  for (double& p : law) p = p > rounding ? p : 0;
  return law;
}

Law riffle_law(std::size_t n, unsigned riffles) {
  Law law = log_descents(n);
  for (std::size_t k = 0; k < n; ++k) law[k] = std::exp(law[k] + log_riffle_factor(n, k + 1, riffles));
  return law;
}

double riffle_total_variation(std::size_t n, unsigned riffles) {
  const Law uniform = descents_law(n);
  const Law riffled = riffle_law(n, riffles);
  double sum = 0;
  for (std::size_t k = 0; k < n; ++k) sum += std::abs(riffled[k] - uniform[k]);
  return sum / 2;
}

double mean_displacement(std::size_t n) { return (real(n) * real(n) - 1) / 3; }
double one_cycle_mean_displacement(std::size_t n) { return real(n) * (real(n) + 1) / 3; }
double displacement_variance(std::size_t n) { return (real(n) + 1) * (2 * real(n) * real(n) + 7) / 45; }

double mean_inversions(std::size_t n) { return real(n) * (real(n) - 1) / 4; }

// Places a < b are inverted by n(n-1)/2 - n + (b-a) of the (n-1)(n-2) possible pairs of elements.
double one_cycle_mean_inversions(std::size_t n) {
  if (n == 2) return 1;
  return real(n) / (2 * (real(n) - 2)) * (real(n) * (real(n) - 3) / 2 + (real(n) + 1) / 3);
}

double inversions_variance(std::size_t n) { return real(n) * (real(n) - 1) * (2 * real(n) + 5) / 72; }

}  // namespace sabar::lab
