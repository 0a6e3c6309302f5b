// What one answer about a position may cost, and when it is a fault: when it cannot be right beside what the search
// over whole positions says, or when the judge rejects its line. Not to know is none.
#pragma once

#include "cross_check/space/position.hpp"

namespace sabar {

struct SpaceBudget {
  std::uint64_t oracle = 20'000;
  std::uint64_t search = 100'000;
  std::uint64_t proof = 5'000;   // of the shortest line
  std::size_t certificate = 40;  // positions
  std::size_t bytes = std::size_t{64} << 20;

  [[nodiscard]] SearchOptions options(const std::vector<std::string>& without = {}) const {
    SearchOptions options;
    options.budget = {search, bytes};
    options.without = without;
    return options;
  }
  [[nodiscard]] Result<Solution> oracle_on(const Rules& rules, const Table& table) const {
    SearchOptions options;
    options.budget = {oracle, bytes};
    return solve("reference", rules, table, options);
  }
};

// How the error of a rejected line begins.
inline constexpr std::string_view kRejected = "the judge rejects";
[[nodiscard]] inline bool is_rejected(std::string_view fault) { return fault.rfind(kRejected, 0) == 0; }

// A rejected line and a false verdict are different kinds; numbers and moves in the text make none.
[[nodiscard]] inline bool same_kind(std::string_view a, std::string_view b) {
  return is_rejected(a) == is_rejected(b) && (is_rejected(a) || a.substr(0, 8) == b.substr(0, 8));
}

[[nodiscard]] inline std::string verdict_fault(Verdict verdict, Verdict truth) {
  return verdict == Verdict::unknown || verdict == truth
             ? std::string()
             : fmt::format("{}, but it is {}", to_text(verdict), to_text(truth));
}

// An error of a model that cannot take the position is no answer; `auto` must have one.
[[nodiscard]] inline std::string search_fault(const SearchSetting& setting, const SpaceCase& at, const Solution& truth,
                                              const SpaceBudget& budget) {
  const auto answer = solve(setting.solver, at.rules.rules(), at.position.table, budget.options(setting.without));
  if (answer) {
    return verdict_fault(answer->verdict, truth.verdict);
  }
  return setting.solver == "auto" || is_rejected(answer.error().message) ? answer.error().message : std::string();
}

}  // namespace sabar
