// sabar set count: the mathematics of SET, part by part.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include <sabar/cli/pegs/work.hpp>
#include <sabar/cli/set/commands.hpp>
#include <sabar/cli/set/count_view.hpp>
#include <sabar/cli/set/games_view.hpp>
#include <sabar/cli/set/words.hpp>
#include <sabar/core/nearest_name.hpp>
#include <sabar/core/result.hpp>

namespace sabar::cli {
namespace {

constexpr std::uint64_t kUsualSpreadCards = 12;
constexpr std::uint64_t kUsualClassCards = 9;

enum class SetPart { deck, hands, sets, ultrasets, classes, games };

struct SetPartInfo {
  SetPart part;
  std::string_view name;
  std::string_view summary;
};
constexpr std::array<SetPartInfo, 6> kSetParts = {{
    {SetPart::deck, "deck", "sets in the deck, sets of every card, sets by differing attributes"},
    {SetPart::hands, "hands", "hands without a set by size, the chance of no set, the largest with its proof"},
    {SetPart::sets, "sets", "how many hands of --cards cards hold 0, 1, 2 … sets"},
    {SetPart::ultrasets, "ultrasets", "hands without an ultraset"},
    {SetPart::classes, "classes", "hands of any kind that affine maps tell apart, up to --cards cards"},
    {SetPart::games, "games", "simulated games: cards left, tables without a set, for each policy"},
}};

Result<std::vector<SetPart>> chosen_parts(const SetCountOptions& options) {
  if (options.parts.empty()) {
    return std::vector{SetPart::deck, SetPart::hands};
  }
  std::vector<std::string_view> names;
  for (const SetPartInfo& info : kSetParts) {
    names.push_back(info.name);
  }
  std::vector<SetPart> parts;
  for (const std::string& name : options.parts) {
    const auto found = std::ranges::find(kSetParts, name, &SetPartInfo::name);
    if (found == kSetParts.end()) {
      return fail(fmt::format("unknown part {}", quote_input(name)), {}, nearest_name_hint(name, names));
    }
    parts.push_back(found->part);
  }
  return parts;
}

Result<std::vector<lab::SetPolicy>> chosen_policies(const SetCountOptions& options) {
  std::vector<lab::SetPolicy> policies;
  for (const std::string& name : options.policies) {
    const auto policy = lab::parse_set_policy(name);
    if (!policy) {
      return tl::unexpected(policy.error());
    }
    policies.push_back(*policy);
  }
  for (const lab::SetPolicyInfo& info : lab::set_policies()) {
    if (options.policies.empty()) {
      policies.push_back(info.policy);
    }
  }
  return policies;
}

// Says at once what would go wrong after long work.
Result<> check_set_count(const SetCountOptions& options, const std::vector<SetPart>& parts) {
  const auto asked = [&](SetPart part) { return std::ranges::find(parts, part) != parts.end(); };
  const bool hands = asked(SetPart::hands) || asked(SetPart::ultrasets) || asked(SetPart::classes);
  if (hands && options.attributes > set::kMostCountedAttributes) {
    return fail(
        "the hands of so many attributes are too many to count", {},
        fmt::format("--attributes 1 to {} can be counted; part deck also does more", set::kMostCountedAttributes));
  }
  if (asked(SetPart::sets) && options.cards && (*options.cards < 3 || *options.cards > set::kMostSpreadCards)) {
    return fail("--cards is out of range for part sets", {}, fmt::format("give 3 to {}", set::kMostSpreadCards));
  }
  if (asked(SetPart::classes) && options.cards && (*options.cards < 1 || *options.cards > set::kMostAnyCards)) {
    return fail("--cards is out of range for part classes", {}, fmt::format("give 1 to {}", set::kMostAnyCards));
  }
  if (asked(SetPart::sets) && options.attributes != set::kUsualAttributes) {
    return fail("part sets is for the usual deck only", {}, "leave out --attributes");
  }
  if (asked(SetPart::games) && options.games == 0) {
    return fail("--games is out of range", {}, "give 1 or more");
  }
  return {};
}

class SetCounter {
public:
  SetCounter(const SetCountOptions& options, Language language)
      : options_(options), style_{language, options.attributes} {}

