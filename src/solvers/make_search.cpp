// Searches by name.
#include <algorithm>
#include <array>
#include <atomic>
#include <iterator>
#include <optional>

#include <fmt/format.h>

#include <sabar/core/nearest_name.hpp>
#include <sabar/core/quote.hpp>
#include <sabar/games/patience/engine/engine.hpp>
#include <sabar/solvers/general/patience_search.hpp>
#include <sabar/solvers/judged_search.hpp>
#include <sabar/solvers/models/beaten/model.hpp>
#include <sabar/solvers/models/canfield/model.hpp>
#include <sabar/solvers/models/freecell/model.hpp>
#include <sabar/solvers/models/gaps/model.hpp>
#include <sabar/solvers/models/hole/model.hpp>
#include <sabar/solvers/models/klondike/model.hpp>
#include <sabar/solvers/models/model_list.hpp>
#include <sabar/solvers/models/pairs/model.hpp>
#include <sabar/solvers/models/rows/model.hpp>
#include <sabar/solvers/models/spider/model.hpp>
#include <sabar/solvers/models/yukon/model.hpp>
#include <sabar/solvers/planted_search.hpp>
#include <sabar/solvers/search.hpp>
#include <sabar/solvers/strategy/strategies.hpp>

namespace sabar {
namespace {

template <class Source>
Result<std::unique_ptr<Search>> make_with(std::string_view solver, const Rules& rules, const Table& start,
                                          const SearchOptions& options) {
  using Engine = patience::Patience<Source>;
  Engine engine(rules);
  const auto position = engine.start(start);
  if (!position) {
    return tl::unexpected(position.error());
  }
  const auto board = std::make_shared<const Board<Engine>>(Board<Engine>{std::move(engine), *position});
  return make_patience_search(solver, board, options);
}

Result<std::unique_ptr<Search>> make_general(std::string_view solver, const Rules& rules, const Table& start,
                                             const SearchOptions& options) {
  return patience::SmallRules::fits(rules) ? make_with<patience::SmallRules>(solver, rules, start, options)
                                           : make_with<patience::LoadedRules>(solver, rules, start, options);
}

Result<std::unique_ptr<Search>> make_general_auto(const Rules& rules, const Table& start,
                                                  const SearchOptions& options) {
  return make_general("auto", rules, start, options);
}

Result<std::unique_ptr<Search>> make_freecell(const Rules& rules, const Table& start, const SearchOptions& options) {
  return make_freecell_search(rules, start, options, make_general_auto);
}
Result<std::unique_ptr<Search>> make_spider(const Rules& rules, const Table& start, const SearchOptions& options) {
  return make_spider_search(rules, start, options, make_general_auto);
}

constexpr Model kModels[] = {
    {{}, "games with a hole", hole_model_fits, make_hole_search},
    {{}, "games of pairs", pair_model_fits, make_pair_search},
    {{}, "games of beaten cards", beaten_model_fits, make_beaten_search},
    {{}, "rows with gaps", gap_model_fits, make_gap_search},
    {{}, "rows that close up", row_model_fits, make_row_search},
    {"klondike", "Klondike", fits_klondike, make_klondike_search},
    {"freecell", "FreeCell", fits_freecell, make_freecell},
    {"spider", "Spider", fits_spider, make_spider},
    {"yukon", "Yukon", fits_yukon, make_yukon_search},
    {"canfield", "Canfield", fits_canfield, make_canfield_search},
};

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
  for (const Model& model : kModels) {
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
  return make_general(solver, rules, start, options);
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
  return make_general(of_model ? "auto" : "dfs", rules, start, options).map([&](std::unique_ptr<Search> search) {
    return planted(std::move(search), rules, start, true);
  });
}

}  // namespace

std::span<const Model> model_list() { return kModels; }

Plant plant_search(Plant plant) { return plant_now.exchange(plant); }

const std::vector<SolverInfo>& solver_list() {
  static const std::vector<SolverInfo> kList = [] {
    std::vector<SolverInfo> list = {
        {"auto", "stages: best-first, beams, complete search; for every game", false},
        {"klondike", "the compact model of Klondike, which `auto` uses wherever it fits", false},
        {"freecell", "the links of FreeCell and its family, which `auto` uses wherever they fit", false},
        {"spider", "a beam for each row of Spider and its family, which `auto` uses wherever they fit", false},
        {"yukon", "the links of Yukon and its kin, which `auto` uses wherever they fit", false},
        {"canfield", "the runs and stock of Canfield and its kin, which `auto` uses wherever they fit", false},
        {"dfs", "depth-first search with a table and all complete techniques", false},
        {"best-first", "the best-looking position next", false},
        {"beam", "a beam of 1,000 positions for each level", false},
#ifndef SABAR_FEW_SOLVERS
        {"dfs-paper", "the paper's depth-first search: history and path, nothing else", false},
        {"backtrack", "every line of play, without a table", false},
        {"reference", "breadth-first over whole positions: slow, the oracle", false},
#endif
    };
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
    for (const auto& more :
         {hole_techniques(), klondike_techniques(), freecell_techniques(), yukon_techniques(), pair_techniques(),
          spider_techniques(), canfield_techniques(), row_techniques(), beaten_techniques(), gap_techniques()}) {
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
