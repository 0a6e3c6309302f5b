#include <fmt/format.h>

#include <sabar/core/card_text.hpp>
#include <sabar/games/patience/formats/deal_json.hpp>
#include <sabar/games/patience/formats/each.hpp>
#include <sabar/games/patience/formats/piles.hpp>

namespace sabar {
namespace {

using formats::Json;

// A number of a table, which may be left out.
Result<int> counter(const Json& table, const char* name, int otherwise) {
  const auto at = table.find(name);
  if (at == table.end()) {
    return otherwise;
  }
  const auto* number = at->get_ptr<const Json::number_unsigned_t*>();
  if (number == nullptr || *number > 1000000) {
    return fail("a whole number is wanted", fmt::format("\"{}\"", name));
  }
  return static_cast<int>(*number);
}

Result<TablePile> pile_from(const Json& json, const std::string& where) {
  const auto cards = json.find("cards");
  if (cards == json.end() || !cards->is_array()) {
    return fail("a pile has a list \"cards\"", where);
  }
  TablePile pile;
  for (const Json& entry : *cards) {
    const auto* text = entry.get_ptr<const std::string*>();
    const auto card = parse_card(text != nullptr ? *text : "");
    if (!card) {
      return fail(card.error().message, fmt::format("{}, card {}", where, pile.cards.size() + 1), card.error().hint);
    }
    pile.cards.push_back(*card);
  }
  const auto down = counter(json, "face_down", 0);
  if (!down) {
    return fail(down.error().message, where);
  }
  pile.face_down = static_cast<std::size_t>(*down);
  return pile;
}

Result<Table> piles_from(const Rules& rules, const Json& json) {
  const auto piles = json.is_object() ? json.find("piles") : json.end();
  if (!json.is_object() || piles == json.end() || !piles->is_array()) {
    return fail("a table has a list \"piles\"", "\"table\"");
  }
  Table table;
  table.piles.resize(map_piles(rules).piles);
  std::vector<bool> seen(table.piles.size(), false);
  for (std::size_t i = 0; i < piles->size(); ++i) {
    const std::string where = fmt::format("\"piles\", entry {}", i + 1);
    const Json& entry = (*piles)[i];
    if (!entry.is_object()) {
      return fail("an object with \"name\" and \"cards\" is wanted", where);
    }
    const auto number = parse_pile(rules, formats::json_text(entry, "name"));
    if (!number) {
      return fail(number.error().message, where, number.error().hint);
    }
    auto pile = pile_from(entry, where);
    if (!pile || seen[*number]) {
      return pile ? fail("this pile is there twice", where) : tl::unexpected(pile.error());
    }
    seen[*number] = true;
    table.piles[*number] = *std::move(pile);
  }
  return table;
}

}  // namespace

Result<Table> table_from_json(const Rules& rules, const nlohmann::json& json) {
  auto table = piles_from(rules, json);
  if (!table) {
    return table;
  }
  const auto base = counter(json, "base", formats::base_on_table(rules, *table));
  const auto redeals = counter(json, "redeals", 0);
  const auto gathers = counter(json, "gathers", 0);
  for (const auto* number : {&base, &redeals, &gathers}) {
    if (!*number) {
      return tl::unexpected(number->error());
    }
  }
  table->base = *base;
  table->redeals = *redeals;
  table->gathers = *gathers;
  return formats::check_position(rules, *table).map([&] { return *std::move(table); });
}

}  // namespace sabar
