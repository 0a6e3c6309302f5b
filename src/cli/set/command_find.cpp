// sabar set find: all sets among some cards, by each method, with what it had to try.
#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/json.hpp>
#include <sabar/cli/set/argument.hpp>
#include <sabar/cli/set/commands.hpp>
#include <sabar/cli/set/view.hpp>
#include <sabar/cli/set/words.hpp>
#include <sabar/games/set/brute.hpp>
#include <sabar/games/set/deal.hpp>

namespace sabar::cli {
namespace {

Result<std::vector<set::Card>> given_cards(const SetFindOptions& options) {
  if (options.deal) {
    auto order = set::deal_order(*options.deal, options.attributes);
    if (options.size > order.size()) {
      return fail("--size is out of range", {}, fmt::format("the deck has {} cards", order.size()));
    }
    order.resize(static_cast<std::size_t>(options.size));
    return order;
  }
  if (options.cards.size() == 1 && options.cards.front() == "-") {
    return read_input("-").and_then([&](const std::string& text) { return read_set_cards(text, options.attributes); });
  }
  return read_set_cards(fmt::format("{}", fmt::join(options.cards, " ")), options.attributes);
}

struct MethodRun {
  std::string_view name;
  set::Found found;
};

Result<std::vector<MethodRun>> run_methods(const SetFindOptions& options, const std::vector<set::Card>& cards) {
  const auto only = options.method.empty() ? Result<set::Finder>(set::Finder::bits) : set::parse_finder(options.method);
  if (!only) {
    return tl::unexpected(only.error());
  }
  std::vector<MethodRun> runs;
  for (const set::FinderInfo& info : set::finder_list()) {
    if (options.method.empty() || info.finder == *only) {
      runs.push_back({info.name, set::find_sets(info.finder, cards, options.attributes)});
    }
  }
  return runs;
}

std::vector<set::Card> cards_of(const set::Triple& places, const std::vector<set::Card>& cards) {
  return {cards[places.a], cards[places.b], cards[places.c]};
}

Json find_json(const SetFindOptions& options, const std::vector<set::Card>& cards, const std::vector<MethodRun>& runs) {
  Json json;
  json["deal"] = options.deal ? Json(*options.deal) : Json();
  json["cards"] = set_codes_json(cards, options.attributes);
  json["sets"] = Json::array();
  for (const set::Triple& places : runs.front().found.sets) {
    json["sets"].push_back(set_codes_json(cards_of(places, cards), options.attributes));
  }
  json["methods"] = Json::array();
  for (const MethodRun& run : runs) {
    json["methods"].push_back({{"method", run.name}, {"tried", run.found.tried}, {"sets", run.found.sets.size()}});
  }
  return json;
}

std::string find_text(const SetFindOptions& options, Language language, const std::vector<set::Card>& cards,
                      const std::vector<MethodRun>& runs) {
  const SetWords& words = set_words(language);
  std::string text = options.deal ? set_cards_text(cards, options.attributes, language) + "\n" : std::string();
  const auto& sets = runs.front().found.sets;
  text += filled_words(words.found, cards.size(), sets.size());
  for (const set::Triple& places : sets) {
    text += set_line(cards_of(places, cards), options.attributes, language);
  }
  if (sets.empty() && cards.size() == 3) {
    text += set_line(cards, options.attributes, language);
  }
  text += "\n";
  for (const MethodRun& run : runs) {
    text += filled_words(run.name == "brute" ? words.triples : words.pairs, run.name, run.found.tried);
  }
  return text;
}

}  // namespace

Result<int> run_set_find(const SetFindOptions& options) {
  const auto language = parse_language(options.language);
  if (!language) {
    return tl::unexpected(language.error());
  }
  const auto cards = given_cards(options);
  if (!cards) {
    return tl::unexpected(cards.error());
  }
  if (cards->size() < 3) {
    return fail(fmt::format("{} cards are too few", cards->size()), {}, "a set has three; give three or more");
  }
  const auto runs = run_methods(options, *cards);
  if (!runs) {
    return tl::unexpected(runs.error());
  }
  fmt::print("{}", options.json ? json_line(find_json(options, *cards, *runs)) + "\n"
                                : find_text(options, *language, *cards, *runs));
  return static_cast<int>(0);
}

std::string set_find_help() {
  std::string text = "Methods:\n";
  for (const set::FinderInfo& method : set::finder_list()) {
    text += fmt::format("  {:<10} {}\n", method.name, method.summary);
  }
  return text +
         "Cards are codes of four letters: number S D T (1 2 3), colour H M U (green red purple), filling A K P "
         "(striped\n"
         "open solid), shape O W G (oval diamond squiggle). Numbers 0 (SHAO) to 80 (TUPG) and names also do.\n"
         "Examples:\n"
         "  sabar set find SHAO DMAW TUAG\n"
         "  sabar set find 'one green striped oval, two red striped diamonds, three purple striped squiggles'\n"
         "  sabar set find --deal 17 --method pairs\n"
         "  sabar set find 0 40 80 41 39 --json";
}

}  // namespace sabar::cli
