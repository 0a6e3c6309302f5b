// The view of a game of SET, field by field as docs/set.md lists them.
#include <algorithm>

#include <nlohmann/json.hpp>

#include <sabar/session/set/session.hpp>

namespace sabar {

using SetJson = nlohmann::ordered_json;

SetJson set_card_json(set::Card card, std::size_t attributes) {
  SetJson entry;
  entry["card"] = card;
  entry["code"] = set::code_of(card, attributes);
  for (std::size_t place = 0; place < attributes; ++place) {
    const set::Attribute attribute = set::attributes_of(attributes)[place];
    entry[std::string(set::attribute_key(attribute))] = set::value_key(attribute, set::digit(card, attributes, place));
  }
  for (const LanguageInfo& info : kOfferedLanguages) {
    entry["names"][std::string(info.tag)] = set::name_of(card, info.language, attributes);
  }
  return entry;
}

SetJson SetSession::view_json() const {
  SetJson view;
  view["game"] = variant().name;
  view["deal"] = deal() ? SetJson(*deal()) : SetJson();
  view["attributes"] = SetJson::array();
  for (const set::Attribute attribute : set::attributes_of(attributes())) {
    view["attributes"].push_back(set::attribute_key(attribute));
  }
  view["taken_together"] = rules().taken();
  view["more_by_itself"] = options().more_by_itself;
  view["taken"] = taken();
  view["more"] = more_count();
  view["wrong"] = wrong_calls();
  view["hints"] = hints();
  view["score"] = score();
  view["seconds"] = seconds();
  view["deck_left"] = deck_left();
  view["sets"] = takes().size();
  view["finished"] = finished();
  view["can_undo"] = can_undo();
  view["can_redo"] = can_redo();
  const std::vector<set::Card> laid_out = fresh();
  view["table"] = SetJson::array();
  for (const set::Card card : table()) {
    SetJson entry = set_card_json(card, attributes());
    entry["fresh"] = std::find(laid_out.begin(), laid_out.end(), card) != laid_out.end();
    view["table"].push_back(std::move(entry));
  }
  const auto made = moves();
  const auto last = std::find_if(made.rbegin(), made.rend(), [](const set::Take& move) { return !move.more(); });
  view["last"] = SetJson::array();
  if (last != made.rend()) {
    for (const set::Card card : last->list()) {
      view["last"].push_back(set_card_json(card, attributes()));
    }
  }
  return view;
}

std::string SetSession::view() const { return view_json().dump(-1, ' ', false, SetJson::error_handler_t::replace); }

}  // namespace sabar
