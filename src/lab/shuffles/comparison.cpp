// Every algorithm gets a seed of its own, made of the run's seed and its name: what is measured of one does not depend
// on which others stand beside it. Only the shuffling is timed, in blocks small enough for the nearest cache; the
// median of the blocks is reported, because other programs disturb some of them.
#include <algorithm>
#include <chrono>
#include <utility>

#include <fmt/format.h>

#include <sabar/core/key.hpp>
#include <sabar/lab/shuffles/comparison.hpp>
#include <sabar/random/generators/splitmix64.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>

namespace sabar::lab {
namespace {

constexpr std::size_t kBlock = 128;                 // decks shuffled and timed together
constexpr std::uint64_t kDecksPerReport = 1 << 13;  // between two calls of the progress callback

std::uint64_t seed_of(std::uint64_t seed, const std::string& algorithm) {
  const std::vector<std::uint8_t> name(algorithm.begin(), algorithm.end());
  SplitMix64 mix(seed ^ key_of(name).low);
  return mix();
}

Result<> check_options(const ComparisonOptions& options) {
  if (options.algorithms.empty()) return fail("no shuffle to compare");
  if (options.count < 1 || options.count > kMaxDecks) {
    return fail(fmt::format("{} decks are out of range", options.count), "count", fmt::format("1..{}", kMaxDecks));
  }
  const std::size_t n = options.battery.n;
  if (n < 2 || n > kMaxBatteryPlaces) {
    return fail(fmt::format("{} cards are out of range", n), "cards", fmt::format("2..{}", kMaxBatteryPlaces));
  }
  if (options.reseed_bits && (*options.reseed_bits < 1 || *options.reseed_bits > 64)) {
    return fail(fmt::format("{} bits are out of range", *options.reseed_bits), "seed bits", "1..64");
  }
  for (const std::string& algorithm : options.algorithms) {
    if (const auto made = Shuffler::make(algorithm, options.generator, 0); !made) return tl::unexpected(made.error());
  }
  return {};
}

// One shuffler that goes on and on, or a fresh one for every deck.
class Source {
public:
  Source(const Shuffler& shuffler, std::string generator, std::uint64_t seed, std::optional<unsigned> reseed_bits)
      : shuffler_(shuffler), generator_(std::move(generator)), seeds_(seed), reseed_bits_(reseed_bits) {}

  [[nodiscard]] const Shuffler& shuffler() const { return shuffler_; }

  void shuffle(std::vector<Permutation>& decks, std::size_t count) {
    for (std::size_t k = 0; k < count; ++k) {
      if (reseed_bits_) reseed();
      shuffler_(decks[k]);
    }
  }

private:
  void reseed() {
    const std::uint64_t seed = seeds_() >> (64 - *reseed_bits_);
    if (auto fresh = make_generator(generator_, seed)) shuffler_ = Shuffler(shuffler_.choice(), *fresh);
  }

  Shuffler shuffler_;
  std::string generator_;
  SplitMix64 seeds_;
  std::optional<unsigned> reseed_bits_;
};

// Counts decks over the whole run and asks the caller now and then whether to go on.
class Meter {
public:
  Meter(const Progress& progress, std::uint64_t total) : progress_(progress), total_(total) {}

  bool advance(std::uint64_t decks) {
    done_ += decks;
    if (!progress_ || (done_ < next_ && done_ < total_)) return true;
    next_ = done_ + kDecksPerReport;
    return progress_(done_, total_);
  }

private:
  const Progress& progress_;
  std::uint64_t total_;
  std::uint64_t done_ = 0;
  std::uint64_t next_ = kDecksPerReport;
};

double median(std::vector<double>& values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// Stopped early it reports the decks done so far: when to stop does not depend on what they showed.
Report measure(const ComparisonOptions& options, Source& source, Meter& meter, bool& stopped) {
  using Clock = std::chrono::steady_clock;
  const Permutation sorted = identity(options.battery.n);
  std::vector<Permutation> decks(kBlock, sorted);
  std::vector<double> times;
  Battery battery(options.battery);
  while (battery.count() < options.count && !stopped) {
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(kBlock, options.count - battery.count()));
    for (Permutation& deck : decks) std::copy(sorted.begin(), sorted.end(), deck.begin());
    const auto start = Clock::now();
    source.shuffle(decks, count);
    const std::chrono::duration<double, std::nano> time = Clock::now() - start;
    times.push_back(time.count() / static_cast<double>(count));
    for (std::size_t k = 0; k < count; ++k) battery.add(decks[k]);
    stopped = !meter.advance(count);
  }
  const ShuffleChoice& choice = source.shuffler().choice();
  const bool riffle = choice.info.law == OrderLaw::riffle;
  Report report = battery.report(choice.info.law, riffle ? static_cast<unsigned>(choice.times) : 0);
  report.ns_per_shuffle = median(times);
  return report;
}

void judge_together(std::vector<ComparedShuffle>& shuffles, double family_error) {
  std::vector<Report> run;
  run.reserve(shuffles.size());
  for (ComparedShuffle& shuffle : shuffles) run.push_back(std::move(shuffle.report));
  judge(run, family_error);
  for (std::size_t k = 0; k < run.size(); ++k) shuffles[k].report = std::move(run[k]);
}

}  // namespace

Result<Comparison> compare_shuffles(const ComparisonOptions& options, const Progress& progress) {
  if (const auto checked = check_options(options); !checked) return tl::unexpected(checked.error());
  Meter meter(progress, options.count * options.algorithms.size());
  Comparison comparison;
  for (const std::string& algorithm : options.algorithms) {
    const std::uint64_t seed = seed_of(options.seed, algorithm);
    auto shuffler = Shuffler::make(algorithm, options.generator, seed);
    if (!shuffler) return tl::unexpected(shuffler.error());
    Source source(*shuffler, options.generator, seed, options.reseed_bits);
    Report report = measure(options, source, meter, comparison.stopped);
    comparison.shuffles.push_back({algorithm, std::string(source.shuffler().generator_info().name), std::move(report)});
    if (comparison.stopped) break;
  }
  judge_together(comparison.shuffles, options.battery.family_error);
  return comparison;
}

}  // namespace sabar::lab
