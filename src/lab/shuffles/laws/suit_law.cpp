#include <algorithm>
#include <cmath>

#include <sabar/lab/shuffles/laws/suit_law.hpp>

namespace sabar::lab {
namespace {

double one_if(bool condition) { return condition ? 1.0 : 0.0; }

// Logarithm of "choose k of m" for k = 0 … m.
std::vector<double> log_choose(std::size_t m) {
  std::vector<double> result(m + 1, 0.0);
  for (std::size_t k = 1; k <= m; ++k) {
    result[k] = result[k - 1] + std::log(static_cast<double>(m - k + 1) / static_cast<double>(k));
  }
  return result;
}

}  // namespace

double SuitMoments::mean_square() const {
  double sum = 0;
  for (std::size_t s = 0; s < kSuits; ++s) sum += covariance[s][s] + mean[s] * mean[s];
  return sum;
}

SuitMoments uniform_suits(const SuitLayout& layout) {
  const auto n = static_cast<double>(layout.n);
  const auto area = static_cast<double>(layout.area);
  constexpr double kShare = 1.0 / kSuits;
  SuitMoments moments;
  for (std::size_t s = 0; s < kSuits; ++s) {
    moments.mean[s] = area * kShare;
    for (std::size_t t = 0; t < kSuits; ++t) {
      moments.covariance[s][t] = area * kShare * (one_if(s == t) - kShare) * (n - area) / (n - 1);
    }
  }
  return moments;
}

SuitMoments one_cycle_suits(const SuitLayout& layout) {
  const auto n = static_cast<double>(layout.n);
  const double cards = n / kSuits;
  const auto suit_of = [&layout](std::size_t card) { return card / layout.suit_size % kSuits; };

  // Places of the area by the suit that lay there before the shuffle: only these numbers matter.
  std::array<double, kSuits> home{};
  for (std::size_t place = 0; place < layout.area; ++place) home[suit_of(place)] += 1;

  SuitMoments moments;
  for (std::size_t s = 0; s < kSuits; ++s) {
    moments.mean[s] = (static_cast<double>(layout.area) * cards - home[s]) / (n - 1);
  }
  for (std::size_t s = 0; s < kSuits; ++s) {
    for (std::size_t t = 0; t < kSuits; ++t) {
      // Ordered pairs of different places a, b with elements j, l of suits s and t: all pairs of different elements,
      // less j = a, less l = b, plus both, less the 2-cycle j = b, l = a.
      double favourable = 0;
      for (std::size_t u = 0; u < kSuits; ++u) {
        for (std::size_t v = 0; v < kSuits; ++v) {
          const double pairs = home[u] * (home[v] - one_if(u == v));
          favourable +=
              pairs * (cards * (cards - one_if(s == t)) - one_if(u == s) * (cards - one_if(u == t)) -
                       one_if(v == t) * (cards - one_if(v == s)) + one_if(u == s && v == t) - one_if(v == s && u == t));
        }
      }
      const double product = favourable / ((n - 1) * (n - 2)) + (s == t ? moments.mean[s] : 0);
      moments.covariance[s][t] = product - moments.mean[s] * moments.mean[t];
    }
  }
  return moments;
}

Law uniform_squares_law(const SuitLayout& layout) {
  const std::size_t cards = layout.n / kSuits;
  const std::size_t most = std::min(layout.area, cards);
  const auto choose = log_choose(cards);
  const double all = log_choose(layout.n)[layout.area];
  Law law(kSuits * most * most + 1, 0.0);
  for (std::size_t a = 0; a <= most; ++a) {
    for (std::size_t b = 0; b <= most && a + b <= layout.area; ++b) {
      for (std::size_t c = 0; c <= most && a + b + c <= layout.area; ++c) {
        const std::size_t d = layout.area - a - b - c;
        if (d > most) continue;
        law[a * a + b * b + c * c + d * d] += std::exp(choose[a] + choose[b] + choose[c] + choose[d] - all);
      }
    }
  }
  return law;
}

// Gaussian elimination on the symmetric matrix; a pivot that vanishes is a direction in which nothing can vary.
Wald wald(const std::array<double, kSuits>& sample_mean, const SuitMoments& moments, double count) {
  constexpr std::size_t kSize = kSuits - 1;
  auto matrix = moments.covariance;
  std::array<double, kSize> difference{};
  for (std::size_t s = 0; s < kSize; ++s) difference[s] = sample_mean[s] - moments.mean[s];
  Wald result;
  for (std::size_t k = 0; k < kSize; ++k) {
    const double pivot = matrix[k][k];
    if (pivot < 1e-9) continue;
    for (std::size_t i = k + 1; i < kSize; ++i) {
      const double factor = matrix[i][k] / pivot;
      difference[i] -= factor * difference[k];
      for (std::size_t j = k; j < kSize; ++j) matrix[i][j] -= factor * matrix[k][j];
    }
    result.value += difference[k] * difference[k] / pivot * count;
    ++result.rank;
  }
  return result;
}

}  // namespace sabar::lab
