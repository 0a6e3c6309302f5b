// Suits per area (the paper's table 5, as a test): do all suits come to the tableau equally often, and is the split of
// a single deal as uneven as chance makes it? Sattolo's shuffle takes the cards that lay in the area away from home, so
// the suits that began there (hearts and diamonds in a sorted deck) come back a little less often.
#include <fmt/format.h>

#include <sabar/lab/shuffles/examine.hpp>
#include <sabar/lab/shuffles/laws/suit_law.hpp>

namespace sabar::lab {
namespace {

std::array<double, kSuits> mean_suits(const Tally& tally) {
  std::array<double, kSuits> mean{};
  for (std::size_t card = 0; card < tally.n; ++card) {
    for (std::size_t place = 0; place < tally.area; ++place) {
      mean[tally.suit_of(card)] += tally.heat[card * tally.n + place];
    }
  }
  for (double& value : mean) value /= static_cast<double>(tally.count);
  return mean;
}

std::string list(const std::array<double, kSuits>& mean) {
  return fmt::format("{:.4f} {:.4f} {:.4f} {:.4f}", mean[0], mean[1], mean[2], mean[3]);
}

LawCheck check_means(const Tally& tally, const std::array<double, kSuits>& mean, const SuitMoments& moments) {
  const Wald statistic = wald(mean, moments, static_cast<double>(tally.count));
  LawCheck check = fit_chi_square(statistic.value, static_cast<double>(statistic.rank), tally.count);
  check.expected = list(moments.mean);
  return check;
}

}  // namespace

void examine_suits(const Tally& tally, Tests& tests) {
  if (!tally.has_suits()) return;
  const SuitLayout layout{tally.n, tally.area, tally.suit_size};
  const SuitMoments uniform = uniform_suits(layout);
  const SuitMoments one_cycle = one_cycle_suits(layout);
  const auto mean = mean_suits(tally);

  TestResult means =
      heading("suits", "Suits in the first area",
              fmt::format("Mean number of hearts, diamonds, clubs and spades on the first {} places.", tally.area));
  means.uniform = check_means(tally, mean, uniform);
  means.one_cycle = check_means(tally, mean, one_cycle);
  means.observed = list(mean);
  tests.push_back(std::move(means));

  // The sum of squares less its least possible part is the spread.
  const auto area = static_cast<double>(tally.area);
  const double constant = area * area / kSuits;
  TestResult spread = heading("suit-spread", "Spread of the suits",
                              fmt::format("Sum of the squares by which the suits on the first {} places miss {} each.",
                                          tally.area, area / kSuits));
  const Sample sample = sample_of(tally.suit_squares);
  spread.observed = fmt::format("mean {:.5g}", sample.mean - constant);
  HistogramLaws laws;
  laws.uniform = {uniform_squares_law(layout), fmt::format("mean {:.5g}", uniform.mean_square() - constant)};
  spread = histogram_test(std::move(spread), "spread", 0, tally.suit_squares, laws);
  for (double& value : spread.histogram.values) value -= constant;
  spread.one_cycle = fit_mean(sample, one_cycle.mean_square());
  spread.one_cycle->expected = fmt::format("mean {:.5g}", one_cycle.mean_square() - constant);
  tests.push_back(std::move(spread));
}

}  // namespace sabar::lab