  // Whether the part was counted to its end.
  bool print(SetPart part, const std::vector<lab::SetPolicy>& policies) {
    switch (part) {
      case SetPart::deck:
        return print_deck();
      case SetPart::hands:
        return print_hands(set::Hands::set_free, set::deck_size(options_.attributes));
      case SetPart::ultrasets:
        return print_hands(set::Hands::ultraset_free, set::deck_size(options_.attributes));
      case SetPart::classes:
        return print_hands(set::Hands::any, static_cast<std::size_t>(options_.cards.value_or(kUsualClassCards)));
      case SetPart::sets:
        return print_spread();
      case SetPart::games:
        return std::ranges::all_of(policies, [&](lab::SetPolicy policy) { return print_games(policy); });
    }
    return true;
  }

private:
  template <class Work>
  auto watched(std::string_view SetWords::*counted_things, const Work& work) const {
    const SetWords& words = set_words(style_.language);
    const std::string what(words.*counted_things);
    return work_watched(
        std::string(words.counting), [&what] { return what; },
        [&](const std::atomic<bool>& stop) {
          return work(Guard{&stop, {}});
        });
  }

  void put(const Json& json, const std::string& text) {
    fmt::print("{}{}", first_ || options_.json ? "" : "\n", options_.json ? json_line(json) + "\n" : text);
    std::fflush(stdout);
    first_ = false;
  }

  bool print_deck() {
    const set::DeckCounts deck = set::count_deck(options_.attributes);
    put(deck_json(deck), deck_text(deck, style_));
    return true;
  }

  bool print_hands(set::Hands kind, std::size_t most) {
    const set::HandCounts counts = watched(
        &SetWords::hands, [&](const Guard& guard) { return set::count_hands(kind, options_.attributes, most, guard); });
    put(hands_json(kind, counts, style_), hands_text(kind, counts, style_));
    return counts.halt == Halt::exhausted;
  }

  bool print_spread() {
    const auto cards = static_cast<std::size_t>(options_.cards.value_or(kUsualSpreadCards));
    const set::SetSpread spread =
        watched(&SetWords::sets, [&](const Guard& guard) { return set::spread_of_sets(cards, guard); });
    put(spread_json(spread), spread_text(spread, style_));
    return spread.halt == Halt::exhausted;
  }

  bool print_games(lab::SetPolicy policy) {
    const lab::SetGamesOptions games{policy, options_.games, options_.seed};
    const lab::SetGamesReport report =
        watched(&SetWords::games, [&](const Guard& guard) { return lab::play_set_games(games, guard); });
    put(set_games_json(games, report), set_games_text(games, report, style_.language));
    return report.halt == Halt::exhausted;
  }

  const SetCountOptions& options_;
  SetCountStyle style_;
  bool first_ = true;
};

}  // namespace

Result<int> run_set_count(const SetCountOptions& options) {
  const auto language = parse_language(options.language);
  if (!language) {
    return tl::unexpected(language.error());
  }
  const auto parts = chosen_parts(options);
  if (!parts) {
    return tl::unexpected(parts.error());
  }
  const auto policies = chosen_policies(options);
  if (!policies) {
    return tl::unexpected(policies.error());
  }
  if (auto good = check_set_count(options, *parts); !good) {
    return tl::unexpected(good.error());
  }
  SetCounter counter(options, *language);
  for (const SetPart part : *parts) {
    if (!counter.print(part, *policies)) {
      break;  // interrupted
    }
  }
  return static_cast<int>(kExitSuccess);
}

std::string set_count_help() {
  std::string text = "Parts:\n";
  for (const SetPartInfo& info : kSetParts) {
    text += fmt::format("  {:<10} {}\n", info.name, info.summary);
  }
  text += "Policies of the simulated games:\n";
  for (const lab::SetPolicyInfo& info : lab::set_policies()) {
    text += fmt::format("  {:<10} {}\n", info.name, info.summary);
  }
  return text +
         "Without PART: deck and hands. All numbers but those of the simulated games are exact. Ctrl-C ends a long "
         "count and\n"
         "prints what there is.\n"
         "Examples:\n"
         "  sabar set count\n"
         "  sabar set count hands --attributes 3\n"
         "  sabar set count sets --cards 9\n"
         "  sabar set count games --games 1000000 --policy first --seed 7 --json";
}

}  // namespace sabar::cli
