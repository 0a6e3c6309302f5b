#include <algorithm>
#include <vector>

#include <nlohmann/json.hpp>

#include <sabar/api/patience/flights.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/piles.hpp>
#include <sabar/rules/patience/sight.hpp>

namespace sabar {
namespace {

struct Spot {
  std::size_t pile;
  std::size_t place;
};

// How many cards from the bottom have stayed.
std::size_t stayed(const TablePile& before, const TablePile& after) {
  const std::size_t most = std::min(before.cards.size(), after.cards.size());
  std::size_t same = 0;
  while (same < most && before.cards[same] == after.cards[same]) {
    ++same;
  }
  return same;
}

}  // namespace

nlohmann::ordered_json flights_between(const Rules& rules, const Table& then, const Table& now) {
  const PileMap map = map_piles(rules);
  const auto seen_at = [&](const Table& table, const Spot& spot) {
    return in_sight(rules.group[map.group_of[spot.pile]], table.piles[spot.pile], spot.place);
  };
  std::vector<Spot> left;
  std::vector<Spot> come;
  for (std::size_t pile = 0; pile < then.piles.size(); ++pile) {
    const std::size_t same = stayed(then.piles[pile], now.piles[pile]);
    for (std::size_t place = then.piles[pile].cards.size(); place > same; --place) {
      left.push_back({pile, place - 1});
    }
    for (std::size_t place = same; place < now.piles[pile].cards.size(); ++place) {
      come.push_back({pile, place});
    }
  }
  auto list = nlohmann::ordered_json::array();
  for (const Spot& to : come) {
    const Card card = now.piles[to.pile].cards[to.place];
    // Packs have equal cards; which of them flies does not matter, as long as it is another pile if there is one.
    const auto fits = [&](const Spot& spot) { return then.piles[spot.pile].cards[spot.place] == card; };
    auto from =
        std::find_if(left.begin(), left.end(), [&](const Spot& spot) { return spot.pile != to.pile && fits(spot); });
    from = from == left.end() ? std::find_if(left.begin(), left.end(), fits) : from;
    if (from == left.end()) {
      continue;
    }
    const bool seen = seen_at(then, *from) || seen_at(now, to);
    list.push_back({{"from", pile_name(rules, from->pile)},
                    {"from_place", from->place},
                    {"to", pile_name(rules, to.pile)},
                    {"to_place", to.place},
                    {"card", seen ? nlohmann::ordered_json(to_text(card)) : nlohmann::ordered_json()}});
    left.erase(from);
  }
  return list;
}

}  // namespace sabar
