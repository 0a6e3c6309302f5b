// From p-values to a verdict.
//
// A run of many tests is bound to contain small p-values, so each is multiplied by the number of tests of its law in
// the whole run (Bonferroni): when the law holds, the chance that any test of the run rejects it stays below the
// family error.
#include <algorithm>

#include <fmt/format.h>

#include <sabar/core/plural.hpp>
#include <sabar/lab/shuffles/report.hpp>

namespace sabar::lab {
namespace {

using Check = std::optional<LawCheck> TestResult::*;

void adjust(std::vector<Report>& run, Check which, double family_error) {
  double checks = 0;
  for (const Report& report : run) {
    for (const TestResult& test : report.tests) checks += (test.*which).has_value() ? 1 : 0;
  }
  for (Report& report : run) {
    for (TestResult& test : report.tests) {
      if (!(test.*which)) continue;
      LawCheck& check = *(test.*which);
      check.adjusted_p = std::min(1.0, check.p * checks);
      check.rejected = check.adjusted_p < family_error;
    }
  }
}

bool rejected(const std::optional<LawCheck>& check) { return check && check->rejected; }

Judgement against_own_law(const TestResult& test, const std::optional<LawCheck>& own) {
  if (rejected(own)) return Judgement::broken;
  if (!rejected(test.uniform)) return Judgement::as_theory;
  return own ? Judgement::differs_as_it_must : Judgement::differs;
}

Judgement judge_test(const TestResult& test, OrderLaw law) {
  switch (law) {
    case OrderLaw::one_cycle:
      return against_own_law(test, test.one_cycle);
    case OrderLaw::riffle:
      return against_own_law(test, test.riffle);
    case OrderLaw::unknown:
      return against_own_law(test, std::nullopt);
    case OrderLaw::uniform:
    case OrderLaw::broken:
      break;
  }
  return rejected(test.uniform) ? Judgement::broken : Judgement::as_theory;
}

}  // namespace

void judge(std::vector<Report>& run, double family_error) {
  adjust(run, &TestResult::uniform, family_error);
  adjust(run, &TestResult::one_cycle, family_error);
  adjust(run, &TestResult::riffle, family_error);
  for (Report& report : run) {
    report.judgement = Judgement::as_theory;
    for (TestResult& test : report.tests) {
      test.judgement = judge_test(test, report.law);
      report.judgement = std::max(report.judgement, test.judgement);
    }
  }
}

std::string verdict_text(Judgement judgement, OrderLaw law, unsigned riffles) {
  switch (judgement) {
    case Judgement::as_theory:
      return "as theory";
    case Judgement::differs_as_it_must:
      if (law == OrderLaw::one_cycle) return "differs from uniform, as Sattolo must";
      return fmt::format("differs from uniform, as {} must", counted(riffles, "riffle", "riffles"));
    case Judgement::differs:
      return "differs from uniform";
    case Judgement::broken:
      break;
  }
  return "broken";
}

std::string verdict_text(const Report& report) { return verdict_text(report.judgement, report.law, report.riffles); }

}  // namespace sabar::lab
