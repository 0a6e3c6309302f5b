// What the laboratory says about a shuffle: plain data, ready to print, to draw or to write as JSON.
//
// A test measures one thing on many decks and compares it with up to three exact laws: that of a uniform order
// (Fisher-Yates), that of a uniform order of one cycle (Sattolo) and, where it is known, that of a number of riffles
// (Gilbert-Shannon-Reeds). A comparison is a p-value: how often pure chance strays at least as far when the law holds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <sabar/random/shuffles/order_law.hpp>

namespace sabar::lab {

// From best to worst; a report is worth as much as its worst test.
enum class Judgement {
  as_theory,           // nothing strange
  differs_as_it_must,  // not uniform, and exactly as the declared law says
  differs,             // not uniform; for this test no exact law of the declared shuffle is known
  broken,              // not what was declared or, with OrderLaw::broken, not what it was meant to be
};

// One test against one law.
struct LawCheck {
  double value = 0;              // the statistic: chi-square, or z, or a count
  double degrees = 0;            // degrees of freedom of a chi-square; 0 for other statistics
  double z = 0;                  // size of the effect in standard deviations; (x - df) / sqrt(2 df) for a chi-square
  std::uint64_t impossible = 0;  // observations that the law excludes; any makes p zero, and value and z this count
  double p = 1;                  // raw p-value
  double adjusted_p = 1;         // Bonferroni over all tests of the run
  bool rejected = false;         // adjusted_p below the family error of the run
  std::string expected;          // the law's prediction in short: "mean 1"
};

// Counts of the values a test saw, beside the counts that the laws predict. A law without prediction has an empty list.
struct Histogram {
  std::string axis;            // what the values are: "fixed points"
  std::vector<double> values;  // one per bar, rising
  std::vector<std::uint64_t> observed;
  std::vector<double> uniform;
  std::vector<double> one_cycle;
  std::vector<double> riffle;
};

struct TestResult {
  std::string name;       // "card-position": for options and machine output
  std::string title;      // "Card by position": for people
  std::string statistic;  // what is measured, one sentence
  std::string observed;   // what came out in short: "mean 1.0003"
  std::optional<LawCheck> uniform;
  std::optional<LawCheck> one_cycle;
  std::optional<LawCheck> riffle;
  Histogram histogram;  // empty where bars say nothing
  Judgement judgement = Judgement::as_theory;
};

// A measured figure beside its exact value; the rows of the paper's tables 6 and 7.
struct Fact {
  std::string name;   // "derangements"
  std::string title;  // "share without a fixed point"
  double measured = 0;
  double standard_error = 0;  // of the measured figure, from the sample; 0 where it makes no sense
  std::optional<double> uniform;
  std::optional<double> one_cycle;
};

// Suits in one part of the layout, mean over the decks (the paper's table 5).
struct AreaFact {
  std::size_t first = 0;  // place where the area begins, from 0
  std::size_t size = 0;
  std::vector<double> mean_of_suit;  // hearts, diamonds, clubs, spades
};

struct Report {
  std::size_t n = 0;        // cards
  std::uint64_t count = 0;  // decks
  OrderLaw law = OrderLaw::unknown;
  unsigned riffles = 0;  // with OrderLaw::riffle

  std::vector<TestResult> tests;
  Judgement judgement = Judgement::as_theory;  // the worst of the tests

  std::vector<std::uint32_t> heat;  // n rows of n: heat[card * n + place] decks had that card at that place
  std::vector<Fact> facts;
  std::vector<AreaFact> areas;

  std::uint64_t repeats = 0;               // decks whose order had occurred before
  std::uint64_t distinct = 0;              // different orders
  std::optional<double> estimated_orders;  // size of the pool the orders come from, when it shows (repeats > 0)
  std::optional<double> ns_per_shuffle;    // filled by whoever measured it
};

// Adjusts the p-values of all reports of a run together, then judges every test and every report.
void judge(std::vector<Report>& run, double family_error);

// "as theory", "differs from uniform, as Sattolo must", "differs from uniform, as 7 riffles must",
// "differs from uniform", "broken".
[[nodiscard]] std::string verdict_text(Judgement judgement, OrderLaw law, unsigned riffles);
[[nodiscard]] std::string verdict_text(const Report& report);

}  // namespace sabar::lab
