#include <algorithm>
#include <vector>

#include <nlohmann/json.hpp>

#include <sabar/api/patience/flights.hpp>
#include <sabar/core/card_text.hpp>
#include <sabar/rules/patience/piles.hpp>

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

nlohmann::ordered_json flights_between(const Session& before, const Session& after) {
  const Table& then = before.table();
  const Table& now = after.table();
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
    const bool seen = before.shows(from->pile, from->place) || after.shows(to.pile, to.place);
    list.push_back({{"from", pile_name(before.rules(), from->pile)},
                    {"from_place", from->place},
                    {"to", pile_name(before.rules(), to.pile)},
                    {"to_place", to.place},
                    {"card", seen ? nlohmann::ordered_json(to_text(card)) : nlohmann::ordered_json()}});
    left.erase(from);
  }
  return list;
}

}  // namespace sabar
