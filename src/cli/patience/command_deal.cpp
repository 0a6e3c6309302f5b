// sabar deal: prints a deal, by number, by shuffle, or as a file holds it.
#include <optional>

#include <fmt/format.h>

#include <sabar/cli/command.hpp>
#include <sabar/cli/io.hpp>
#include <sabar/cli/patience/deal_argument.hpp>
#include <sabar/cli/patience/deal_view.hpp>
#include <sabar/cli/patience/winnable.hpp>
#include <sabar/core/tokens.hpp>
#include <sabar/games/patience/formats/formats.hpp>
#include <sabar/random/scheme.hpp>
#include <sabar/random/shuffles/shuffle_names.hpp>

namespace sabar::cli {
namespace {

// What the options say, checked once for all deals of a call.
struct DealPlan {
  GameFile game;
  Scheme scheme = Scheme::sabar;
  bool by_shuffle = false;
  DealOrder order = DealOrder::row;
  CardStyle style = CardStyle::symbols;
  std::optional<DealFormat> format;  // none: for people
};

// Where a deal came from, as it is printed with it: scheme and number, or shuffle, generator and seed.
struct DealSource {
  std::string scheme;   // empty when a shuffle was chosen
  std::string number;   // deal number, or seed
  std::string shuffle;  // empty when a scheme was chosen
  std::string generator;

