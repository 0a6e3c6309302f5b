// The tests, by subject. Each function reads the counters and appends its tests; nothing here is judged yet.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <sabar/lab/shuffles/laws/fit.hpp>
#include <sabar/lab/shuffles/report.hpp>
#include <sabar/lab/shuffles/tally.hpp>

namespace sabar::lab {

using Tests = std::vector<TestResult>;

void examine_places(const Tally& tally, Tests& tests);
void examine_cycles(const Tally& tally, Tests& tests);
void examine_order(const Tally& tally, std::optional<unsigned> riffles, Tests& tests);
void examine_draws(const Tally& tally, Tests& tests);
void examine_suits(const Tally& tally, Tests& tests);
std::uint64_t examine_repeats(const Tally& tally, Tests& tests);  // the repeated orders

[[nodiscard]] std::vector<Fact> measure_facts(const Tally& tally);

// A test that has measured nothing yet.
[[nodiscard]] TestResult heading(std::string name, std::string title, std::string statistic);

// What a law predicts for a histogram, in probabilities and in words.
struct Prediction {
  Law law;
  std::string expected;
};

struct HistogramLaws {
  std::optional<Prediction> uniform;
  std::optional<Prediction> one_cycle;
  std::optional<Prediction> riffle;
};

// A test of a histogram against the laws that are known; value k of the histogram is shown as first + k.
[[nodiscard]] TestResult histogram_test(TestResult test, std::string axis, std::size_t first, const Counts& observed,
                                        const HistogramLaws& laws);

}  // namespace sabar::lab
