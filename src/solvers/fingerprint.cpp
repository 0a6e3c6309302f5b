#include <array>

#include <fmt/format.h>

#include <sabar/games/patience/deal_order.hpp>
#include <sabar/games/patience/numbered_deal.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/patience/game_file.hpp>
#include <sabar/solvers/fingerprint.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {
namespace {

constexpr std::uint64_t kNodesOfADeal = 100'000;

// One game of every kind of table and of every solver, some seconds in all.
constexpr auto kParts = std::to_array<FingerprintPart>({
    {"auto", "klondike", 1, 100},
    {"auto", "klondike-3", 1, 40},
    {"auto", "freecell", 1, 20},
    {"auto", "bakers-game", 1, 5},
    {"auto", "spider-1", 1, 5},
    {"auto", "spider-4", 1, 2},
    {"auto", "yukon", 1, 10},
    {"auto", "canfield", 1, 5},
    {"auto", "pyramid", 1, 10},
    {"auto", "golf", 1, 20},
    {"auto", "black-hole", 1, 10},
    {"auto", "accordion", 1, 2},
    {"auto", "gaps", 1, 2},
    {"auto", "forty-thieves", 1, 4},
    {"dfs", "seahaven-towers", 1, 2},
    {"best-first", "eight-off", 1, 2},
    {"beam", "fan", 1, 2},
    {"greedy", "klondike", 1, 100},
});

Result<Table> dealt(const Rules& rules, std::uint64_t number) {
  return deal_of(rules, {Scheme::sabar, Natural(number), usual_order(rules, Scheme::sabar)});
}

}  // namespace

std::string FingerprintPart::name() const { return fmt::format("{} {} {}..{}", solver, game, first, last); }

std::span<const FingerprintPart> fingerprint_parts() { return kParts; }

Result<PartNodes> measure_part(const FingerprintPart& part) {
  const auto game = find_game(part.game);
  if (!game) {
    return tl::unexpected(game.error());
  }
  const Rules& rules = (*game)->rules;
  SearchOptions options;
  options.budget.nodes = kNodesOfADeal;
  PartNodes sum;
  for (std::uint64_t number = part.first; number <= part.last; ++number) {
    auto solution = dealt(rules, number).and_then([&](const Table& table) {
      return solve_despite_faults(part.solver, rules, table, options);
    });
    if (!solution) {
      return fail(solution.error().message, fmt::format("{} {} {}", part.solver, part.game, number),
                  solution.error().hint);
    }
    sum.nodes += solution->nodes;
    sum.solved += solution->verdict == Verdict::solved ? 1 : 0;
    sum.unsolvable += solution->verdict == Verdict::unsolvable ? 1 : 0;
    if (solution->fault) {
      sum.faults.push_back({number, solution->verdict, *std::move(solution->fault)});
    }
  }
  return sum;
}

Result<std::string> fingerprint_text() {
  std::string text;
  std::uint64_t sum = 0;
  for (const FingerprintPart& part : kParts) {
    const auto nodes = measure_part(part);
    if (!nodes) {
      return tl::unexpected(nodes.error());
    }
    if (!nodes->faults.empty()) {
      return fail(nodes->faults[0].fault.reason, fmt::format("{}, deal {}", part.name(), nodes->faults[0].number));
    }
    text += fmt::format("{}: {}\n", part.name(), nodes->nodes);
    sum += nodes->nodes;
  }
  return text + fmt::format("Bench: {}\n", sum);
}

}  // namespace sabar
