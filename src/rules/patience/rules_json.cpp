#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/rules_json.hpp>

namespace sabar {
namespace {

using Json = nlohmann::ordered_json;

// Names of enumerators, in the order of their declarations.
constexpr std::array<std::string_view, 5> kOrderNames = {"none", "down", "up", "both", "same"};
constexpr std::array<std::string_view, 5> kSuitRuleNames = {"any", "same", "alternate", "same-colour", "other"};
constexpr std::array<std::string_view, 5> kFillNames = {"any", "none", "rank", "base", "waste"};
constexpr std::array<std::string_view, 7> kLiftNames = {"none",        "top",   "run", "whole-run",
                                                        "freeing-run", "group", "pile"};
constexpr std::array<std::string_view, 3> kCollectNames = {"cards", "runs-by-hand", "runs-at-once"};
constexpr std::array<std::string_view, 4> kPairsNames = {"none", "sum", "same-rank", "beaten"};
constexpr std::array<std::string_view, 6> kGoalNames = {"foundations", "empty", "ordered", "one-pile", "rows", "left"};

template <class Enum, std::size_t N>
std::string_view enumerator(const std::array<std::string_view, N>& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

Json card_list(std::span<const Card> cards) {
  Json list = Json::array();
  for (const Card card : cards) {
    list.push_back(to_text(card));
  }
  return list;
}

Json start_list(const Group& group) {
  std::vector<Card> cards;
  for (std::size_t i = 0; i < group.start_count; ++i) {
    cards.push_back(Card::from_index(group.start[i]));
  }
  return card_list(cards);
}

// The numbers of the bits that are set.
Json bit_list(std::uint64_t bits) {
  Json list = Json::array();
  for (unsigned i = 0; i < 64; ++i) {
    if ((bits >> i & 1U) != 0) {
      list.push_back(i);
    }
  }
  return list;
}

Json blocked_list(const Group& group) {
  Json list = Json::array();
  for (std::size_t i = 0; i < group.count && group.kind == PileKind::place; ++i) {
    list.push_back(bit_list(group.blocked_by[i]));
  }
  return list;
}

Json kind_list(std::span<const PileKind> kinds) {
  Json list = Json::array();
  for (const PileKind kind : kinds) {
    list.push_back(to_text(kind));
  }
  return list;
}

Json number_list(const Group& group, const std::array<std::uint8_t, kMaxGroupPiles>& values) {
  return std::vector<int>(values.begin(), values.begin() + group.count);
}

Json group_json(const Group& group) {
  const Build& build = group.build;
  return {{"kind", to_text(group.kind)},
          {"count", group.count},
          {"hold", group.hold},
          {"build",
           {{"order", enumerator(kOrderNames, build.order)},
            {"suits", enumerator(kSuitRuleNames, build.suits)},
            {"step", build.step},
            {"wrap", build.wrap}}},
          {"stop", group.stop},
          {"fill", enumerator(kFillNames, group.fill)},
          {"fill_rank", group.fill_rank},
          {"fill_from", kind_list(std::span(group.fill_from).first(group.fill_from_count))},
          {"lift", enumerator(kLiftNames, group.lift)},
          {"lift_suits", enumerator(kSuitRuleNames, group.lift_suits)},
          {"collect", enumerator(kCollectNames, group.collect)},
          {"deal", number_list(group, group.deal)},
          {"closed", number_list(group, group.closed)},
          {"deal_rest", group.deal_rest},
          {"kings_first", group.kings_first},
          {"start_first", group.start_first},
          {"start", start_list(group)},
          {"blocked_by", blocked_list(group)},
          {"grid_columns", group.grid_columns},
          {"row_suits", group.row_suits},
          {"steps", bit_list(group.steps)},
          {"match_suit", group.match_suit},
          {"match_rank", group.match_rank}};
}

Json goal_json(const Goal& goal) {
  std::vector<PileKind> kinds;
  for (std::size_t k = 0; k < kPileKinds; ++k) {
    if ((goal.kinds >> k & 1U) != 0) {
      kinds.push_back(static_cast<PileKind>(k));
    }
  }
  return {{"kind", enumerator(kGoalNames, goal.kind)}, {"kinds", kind_list(kinds)}, {"count", goal.count}};
}

}  // namespace

Json rules_json(const Rules& rules) {
  Json groups = Json::array();
  for (std::size_t g = 0; g < rules.groups; ++g) {
    groups.push_back(group_json(rules.group[g]));
  }
  return {{"deck", {{"packs", rules.deck.packs}, {"suits", rules.deck.suits}, {"ranks", rules.deck.ranks}}},
          {"take", rules.take},
          {"remove_rank", rules.remove_rank},
          {"draw", rules.draw},
          {"draw_to", to_text(rules.draw_to)},
          {"draw_needs_full", rules.draw_needs_full},
          {"redeals", rules.redeals == kUnlimited ? Json("unlimited") : Json(rules.redeals)},
          {"gathers", rules.gathers},
          {"zigzag", rules.zigzag},
          {"pairs", enumerator(kPairsNames, rules.pairs)},
          {"pair_sum", rules.pair_sum},
          {"goal", goal_json(rules.goal)},
          {"groups", groups}};
}

Json game_json(const GameFile& game) {
  Json translated = Json::object();
  for (const LanguageInfo& info : kOfferedLanguages) {
    const GameWords& words = game.translated[static_cast<std::size_t>(info.language)];
    if (words != GameWords{}) {
      translated[std::string(info.tag)] = {{"title", words.title}, {"notes", words.notes}};
    }
  }
  return {{"name", game.name},
          {"title", game.title},
          {"family", game.family},
          {"sources", game.sources},
          {"notes", game.notes},
          {"translated", translated},
          {"identity", game.identity.text()},
          {"rules", rules_json(game.rules)}};
}

Json table_json(const Rules& rules, const Table& table) {
  Json piles = Json::array();
  for (std::size_t p = 0; p < table.piles.size(); ++p) {
    const TablePile& pile = table.piles[p];
    piles.push_back({{"name", pile_name(rules, p)}, {"cards", card_list(pile.cards)}, {"face_down", pile.face_down}});
  }
  return {{"piles", piles}, {"base", table.base}, {"redeals", table.redeals}, {"gathers", table.gathers}};
}

}  // namespace sabar
