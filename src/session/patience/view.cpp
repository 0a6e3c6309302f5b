// What a front end draws. docs/formats.md describes the object.
#include <algorithm>
#include <bit>
#include <iterator>

#include <nlohmann/json.hpp>

#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/session/patience/carry.hpp>
#include <sabar/session/patience/places.hpp>
#include <sabar/session/patience/session.hpp>
#include <sabar/session/patience/timeline.hpp>

namespace sabar {
namespace {

using Json = nlohmann::ordered_json;

class Viewer {
public:
  Viewer(const Session& session, const Timeline& line)
      : session_(session), rules_(session.rules()), line_(line), facts_(line.engine().facts()), map_(facts_.map) {}

  [[nodiscard]] Json origin() const {
    Json json;
    const DealOrigin& origin = session_.origin();
    json["text"] = to_text(origin);
    json["scheme"] = origin ? Json(scheme_info(origin->scheme).name) : Json();
    json["deal"] = origin ? Json(origin->number.text()) : Json();
    json["order"] = origin ? Json(to_text(origin->order)) : Json();
    return json;
  }

  [[nodiscard]] Json progress() const {
    const Progress progress = session_.progress();
    return {{"done", progress.done}, {"total", progress.total}, {"percent", progress.percent()}};
  }

  [[nodiscard]] Json redeals_left() const {
    return rules_.redeals == kUnlimited ? Json("unlimited") : Json(rules_.redeals - session_.table().redeals);
  }

  [[nodiscard]] Json groups() const {
    Json list = Json::array();
    for (std::size_t g = 0; g < rules_.groups; ++g) {
      const Group& group = rules_.group[g];
      Json piles = Json::array();
      for (std::size_t i = 0; i < group.count; ++i) {
        piles.push_back(name(map_.first[g] + i));
      }
      list.push_back({{"kind", to_text(group.kind)}, {"piles", piles}, {"grid_columns", group.grid_columns}});
    }
    return list;
  }

  [[nodiscard]] Json piles() const {
    Json list = Json::array();
    for (std::size_t g = 0; g < rules_.groups; ++g) {
      const PileKind kind = rules_.group[g].kind;
      const bool spread = kind == PileKind::place || kind == PileKind::grid;
      const std::vector<Spot> spots = spread ? arrange(rules_.group[g]) : std::vector<Spot>{};
      for (std::size_t i = 0; i < rules_.group[g].count; ++i) {
        list.push_back(pile(g, map_.first[g] + i));
        if (spread) {
          list.back()["row"] = spots[i].row;
          list.back()["x"] = spots[i].x;
        }
      }
    }
    return list;
  }

  [[nodiscard]] Json legal() const {
    Json list = Json::array();
    for (const Move& move : session_.legal()) {
      list.push_back(move_json(move));
    }
    return list;
  }

  // Where the top cards of a pile can go, and the text to send back.
  [[nodiscard]] Json destinations() const {
    Json list = Json::array();
    for (const Move& move : session_.legal()) {
      if (move.kind == MoveKind::transfer) {
        add_destination(list, move.from, move.to, move, 1);
      } else if (move.kind == MoveKind::pair) {
        add_destination(list, move.from, move.to, move, 1);
        add_destination(list, move.to, move.from, move, 1);
      }
    }
    for (const Carry& carry : list_carries(line_.engine(), line_.position())) {
      add_destination(list, carry.move.from, carry.move.to, carry.move, carry.moves);
    }
    return list;
  }

  [[nodiscard]] Json move_json(const Move& move) const {
    Json json = {{"move", to_text(rules_, move)}};
    switch (move.kind) {
      case MoveKind::transfer:
      case MoveKind::pair:
        json["from"] = name(move.from);
        json["to"] = name(move.to);
        json["count"] = move.count;
        json["card"] = grasped(move.from, move.count);
        break;
      case MoveKind::draw: {
        const bool one_target = rules_.draw_to == PileKind::waste || rules_.draw_to == PileKind::hole;
        json["from"] = name(facts_.stock);
        json["to"] = one_target ? Json(name(*only_pile(rules_, rules_.draw_to))) : Json();
        break;
      }
      case MoveKind::redeal:
        json["from"] = name(facts_.waste);
        json["to"] = name(facts_.stock);
        break;
      case MoveKind::gather:
        break;
    }
    return json;
  }

private:
  [[nodiscard]] std::string name(std::size_t pile) const { return pile_name(rules_, pile); }

  [[nodiscard]] Json pile(std::size_t g, std::size_t number) const {
    const auto& cards = session_.table().piles[number].cards;
    const Group& group = rules_.group[g];
    Json faces = Json::array();
    for (std::size_t place = 0; place < cards.size(); ++place) {
      faces.push_back(session_.shows(number, place) ? Json(to_text(cards[place])) : Json());
    }
    Json json = {{"name", name(number)}, {"kind", to_text(group.kind)}, {"group", g}, {"count", cards.size()}};
    json["cards"] = std::move(faces);
    if (group.kind == PileKind::place) {
      json["blocked"] = session_.blocked(number);
    }
    if (const patience::CardSet own = facts_.belongs[number]; own != patience::kAllCards) {
      json["suit"] = suit_name(Card::from_index(std::countr_zero(own)).suit());
    }
    return json;
  }

  // The card a hand takes hold of: the lowest one, of a row's pile the one in sight.
  [[nodiscard]] std::string grasped(std::size_t from, std::size_t count) const {
    const auto& cards = session_.table().piles[from].cards;
    const bool row = rules_.group[map_.group_of[from]].kind == PileKind::row;
    return to_text(row ? cards.back() : cards[cards.size() - count]);
  }

  void add_destination(Json& list, std::size_t from, std::size_t to, const Move& move, std::size_t moves) const {
    const std::string pile = name(from);
    auto entry = std::find_if(list.begin(), list.end(),
                              [&](const Json& known) { return known["pile"] == pile && known["count"] == move.count; });
    if (entry == list.end()) {
      list.push_back({{"pile", pile}, {"count", move.count}, {"card", grasped(from, move.count)}});
      list.back()["to"] = Json::array();
      entry = std::prev(list.end());
    }
    (*entry)["to"].push_back({{"pile", name(to)}, {"move", to_text(rules_, move)}, {"moves", moves}});
  }

  const Session& session_;
  const Rules& rules_;
  const Timeline& line_;
  const patience::Facts& facts_;
  const PileMap& map_;
};

}  // namespace

Json Session::view_json() const {
  const Viewer viewer(*this, *line_);
  Json json;
  json["game"] = name();
  json["title"] = game_->title;
  for (const LanguageInfo& info : kOfferedLanguages) {
    if (const std::string& title = game_->title_in(info.language); title != game_->title) {
      json["titles"][std::string(info.tag)] = title;
    }
  }
  json["rules"] = game_->identity.text();
  json["origin"] = viewer.origin();
  json["moves_made"] = moves_made();
  json["redo_count"] = redo_count();
  json["can_undo"] = can_undo();
  json["can_redo"] = can_redo();
  json["won"] = won();
  json["stuck"] = stuck();
  json["progress"] = viewer.progress();
  json["seconds"] = seconds();
  json["base"] = rank_text(table_.base);
  json["redeals_left"] = viewer.redeals_left();
  json["gathers_left"] = rules().gathers - table_.gathers;
  json["groups"] = viewer.groups();
  json["piles"] = viewer.piles();
  json["legal"] = viewer.legal();
  json["destinations"] = viewer.destinations();
  return json;
}

Json Session::move_json(const Move& move) const { return Viewer(*this, *line_).move_json(move); }

std::string Session::view() const { return view_json().dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace sabar
