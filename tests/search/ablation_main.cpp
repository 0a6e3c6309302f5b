// sabar_ablation: what each technique saves, as a table for docs/techniques.md.
//
//   sabar_ablation [DEALS [NODES]]
//
// Complete search over deals 1..DEALS of real games, at most NODES nodes a deal: with all techniques, and with each of
// them switched off in turn.
#include <cstdlib>
#include <ctime>
#include <iostream>

#include "cross_check.hpp"

namespace {

using namespace sabar;

constexpr std::string_view kGames[] = {"klondike",    "klondike-3",         "canfield", "freecell-2",
                                       "bakers-game", "seahaven-towers",    "fan",      "king-albert",
                                       "east-haven",  "beleaguered-castle", "pyramid",  "pyramid-strict",
                                       "golf",        "black-hole"};

struct Spent {
  bool decided = false;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

std::vector<Spent> search_deals(const Rules& rules, std::uint64_t deals, std::uint64_t nodes,
                                const std::string& without) {
  const std::string_view solver = hole_model_fits(rules) ? "auto" : "dfs";
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

// The table of the games that are searched by one solver.
void print_table(std::string_view solver, std::uint64_t deals, std::uint64_t nodes) {
  std::vector<TechniqueSwitch> techniques = technique_switches();
  std::erase_if(techniques, [&](const TechniqueSwitch& each) { return each.solver != solver; });
  std::cout << "\n| game | decided |";
  for (const TechniqueSwitch& technique : techniques) {
    std::cout << fmt::format(" `{}` |", technique.name);
  }
  std::cout << "\n|---|---|";
  for (std::size_t i = 0; i < techniques.size(); ++i) {
    std::cout << "---|";
  }
  for (const std::string_view name : kGames) {
    const Rules& rules = (*find_game(name))->rules;
    if (hole_model_fits(rules) != (solver == "auto")) {
      continue;
    }
    const auto all = search_deals(rules, deals, nodes, {});
    const auto decided = std::count_if(all.begin(), all.end(), [](const Spent& each) { return each.decided; });
    std::cout << fmt::format("\n| {} | {} |", name, decided) << std::flush;
    for (const TechniqueSwitch& technique : techniques) {
      const std::string without(technique.name);
      std::cout << (technique.applies(rules)
                        ? fmt::format(" {} |", cell(search_deals(rules, deals, nodes, without), all))
                        : " – |")
                << std::flush;
    }
  }
  std::cout << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t deals = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 200;
  const std::uint64_t nodes = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 100'000;
  std::cout << fmt::format("{} deals of each game, at most {} nodes a deal.\n", deals, nodes);
  print_table("dfs", deals, nodes);
  print_table("auto", deals, nodes);
  return 0;
}
