#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/study/lab_view.hpp>
#include <sabar/core/natural.hpp>
#include <sabar/lab/shuffles/laws/possible_orders.hpp>

namespace sabar::cli {
namespace {

using lab::ComparedShuffle;
using lab::Judgement;
using lab::TestResult;
constexpr std::size_t kName = 42;
constexpr std::size_t kColumn = 23;

std::string number(double value) {
  if (value != 0 && (std::abs(value) < 1e-3 || std::abs(value) >= 1e7)) {
    return fmt::format("{:.3g}", value);
  }
  return std::abs(value - std::round(value)) < 1e-9 ? fmt::format("{:.0f}", value) : fmt::format("{:.4f}", value);
}

std::string p_text(double p) {
  if (p == 0) {
    return "p < 1e-300";
  }
  return p < 1e-3 ? fmt::format("p {:.0e}", p) : fmt::format("p {:.3f}", p);
}

std::string_view mark(Judgement judgement) {
  switch (judgement) {
    case Judgement::as_theory:
      return "✓";
    case Judgement::differs_as_it_must:
      return "≠";
    case Judgement::differs:
      return "~";
    case Judgement::broken:
      return "✗";
  }
  return "";
}

// The check that decides: the shuffle's own law where it has one.
const std::optional<lab::LawCheck>& own_check(const TestResult& test, OrderLaw law) {
  if (law == OrderLaw::one_cycle && test.one_cycle) {
    return test.one_cycle;
  }
  return law == OrderLaw::riffle && test.riffle ? test.riffle : test.uniform;
}

// The p-value under the uniform law is what tells shuffles apart; the mark also knows the shuffle's own law.
std::string test_cell(const TestResult& test) {
  return fmt::format("{} {}", mark(test.judgement), test.uniform ? p_text(test.uniform->p) : "no law");
}

// "52! = 8.07e+67", "at most 32768": how many orders can come out at all.
std::string orders_text(const ComparedShuffle& shuffle) {
  const lab::PossibleOrders orders = lab::possible_orders(shuffle);
  if (orders.factorial_of) {
    return fmt::format("{}! = {:.3g}{}", *orders.factorial_of, factorial(*orders.factorial_of).to_double(),
                       orders.alike ? "" : ", uneven");
  }
  if (orders.at_most) {
    return fmt::format("at most {}", *orders.at_most);
  }
  return orders.fewer ? fmt::format("fewer than {}!", shuffle.report.n) : "-";
}

// A name and one cell per shuffle.
template <class Cell>
std::string table_row(std::string_view name, const lab::Comparison& comparison, Cell cell) {
  std::string line = padded(name, kName);
  for (const ComparedShuffle& shuffle : comparison.shuffles) {
    line += padded(cell(shuffle), kColumn);
  }
  return line + "\n";
}

std::string head(std::string_view name, const lab::Comparison& comparison) {
  return table_row(name, comparison, [](const ComparedShuffle& shuffle) { return shuffle.algorithm; });
}

std::string fact_text(const lab::Fact& fact) {
  return fact.standard_error > 0 ? fmt::format("{} ± {:.2g}", number(fact.measured), fact.standard_error)
                                 : number(fact.measured);
}

std::string facts_view(const lab::Comparison& comparison) {
  std::string text = head("Measured", comparison) + table_row("  orders possible", comparison, orders_text);
  text += table_row("  repeated orders", comparison,
                    [](const ComparedShuffle& shuffle) { return fmt::format("{}", shuffle.report.repeats); });
  const auto theory = [](const std::optional<double>& value) { return value ? number(*value) : std::string("-"); };
  const auto& facts = comparison.shuffles.front().report.facts;
  for (std::size_t i = 0; i < facts.size(); ++i) {
    text += table_row(fmt::format("  {}", facts[i].title), comparison,
                      [&](const ComparedShuffle& shuffle) { return fact_text(shuffle.report.facts[i]); });
    text += fmt::format("    exact: uniform {}, one cycle {}\n", theory(facts[i].uniform), theory(facts[i].one_cycle));
  }
  return text + table_row("  ns per shuffle", comparison, [](const ComparedShuffle& shuffle) {
           return fmt::format("{:.0f}", shuffle.report.ns_per_shuffle.value_or(0));
         });
}

std::string tests_view(const lab::Comparison& comparison) {
  std::string text = head("Tests (p if uniform)", comparison);
  const auto& tests = comparison.shuffles.front().report.tests;
  for (std::size_t i = 0; i < tests.size(); ++i) {
    text += table_row(fmt::format("  {}", tests[i].title), comparison,
                      [&](const ComparedShuffle& shuffle) { return test_cell(shuffle.report.tests[i]); });
  }
  return text +
         "  ✓ as theory   ≠ differs from uniform, exactly as its own law says   ~ differs from uniform   ✗ broken\n";
}

// The first of the tests behind a verdict, each with what the law it broke (or the uniform law) expects.
std::string reasons(const ComparedShuffle& shuffle) {
  std::vector<const TestResult*> tests;
  for (const TestResult& test : shuffle.report.tests) {
    if (test.judgement == shuffle.report.judgement && test.judgement != Judgement::as_theory) {
      tests.push_back(&test);
    }
  }
  std::string text;
  for (std::size_t i = 0; i < tests.size() && i < 4; ++i) {
    const bool broken = tests[i]->judgement == Judgement::broken;
    const auto& check = broken ? own_check(*tests[i], shuffle.report.law) : tests[i]->uniform;
    text += fmt::format("      {}: {} ({}: {})\n", tests[i]->title, tests[i]->observed, broken ? "expected" : "uniform",
                        check ? check->expected : "-");
  }
  return tests.size() > 4 ? fmt::format("{}      and {} more\n", text, tests.size() - 4) : text;
}

Json check_json(const std::optional<lab::LawCheck>& check) {
  if (!check) {
    return nullptr;
  }
  return Json{{"value", check->value},
              {"degrees", check->degrees},
              {"z", check->z},
              {"p", check->p},
              {"adjusted_p", check->adjusted_p},
              {"rejected", check->rejected},
              {"impossible", check->impossible},
              {"expected", check->expected}};
}

}  // namespace

std::string comparison_view(const lab::Comparison& comparison, const lab::ComparisonOptions& options) {
  std::string text = fmt::format(
      "{} cards, {} shuffles each, generator {}, seed {}{}\n\n", options.battery.n,
      comparison.shuffles.front().report.count, comparison.shuffles.front().generator, options.seed,
      options.reseed_bits ? fmt::format(", seeded anew with {} bits for every deck", *options.reseed_bits) : "");
  text += facts_view(comparison) + "\n" + tests_view(comparison) + "\nVerdict\n";
  for (const ComparedShuffle& shuffle : comparison.shuffles) {
    text += padded(fmt::format("  {}", shuffle.algorithm), kName) + lab::verdict_text(shuffle.report) + "\n";
    text += reasons(shuffle);
  }
  return text;
}

Json comparison_json(const ComparedShuffle& shuffle, const lab::ComparisonOptions& options, bool stopped) {
  const lab::Report& report = shuffle.report;
  Json json;
  json["algorithm"] = shuffle.algorithm;
  json["rng"] = shuffle.generator;
  json["seed"] = options.seed;
  if (options.reseed_bits) {
    json["reseed_bits"] = *options.reseed_bits;
  }
  json["n"] = report.n;
  json["count"] = report.count;
  json["stopped"] = stopped;
  json["verdict"] = lab::verdict_text(report);
  json["possible_orders"] = orders_text(shuffle);
  json["repeats"] = report.repeats;
  json["distinct"] = report.distinct;
  json["estimated_orders"] = report.estimated_orders ? Json(*report.estimated_orders) : Json(nullptr);
  json["ns_per_shuffle"] = report.ns_per_shuffle ? Json(*report.ns_per_shuffle) : Json(nullptr);
  Json facts = Json::array();
  for (const lab::Fact& fact : report.facts) {
    facts.push_back({{"name", fact.name},
                     {"measured", fact.measured},
                     {"standard_error", fact.standard_error},
                     {"uniform", fact.uniform ? Json(*fact.uniform) : Json(nullptr)},
                     {"one_cycle", fact.one_cycle ? Json(*fact.one_cycle) : Json(nullptr)}});
  }
  json["facts"] = facts;
  Json tests = Json::array();
  for (const TestResult& test : report.tests) {
    tests.push_back({{"name", test.name},
                     {"observed", test.observed},
                     {"verdict", lab::verdict_text(test.judgement, report.law, report.riffles)},
                     {"uniform", check_json(test.uniform)},
                     {"one_cycle", check_json(test.one_cycle)},
                     {"riffle", check_json(test.riffle)}});
  }
  json["tests"] = tests;
  Json areas = Json::array();
  for (const lab::AreaFact& area : report.areas) {
    areas.push_back({{"first", area.first}, {"size", area.size}, {"mean_of_suit", area.mean_of_suit}});
  }
  json["areas"] = areas;
  return json;
}

}  // namespace sabar::cli
