#include <array>

#include <fmt/format.h>

#include <sabar/games/patience/deal.hpp>
#include <sabar/games/patience/deal_order.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/rules/game_file.hpp>
#include <sabar/solvers/fingerprint.hpp>
#include <sabar/solvers/search.hpp>

namespace sabar {
namespace {

constexpr std::uint64_t kNodesOfADeal = 100'000;

// One game of every kind of table and of every solver, some seconds in all.
constexpr auto kParts = std::to_array<FingerprintPart>({
    {"klondike", 1, 100},
    {"klondike-3", 1, 40},
    {"freecell", 1, 20},
    {"bakers-game", 1, 5},
    {"spider-1", 1, 5},
    {"spider-4", 1, 2},
    {"yukon", 1, 10},
    {"canfield", 1, 5},
    {"pyramid", 1, 10},
    {"golf", 1, 20},
    {"black-hole", 1, 10},
    {"accordion", 1, 2},
    {"gaps", 1, 2},
});

Result<Table> dealt(const Rules& rules, std::uint64_t number) {
  return order_of_deal(Scheme::sabar, Natural(number), rules.deck).and_then([&](const auto& cards) {
    return deal_cards(rules, cards, usual_order(rules, Scheme::sabar));
  });
}

}  // namespace

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
    const auto solution =
        dealt(rules, number).and_then([&](const Table& table) { return solve("auto", rules, table, options); });
    if (!solution) {
      return fail(solution.error().message, fmt::format("{} {}", part.game, number), solution.error().hint);
    }
    sum.nodes += solution->nodes;
    sum.solved += solution->verdict == Verdict::solved ? 1 : 0;
    sum.unsolvable += solution->verdict == Verdict::unsolvable ? 1 : 0;
  }
  return sum;
}

}  // namespace sabar
