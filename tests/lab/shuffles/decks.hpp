// Decks for the laboratory's tests: all of them for a few cards, streams of them for more.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>

#include <sabar/lab/shuffles/battery.hpp>
#include <sabar/random/permutation.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>

namespace sabar::lab {

// Calls use(p) for every permutation of n, or only for those of one cycle.
template <class Use>
std::uint64_t for_each_order(std::size_t n, bool one_cycle, Use&& use) {
  Permutation p = identity(n);
  std::uint64_t orders = 0;
  do {
    if (one_cycle && cycle_count(p) != 1) continue;
    use(PermutationView(p));
    ++orders;
  } while (std::next_permutation(p.begin(), p.end()));
  return orders;
}

// Adds so many decks of a named shuffle, each from the sorted order, to a battery or to bare counters.
template <class Sink>
void feed(Sink& sink, const std::string& algorithm, std::uint64_t seed, std::uint64_t count,
          const BatteryOptions& options) {
  auto shuffler = Shuffler::make(algorithm, kDefaultGenerator, seed);
  if (!shuffler) return;
  Permutation deck(options.n);
  for (std::uint64_t k = 0; k < count; ++k) {
    for (std::size_t i = 0; i < deck.size(); ++i) deck[i] = static_cast<Place>(i);
    (*shuffler)(deck);
    sink.add(deck);
  }
}

inline Battery feed(const std::string& algorithm, std::uint64_t seed, std::uint64_t count,
                    const BatteryOptions& options = {}) {
  Battery battery(options);
  feed(battery, algorithm, seed, count, options);
  return battery;
}

inline const TestResult& test_named(const Report& report, const std::string& name) {
  static const TestResult kNone{{}, {}, {}, {}, LawCheck{}, LawCheck{}, LawCheck{}, {}, Judgement::broken};
  const auto found =
      std::find_if(report.tests.begin(), report.tests.end(), [&](const TestResult& test) { return test.name == name; });
  if (found == report.tests.end()) {
    ADD_FAILURE() << "no test named " << name;
    return kNone;
  }
  return *found;
}

inline double fact_named(const Report& report, const std::string& name) {
  for (const Fact& fact : report.facts) {
    if (fact.name == name) return fact.measured;
  }
  return -1;
}

}  // namespace sabar::lab
