// sabar_ablation: what each technique saves, as a table for docs/techniques.md.
//
//   sabar_ablation [DEALS [NODES]]
//   sabar_ablation klondike [DEALS [NODES]]     the techniques of the compact model
//
// Complete search over deals 1..DEALS of real games, at most NODES nodes a deal: with all techniques, and with each of
// them switched off in turn; beam search for the technique that only hopes.
#include <cstdlib>
#include <ctime>
#include <iostream>

#include <sabar/solvers/models/hole/model.hpp>
#include <sabar/solvers/models/klondike/model.hpp>

#include "cross_check/cross_check.hpp"

namespace {

using namespace sabar;

constexpr std::string_view kGames[] = {
    "klondike", "klondike-3",  "canfield",   "freecell-2",         "bakers-game", "seahaven-towers",
    "fan",      "king-albert", "east-haven", "beleaguered-castle", "pyramid",     "pyramid-strict",
    "fourteen", "golf",        "black-hole"};
// Games in which complete runs leave by a move; only searches that hope make use of it.
constexpr std::string_view kRunGames[] = {"simple-simon", "wasp", "kiev", "scorpion-head"};

struct Spent {
  bool decided = false;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

std::vector<Spent> search_deals(const Rules& rules, std::uint64_t deals, std::uint64_t nodes,
                                const std::string& without, std::string_view solver) {
  SearchOptions options = options_without({});
  options.budget.nodes = nodes;
  if (!without.empty()) {
    options.without = {without};
  }
  std::vector<Spent> spent;
  for (std::uint64_t number = 1; number <= deals; ++number) {
    const Table deal = *reduced_deal(rules, number);
    const std::clock_t begun = std::clock();
    const auto solution = solve(solver, rules, deal, options);
    const double seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    spent.push_back({solution && solution->verdict != Verdict::unknown, solution ? solution->nodes : 0, seconds});
  }
  return spent;
}

// "3.1 × 2.3 (153)": how many times the nodes and the time on the deals that are decided either way; deals decided.
std::string cell(const std::vector<Spent>& spent, const std::vector<Spent>& all) {
  std::size_t decided = 0;
  Spent here;
  Spent there;
  for (std::size_t i = 0; i < spent.size(); ++i) {
    decided += spent[i].decided ? 1 : 0;
    if (spent[i].decided && all[i].decided) {
      here.nodes += spent[i].nodes;
      here.seconds += spent[i].seconds;
      there.nodes += all[i].nodes;
      there.seconds += all[i].seconds;
    }
  }
  const auto times = [](double a, double b) {
    const double ratio = b > 0 ? a / b : 1;
    return fmt::format("{:.{}f}", ratio, ratio < 9.95 ? 1 : 0);
  };
  return fmt::format("{} × {} ({})", times(static_cast<double>(here.nodes), static_cast<double>(there.nodes)),
                     times(here.seconds, there.seconds), decided);
}

// The table of some games and the techniques of their solver.
void print_table(std::string_view solver, const std::vector<std::string_view>& games,
                 const std::vector<TechniqueSwitch>& techniques, std::uint64_t deals, std::uint64_t nodes) {
  std::cout << "\n| game | decided |";
  for (const TechniqueSwitch& technique : techniques) {
    std::cout << fmt::format(" `{}` |", technique.name);
  }
  std::cout << "\n|---|---|";
  for (std::size_t i = 0; i < techniques.size(); ++i) {
    std::cout << "---|";
  }
  for (const std::string_view name : games) {
    const Rules& rules = (*find_game(name))->rules;
    const auto all = search_deals(rules, deals, nodes, {}, solver);
    const auto decided = std::count_if(all.begin(), all.end(), [](const Spent& each) { return each.decided; });
    std::cout << fmt::format("\n| {} | {} |", name, decided) << std::flush;
    for (const TechniqueSwitch& technique : techniques) {
      const std::string without(technique.name);
      std::cout << (technique.applies(rules)
                        ? fmt::format(" {} |", cell(search_deals(rules, deals, nodes, without, solver), all))
                        : " – |")
                << std::flush;
    }
  }
  std::cout << '\n';
}

// Games that are searched by the same solver, and its techniques.
void print_general(std::string_view solver, std::uint64_t deals, std::uint64_t nodes) {
  std::vector<std::string_view> games(std::begin(kGames), std::end(kGames));
  std::erase_if(games,
                [&](std::string_view name) { return hole::fits((*find_game(name))->rules) != (solver == "auto"); });
  std::vector<TechniqueSwitch> techniques = technique_switches();
  std::erase_if(techniques, [&](const TechniqueSwitch& each) { return each.solver != solver; });
  print_table(solver, games, techniques, deals, nodes);
}

void print_hopeful(std::uint64_t deals, std::uint64_t nodes) {
  print_table("auto", {std::begin(kRunGames), std::end(kRunGames)}, {{RunsLeave::kName, RunsLeave::applies, "auto"}},
              deals, nodes);
}

void print_klondike(std::uint64_t deals, std::uint64_t nodes) {
  std::vector<TechniqueSwitch> techniques;
  for (const std::string_view name : klondike::techniques()) {
    const bool for_many = name == "offset-dominance" || name == "draw-one-oracle" || name == "restarts";
    techniques.push_back(
        {name, for_many ? [](const Rules& rules) { return rules.draw > 1; } : klondike::fits, "klondike"});
  }
  print_table("klondike", {"klondike", "klondike-3"}, techniques, deals, nodes);
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  const bool klondike = !words.empty() && words[0] == "klondike";
  words.erase(words.begin(), words.begin() + (klondike ? 1 : 0));
  const auto number = [&](std::size_t i, std::uint64_t otherwise) {
    return words.size() > i ? std::strtoull(words[i].c_str(), nullptr, 10) : otherwise;
  };
  const std::uint64_t deals = number(0, klondike ? 1000 : 200);
  const std::uint64_t nodes = number(1, klondike ? 1'000'000 : 100'000);
  std::cout << fmt::format("{} deals of each game, at most {} nodes a deal.\n", deals, nodes);
  if (klondike) {
    print_klondike(deals, nodes);
  } else {
    print_general("dfs", deals, nodes);
    print_general("auto", deals, nodes);
    print_hopeful(deals, nodes);
  }
  return 0;
}
