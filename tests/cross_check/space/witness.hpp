// Everybody who says something about a position: searches, models, each technique alone and missing, short and shortest
// lines, hints, the losing move, certificates, the judge.
#pragma once

#include <functional>

#include "cross_check/space/other_answers.hpp"
#include "cross_check/space/session_answers.hpp"

namespace sabar {

struct Witness {
  std::string name;
  // What is wrong with the answer; empty if nothing is.
  std::function<std::string(const SpaceCase&, const Solution& truth, const SpaceBudget&)> fault;
};

[[nodiscard]] inline Witness witness_of(const std::string& name, const SearchSetting& setting) {
  return {name, [setting](const SpaceCase& at, const Solution& truth, const SpaceBudget& budget) {
            return search_fault(setting, at, truth, budget);
          }};
}

// All who have to do with these rules, `auto` first. A technique that does not apply changes nothing and is left out.
[[nodiscard]] inline std::vector<Witness> witnesses_for(const Rules& rules) {
  std::vector<Witness> witnesses = {witness_of("auto", {"auto", "auto", {}})};
  for (const SearchSetting& setting : settings_for(rules)) {
    if (setting.name != "auto") {
      witnesses.push_back(witness_of(fmt::format("{}, {}", setting.solver, setting.name), setting));
    }
  }
  for (const ModelGames& model : kModelGames) {
    if (model.fits(rules)) {
      for (const SearchSetting& setting : model.settings()) {
        witnesses.push_back(witness_of(fmt::format("model of {}, {}", model.name, setting.name), setting));
      }
    }
  }
  const auto line = [](const SpaceCase& at, const Solution& truth, const SpaceBudget& budget) {
    return line_fault({budget.proof / 2, 0, budget.bytes}, at, truth, budget);
  };
  const auto shortest_line = [](const SpaceCase& at, const Solution& truth, const SpaceBudget& budget) {
    return line_fault({budget.proof / 10, budget.proof, budget.bytes}, at, truth, budget);
  };
  witnesses.push_back({"short line", line});
  witnesses.push_back({"shortest line", shortest_line});
  witnesses.push_back({"hint", hint_fault});
  witnesses.push_back({"losing move", loss_fault});
  witnesses.push_back({"certificate", certificate_fault});
  witnesses.push_back({"judge", judge_fault});
  return witnesses;
}

// The name under which the oracle answers for itself: it must take every position, and the judge its lines.
inline constexpr std::string_view kOracle = "reference";

// What a witness of that name says wrong here; nothing where the oracle does not decide, or nobody has the name.
[[nodiscard]] inline std::string fault_of(std::string_view name, const SpaceCase& at, const SpaceBudget& budget) {
  const auto truth = budget.oracle_on(at.rules.rules(), at.position.table);
  if (!truth) {
    return name == kOracle ? truth.error().message : std::string();
  }
  if (truth->verdict == Verdict::unknown) {
    return {};
  }
  for (const Witness& witness : witnesses_for(at.rules.rules())) {
    if (witness.name == name) {
      return witness.fault(at, *truth, budget);
    }
  }
  return {};
}

}  // namespace sabar
