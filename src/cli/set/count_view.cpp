#include <algorithm>

#include <fmt/format.h>

#include <sabar/cli/io.hpp>
#include <sabar/cli/pegs/view.hpp>
#include <sabar/cli/set/count_view.hpp>
#include <sabar/cli/set/view.hpp>
#include <sabar/cli/set/words.hpp>

namespace sabar::cli {
namespace {

std::string grouped(std::uint64_t number) { return grouped_digits(fmt::format("{}", number)); }

std::string early_note(Halt halt, const SetCountWords& words) {
  return halt == Halt::exhausted ? std::string() : filled_words(words.not_all, to_text(halt));
}

std::string_view kind_key(set::Hands kind) {
  return kind == set::Hands::set_free ? "hands" : kind == set::Hands::ultraset_free ? "ultrasets" : "classes";
}

// The last level may be the proof that there is none.
bool proved(const set::HandCounts& counts) { return !counts.levels.empty() && counts.levels.back().hands == 0; }

}  // namespace

std::string deck_text(const set::DeckCounts& deck, const SetCountStyle& style) {
  const SetCountWords& words = set_count_words(style.language);
  std::string text = filled_words(words.deck, deck.cards, grouped(deck.sets));
  text += filled_words(words.each_card, deck.of_card.front());
  text += filled_words(words.most_taken, deck.most_taken);
  text += words.by_differing;
  for (std::size_t i = 1; i < deck.by_differing.size(); ++i) {
    text += filled_words(words.differing, i, grouped(deck.by_differing[i]),
                         100 * static_cast<double>(deck.by_differing[i]) / static_cast<double>(deck.sets));
  }
  return text + in_lines(filled_words(words.largest_known, fmt::join(set::known_largest_hands(), ", ")));
}

Json deck_json(const set::DeckCounts& deck) {
  return {{"part", "deck"},
          {"attributes", deck.attributes},
          {"cards", deck.cards},
          {"sets", deck.sets},
          {"sets_of_card", deck.of_card},
          {"sets_by_differing", deck.by_differing},
          {"most_taken", deck.most_taken},
          {"known_largest_hands", std::vector(set::known_largest_hands().begin(), set::known_largest_hands().end())}};
}

std::string hands_text(set::Hands kind, const set::HandCounts& counts, const SetCountStyle& style) {
  const SetCountWords& words = set_count_words(style.language);
  std::string text = filled_words(kind == set::Hands::set_free        ? words.free_title
                                  : kind == set::Hands::ultraset_free ? words.ultra_title
                                                                      : words.any_title,
                                  style.attributes, set::deck_size(style.attributes));
  const bool chances = kind != set::Hands::any;
  const auto row = [&](std::string_view cards, std::string_view hands, std::string_view classes,
                       std::string_view chance) {
    text += fmt::format("{}  {}  {}{}\n", padded_left(cards, 5), padded_left(hands, 19), padded_left(classes, 8),
                        chances ? padded_left(chance, 15) : "");
  };
  row(words.cards, words.hands, words.classes, words.chance);
  for (const set::HandLevel& level : counts.levels) {
    row(fmt::format("{}", level.cards), grouped(level.hands), grouped(level.classes),
        fmt::format("{:.6g}", level.chance()));
  }
  if (proved(counts) && chances) {
    text += in_lines(filled_words(words.largest, counts.most_cards(), set::codes_of(counts.largest, style.attributes)));
    text += filled_words(words.proof, counts.levels.back().cards);
  }
  return text + early_note(counts.halt, words);
}

// Numbers above 2^53 are texts: not every reader of JSON keeps their last digits.
Json hands_json(set::Hands kind, const set::HandCounts& counts, const SetCountStyle& style) {
  Json json{{"part", kind_key(kind)}, {"attributes", style.attributes}, {"halt", to_text(counts.halt)}};
  json["levels"] = Json::array();
  for (const set::HandLevel& level : counts.levels) {
    json["levels"].push_back({{"cards", level.cards},
                              {"hands", level.hands},
                              {"classes", level.classes},
                              {"all", fmt::format("{}", level.all)},
                              {"chance", level.chance()}});
  }
  json["largest"] = proved(counts) ? set_codes_json(counts.largest, style.attributes) : Json();
  return json;
}

std::string spread_text(const set::SetSpread& spread, const SetCountStyle& style) {
  const SetCountWords& words = set_count_words(style.language);
  if (spread.halt != Halt::exhausted) {
    return filled_words(words.spread, spread.cards) + early_note(spread.halt, words);
  }
  std::string text = filled_words(words.spread, spread.cards);
  const auto row = [&](std::string_view sets, std::string_view hands, std::string_view share) {
    text += fmt::format("{}  {}  {}\n", padded_left(sets, 5), padded_left(hands, 19), padded_left(share, 12));
  };
  row(words.sets, words.hands, words.share);
  for (std::size_t sets = 0; sets < spread.by_sets.size(); ++sets) {
    row(fmt::format("{}", sets), grouped(spread.by_sets[sets]),
        fmt::format("{:.6g}", static_cast<double>(spread.by_sets[sets]) / static_cast<double>(spread.all)));
  }
  return text + filled_words(words.spread_mean, spread.mean(), spread.most());
}

Json spread_json(const set::SetSpread& spread) {
  return {
      {"part", "sets"},    {"cards", spread.cards},           {"halt", to_text(spread.halt)},
      {"all", spread.all}, {"hands_by_sets", spread.by_sets}, {"mean", spread.all > 0 ? Json(spread.mean()) : Json()}};
}

}  // namespace sabar::cli
