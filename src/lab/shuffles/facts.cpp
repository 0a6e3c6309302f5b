// Measured beside exact: the rows of the paper's table 6, which the paper only asserts.
#include <cmath>

#include <sabar/lab/shuffles/examine.hpp>
#include <sabar/lab/shuffles/laws/order_laws.hpp>

namespace sabar::lab {
namespace {

Fact mean_fact(std::string name, std::string title, const Sample& sample, double uniform, double one_cycle) {
  return {std::move(name), std::move(title), sample.mean, sample.standard_error(), uniform, one_cycle};
}

Fact share_fact(std::string name, std::string title, std::uint64_t decks, std::uint64_t count, double uniform,
                double one_cycle) {
  const double share = static_cast<double>(decks) / static_cast<double>(count);
  const double error = std::sqrt(share * (1 - share) / static_cast<double>(count));
  return {std::move(name), std::move(title), share, error, uniform, one_cycle};
}

double harmonic(std::size_t n) {
  double sum = 0;
  for (std::size_t k = n; k > 0; --k) sum += 1 / static_cast<double>(k);
  return sum;
}

std::uint64_t odd_decks(const Tally& tally) {
  std::uint64_t odd = 0;
  for (std::size_t k = 0; k <= tally.n; ++k) odd += (tally.n + k) % 2 == 1 ? tally.cycles[k] : 0;
  return odd;
}

}  // namespace

std::vector<Fact> measure_facts(const Tally& tally) {
  const std::size_t n = tally.n;
  const std::uint64_t decks = tally.count;
  const Sample fixed = sample_of(tally.fixed_points);
  Sample rising = sample_of(tally.rising);
  rising.mean += 1;

  std::vector<Fact> facts;
  facts.push_back(mean_fact("fixed-points", "fixed points, mean", fixed, 1, 0));
  facts.push_back({"fixed-points-variance", "fixed points, variance", fixed.variance, 0, 1, 0});
  facts.push_back(share_fact("derangements", "share without a fixed point", tally.fixed_points[0], decks,
                             derangement_shares(n)[n], 1));
  facts.push_back(share_fact("one-cycle", "share of one cycle", tally.cycles[1], decks, 1 / static_cast<double>(n), 1));
  facts.push_back(mean_fact("cycles", "cycles, mean", sample_of(tally.cycles), harmonic(n), 1));
  facts.push_back(mean_fact("longest-cycle", "longest cycle, mean", sample_of(tally.longest_cycle),
                            mean_of(longest_cycle_law(n)), static_cast<double>(n)));
  facts.push_back(share_fact("odd", "share of odd orders", odd_decks(tally), decks, 0.5, n % 2 == 0 ? 1 : 0));
  facts.push_back(mean_fact("displacement", "total distance moved, mean",
                            sample_of(decks, tally.displacement, tally.displacement_squares), mean_displacement(n),
                            one_cycle_mean_displacement(n)));
  facts.push_back(mean_fact("inversions", "inversions, mean",
                            sample_of(decks, tally.inversions, tally.inversion_squares), mean_inversions(n),
                            one_cycle_mean_inversions(n)));
  facts.push_back(mean_fact("rising", "rising sequences, mean", rising, (static_cast<double>(n) + 1) / 2,
                            mean_of(one_cycle_descents_law(n)) + 1));
  facts.push_back(mean_fact("successions", "neighbours that stayed together, mean", sample_of(tally.successions),
                            mean_of(successions_law(n)), n == 2 ? 0 : 1));
  return facts;
}

}  // namespace sabar::lab