  // "sabar:17", "shuffle sattolo, generator pcg64, seed 17".
  [[nodiscard]] std::string text() const {
    return shuffle.empty() ? fmt::format("{}:{}", scheme, number)
                           : fmt::format("shuffle {}, generator {}, seed {}", shuffle, generator, number);
  }
};

Result<> plan_scheme(const DealOptions& options, DealPlan& plan) {
  plan.by_shuffle = !options.shuffle.empty() || !options.generator.empty();
  if (options.scheme.empty()) {
    return {};
  }
  if (plan.by_shuffle) {
    return fail("a scheme fixes the shuffle and its generator", {}, "give --scheme, or --shuffle and --rng, not both");
  }
  return parse_scheme(options.scheme).map([&](Scheme scheme) { plan.scheme = scheme; });
}

Result<> plan_order(const DealOptions& options, DealPlan& plan) {
  plan.order = usual_order(plan.game.rules, plan.scheme);
  if (options.order.empty()) {
    return {};
  }
  return parse_deal_order(options.order).map([&](DealOrder order) { plan.order = order; });
}

Result<> plan_output(const DealOptions& options, DealPlan& plan) {
  if (options.json || options.text) {
    plan.format = options.json ? DealFormat::json : DealFormat::text;
  } else if (!options.format.empty()) {
    const auto format = parse_deal_format(options.format);
    if (!format) {
      return tl::unexpected(format.error());
    }
    plan.format = *format;
  }
  return parse_style(options.style).map([&](CardStyle style) { plan.style = style; });
}

Result<DealPlan> make_plan(const DealOptions& options) {
  auto game = game_argument(options.game);
  if (!game) {
    return tl::unexpected(game.error());
  }
  DealPlan plan;
  plan.game = *std::move(game);
  return plan_scheme(options, plan)
      .and_then([&] { return plan_order(options, plan); })
      .and_then([&] { return plan_output(options, plan); })
      .map([&] { return std::move(plan); });
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
  const std::vector<Card> deck = make_deck(plan.game.rules.deck);
  Permutation order = identity(deck.size());
  (*shuffler)(order);
  std::vector<Card> cards;
  for (const Place place : order) {
    cards.push_back(deck[place]);
  }
  return cards;
}

Json record(const GameFile& game, const DealFile& deal, const DealSource& source) {
  Json json;
  json["game"] = game.name;
  json["rules"] = game.identity.text();
  if (source.shuffle.empty()) {
    json["scheme"] = source.scheme;
    json["deal"] = source.number;
  } else {
    json["shuffle"] = source.shuffle;
    json["rng"] = source.generator;
    json["seed"] = source.number;
  }
  json.update(deal_json(game.rules, deal.table, deal.order));
  return json;
}

Result<> print_deal(const DealPlan& plan, const DealFile& deal, const DealSource& source) {
  if (plan.format == DealFormat::json) {
    fmt::print("{}\n", json_line(record(plan.game, deal, source)));
    return {};
  }
  if (plan.format) {
    return write_deal(plan.game, deal, *plan.format).map([&](const std::string& text) {
      // A blank line parts our texts; the other formats are as other programs want them.
      fmt::print("{}{}", text, plan.format == DealFormat::text ? "\n" : "");
    });
  }
  const std::string order = deal.order ? fmt::format(", order {}", to_text(*deal.order)) : std::string();
  fmt::print("{}: {}{}, rules {}\n\n{}\n{}\n", plan.game.title, source.text(), order, plan.game.short_identity(),
             deal_view(plan.game.rules, deal.table, {plan.style, use_colour(stdout)}),
             suits_view(plan.game.rules, deal.table));
  return {};
}

// "sabar:17" of a file says more than the file's name.
DealSource source_of_file(const DealFile& deal, const std::string& path) {
  const std::size_t colon = deal.source.find(':');
  if (colon == std::string::npos) {
    return {std::string(to_text(deal.format)), path, {}, {}};
  }
  return {deal.source.substr(0, colon), deal.source.substr(colon + 1), {}, {}};
}

Result<> deal_text(const DealPlan& plan, const DealText& text, const std::string& path, const DealOptions& options) {
  return read_deal(plan.game, text, plan.order).and_then([&](DealFile deal) -> Result<> {
    if (deal.format != DealFormat::cards && !options.order.empty()) {
      return fail("this deal is laid out already", path, "leave out --order");
    }
    const DealSource source = source_of_file(deal, path);
    deal.source = deal.source.empty() ? source.text() : deal.source;
    return print_deal(plan, deal, source);
  });
}

Result<> deal_file(const DealPlan& plan, const std::string& path, const DealOptions& options) {
  if (plan.by_shuffle || !options.scheme.empty()) {
    return fail("given cards are dealt as they lie", path, "leave out --scheme, --shuffle and --rng");
  }
  return read_input(path).and_then([&](const std::string& text) -> Result<> {
    auto deals = split_deals(text);
    if (deals.empty()) {
      deals.push_back({text});
    }
    for (const DealText& deal : deals) {
      if (auto done = deal_text(plan, deal, path, options); !done) {
        return done;
      }
    }
    return {};
  });
}

Result<> deal_number(const DealPlan& plan, const Natural& number, const DealOptions& options) {
  DealSource source{std::string(scheme_info(plan.scheme).name), number.text(), {}, {}};
  if (plan.by_shuffle) {
    source.shuffle = options.shuffle.empty() ? kDefaultShuffle : options.shuffle;
    source.generator = options.generator.empty() ? kDefaultGenerator : options.generator;
  }
  const Rules& rules = plan.game.rules;
  const auto cards =
      plan.by_shuffle ? shuffled_deck(plan, source, number) : order_of_deal(plan.scheme, number, rules.deck);
  return cards.and_then([&](const std::vector<Card>& deck) { return deal_cards(rules, deck, plan.order); })
      .and_then([&](Table table) {
        return print_deal(plan, DealFile{std::move(table), DealFormat::cards, source.text(), plan.order}, source);
      });
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

Result<int> deal_winnable(const DealPlan& plan, const DealOptions& options) {
  if (!options.deals.empty()) {
    return fail("--winnable finds the deal by itself", {}, "leave out the deal, or --winnable");
  }
  return find_winnable(plan.game, options.winnable, options.scheme, options.order)
      .and_then([&](const WinnableDeal& found) { return deal_number(plan, found.deal.number, options); })
      .map([] { return static_cast<int>(kExitSuccess); });
}

}  // namespace

Result<int> run_deal(const DealOptions& given) {
  DealOptions options = given;
  shift_deal(options.game, options.deals);
  const auto plan = make_plan(options);
  if (!plan) {
    return tl::unexpected(plan.error());
  }
  if (options.winnable.wanted) {
    return deal_winnable(*plan, options);
  }
  if (options.deals.empty()) {
    // No number given: one of the first million, short enough to pass on to a friend.
    options.deals.push_back(fmt::format("{}", 1 + fresh_seed() % 1000000));
  }
  for (const std::string& text : options.deals) {
    auto done = parse_deal_argument(text).and_then(
        [&](const DealArgument& argument) { return deal_argument(*plan, argument, options); });
    if (!done) {
      return tl::unexpected(done.error());
    }
  }
  return kExitSuccess;
}

std::string deal_help() {
  std::string text =
      "Games: `sabar games` lists them; `board` has the sizes --rows, --sets, --cards and --closed.\n"
      "Schemes:\n";
  for (const SchemeInfo& info : scheme_list()) {
    text += fmt::format("  {:<16} {}; numbers {}\n", info.name, info.summary, info.numbers);
  }
  text +=
      "Formats of a file, told apart by content, and of --format:\n"
      "  text             ours, every pile on a line\n"
      "  json             ours, for programs\n"
      "  fc-solve         a column on a line, as fc-solve has it\n"
      "  solvitaire       Solvitaire's JSON\n"
      "  A file may also hold the cards alone, in the order they are dealt.\n"
      "Examples:\n"
      "  sabar deal klondike 17\n"
      "  sabar deal freecell 617 --scheme ms --format fc-solve\n"
      "  sabar deal klondike 1..3 --scheme solvitaire --json\n"
      "  sabar deal klondike 5 --shuffle sattolo --rng pcg64 --order column\n"
      "  sabar deal --rules my.rules 17\n"
      "  sabar deal klondike-3 --winnable --difficulty hard --seed 5\n"
      "  sabar deal board 1 --rows 4 --sets 2\n"
      "  sabar shuffle --as letters | sabar deal klondike - --order column";
  return text;
}

}  // namespace sabar::cli
