// Where cards go.
//
// Card by position, uniform order. The covariance of a permutation matrix is 1/(n-1) times the projector on the
// matrices with zero row and column sums, so T = (n-1)/N sum (O - N/n)^2 is chi-square with (n-1)^2 degrees of freedom.
// The textbook sum (O-E)^2 / E is too large by n/(n-1), because the cells of a deck are not independent: with it a
// good shuffle of 52 cards would look two percent worse than it is.
//
// One-cycle order. With m = n-1, E = N/m off the diagonal, D = O - E and its symmetric and antisymmetric parts S and A,
// the covariance has the eigenvalues 1/m on the symmetric and (m+1) / (m (m-1)) on the antisymmetric matrices with zero
// diagonal and zero row sums, of dimensions n (n-3) / 2 and (n-1) (n-2) / 2. So T = (m sum S^2 + m (m-1) / (m+1) sum
// A^2) / N is chi-square with n^2 - 3n + 1 degrees of freedom, and a card that stays at home is impossible.
#include <fmt/format.h>

#include <sabar/lab/shuffles/examine.hpp>

namespace sabar::lab {
namespace {

LawCheck uniform_places(const Tally& tally) {
  const auto n = static_cast<double>(tally.n);
  const auto decks = static_cast<double>(tally.count);
  double sum = 0;
  for (const std::uint32_t cell : tally.heat) {
    const double difference = cell - decks / n;
    sum += difference * difference;
  }
  LawCheck check = fit_chi_square((n - 1) * sum / decks, (n - 1) * (n - 1), tally.count);
  check.expected = fmt::format("{:.1f} decks in each cell", decks / n);
  return check;
}

LawCheck one_cycle_places(const Tally& tally) {
  const auto n = static_cast<double>(tally.n);
  const double m = n - 1;
  const auto decks = static_cast<double>(tally.count);
  std::uint64_t at_home = 0;
  double symmetric = 0;
  double antisymmetric = 0;
  for (std::size_t card = 0; card < tally.n; ++card) {
    at_home += tally.heat[card * tally.n + card];
    for (std::size_t place = 0; place < card; ++place) {
      const double here = tally.heat[card * tally.n + place] - decks / m;
      const double there = tally.heat[place * tally.n + card] - decks / m;
      symmetric += (here + there) * (here + there) / 2;  // two cells of ((D + D') / 2)^2
      antisymmetric += (here - there) * (here - there) / 2;
    }
  }
  LawCheck check;
  if (at_home > 0) {
    check = excluded(at_home);
  } else if (tally.n > 2) {
    const double value = (m * symmetric + m * (m - 1) / (m + 1) * antisymmetric) / decks;
    check = fit_chi_square(value, n * n - 3 * n + 1, tally.count);
  }
  check.expected = fmt::format("{:.1f} decks in each cell, none at home", decks / m);
  return check;
}

TestResult card_by_position(const Tally& tally) {
  TestResult test =
      heading("card-position", "Card by position", "How often each card came to each place, all cells together.");
  test.uniform = uniform_places(tally);
  test.one_cycle = one_cycle_places(tally);
  test.observed =
      fmt::format("chi-square {:.1f} with {:.0f} degrees of freedom", test.uniform->value, test.uniform->degrees);
  return test;
}

TestResult position_of(const Tally& tally, std::size_t card, TestResult test) {
  const Counts observed(tally.heat.begin() + static_cast<std::ptrdiff_t>(card * tally.n),
                        tally.heat.begin() + static_cast<std::ptrdiff_t>((card + 1) * tally.n));
  HistogramLaws laws;
  laws.uniform = {Law(tally.n, 1.0 / static_cast<double>(tally.n)), fmt::format("each of {} places", tally.n)};
  laws.one_cycle = {Law(tally.n, 1.0 / static_cast<double>(tally.n - 1)),
                    fmt::format("each of the {} other places", tally.n - 1)};
  laws.one_cycle->law[card] = 0;
  const double home = static_cast<double>(observed[card]) / static_cast<double>(tally.count);
  test.observed = fmt::format("at home in {:.3f} %", 100 * home);
  return histogram_test(std::move(test), "place", 1, observed, laws);
}

}  // namespace

void examine_places(const Tally& tally, Tests& tests) {
  tests.push_back(card_by_position(tally));
  tests.push_back(position_of(
      tally, 0, heading("first-card", "Place of the first card", "Where the card that lay first came to lie.")));
  tests.push_back(position_of(
      tally, tally.n - 1, heading("last-card", "Place of the last card", "Where the card that lay last came to lie.")));
}

}  // namespace sabar::lab
