// The cross-check: every search with every choice of techniques against the search over whole positions, which knows
// no technique.
//
// A deal is in order if every search that ends with a verdict has the oracle's, every complete search ends with one,
// and the judge accepts all lines (solve() asks it).
#pragma once

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/general/board_search.hpp>
#include <sabar/solvers/models/hole/model.hpp>
#include <sabar/solvers/models/model_list.hpp>
#include <sabar/solvers/search.hpp>
#include <sabar/solvers/technique/technique_list.hpp>

#include "cross_check/reduced_canfield_games.hpp"
#include "cross_check/reduced_games.hpp"
#include "cross_check/reduced_hole_games.hpp"
#include "cross_check/reduced_pair_games.hpp"
#include "cross_check/reduced_row_games.hpp"

namespace sabar {

// A technique by name, whether the rules allow it, and the search it belongs to.
struct TechniqueSwitch {
  std::string_view name;
  bool (*applies)(const Rules&);
  std::string_view solver;
};

// All of them but those that only hope, which are never part of a proof.
[[nodiscard]] inline std::vector<TechniqueSwitch> technique_switches() {
  std::vector<TechniqueSwitch> switches;
  for (const TechniqueInfo& technique : general_techniques()) {
    if (technique.complete) {
      switches.push_back({technique.name, technique.applies, "dfs"});
    }
  }
  for (const std::string_view name : hole::techniques()) {
    switches.push_back({name, hole::fits, "auto"});
  }
  return switches;
}

// One way to search.
struct SearchSetting {
  std::string name;
  std::string solver;
  std::vector<std::string> without;
  bool decides = true;  // it must end with a verdict
};

// All techniques, none, each alone, each missing, and the other searches. A technique the rules do not allow changes
// nothing and is left out.
[[nodiscard]] inline std::vector<SearchSetting> settings_for(const Rules& rules) {
  const std::vector<std::string> all(technique_list().begin(), technique_list().end());
  std::vector<SearchSetting> settings = {
      {"all techniques", "dfs", {}},           {"no technique", "dfs", all}, {"best-first", "best-first", {}},
      {"plain best-first", "best-first", all}, {"beam", "beam", {}, false},  {"auto", "auto", {}},
      {"levels", "levels", {}, false},
  };
  if (hole::fits(rules)) {
    settings.push_back({"plain hole search", "auto", all});
  }
  for (const TechniqueSwitch& technique : technique_switches()) {
    if (technique.applies(rules)) {
      const std::string solver(technique.solver);
      std::vector<std::string> others = all;
      std::erase(others, technique.name);
      settings.push_back({fmt::format("{} alone", technique.name), solver, others});
      settings.push_back({fmt::format("without {}", technique.name), solver, {std::string(technique.name)}});
    }
  }
  return settings;
}

// A model made for some games: all of its techniques, none, each alone, each missing.
[[nodiscard]] inline std::vector<SearchSetting> model_settings(const std::string& solver,
                                                               std::span<const std::string_view> techniques) {
  const std::vector<std::string> all(technique_list().begin(), technique_list().end());
  std::vector<SearchSetting> settings = {{"all techniques", solver, {}}, {"no technique", solver, all}};
  for (const std::string_view name : techniques) {
    std::vector<std::string> others = all;
    std::erase(others, name);
    settings.push_back({fmt::format("{} alone", name), solver, others});
    settings.push_back({fmt::format("without {}", name), solver, {std::string(name)}});
  }
  return settings;
}

// The models, each with the kinds of game it is held against the oracle on. A model that is missing here fails a test.
struct ModelGames {
  std::string_view name;
  std::span<const ReducedGame> games;
  bool quick = false;  // the oracle is: thousands of deals of each kind

  [[nodiscard]] const Model& model() const {
    const auto models = model_list();
    return *std::find_if(models.begin(), models.end(), [&](const Model& model) { return model.name == name; });
  }
  [[nodiscard]] bool fits(const Rules& rules) const { return model().fits(rules); }
  [[nodiscard]] std::vector<SearchSetting> settings() const {
    return model_settings(std::string(name), model().techniques());
  }
};
inline constexpr ModelGames kModelGames[] = {
    {"klondike", kKlondikeGames, true},
    {"freecell", kFreecellGames, true},
    {"spider", kSpiderGames},
    {"yukon", kYukonGames},
    {"canfield", kCanfieldGames, true},
    {"rows", kRowGames},
    {"beaten", kBeatenGames},
    {"gaps", kGapGames},
    {"pairs", kPairGames},
    {"hole", kHoleGames},
};

[[nodiscard]] inline const ModelGames& model_named(std::string_view name) {
  return *std::find_if(std::begin(kModelGames), std::end(kModelGames),
                       [&](const ModelGames& model) { return model.name == name; });
}

[[nodiscard]] inline Result<GameFile> read_reduced(const ReducedGame& game) {
  return read_game(game.name, fmt::format("title {}\n{}", game.name, game.rules));
}

[[nodiscard]] inline Result<Table> reduced_deal(const Rules& rules, std::uint64_t number) {
  return deal_of(rules, {Scheme::sabar, Natural(number), DealOrder::row});
}

[[nodiscard]] inline SearchOptions options_without(const std::vector<std::string>& without) {
  SearchOptions options;
  options.without = without;
  options.budget.bytes = std::size_t{2} << 30;
  return options;
}

// What is wrong with a search's answer; empty if it agrees.
[[nodiscard]] inline std::string disagreement(const SearchSetting& setting, const Result<Solution>& solution,
                                              Verdict truth) {
  if (!solution) {
    return fmt::format("{}: {}", setting.name, solution.error().text());
  }
  if (solution->verdict == truth || (solution->verdict == Verdict::unknown && !setting.decides)) {
    return {};
  }
  return fmt::format("{}: {} ({}), but the deal is {}", setting.name, to_text(solution->verdict),
                     to_text(solution->halt), to_text(truth));
}

// What is true of a deal. A win needs no oracle: the judge has accepted its line. So another search may look for one
// first, and where it finds none the search over whole positions has the word.
[[nodiscard]] inline Result<Solution> truth_of(const Rules& rules, const Table& deal,
                                               std::string_view first = "dfs-paper") {
  const auto found = solve(first, rules, deal, options_without({}));
  return found && found->verdict == Verdict::solved ? found : solve("reference", rules, deal, options_without({}));
}

struct DealCheck {
  Verdict truth = Verdict::unknown;
  std::vector<Move> line;  // of the search with all techniques, if it has one
  std::string fault;       // empty if all agree
};

[[nodiscard]] inline DealCheck check_deal(const Rules& rules, const Table& deal,
                                          const std::vector<SearchSetting>& settings) {
  DealCheck check;
  const auto truth = truth_of(rules, deal, settings.front().solver);
  if (!truth || truth->verdict == Verdict::unknown) {
    check.fault = truth ? "the oracle does not decide it" : truth.error().text();
    return check;
  }
  check.truth = truth->verdict;
  for (const SearchSetting& setting : settings) {
    const auto solution = solve(setting.solver, rules, deal, options_without(setting.without));
    check.fault = disagreement(setting, solution, truth->verdict);
    if (!check.fault.empty()) {
      return check;
    }
    if (check.line.empty()) {
      check.line = solution->line;
    }
  }
  return check;
}

}  // namespace sabar
