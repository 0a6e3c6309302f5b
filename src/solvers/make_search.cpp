// Searches by name.
#include <algorithm>
#include <array>
#include <atomic>
#include <iterator>
#include <optional>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>
#include <sabar/solvers/general/general_search.hpp>
#include <sabar/solvers/judged_search.hpp>
#include <sabar/solvers/models/model_list.hpp>
#include <sabar/solvers/planted_search.hpp>
#include <sabar/solvers/search.hpp>
#include <sabar/solvers/strategy/strategies.hpp>
#include <sabar/solvers/technique/technique_list.hpp>

namespace sabar {
namespace {

Result<> check_names(std::string_view solver, const SearchOptions& options) {
  std::vector<std::string_view> solvers;
  for (const SolverInfo& info : solver_list()) {
    solvers.push_back(info.name);
  }
  if (std::find(solvers.begin(), solvers.end(), solver) == solvers.end()) {
    return fail(fmt::format("unknown solver {}", quote_input(solver)), {}, nearest_name_hint(solver, solvers));
  }
  for (const std::string& name : options.without) {
    const auto& known = technique_list();
    if (std::find(known.begin(), known.end(), name) == known.end()) {
      return fail(fmt::format("unknown technique {}", quote_input(name)), {}, nearest_name_hint(name, known));
    }
  }
  return {};
}

bool is_strategy(std::string_view solver) {
  const auto strategies = strategy_list();
  return std::any_of(strategies.begin(), strategies.end(),
                     [&](const SolverInfo& strategy) { return strategy.name == solver; });
}

Result<std::unique_ptr<Search>> make_first(std::string_view solver, const Rules& rules, const Table& start,
                                           const SearchOptions& options) {
  for (const Model& model : model_list()) {
    const bool named = solver == model.name;
    if (named && !model.fits(rules)) {
      return fail(fmt::format("the model of {} does not fit these rules", model.of), {},
                  "use another solver, for example auto");
    }
    if (named || (solver == "auto" && model.fits(rules))) {
      auto search = model.make(rules, start, options);
      if (search || named) {
        return search;
      }
    }
  }
  return make_general_search(solver, rules, start, options);
}

// What a test has planted.
std::atomic<Plant> plant_now = nullptr;

std::unique_ptr<Search> planted(std::unique_ptr<Search> made, const Rules& rules, const Table& start, bool again) {
  const Plant plant = plant_now.load(std::memory_order_relaxed);
  return plant == nullptr ? std::move(made) : plant(std::move(made), rules, start, again);
}

// The general engine instead of a model; instead of the general engine its plainest search, without any technique.
Result<std::unique_ptr<Search>> make_again(bool of_model, const Rules& rules, const Table& start,
                                           SearchOptions options) {
  options.memory.reset();  // what a model has written there may be wrong too
  if (!of_model) {
    options.without.assign(technique_list().begin(), technique_list().end());
  }
  return make_general_search(of_model ? "auto" : "dfs", rules, start, options).map([&](std::unique_ptr<Search> search) {
    return planted(std::move(search), rules, start, true);
  });
}

}  // namespace

Plant plant_search(Plant plant) { return plant_now.exchange(plant); }

const std::vector<SolverInfo>& solver_list() {
  static const std::vector<SolverInfo> kList = [] {
    std::vector<SolverInfo> list = {{"auto", "stages: best-first, beams, complete search; for every game", false}};
    for (const Model& model : model_list()) {
      list.push_back({model.name, model.summary, false});
    }
    const auto general = general_solvers();
    list.insert(list.end(), general.begin(), general.end());
    const auto strategies = strategy_list();
    list.insert(list.end(), strategies.begin(), strategies.end());
    return list;
  }();
  return kList;
}

const std::vector<std::string_view>& technique_list() {
  static const std::vector<std::string_view> kList = [] {
    std::vector<std::string_view> list;
    for (const TechniqueInfo& technique : general_techniques()) {
      list.push_back(technique.name);
    }
    for (const Model& model : model_list()) {
      const auto more = model.techniques();
      std::copy_if(more.begin(), more.end(), std::back_inserter(list),
                   [&](std::string_view name) { return std::find(list.begin(), list.end(), name) == list.end(); });
    }
    return list;
  }();
  return kList;
}

Result<std::unique_ptr<Search>> make_search(std::string_view solver, const Rules& rules, const Table& start,
                                            const SearchOptions& options) {
  if (const auto checked = check_names(solver, options); !checked) {
    return tl::unexpected(checked.error());
  }
  const bool strategy = is_strategy(solver);
  auto made =
      strategy ? make_strategy_search(solver, rules, start, options) : make_first(solver, rules, start, options);
  return std::move(made).map([&](std::unique_ptr<Search> search) -> std::unique_ptr<Search> {
    return std::make_unique<JudgedSearch>(planted(std::move(search), rules, start, false), std::string(solver), rules,
                                          start, options, strategy ? nullptr : make_again);
  });
}

}  // namespace sabar
