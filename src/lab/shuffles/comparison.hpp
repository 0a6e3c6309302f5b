// Several shuffles through the same battery, beside each other (the paper's table 6, measured).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/lab/shuffles/battery.hpp>
#include <sabar/lab/shuffles/report.hpp>
#include <sabar/random/generators/generator_names.hpp>

namespace sabar::lab {

// Sixteen bytes are kept of each deck.
inline constexpr std::uint64_t kMaxDecks = 50'000'000;

struct ComparisonOptions {
  std::vector<std::string> algorithms;  // names of the registry
  std::string generator{kDefaultGenerator};
  std::uint64_t seed = 1;
  std::uint64_t count = 100'000;  // decks per algorithm
  BatteryOptions battery;
  // When given, every deck is shuffled by a generator freshly seeded with a random number of so many bits, as programs
  // that call srand(time) do; the repeated orders then show how few decks there are.
  std::optional<unsigned> reseed_bits;
};

struct ComparedShuffle {
  std::string algorithm;
  std::string generator;
  Report report;
};

struct Comparison {
  std::vector<ComparedShuffle> shuffles;  // in the order of the options
  bool stopped = false;                   // the caller's callback said stop; the last report has the decks done so far
};

// Called now and then with decks done and decks in all; false stops.
using Progress = std::function<bool(std::uint64_t done, std::uint64_t total)>;

// The same options give the same reports on every machine, the times excepted.
[[nodiscard]] Result<Comparison> compare_shuffles(const ComparisonOptions& options, const Progress& progress = {});

}  // namespace sabar::lab
