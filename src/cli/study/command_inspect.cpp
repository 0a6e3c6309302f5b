// sabar inspect: what kind of permutation is this, and what deal does it make?
#include <optional>

#include <fmt/format.h>

#include <sabar/cli/command.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/patience/deal_view.hpp>
#include <sabar/cli/study/inspect_view.hpp>
#include <sabar/cli/study/permutation_argument.hpp>

namespace sabar::cli {
namespace {

// The deal a permutation makes.
struct InspectedDeal {
  GameFile game;
  DealOrder order = DealOrder::row;
  Table table;
};

// Only a deck of the game's size can be dealt; other permutations go without.
Result<std::optional<InspectedDeal>> deal_of(PermutationView p, const InspectOptions& options) {
  const auto game = game_argument(options.game);
  const auto order = parse_deal_order(options.order);
  if (!game || !order) {
    return tl::unexpected(game ? order.error() : game.error());
  }
  const std::vector<Card> deck = make_deck(game->rules.deck);
  if (deck.size() != p.size()) {
    return std::optional<InspectedDeal>{};
  }
  std::vector<Card> cards;
  for (const Place place : p) {
    cards.push_back(deck[place]);
  }
  return deal_cards(game->rules, cards, *order).map([&](Table table) {
    return std::optional(InspectedDeal{*game, *order, std::move(table)});
  });
}

void print_text(PermutationView p, const std::optional<InspectedDeal>& deal, CardStyle style, bool table) {
  fmt::print("{}", permutation_view(p));
  if (table) {
    fmt::print("\n{}", fixed_point_table(p));
  }
  if (deal) {
    const Rules& rules = deal->game.rules;
    fmt::print("\nDealt to {}, order {}:\n\n{}\n{}", deal->game.title, to_text(deal->order),
               deal_view(rules, deal->table, {style, use_colour(stdout)}), suits_view(rules, deal->table));
    fmt::print("Suit counts of one deal say nothing about a shuffle; `sabar lab shuffles` tests many.\n");
  }
}

}  // namespace

Result<int> run_inspect(const InspectOptions& options) {
  if (!options.perm && options.path == "-" && is_terminal(stdin)) {
    return fail("there is nothing to inspect", {}, "give --perm \"6 12 …\" or a file");
  }
  const auto text = options.perm ? Result<std::string>(*options.perm) : read_input(options.path);
  const auto p = text.and_then([](const std::string& input) { return parse_permutation(input); });
  if (!p) {
    return tl::unexpected(p.error());
  }
  const auto deal = deal_of(*p, options);
  const auto style = parse_style(options.style);
  if (!deal || !style) {
    return tl::unexpected(deal ? style.error() : deal.error());
  }
  if (options.json) {
    Json json = permutation_json(*p);
    if (*deal) {
      json["deal"] = Json{{"game", (*deal)->game.name}, {"rules", (*deal)->game.identity.text()}};
      json["deal"].update(deal_json((*deal)->game.rules, (*deal)->table, (*deal)->order));
    }
    fmt::print("{}\n", json_line(json));
  } else {
    print_text(*p, *deal, *style, options.table);
  }
  return kExitSuccess;
}

std::string inspect_help() {
  return "Examples:\n"
         "  sabar inspect --perm \"3 1 2 5 4\"\n"
         "  sabar shuffle --algorithm sattolo | sabar inspect - --table\n"
         "  sabar shuffle --seed 7 --as letters | sabar inspect - --game freecell --order row";
}

}  // namespace sabar::cli
