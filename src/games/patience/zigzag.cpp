#include <sabar/games/patience/zigzag.hpp>

namespace sabar::patience {

ZigzagDeal deal_zigzag(std::span<const Card> cards, std::size_t columns) {
  ZigzagDeal deal{std::vector<std::vector<Card>>(columns), std::vector<std::size_t>(columns)};
  std::size_t next = 0;
  const auto give = [&](std::size_t column, bool face_up) {
    if (next == cards.size()) {
      return;
    }
    deal.columns[column].push_back(cards[next++]);
    deal.closed[column] += face_up ? 0 : 1;
  };
  // A row runs over the columns low … high, from either side; the column it begins with is then left out.
  std::size_t low = 0;
  std::size_t high = columns;  // one past the last
  for (bool rightward = true; low < high; rightward = !rightward) {
    for (std::size_t i = 0; i < high - low; ++i) {
      give(rightward ? low + i : high - 1 - i, i == 0);
    }
    rightward ? ++low : --high;
  }
  for (std::size_t column = 1; next < cards.size(); column = column + 1 < columns ? column + 1 : 1) {
    give(columns > 1 ? column : 0, true);
  }
  for (std::size_t i = 0; i < columns; ++i) {
    if (!deal.columns[i].empty() && deal.closed[i] == deal.columns[i].size()) {
      --deal.closed[i];
    }
  }
  return deal;
}

}  // namespace sabar::patience
