// A deal for programs: the piles people ask for by name, and every pile in "table".
#include <span>

#include <sabar/cli/patience/deal_view.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/games/patience/deal_shape.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/rules_json.hpp>

namespace sabar::cli {
namespace {

Json cards_json(const std::vector<Card>& cards) {
  Json list = Json::array();
  for (const Card card : cards) {
    list.push_back(to_text(card));
  }
  return list;
}

Json suits_json(const Rules& rules, const Table& table) {
  Json json;
  for (const Area& area : suits_per_area(rules, table)) {
    for (const Suit suit : kSuits) {
      json[std::string(area.name)][std::string(suit_name(suit))] = area.suits[static_cast<std::size_t>(suit)];
    }
  }
  return json;
}

}  // namespace

Json deal_json(const Rules& rules, const Table& table, std::optional<DealOrder> order) {
  const PileMap map = map_piles(rules);
  Json columns = Json::array();
  Json rows = Json::array();
  Json face_down = Json::array();
  Json stock = Json::array();
  for (std::size_t g = 0; g < rules.groups; ++g) {
    const auto piles = std::span(table.piles).subspan(map.first[g], rules.group[g].count);
    if (rules.group[g].kind == PileKind::column) {
      for (const TablePile& pile : piles) {
        columns.push_back(cards_json(pile.cards));
        face_down.push_back(pile.face_down);
      }
    } else if (rules.group[g].kind == PileKind::place) {
      for (const auto& places : place_rows(rules.group[g])) {
        std::vector<Card> cards;
        std::size_t down = 0;
        for (const std::size_t place : places) {
          cards.insert(cards.end(), piles[place].cards.begin(), piles[place].cards.end());
          down += piles[place].face_down;
        }
        rows.push_back(cards_json(cards));
        face_down.push_back(down);
      }
    } else if (rules.group[g].kind == PileKind::stock) {
      stock = cards_json({piles[0].cards.rbegin(), piles[0].cards.rend()});
    }
  }
  Json json;
  json["order"] = order ? Json(to_text(*order)) : Json(nullptr);
  json[rows.empty() ? "columns" : "rows"] = rows.empty() ? columns : rows;
  json["face_down"] = face_down;
  json["stock"] = stock;
  json["suits"] = suits_json(rules, table);
  json["table"] = table_json(rules, table);
  return json;
}

}  // namespace sabar::cli
