// sabar deal: prints a deal, by number, by shuffle, or of given cards.
#include <optional>

#include <fmt/format.h>

#include <sabar/core/tokens.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/random/shuffle_names.hpp>

#include "command.hpp"
#include "deal_argument.hpp"
#include "deal_view.hpp"
#include "io.hpp"

namespace sabar::cli {
namespace {

// What the options say, checked once for all deals of a call.
struct DealPlan {
  const Layout* layout = nullptr;
  Scheme scheme = Scheme::sabar;
  bool by_shuffle = false;
  DealOrder order = DealOrder::row;
  CardStyle style = CardStyle::symbols;
};

Result<DealPlan> make_plan(const DealOptions& options) {
  DealPlan plan;
  const auto layout = find_layout(options.game);
  if (!layout) {
    return tl::unexpected(layout.error());
  }
  plan.layout = *layout;
  plan.by_shuffle = !options.shuffle.empty() || !options.generator.empty();
  if (!options.scheme.empty()) {
    if (plan.by_shuffle) {
      return fail("a scheme fixes the shuffle and its generator", {},
                  "give --scheme, or --shuffle and --rng, not both");
    }
    const auto scheme = parse_scheme(options.scheme);
    if (!scheme) {
      return tl::unexpected(scheme.error());
    }
    plan.scheme = *scheme;
  }
  const auto style = parse_style(options.style);
  if (!style) {
    return tl::unexpected(style.error());
  }
  plan.style = *style;
  plan.order = plan.scheme == Scheme::solvitaire && !plan.layout->pyramid ? DealOrder::backwards : DealOrder::row;
  if (!options.order.empty()) {
    const auto order = parse_deal_order(options.order);
    if (!order) {
      return tl::unexpected(order.error());
    }
    plan.order = *order;
  }
  return plan;
}

Result<std::uint64_t> seed_of(const Natural& number) {
  const auto seeds = parse_numbers(number.text(), "seed");
  if (!seeds) {
    return fail(fmt::format("seed {} is too large", number.text()), {}, "seeds of a generator are 0..2^64-1");
  }
  return seeds->front();
}

Result<std::vector<Card>> shuffled_deck(const DealPlan& plan, DealSource& source, const Natural& number) {
  const auto seed = seed_of(number);
  if (!seed) {
    return tl::unexpected(seed.error());
  }
  auto shuffler = Shuffler::make(source.shuffle, source.generator, *seed);
  if (!shuffler) {
    return tl::unexpected(shuffler.error());
  }
  source.shuffle = shuffler->choice().text();
  source.generator = shuffler->generator_info().name;
  const std::vector<Card> deck = make_deck(plan.layout->deck);
  Permutation order = identity(deck.size());
  (*shuffler)(order);
  std::vector<Card> cards;
  for (const Place place : order) {
    cards.push_back(deck[place]);
  }
  return cards;
}

void print_deal(const Deal& deal, const DealSource& source, CardStyle style, const DealOptions& options) {
  if (options.json) {
    Json json;
    json["game"] = deal.layout->name;
    if (source.shuffle.empty()) {
      json["scheme"] = source.scheme;
      json["deal"] = source.number;
    } else {
      json["shuffle"] = source.shuffle;
      json["rng"] = source.generator;
      json["seed"] = source.number;
    }
    json.update(deal_json(deal));
    fmt::print("{}\n", json_line(json));
  } else if (options.text) {
    fmt::print("{}\n", deal_text(deal, source));
  } else {
    fmt::print("{}: {}, order {}\n\n{}\n{}\n", deal.layout->title, source.text(), to_text(deal.order),
               deal_view(deal, {style, use_colour(stdout)}), suits_view(deal));
  }
}

Result<> deal_one(const DealPlan& plan, const DealSource& source, const std::vector<Card>& cards,
                  const DealOptions& options) {
  const auto deal = lay_out(*plan.layout, cards, plan.order);
  if (!deal) {
    return tl::unexpected(deal.error());
  }
  print_deal(*deal, source, plan.style, options);
  return {};
}

// Cards in the order they are dealt; other formats are recognised so that the message can say what is wanted.
Result<std::vector<Card>> parse_order(const std::string& text) {
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  if (start == std::string::npos) {
    return fail("there are no cards", {}, "give the cards in the order they are dealt: AH 10D …");
  }
  if (text.compare(start, 10, "sabar-deal") == 0 || text[start] == '{') {
    return fail("this is a laid-out deal", {}, "a file holds the cards alone, in the order they are dealt: AH 10D …");
  }
  return parse_cards(text);
}

Result<> deal_file(const DealPlan& plan, const std::string& path, const DealOptions& options) {
  if (plan.by_shuffle || !options.scheme.empty()) {
    return fail("given cards are dealt as they lie", path, "leave out --scheme, --shuffle and --rng");
  }
  return read_input(path)
      .and_then([](const std::string& text) { return parse_order(text); })
      .and_then([&](const auto& cards) {
        return deal_one(plan, DealSource{"cards", path, {}, {}}, cards, options);
      });
}

Result<> deal_number(const DealPlan& plan, const Natural& number, const DealOptions& options) {
  DealSource source{std::string(scheme_info(plan.scheme).name), number.text(), {}, {}};
  if (plan.by_shuffle) {
    source.shuffle = options.shuffle.empty() ? kDefaultShuffle : options.shuffle;
    source.generator = options.generator.empty() ? kDefaultGenerator : options.generator;
  }
  const auto cards =
      plan.by_shuffle ? shuffled_deck(plan, source, number) : order_of_deal(plan.scheme, number, plan.layout->deck);
  if (!cards) {
    return tl::unexpected(cards.error());
  }
  return deal_one(plan, source, *cards, options);
}

Result<> deal_argument(const DealPlan& plan, const DealArgument& argument, const DealOptions& options) {
  if (!argument.path.empty()) {
    return deal_file(plan, argument.path, options);
  }
  for (Natural number = argument.first; number <= argument.last; number.multiply_add(1, 1)) {
    if (auto done = deal_number(plan, number, options); !done) {
      return done;
    }
  }
  return {};
}

}  // namespace

Result<int> run_deal(const DealOptions& options) {
  const auto plan = make_plan(options);
  if (!plan) {
    return tl::unexpected(plan.error());
  }
  std::vector<std::string> deals = options.deals;
  if (deals.empty()) {
    // No number given: one of the first million, short enough to pass on to a friend.
    deals.push_back(fmt::format("{}", 1 + fresh_seed() % 1000000));
  }
  for (const std::string& text : deals) {
    auto done = parse_deal_argument(text).and_then(
        [&](const DealArgument& argument) { return deal_argument(*plan, argument, options); });
    if (!done) {
      return tl::unexpected(done.error());
    }
  }
  return kExitSuccess;
}

std::string deal_help() {
  std::string text = "Games:\n";
  for (const Layout& layout : layout_list()) {
    text += fmt::format("  {:<16} {}\n", layout.name, layout.title);
  }
  text += "Schemes:\n";
  for (const SchemeInfo& info : scheme_list()) {
    text += fmt::format("  {:<16} {}; numbers {}\n", info.name, info.summary, info.numbers);
  }
  text +=
      "Examples:\n"
      "  sabar deal klondike 17\n"
      "  sabar deal freecell 617 --scheme ms\n"
      "  sabar deal klondike 1..3 --scheme solvitaire --json\n"
      "  sabar deal klondike 5 --shuffle sattolo --rng pcg64 --order column\n"
      "  sabar shuffle --as letters | sabar deal klondike - --order column";
  return text;
}

}  // namespace sabar::cli
