#include <numeric>

#include <sabar/lab/shuffles/battery.hpp>
#include <sabar/lab/shuffles/examine.hpp>
#include <sabar/lab/shuffles/laws/occupancy.hpp>
#include <sabar/lab/shuffles/tally.hpp>

namespace sabar::lab {
namespace {

std::vector<AreaFact> measure_areas(const Tally& tally, const BatteryOptions& options) {
  std::vector<AreaFact> areas;
  if (!tally.has_suits()) return areas;
  std::size_t first = 0;
  for (const std::size_t size : options.areas) {
    AreaFact area{first, size, std::vector<double>(kSuits, 0.0)};
    for (std::size_t card = 0; card < tally.n; ++card) {
      const auto row = tally.heat.begin() + static_cast<std::ptrdiff_t>(card * tally.n + first);
      const auto decks = std::accumulate(row, row + static_cast<std::ptrdiff_t>(size), std::uint64_t{0});
      area.mean_of_suit[tally.suit_of(card)] += static_cast<double>(decks) / static_cast<double>(tally.count);
    }
    areas.push_back(std::move(area));
    first += size;
  }
  return areas;
}

}  // namespace

Battery::Battery(BatteryOptions options) : options_(std::move(options)) {
  if (options_.n >= 2 && options_.n <= kMaxBatteryPlaces) tally_ = std::make_unique<Tally>(options_);
}

Battery::Battery(Battery&&) noexcept = default;
Battery& Battery::operator=(Battery&&) noexcept = default;
Battery::~Battery() = default;

void Battery::add(PermutationView deck) {
  if (tally_ && deck.size() == options_.n) tally_->add(deck);
}

std::uint64_t Battery::count() const { return tally_ ? tally_->count : 0; }

Report Battery::report(OrderLaw law, unsigned riffles) const {
  Report report;
  report.n = options_.n;
  report.count = count();
  report.law = law;
  report.riffles = riffles;
  if (report.count == 0) return report;

  const bool riffled = law == OrderLaw::riffle && riffles > 0;
  examine_places(*tally_, report.tests);
  examine_cycles(*tally_, report.tests);
  examine_order(*tally_, riffled ? std::optional(riffles) : std::nullopt, report.tests);
  examine_draws(*tally_, report.tests);
  examine_suits(*tally_, report.tests);
  report.repeats = examine_repeats(*tally_, report.tests);

  report.heat = tally_->heat;
  report.facts = measure_facts(*tally_);
  report.areas = measure_areas(*tally_, options_);
  report.distinct = report.count - report.repeats;
  report.estimated_orders = estimate_boxes(report.count, report.repeats);

  std::vector<Report> run;
  run.push_back(std::move(report));
  judge(run, options_.family_error);
  return std::move(run.front());
}

}  // namespace sabar::lab
