// How the cards follow each other. Rising sequences are the strong test against riffles: a riffle at most doubles them,
// so seven leave a deck of 52 with too few (Bayer and Diaconis 1992).
#include <fmt/format.h>

#include <sabar/lab/shuffles/examine.hpp>
#include <sabar/lab/shuffles/laws/order_laws.hpp>

namespace sabar::lab {
namespace {

Prediction predict(Law law, double shift) {
  const double mean = mean_of(law) + shift;
  return {std::move(law), fmt::format("mean {:.5g}", mean)};
}

TestResult rising_test(const Tally& tally, std::optional<unsigned> riffles) {
  HistogramLaws laws;
  laws.uniform = predict(descents_law(tally.n), 1);
  laws.one_cycle = predict(one_cycle_descents_law(tally.n), 1);
  if (riffles) laws.riffle = predict(riffle_law(tally.n, *riffles), 1);
  TestResult test = heading("rising", "Rising sequences",
                            "Chains of consecutive cards that still lie in their old order from left to right.");
  test.observed = fmt::format("mean {:.5g}", sample_of(tally.rising).mean + 1);
  return histogram_test(std::move(test), "rising sequences", 1, tally.rising, laws);
}

TestResult descents_test(const Tally& tally) {
  HistogramLaws laws;
  laws.uniform = predict(descents_law(tally.n), 0);
  laws.one_cycle = predict(one_cycle_descents_law(tally.n), 0);
  TestResult test = heading("descents", "Descents", "Places where a card is followed by a smaller one.");
  test.observed = fmt::format("mean {:.5g}", sample_of(tally.descents).mean);
  return histogram_test(std::move(test), "descents", 0, tally.descents, laws);
}

TestResult successions_test(const Tally& tally) {
  HistogramLaws laws;
  laws.uniform = predict(successions_law(tally.n), 0);
  TestResult test = heading("successions", "Neighbours that stayed together",
                            "Places where a card is followed at once by the one that always followed it.");
  const Sample sample = sample_of(tally.successions);
  test.observed = fmt::format("mean {:.5g}", sample.mean);
  test = histogram_test(std::move(test), "successions", 0, tally.successions, laws);
  const double one_cycle_mean = tally.n == 2 ? 0 : 1;
  test.one_cycle = fit_mean(sample, one_cycle_mean);
  test.one_cycle->expected = fmt::format("mean {}", one_cycle_mean);
  return test;
}

struct ExactMean {
  double uniform, uniform_variance, one_cycle;
};

TestResult mean_test(TestResult test, const Sample& sample, const ExactMean& exact) {
  test.uniform = fit_mean(sample, exact.uniform, exact.uniform_variance);
  test.one_cycle = fit_mean(sample, exact.one_cycle);
  test.uniform->expected = fmt::format("mean {:.7g}", exact.uniform);
  test.one_cycle->expected = fmt::format("mean {:.7g}", exact.one_cycle);
  test.observed = fmt::format("mean {:.7g}", sample.mean);
  return test;
}

}  // namespace

void examine_order(const Tally& tally, std::optional<unsigned> riffles, Tests& tests) {
  const std::size_t n = tally.n;
  tests.push_back(rising_test(tally, riffles));
  tests.push_back(descents_test(tally));
  tests.push_back(successions_test(tally));
  tests.push_back(mean_test(
      heading("displacement", "Distance moved", "Sum over the cards of the distance between old and new place."),
      sample_of(tally.count, tally.displacement, tally.displacement_squares),
      {mean_displacement(n), displacement_variance(n), one_cycle_mean_displacement(n)}));
  tests.push_back(mean_test(heading("inversions", "Inversions", "Pairs of cards that changed their order."),
                            sample_of(tally.count, tally.inversions, tally.inversion_squares),
                            {mean_inversions(n), inversions_variance(n), one_cycle_mean_inversions(n)}));
}

}  // namespace sabar::lab
